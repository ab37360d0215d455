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

/**
 * Posts a form as a browser without a script does: the answer is a new document.
 * @param intent the button's value, which the action receives
 */
export function submitAnew(form: HTMLFormElement | null, intent: string): void {
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: "intent", value: intent });
  form?.appendChild(field);
  form?.submit();
}
