/**
 * What only a script acts on: buttons on which the browser does nothing, and changed fields. It is kept, from React
 * too, and done in its order when everything works, which `app/writes/delivery.ts` marks the document with. If that
 * cannot be loaded, the browser itself sends the forms.
 */
import { listen, unlisten } from "./listen.ts";
import { wait } from "./waiting.ts";

/** Fields: of a form. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A button that was pressed, or a field that was changed. */
export const keptEvents: [target: Field | HTMLElement, type: "click" | "change"][] = [];

export const KEPT = ["click", "change"] as const;
/** On what a shopper waits. */
const WAITED_FOR = "button,select,[type=checkbox],[type=radio]";
/** What the button beside a field that sends itself has (`ChangeButton`): they wait for what depends on it, too. */
export const SENDS_ITSELF = "[data-change]";

/** Keeps an event, if only a script acts on it. */
export function keep(event: Event): void {
  let type = event.type as "click" | "change";
  let target = event.target as HTMLElement | null | false;
  if (type === "click" && target) {
    target = target.closest<HTMLButtonElement>("[type=button]:not([popovertarget])");
    const by = (target as HTMLButtonElement | null)?.value;
    const field = by && target?.parentElement?.querySelector<HTMLInputElement>("[data-max]");
    if (field) {
      target = moveQuantity(field, by) && field;
      type = "change";
    }
  }
  if (!target) return;
  event.stopImmediatePropagation();
  keptEvents.push([target, type]);
  if (target.matches(WAITED_FOR) || (target as Field).form?.querySelector(SENDS_ITSELF)) wait(true);
}

/**
 * − and + move their field at once, as `QuantityField` does: whatever sends the form, the browser too, sends the right
 * quantity.
 * @returns whether it moved
 */
function moveQuantity(field: HTMLInputElement, by: string): boolean {
  const { dataset, parentElement, value } = field;
  const go = (text: string, step: string) =>
    Math.min(Number(dataset.max), Math.max(1, (/^\s*\d{1,12}\s*$/.test(text) ? Number(text) : 0) + Number(step)));
  const moved = go(value, by);
  field.value = String(moved);
  for (const button of parentElement?.querySelectorAll("button") ?? []) {
    if (go(field.value, button.value) === moved) button.setAttribute("aria-disabled", "true");
    else button.removeAttribute("aria-disabled");
  }
  return moved !== Number(value);
}

/**
 * Keeps such events from now on.
 * @param then is called when they are done
 * @returns does them, and keeps no further ones
 */
export function keepEvents(then: () => void): () => Promise<void> {
  listen(KEPT, keep);
  const act = async () => {
    unlisten(KEPT, keep);
    for (const [target, type] of keptEvents.splice(0)) {
      if (type === "click") target.click();
      else for (const name of ["input", "change"]) target.dispatchEvent(new Event(name, { bubbles: true }));
      // React renders between two.
      await 0;
    }
    wait(false);
    then();
  };
  // Of the document: React may put another root element into it (app/remix/kept-over-recovery.ts).
  new MutationObserver(act).observe(document, { attributeFilter: ["data-sends"], subtree: true });
  return act;
}
