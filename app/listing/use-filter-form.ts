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
  /** What is on its way, where this form has sent it. */
  const sent = useRef<string | null>(null);

  // A chip, Back or a link has changed the choices: the controls follow. Not at first: what was ticked before the script came stays. What
  // was chosen while the list was on its way stays too, and is sent with the next choice.
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    const isTouched = sent.current !== null && sent.current !== String(fieldsOf(form.current));
    sent.current = null;
    if (!isTouched) form.current?.reset();
  }, [state]);

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!form.current) return;
    const fields = fieldsOf(form.current);
    sent.current = String(fields);
    // The button asks for the results: on a phone the panel is over them. Older browsers know no panels.
    if (event) form.current.closest<HTMLElement>("[popover]")?.hidePopover?.();
    submit(fields, {
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

/** What a form asks for: its fields that are not empty. */
function fieldsOf(form: HTMLFormElement | null): URLSearchParams {
  const fields = form ? [...new FormData(form)].filter(([, value]) => value !== "") : [];
  return new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)]));
}
