import { useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { useChange } from "#app/components/use-change.ts";
import { isChangedEarly } from "#app/forms/changed-early.ts";
import { parseTugrik } from "#bff/rules/money.ts";

/** Debounce for a slider that is moved by keys, in milliseconds. */
const DEBOUNCE_MS = 500;

/** A list's choices in a canonical order: the form and the address order them differently. */
function choicesOf(query: URLSearchParams | string | undefined): string {
  const choices = new URLSearchParams(query);
  choices.sort();
  return String(choices);
}

/**
 * Whether a range of prices is being typed: its bounds have crossed, and the focus is in one of them. Sent like this,
 * its bounds would be swapped in the answer, and the next text typed would replace the wrong one.
 */
function isHalfTyped(form: HTMLFormElement): boolean {
  const bounds = ["min", "max"].map((name) => form.elements.namedItem(name));
  const [low, high] = bounds.map((field) => (field instanceof HTMLInputElement ? parseTugrik(field.value) : null));
  return low != null && high != null && low > high && bounds.some((field) => field === document.activeElement);
}

/**
 * The filter form with a script: submits the chosen values without empty fields, at once where the page does so (rule
 * L6), and follows the address when the list has loaded.
 * @param state the address that the form's choices are of, without the page
 */
export function useFilterForm({ state, appliesAtOnce }: { state: string; appliesAtOnce: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  /** Requests of this form that are pending, the latest last; and whether the shopper has chosen something since. */
  const asked = useRef<string[]>([]);
  const isTouched = useRef(false);

  // A chip, Back or a link has changed the choices, so the controls follow. Not on mount: boxes ticked before hydration
  // stay. Choices made during a request stay too and are sent with the next one; a list that arrives after a newer
  // request changes no control.
  useChange(state, () => {
    const choices = choicesOf(state.split("?")[1]);
    if (asked.current.includes(choices) && asked.current.at(-1) !== choices) return;
    if (asked.current.length === 0 || !isTouched.current) form.current?.reset();
    asked.current = [];
  });
  const touch = () => {
    isTouched.current = true;
  };

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!form.current) return;
    isTouched.current = false;
    // The button closes the panel, which on a phone covers the results. Older browsers have no popovers.
    if (event) form.current.closest<HTMLElement>("[popover]")?.hidePopover?.();
    const fields = [...new FormData(form.current)].filter(([, value]) => value !== "");
    const query = new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)]));
    asked.current.push(choicesOf(query));
    submit(query, {
      action: form.current.getAttribute("action") ?? "",
      method: "get",
      preventScrollReset: true,
      // As browsers do: the same address again is no further step of the history.
      replace: choicesOf(query) === choicesOf(location.search),
    });
  };

  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const element = form.current;
    if (!element || !appliesAtOnce) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeldBack = false;
    const sendUnlessHalfTyped = () => {
      isHeldBack = isHalfTyped(element);
      if (!isHeldBack) latest.current();
    };
    // The native event, not React's: it fires when a number is complete or a slider is released.
    const onChange = ({ target }: Event) => {
      clearTimeout(timer);
      const isSlider = target instanceof HTMLInputElement && target.type === "range";
      timer = setTimeout(sendUnlessHalfTyped, isSlider ? DEBOUNCE_MS : 0);
    };
    const onLeave = () => {
      if (!isHeldBack) return;
      clearTimeout(timer);
      timer = setTimeout(sendUnlessHalfTyped);
    };
    if (isChangedEarly(element)) latest.current();
    element.addEventListener("change", onChange);
    element.addEventListener("focusout", onLeave);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("change", onChange);
      element.removeEventListener("focusout", onLeave);
    };
  }, [appliesAtOnce]);

  return { form, send, touch };
}
