import { isStepUnderWay } from "#app/forms/presses.ts";
import { submitWith } from "#app/forms/submit-with.ts";
import { isNumberUnsent } from "#app/forms/unsent-forms.ts";

/**
 * For a form's `ref`: submits the form by the button beside a field once that field's value has changed. React's
 * `onChange` fires with every keystroke; the browser's own `change` waits until the value is finished. One action is
 * one request: if Enter or a click on any of the form's buttons submits the form, the `change` event just before it
 * sends nothing. A change by − or + is an action of its own and is sent at once, with the `step` that it made, which
 * counts from what the cart holds; until it has an answer `were` has the number that it made, so that no other button
 * sends it as a typed one too. A number that was just typed, or not sent, is not in the cart yet: − or + beside it sends
 * the number that it makes.
 */
export function submitOnChange(form: HTMLFormElement | null): void {
  let due: HTMLButtonElement | null = null;
  /** The numbers that − or + have made. */
  const stepped = new Map<HTMLInputElement, string>();
  const setStep = (value: string) => setField("step", () => value);
  const setField = (name: "step" | "were", change: (before: string) => string) => {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = change(field.value);
  };
  const send = () => {
    // A focused button is about to be clicked; blurring it without a click leaves the field too.
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLButtonElement && activeElement.form === form && activeElement.type === "submit"))
      submitWith(due);
  };
  form?.addEventListener("change", (event) => {
    const waiting = due;
    const field = event.target as HTMLInputElement;
    due = buttonBeside(field);
    stepped.delete(field);
    if (!(event instanceof CustomEvent)) {
      setTimeout(send);
      return;
    }
    const isTyped = waiting === due || isNumberUnsent(actionBeside(field));
    setStep(isTyped ? "" : String(event.detail));
    submitWith(due);
    setStep("");
    if (!isTyped) stepped.set(field, field.value);
  });
  form?.addEventListener("focusout", () => setTimeout(send));
  form?.addEventListener("submit", (event) => {
    // Not before: each time that React draws the form, `were` is again what the page was read with.
    for (const [field, made] of stepped) {
      const line = field.name.slice("quantity".length);
      if (field.value === made && isStepUnderWay(actionBeside(field)))
        setField("were", (before) => before.replace(new RegExp(`(^|_)${line}\\.[^_]*`), `$1${line}.${made}`));
    }
    const pressed = due;
    due = null;
    if (!pressed || !event.submitter?.hidden) return;
    // Enter submits by the form's first button; the field's own button is meant.
    event.preventDefault();
    event.stopPropagation();
    setTimeout(() => submitWith(pressed));
  });
}

const actionBeside = (field: HTMLElement) => buttonBeside(field)?.getAttribute("formaction");

const buttonBeside = (field: HTMLElement) =>
  field.parentElement?.parentElement?.querySelector<HTMLButtonElement>("button[type=submit]") ?? null;
