import { submitWith } from "#app/forms/submit-with.ts";

/**
 * For a form's `ref`: submits the form by the button beside a field once that field's value has changed. React's
 * `onChange` fires with every keystroke; the browser's own `change` waits until the value is finished. One action is
 * one request: if Enter or a click on any of the form's buttons submits the form, the `change` event just before it
 * sends nothing. A change by a script (− and +) is an action of its own and is sent at once: the page may be closed in
 * the next moment.
 *
 * It tells the shop what the shopper's other windows cannot know: `sent`, the quantities that this page has sent last,
 * and `step` when − or + made the change, so that it counts from what the cart holds. A text that is being typed when
 * the page ends is sent too.
 */
export function submitOnChange(form: HTMLFormElement | null): void {
  let due: HTMLButtonElement | null = null;
  let typing: HTMLElement | null = null;
  let sent = "";
  const tell = (name: "sent" | "step", value: string) => {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  };
  const leave = () => {
    if (form?.isConnected) submitWith(typing && buttonBeside(typing));
    else window.removeEventListener("pagehide", leave);
  };
  const send = () => {
    // A focused button is about to be clicked; blurring it without a click leaves the field too.
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLButtonElement && activeElement.form === form && activeElement.type === "submit"))
      submitWith(due);
  };
  if (form) window.addEventListener("pagehide", leave);
  form?.addEventListener("input", ({ target }) => {
    typing = target instanceof HTMLElement ? target : null;
  });
  form?.addEventListener("change", (event) => {
    due = event.target instanceof HTMLElement ? buttonBeside(event.target) : null;
    if (!(event instanceof CustomEvent)) {
      setTimeout(send);
      return;
    }
    tell("step", String(event.detail));
    submitWith(due);
    tell("step", "");
  });
  form?.addEventListener("focusout", () => setTimeout(send));
  form?.addEventListener("submit", (event) => {
    const pressed = due;
    due = null;
    if (!pressed || !event.submitter?.hidden) {
      typing = null;
      tell("sent", sent);
      sent = quantitiesOf(form);
      return;
    }
    // Enter submits by the form's first button; the field's own button is meant.
    event.preventDefault();
    event.stopPropagation();
    setTimeout(() => submitWith(pressed));
  });
}

/** The numbers in a form's fields, `id.quantity` with `_` between them. */
const quantitiesOf = (form: HTMLFormElement) =>
  [...new FormData(form)]
    .flatMap(([name, text]) => (/^quantity\d/.test(name) ? [`${name.slice(8)}.${text}`] : []))
    .join("_");

const buttonBeside = (field: HTMLElement) =>
  field.parentElement?.parentElement?.querySelector<HTMLButtonElement>("button[type=submit]") ?? null;
