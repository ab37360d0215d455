/**
 * Sends a button's form as a press of that button does: with the button's name and value, which tell the action what to
 * do, and to the button's own address. Every form that a script sends goes through here; a form that is sent without
 * its button has no `intent`.
 * @param button what stands for the act; nothing is sent while a field holds what its own rules forbid
 */
export function submitWith(button: HTMLButtonElement | null): void {
  const form = button?.form;
  if (form && (form.noValidate || form.checkValidity())) form.requestSubmit(button);
}

/**
 * For a form's `ref`: presses the form's submit button once a value in it has changed. React's `onChange` fires with
 * every keystroke; the browser's own `change` waits until the value is finished. One act is one request: where Enter,
 * or a press of the button itself, sends the form, the change that the browser tells of a moment before sends nothing.
 * A change that a script makes (− and +) is a press of its own and is sent at once: the page may be closed in the next
 * moment.
 */
export function submitOnChange(form: HTMLFormElement | null): void {
  const button = form?.querySelector<HTMLButtonElement>("button[type=submit]") ?? null;
  let isDue = false;
  const send = () => {
    // Who has gone to the button is about to press it; who leaves it without a press has left the field too.
    if (isDue && document.activeElement !== button) submitWith(button);
  };
  form?.addEventListener("change", ({ isTrusted }) => {
    isDue = true;
    if (isTrusted) setTimeout(send);
    else submitWith(button);
  });
  form?.addEventListener("focusout", () => setTimeout(send));
  form?.addEventListener("submit", () => {
    isDue = false;
  });
}
