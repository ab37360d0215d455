import { submitWith } from "#app/forms/submit-with.ts";

/**
 * For a form's `ref`: submits the form by the button beside a field once that field's value has changed. React's
 * `onChange` fires with every keystroke; the browser's own `change` waits until the value is finished. One action is
 * one request: if Enter or a click on any of the form's buttons submits the form, the `change` event just before it
 * sends nothing. A change by − or + is an action of its own and is sent at once, with the `step` that it made: it counts
 * from what the cart holds. So the form's other buttons do not send what − and + have made of a field as a typed text
 * too: it would count twice where it arrives before the steps.
 */
export function submitOnChange(form: HTMLFormElement | null): void {
  let due: HTMLButtonElement | null = null;
  /** What − and + have made of fields, by their names, until something is typed there. */
  const stepped = new Map<string, string>();
  const setStep = (value: string) => {
    const field = form?.elements.namedItem("step");
    if (field instanceof HTMLInputElement) field.value = value;
  };
  const send = () => {
    // A focused button is about to be clicked; blurring it without a click leaves the field too.
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLButtonElement && activeElement.form === form && activeElement.type === "submit"))
      submitWith(due);
  };
  form?.addEventListener("change", (event) => {
    due = event.target instanceof HTMLElement ? buttonBeside(event.target) : null;
    if (!(event instanceof CustomEvent)) {
      setTimeout(send);
      return;
    }
    setStep(String(event.detail));
    submitWith(due);
    setStep("");
    if (event.target instanceof HTMLInputElement) stepped.set(event.target.name, event.target.value);
  });
  form?.addEventListener("input", ({ target }) => target instanceof HTMLInputElement && stepped.delete(target.name));
  form?.addEventListener("formdata", ({ formData }) => {
    const were = String(formData.get("were") ?? "").split("_");
    const known = were.map((line) => {
      const [id] = line.split(".");
      const text = formData.get(`quantity${id}`);
      return text !== null && text === stepped.get(`quantity${id}`) ? `${id}.${text}` : line;
    });
    if (formData.has("were")) formData.set("were", known.join("_"));
  });
  form?.addEventListener("focusout", () => setTimeout(send));
  form?.addEventListener("submit", (event) => {
    const pressed = due;
    due = null;
    if (!pressed || !event.submitter?.hidden) return;
    // Enter submits by the form's first button; the field's own button is meant.
    event.preventDefault();
    event.stopPropagation();
    setTimeout(() => submitWith(pressed));
  });
}

const buttonBeside = (field: HTMLElement) =>
  field.parentElement?.parentElement?.querySelector<HTMLButtonElement>("button[type=submit]") ?? null;
