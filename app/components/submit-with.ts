/**
 * Sends a button's form as a press of that button does: with the button's name and value, which tell the action what to do, and to the
 * button's own address. Every form that a script sends goes through here; a form that is sent without its button has no `intent`.
 * @param button what stands for the act; nothing is sent while a field holds what its own rules forbid
 */
export function submitWith(button: HTMLButtonElement | null): void {
  const form = button?.form;
  if (form && (form.noValidate || form.checkValidity())) form.requestSubmit(button);
}

/**
 * For a form's `ref`: presses the form's submit button as soon as a value in it has changed. React's `onChange` fires with every
 * keystroke; the browser's own `change` waits until the value is finished.
 */
export function submitOnChange(form: HTMLFormElement | null): void {
  form?.addEventListener("change", () => submitWith(form.querySelector<HTMLButtonElement>("button[type=submit]")));
}
