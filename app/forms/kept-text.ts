/**
 * Runs in the document. What `useKeptFields` does, for as long as a page's scripts are not there: at once what was
 * typed before, so that a shopper sees it and types on, and at the end what was typed now (decision 0256).
 */
import { KEPT_FORM, type Kept, type KeptFormFacts, TEXT_TYPES } from "./kept-form.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

const forms = [...document.querySelectorAll<HTMLFormElement>(`[${KEPT_FORM}]`)].map((form) => ({
  form,
  facts: JSON.parse(form.dataset.kept ?? "") as KeptFormFacts,
}));

function fillIn(form: HTMLFormElement, [keys, isDraft]: KeptFormFacts): void {
  const kept: Kept = JSON.parse(keys.map((key) => sessionStorage.getItem(key)).find(Boolean) ?? "{}");
  for (const name in kept) {
    const field = form.elements.namedItem(name) as Field | RadioNodeList | null;
    const [printed, typed] = kept[name] ?? [];
    // Radio buttons of one name are a list, with the value of the chosen one.
    const isUntouched =
      field instanceof RadioNodeList
        ? ![...(field as Iterable<Node>)].some((one) => isMoved(one as HTMLInputElement))
        : field?.value === field?.defaultValue;
    if (field && typed !== undefined && isUntouched && (!isDraft || field.value === printed)) field.value = typed;
  }
}

const isMoved = (radio: HTMLInputElement) => radio.checked !== radio.defaultChecked;

function keep(form: HTMLFormElement, [keys, isDraft, isUnsent]: KeptFormFacts): void {
  const texts: Record<string, Kept[string]> = {};
  for (const field of form.elements as Iterable<Element> as Iterable<HTMLInputElement>) {
    const isKept = TEXT_TYPES.test(field.type)
      ? field.value !== (isUnsent ? "" : field.defaultValue)
      : !isDraft && field.type === "radio" && field.checked && (isUnsent || !field.defaultChecked);
    if (isKept) texts[field.name] = [field.defaultValue, field.value];
  }
  for (const key of keys) sessionStorage.removeItem(key);
  const [key] = keys;
  const isKept = (form.dataset.sent === undefined || isDraft) && Object.keys(texts).length > 0;
  if (key !== undefined && isKept) sessionStorage.setItem(key, JSON.stringify(texts));
}

/** @param act what is done with each form, as far as the browser stores anything */
function forEachForm(act: (form: HTMLFormElement, facts: KeptFormFacts) => void): void {
  try {
    for (const { form, facts } of forms) act(form, facts);
  } catch {
    // Storage is full or forbidden.
  }
}

forEachForm(fillIn);
// The browser itself sends it; scripts may come before its answer (use-kept-fields.ts).
addEventListener("submit", (event) => {
  if (!event.defaultPrevented) (event.target as HTMLFormElement).dataset.sent = "";
});
// Changes from before the scripts are told again when they come (app/starter/kept-events.ts).
addEventListener("input", ({ target, isTrusted }) => {
  if (isTrusted) delete (target as Field).form?.dataset.sent;
});
addEventListener("pagehide", () => {
  if (!("sends" in document.documentElement.dataset)) forEachForm(keep);
});
