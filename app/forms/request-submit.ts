/**
 * Submits a form as a click on its button does, also in Safari before 16, which has no `requestSubmit`.
 * @param button of the form; null submits the form's own fields alone
 */
export function requestSubmit(form: HTMLFormElement, button: HTMLElement | null): void {
  if (form.requestSubmit) form.requestSubmit(button);
  else (button ?? form.appendChild(document.createElement("button"))).click();
}
