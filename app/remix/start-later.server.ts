/**
 * When a page's framework scripts start (decision 0254): at the first sign of a shopper, or when nobody has touched the
 * page for a while. Until then the browser itself follows links and sends forms, as without JavaScript. What only a
 * script acts on is kept meanwhile, and done when the scripts are there: buttons on which the browser does nothing, and
 * changed fields.
 */

import { CART_FORM } from "#app/cart/cart-form.tsx";
import { PREFIX, TURN } from "#app/writes/outbox.ts";
import { OF_PRODUCTS } from "#app/writes/write.ts";
import { LEADS_ON } from "#app/writes/writes-state.ts";
import { PRESSED_BY } from "#bff/domain/pressed-by.ts";
import { PAGE_DATA } from "./page-data.ts";

/** How Remix' `<Scripts>` begins a preload: without a nonce, which 'strict-dynamic' asks for. */
const PRELOAD = '<link rel="modulepreload"';
/** The script with which `<Scripts>` starts the page: static imports, then the client's entry. */
const MODULE_SCRIPT = /(<script [^>]*type="module"[^>]*>)(import "[\s\S]*?)(<\/script>)/;
/** `import "a";` or `import * as name from "a";` */
const STATIC_IMPORT = /import (?:\* as (\w+) from )?("[^"]+");\s*/g;
/** What the imports are for. */
const REST = /^window\.__remixRouteModules = \{[^;]*\};\s*import\("[^"]+"\);$/;

/** What a shopper who is about to act does first. Scrolling is one: the next thing is a press. */
const SIGNS = "pointermove pointerdown keydown focusin scroll";
/** What is kept: presses on buttons without an action of the browser, and changed fields. */
const KEPT = "click change";
/** How long a page that nobody touches waits once loaded, in milliseconds: countdowns and payments need scripts. */
const QUIET = 3000;
/** How long a page waits for its queue of writes (`app/writes/delivery.ts`) once its entry has run, in milliseconds. */
const LONGEST = 10_000;

/**
 * @param html as Remix prints it, with or without scripts
 * @param nonce for preloads, which compete with neither pictures nor fonts
 * @returns with preloads that load, and scripts that run, not before the page starts
 * @throws when Remix prints preloads without a script that it starts by
 */
export function startLater(html: string, nonce: string): string {
  if (!html.includes(PRELOAD)) return html;
  if (!MODULE_SCRIPT.test(html)) throw new Error("Remix starts a page in another way");
  return html
    .replaceAll(PRELOAD, `${PRELOAD} nonce="${nonce}" media="not all" fetchpriority="low"`)
    .replace(MODULE_SCRIPT, (_, tag: string, code: string, end: string) => tag + starter(code, leaveOf(html)) + end);
}

/**
 * Marks the document while the shopper waits for what was kept: progress shows, as on a change of page (`base.css`).
 * A typed text stands there already, and so does a quantity.
 */
const WAITING = "data-waits";
/** On what a shopper waits. */
const WAITED_FOR = "button,select,[type=checkbox],[type=radio]";
/** What the button beside a field that sends itself has (`ChangeButton`): they wait for what depends on it, too. */
const SENDS_ITSELF = "data-change";

/**
 * Runs in the document. − and + move their field at once, as `QuantityField` does: whatever sends the form, the browser
 * too, sends the right quantity. All else is kept, from React too, and done in its order when everything works, which
 * `app/writes/delivery.ts` marks the document with. If that cannot be loaded, the browser itself sends the forms.
 */
const LISTEN =
  `let wait=is=>document.documentElement.toggleAttribute("${WAITING}",is),` +
  "giveUp=()=>{wait(false);wait=()=>0};" +
  'const listen=(types,act,verb="add")=>types.split(" ").map(type=>window[verb+"EventListener"](type,act,true)),' +
  `signs="${SIGNS}",kept="${KEPT}",list=[],keep=event=>{let{type,target}=event;` +
  'if(type=="click"){target=target.closest("[type=button]:not([popovertarget])");' +
  'const field=target?.value&&target.parentNode.querySelector("[data-max]");' +
  "if(field){const{parentNode,dataset}=field,go=(text,by)=>Math.min(dataset.max,Math.max(1," +
  "(/^\\s*\\d{1,12}\\s*$/.test(text)&&+text)+ +by)),moved=go(field.value,target.value);" +
  'target=moved!=field.value&&field;field.value=moved;type="change";' +
  'for(const button of parentNode.querySelectorAll("button"))button.ariaDisabled=go(moved,button.value)==moved||null}}' +
  "if(target){event.stopImmediatePropagation();list.push([target,type]);" +
  `if(target.matches("${WAITED_FOR}")||target.form?.querySelector("[${SENDS_ITSELF}]"))wait(true)}},` +
  'act=async()=>{listen(kept,keep,"remove");for(const[target,type]of list.splice(0)){' +
  'if(type=="click")target.click();' +
  'else for(const name of["input","change"])target.dispatchEvent(new Event(name,{bubbles:true}));' +
  // React renders between two.
  "await 0}wait(false);submit()};" +
  "listen(kept,keep);" +
  'new MutationObserver(act).observe(document.documentElement,{attributeFilter:["data-sends"]});';

/** The entry of sessionStorage with the id of the write that the browser itself is sending. */
const ON_ITS_WAY = "onItsWay";

/** On the page that a write's answer has redirected to, it is done. */
const ARRIVED =
  `try{const id=sessionStorage.${ON_ITS_WAY},[{type,redirectCount}]=performance.getEntriesByType("navigation");` +
  `if(id){delete sessionStorage.${ON_ITS_WAY};if(type=="navigate"&&redirectCount)delete localStorage["${PREFIX}"+id]}}catch{}`;

/** How long a form's answer may take before other tabs go on, in milliseconds. */
const LONGEST_TURN = 20_000;

/**
 * Writes of the outbox (`app/writes/outbox.ts`), as the next page sends them. `store` gives false where the browser
 * stores nothing.
 * @param press a form and its button
 */
const STORE =
  "const newId=()=>Math.random().toString(36).slice(2,7).padEnd(5,0)," +
  'actionOf=([form,button])=>button?.getAttribute("formaction")||form.getAttribute("action"),' +
  `isWrite=press=>press[0].method=="post"&&/${OF_PRODUCTS.source}/.test(actionOf(press)),` +
  "store=(press,id=newId(),sent)=>{try{const[form,button]=press,body=new URLSearchParams(new FormData(form));" +
  'if(button?.name)body.append(button.name,button.value);body.delete("formToken");' +
  `const mark=/"mark":"([^"]+)/.exec(document.getElementById("${PAGE_DATA}").textContent);` +
  `if(mark)body.set("${PRESSED_BY}",mark[1]);` +
  `localStorage["${PREFIX}"+id]=JSON.stringify({id,action:actionOf(press),body:""+body,at:Date.now(),sent});` +
  "return true}catch{}};";

/**
 * The browser's own posts take their turn among the writes of all tabs: each answer writes the whole cart. When the
 * answer's page comes, the cookies are set. Scripts that come before the turn does take the press over.
 *
 * What follows a press does not undo it. A write is in the outbox while it is on its way, with the id that it is sent
 * with, by which it counts once: the page that its answer leads to takes it out, and any other, after a link, a reload,
 * Back or an address, sends it again. Another write is left to that page. A double click on a button that leads on is
 * one.
 */
const IN_TURN =
  "let turn,sent,isOwn;" +
  'const isLate=()=>"sends"in document.documentElement.dataset,' +
  "submit=()=>{if(!turn)return;const[form,button]=sent=turn;turn=0;sent.id=newId();" +
  `if(isWrite(sent)&&!isLate()&&store(sent,sent.id,Date.now()))sessionStorage.${ON_ITS_WAY}=sent.id;` +
  "wait(false);isOwn=1;form.requestSubmit(button);isOwn=0}," +
  `leave=()=>{try{delete sessionStorage.${ON_ITS_WAY}}catch{}if(turn&&isWrite(turn)){store(turn);turn=0}};` +
  'listen("formdata",({formData})=>{if(isOwn&&isWrite(sent)&&!formData.has("write"))formData.append("write",sent.id)});' +
  'listen("click",({target})=>target.closest("a")&&leave());' +
  'listen("pagehide",()=>{if(turn)leave()});' +
  'listen("submit",event=>{const{target,submitter}=event,press=[target,submitter];' +
  "if(isOwn||isLate()||!navigator.locks)return;" +
  "const stop=()=>{event.preventDefault();event.stopImmediatePropagation();wait(true)};" +
  "const before=turn||sent;" +
  `if(before?.[1]==submitter&&/${LEADS_ON.source}/.test(submitter?.name+"="+submitter?.value))return stop();` +
  "if(before&&isWrite(press)&&store(press))return stop();" +
  'leave();if(sent||target.method!="post")return;' +
  "stop();turn=press;" +
  `navigator.locks.request("${TURN}",()=>turn&&new Promise(done=>{` +
  `listen("pagehide",done);setTimeout(done,${LONGEST_TURN});submit()}))` +
  // Where locks are denied, as with all cookies blocked, nobody takes turns. In its own event a form cannot be sent.
  ".then(()=>sent=0,()=>setTimeout(submit))});";

/**
 * What a page does when it is left before its scripts are there, unless by the very form that was changed.
 * @param typed the fields that may hold a text of which no event was seen: it is being typed, or was typed before this
 * @param save what the page does with the `form` of a changed field, and the field's `parentNode`
 */
const leaving = (typed: string, save: string) =>
  'let own;listen("submit",event=>own=event.target);listen("pagehide",()=>{try{' +
  `if(!isLate()){for(const field of ${typed})` +
  'if(field.defaultValue!=null&&field.value!=field.defaultValue)list.push([field,"change"]);' +
  'for(const{form,parentNode}of new Set(list.splice(0).flatMap(([target,type])=>type=="change"?target:[])))' +
  `if(form&&form!=own){${save}}}}catch{}});`;

/** The cart leaves its changed quantities to the next page, as writes of the outbox (`app/writes/outbox.ts`). */
const LEAVE_CART = leaving(
  "[document.activeElement]",
  `const button=parentNode.parentNode.querySelector("[${SENDS_ITSELF}]");if(button)store([form,button])`,
);

/** The address page has the address stored as typed (`app/checkout/use-draft.ts`). */
const LEAVE_ADDRESS = leaving(
  'document.querySelectorAll("main input,textarea")',
  `if(form.querySelector("[${SENDS_ITSELF}]")){own=form;const body=new URLSearchParams(new FormData(form));` +
    'body.append("intent","keep");navigator.sendBeacon("/shipping.data",body)}',
);

function leaveOf(html: string): string {
  if (!html.includes(SENDS_ITSELF)) return "";
  return html.includes(`id="${CART_FORM}"`) ? LEAVE_CART : LEAVE_ADDRESS;
}

/**
 * The same imports as those of a module, when they are asked for.
 * @param leave what the page does besides when it is left before
 */
function starter(code: string, leave: string): string {
  const imports = [...code.matchAll(STATIC_IMPORT)];
  const names = imports.map(([, name = ""]) => name);
  const loads = imports.map(([, , from]) => `import(${from})`);
  const rest = code.replaceAll(STATIC_IMPORT, "").trim();
  if (!REST.test(rest)) throw new Error("Remix imports a page's modules in another way");
  return (
    `${LISTEN}${STORE}${ARRIVED}${IN_TURN}${leave}let begun;const start=async()=>{if(begun)return;begun=1;listen(signs,start,"remove");` +
    'document.querySelectorAll("[rel=modulepreload]").forEach(link=>link.media="");' +
    // Where a script cannot be loaded, which the browser itself reports, the page stays plain HTML: nobody waits.
    `const loaded=await Promise.all([${loads.join()}]).catch(()=>0);` +
    `if(!loaded)return giveUp();const[${names.join()}]=loaded;${rest.slice(0, -1)}.then(()=>setTimeout(act,${LONGEST}),giveUp)};` +
    "listen(signs,start);" +
    // As a script of the document it runs before `load`. Somebody waits for the answer to a pending write.
    `listen("load",()=>setTimeout(start,${QUIET}));try{` +
    `if(Object.keys(localStorage).some(key=>key.startsWith("${PREFIX}"))){wait(true);start()}}catch{}`
  );
}
