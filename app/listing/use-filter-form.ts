import { useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";

/** A slider that is moved by keys changes at every press: the list waits for the last one (milliseconds). */
const SETTLING = 500;

/** A list's choices in one order: the form's is not the address's. */
function choicesOf(query: URLSearchParams | string | undefined): string {
  const choices = new URLSearchParams(query);
  choices.sort();
  return String(choices);
}

/**
 * The filter form with a script: sends what is chosen and not the empty fields, at once where the page does so, and
 * shows what the address says when the list has come.
 * @param state the address that the form's choices are of, without the page
 */
export function useFilterForm({ state, appliesAtOnce }: { state: string; appliesAtOnce: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const shown = useRef(state);
  /** What this form has asked for and has not come, the latest last; and whether something was chosen since. */
  const asked = useRef<string[]>([]);
  const isTouched = useRef(false);

  // A chip, Back or a link has changed the choices: the controls follow. Not at first: what was ticked before the
  // script came stays. What was chosen while the list was on its way stays too, and is sent with the next choice; and a
  // list that comes after another was asked for says nothing of what was chosen for that one.
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    const choices = choicesOf(state.split("?")[1]);
    if (asked.current.includes(choices) && asked.current.at(-1) !== choices) return;
    if (asked.current.length === 0 || !isTouched.current) form.current?.reset();
    asked.current = [];
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
    isTouched.current = false;
    // The button asks for the results: on a phone the panel is over them. Older browsers know no panels.
    if (event) form.current.closest<HTMLElement>("[popover]")?.hidePopover?.();
    const fields = [...new FormData(form.current)].filter(([, value]) => value !== "");
    const query = new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)]));
    asked.current.push(choicesOf(query));
    submit(query, {
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
