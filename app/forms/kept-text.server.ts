/**
 * What `useKeptFields` does, for as long as a page's scripts are not there: at once what was typed before, so that a
 * shopper sees it and types on, and at the end what was typed now. In documents that save data, which have no other
 * script, it does so alone (decision 0256).
 */
import { KEPT_FORM, TEXT_TYPES } from "./use-kept-fields.ts";

/** The element's id. */
export const KEPT_TEXT = "kept-text";

const CODE =
  `const forms=[...document.querySelectorAll("[${KEPT_FORM}]")].map(form=>[form,...JSON.parse(form.dataset.kept)]);` +
  "try{" +
  'for(const[form,keys,isDraft]of forms){const kept=JSON.parse(keys.map(key=>sessionStorage[key]).find(Boolean)||"{}");' +
  "for(const name in kept){const field=form.elements[name],[printed,typed]=kept[name];" +
  // Radio buttons of one name are a list, with the value of the chosen one.
  "if(field&&(field[0]?![...field].some(one=>one.checked!=one.defaultChecked):field.value==field.defaultValue)" +
  "&&(!isDraft||field.value==printed))field.value=typed}}}catch{}" +
  // The browser itself sends it; scripts may come before its answer (use-kept-fields.ts).
  'addEventListener("submit",event=>{if(!event.defaultPrevented)event.target.dataset.sent=""});' +
  // Changes from before the scripts are told again when they come (start-later.server.ts).
  'addEventListener("input",({target,isTrusted})=>isTrusted&&delete target.form?.dataset.sent);' +
  'addEventListener("pagehide",()=>{try{if(!("sends"in document.documentElement.dataset))' +
  "for(const[form,keys,isDraft,isUnsent]of forms){const texts={};for(const field of form.elements)" +
  `if(${TEXT_TYPES}.test(field.type)?field.value!=(isUnsent?"":field.defaultValue)` +
  ':!isDraft&&field.type=="radio"&&field.checked&&(isUnsent||!field.defaultChecked))' +
  "texts[field.name]=[field.defaultValue,field.value];" +
  "for(const key of keys)delete sessionStorage[key];" +
  "if((form.dataset.sent==null||isDraft)&&Object.keys(texts)[0])sessionStorage[keys[0]]=JSON.stringify(texts)}}catch{}});";

/**
 * @param html a page
 * @param nonce of its policy
 * @returns the element to put at the end of its body; nothing where it has no such form
 */
export const keptTextScript = (html: string, nonce: string): string =>
  html.includes(`${KEPT_FORM}="`) ? `<script nonce="${nonce}" id="${KEPT_TEXT}">{${CODE}}</script>` : "";
