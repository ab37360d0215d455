/**
 * Submits a button's form as a click on it does: with its name and value, which give the action its `intent`, and to
 * its `formaction`. Every form that a script submits goes through here. Safari before 16 has no `requestSubmit`.
 * @param button the button that names the intent; nothing is sent while a field is invalid
 */
export function submitWith(button: HTMLButtonElement | null): void {
  const form = button?.form;
  if (!form || !(form.noValidate || form.checkValidity())) return;
  if (form.requestSubmit) form.requestSubmit(button);
  else button.click();
}
