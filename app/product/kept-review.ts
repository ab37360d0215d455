import { stored } from "#app/components/stored.ts";

/** The forms that are watched already, and the entry of each. */
const watched = new WeakMap<HTMLFormElement, string>();

/**
 * Keeps the text of a review form over a reload and a change of the language, in `sessionStorage` of this tab: a review
 * is too long for the cookies. Without JavaScript nothing is promised.
 * @param customer whose mark it is kept for, "" for a guest: nobody else gets the text, but for a guest who signs in
 * @param isRefused the form was submitted and came back with errors
 */
export function keepReview(form: HTMLFormElement, product: number, customer: string, isRefused: boolean): void {
  const key = `review ${product} ${customer}`;
  if (watched.get(form) !== key) {
    if (customer) takeOver(`review ${product} `, key);
    showAgain(key, form);
    if (!watched.has(form)) watch(form);
    watched.set(form, key);
    // Text written before the script was loaded fired no event that we could observe. Only now: later, the text is what
    // has just been submitted, and its entry is deleted.
    if ([...form.elements].some(isWritten)) keep(form);
  }
  if (isRefused) keep(form);
}

/** How long typing pauses before the text is kept, in milliseconds. */
const PAUSE = 300;

/**
 * Keeps a form's text when typing pauses, and before the field or the page is left: writing a long text to the storage
 * with each letter makes the letters late.
 */
function watch(form: HTMLFormElement): void {
  const ended = new AbortController();
  const { signal } = ended;
  let due: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (!form.isConnected) ended.abort();
    if (due === undefined) return;
    clearTimeout(due);
    due = undefined;
    keep(form);
  };
  form.addEventListener("input", () => {
    clearTimeout(due);
    due = setTimeout(flush, PAUSE);
  });
  form.addEventListener("focusout", flush);
  form.addEventListener("submit", () => {
    clearTimeout(due);
    due = undefined;
    stored(() => sessionStorage.removeItem(watched.get(form) ?? ""));
  });
  // Back takes the form from the page without leaving its field.
  for (const type of ["pagehide", "popstate"]) window.addEventListener(type, flush, { capture: true, signal });
}

/** What a guest has written is theirs once they have signed in. */
function takeOver(guests: string, own: string): void {
  stored(() => {
    const text = sessionStorage.getItem(guests);
    sessionStorage.removeItem(guests);
    if (text !== null && sessionStorage.getItem(own) === null) sessionStorage.setItem(own, text);
  });
}

function keep(form: HTMLFormElement): void {
  const fields = new FormData(form);
  const kept = JSON.stringify([fields.get("rate") ?? "", fields.get("message") ?? ""]);
  stored(() => sessionStorage.setItem(watched.get(form) ?? "", kept));
}

/** Fills the fields that are still empty. A browser restores some of them itself on a reload. */
function showAgain(key: string, { elements }: HTMLFormElement): void {
  const [rate, message] = stored(() => JSON.parse(sessionStorage.getItem(key) ?? "[]")) ?? [];
  const [stars, text] = [elements.namedItem("rate"), elements.namedItem("message")];
  if (stars instanceof RadioNodeList && rate && ![...elements].some(isChosen)) stars.value = rate;
  if (text instanceof HTMLTextAreaElement && message && !isWritten(text)) text.value = message;
}

const isChosen = (field: Element) => field instanceof HTMLInputElement && field.checked !== field.defaultChecked;

const isWritten = (field: Element) =>
  isChosen(field) || (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue);
