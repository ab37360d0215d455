/**
 * Keeps what a shopper types and chooses before React is there. As React 18 hydrates a textarea, it sets its value to
 * its initial text where the document has the same text (an input keeps its value): so the document has another one.
 *
 * Where somebody else has changed the document before React hydrates it (an extension's element, a translated page),
 * React 18 throws the document away and renders it anew, as an error that it recovers from. What was thrown away still
 * holds what the shopper has typed and chosen.
 */

const CONTROLS = "input:not([type=hidden]),select,textarea,button,details";

/** The controls by what they are: the same in both documents, whatever stands around them. */
function controlsOf(page: Element): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  for (const control of page.querySelectorAll<HTMLElement>(CONTROLS)) {
    const form = control.closest("form")?.getAttribute("action");
    const choice = control.matches("button,[type=radio],[type=checkbox]") && control.getAttribute("value");
    const key = [control.localName, form, control.getAttribute("name"), choice].join("\n");
    let nth = 0;
    while (controls.has(key + nth)) nth += 1;
    controls.set(key + nth, control);
  }
  return controls;
}

/** Does with a control what the shopper has done with the one whose place it takes. */
function takeOver(before: HTMLElement, now: HTMLElement): void {
  if (before instanceof HTMLDetailsElement && now instanceof HTMLDetailsElement) now.open = before.open;
  if (before instanceof HTMLSelectElement && now instanceof HTMLSelectElement) now.selectedIndex = before.selectedIndex;
  if (before instanceof HTMLInputElement && now instanceof HTMLInputElement) now.checked = before.checked;
  if (!isText(before) || !isText(now) || before.value === before.defaultValue) return;
  now.value = before.value;
  now.dispatchEvent(new Event("input", { bubbles: true }));
}

const isText = (control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !/^(?:radio|checkbox|button|submit)$/.test(control.type));

/** Gives the focus to a control, at the place in its text where it was. */
function focusAs(before: HTMLElement, now: HTMLElement): void {
  now.focus({ preventScroll: true });
  // Some fields have no such places.
  if (isText(before) && isText(now) && before.selectionStart !== null)
    now.setSelectionRange(before.selectionStart, before.selectionEnd);
}

/**
 * Called before React hydrates the document.
 * @returns called for each error from which React has recovered: it takes over from the document that was thrown away
 *   what the shopper has typed, chosen and focused
 */
export function keepTypedEarly(): (error: unknown) => void {
  for (const field of document.querySelectorAll("textarea"))
    Object.defineProperty(field, "textContent", { value: "", configurable: true });
  const before = document.documentElement;
  let isKept = false;
  let focused: EventTarget | null = document.activeElement;
  const look = ({ target }: FocusEvent) => {
    focused = target;
  };
  document.addEventListener("focusin", look);
  return (error) => {
    console.error(error);
    if (isKept || document.documentElement === before) return;
    isKept = true;
    document.removeEventListener("focusin", look);
    const controls = controlsOf(document.documentElement);
    for (const [key, control] of controlsOf(before)) {
      const now = controls.get(key);
      if (!now) continue;
      takeOver(control, now);
      if (control === focused) focusAs(control, now);
    }
  };
}
