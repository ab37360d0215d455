import { useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";

/** A slider that is moved by keys changes at every press: the list waits for the last one (milliseconds). */
const SETTLING = 500;

/**
 * The filter form with a script: sends what is chosen and not the empty fields, at once where the page does so, and shows
 * what the address says when the list has come.
 * @param state the address that the form's choices are of, without the page
 */
export function useFilterForm({ state, appliesAtOnce }: { state: string; appliesAtOnce: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const shown = useRef(state);
  /** Whether this form has asked for the list that is on its way, and whether something was chosen since. */
  const isAsking = useRef(false);
  const isTouched = useRef(false);

  // A chip, Back or a link has changed the choices: the controls follow. Not at first: what was ticked before the script came stays. What
  // was chosen while the list was on its way stays too, and is sent with the next choice.
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (!isAsking.current || !isTouched.current) form.current?.reset();
    isAsking.current = false;
  }, [state]);
  useEffect(() => {
    const element = form.current;
    const onInput = () => {
      isTouched.current = true;
    };
    element?.addEventListener("input", onInput);
    return () => element?.removeEventListener("input", onInput);
  }, []);

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!form.current) return;
    isAsking.current = true;
    isTouched.current = false;
    // The button asks for the results: on a phone the panel is over them. Older browsers know no panels.
    if (event) form.current.closest<HTMLElement>("[popover]")?.hidePopover?.();
    const fields = [...new FormData(form.current)].filter(([, value]) => value !== "");
    submit(new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)])), {
      action: form.current.getAttribute("action") ?? "",
      method: "get",
      preventScrollReset: true,
    });
  };

  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const element = form.current;
    if (!element || !appliesAtOnce) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The browser's own event, not React's: it comes when a number is finished and a slider let go.
    const onChange = ({ target }: Event) => {
      clearTimeout(timer);
      const isSlider = target instanceof HTMLInputElement && target.type === "range";
      timer = setTimeout(() => latest.current(), isSlider ? SETTLING : 0);
    };
    element.addEventListener("change", onChange);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("change", onChange);
    };
  }, [appliesAtOnce]);

  return { form, send };
}
