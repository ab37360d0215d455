/**
 * For a form's `ref`: submits the form by the button beside a field once that field's value has changed. React's
 * `onChange` fires with every keystroke; the browser's own `change` waits until the value is finished. One action is
 * one request: if Enter or a click on any of the form's buttons submits the form, the `change` event just before it
 * sends nothing.
 */
export function submitOnChange(form: HTMLFormElement | null): void {
  let due: HTMLButtonElement | null = null;
  const send = () => {
    // The click of a button that is held down comes next, and sends the form.
    if (!document.querySelector("button:active")) due?.click();
  };
  form?.addEventListener("change", ({ target }) => {
    due = (target as HTMLElement).closest(".cart-line")?.querySelector<HTMLButtonElement>("[data-change]") ?? null;
    setTimeout(send);
  });
  form?.addEventListener("focusout", () => setTimeout(send));
  form?.addEventListener("submit", (event) => {
    const pressed = due;
    due = null;
    if (!pressed || !event.submitter?.hidden) return;
    // Enter submits by the form's first button; the field's own button is meant.
    event.preventDefault();
    event.stopPropagation();
    setTimeout(() => pressed.click());
  });
}
