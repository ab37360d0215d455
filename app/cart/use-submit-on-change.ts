import { type RefObject, useEffect } from "react";

/**
 * Sends a form as soon as a value in it has changed, as its button would. React's `onChange` fires with every keystroke;
 * the browser's own `change` waits until the value is finished.
 */
export function useSubmitOnChange(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const onChange = () => {
      element?.requestSubmit(element.querySelector<HTMLButtonElement>("button[name]"));
    };
    element?.addEventListener("change", onChange);
    return () => element?.removeEventListener("change", onChange);
  }, [form]);
}
