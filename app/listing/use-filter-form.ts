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

  // A chip, Back or a link has changed the choices: the controls follow. Not at first: what was ticked before the script came stays.
  useEffect(() => {
    if (shown.current !== state) form.current?.reset();
    shown.current = state;
  }, [state]);

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!form.current) return;
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
