/**
 * Submits a button's form as a click on it does: with its name and value, which give the action its `intent`, and to
 * its `formaction`. Every form that a script submits goes through here.
 * @param button the button that names the intent; nothing is sent while a field is invalid
 */
export function submitWith(button: HTMLButtonElement | null): void {
  const form = button?.form;
  if (form && (form.noValidate || form.checkValidity())) form.requestSubmit(button);
}

/**
 * For a form's `ref`: submits the form by its button once a value in it has changed. React's `onChange` fires with
 * every keystroke; the browser's own `change` waits until the value is finished. One action is one request: when Enter
 * or a click submits the form, the `change` event just before it sends nothing. A change by a script (− and +) is an
 * action of its own and is sent at once: the page may be closed in the next moment.
 */
export function submitOnChange(form: HTMLFormElement | null): void {
  const button = form?.querySelector<HTMLButtonElement>("button[type=submit]") ?? null;
  let isDue = false;
  const send = () => {
    // A focused button is about to be clicked; blurring it without a click leaves the field too.
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
