import { type RefObject, useEffect, useRef } from "react";
import { useWrites } from "#app/writes/writes.tsx";

/** The last draft that was sent on leaving a form: a page that is loaded before the shop has stored it restores it. */
let left = { action: "", fields: new FormData(), at: 0 };

/** After this the shop has stored the draft, in milliseconds. */
const SURELY_KEPT = 30_000;

/**
 * Stores a form's fields when the page is left without submitting it: by a link, Back, or closing the tab.
 * @param action an action that stores a form with the intent `keep`
 * @returns the form's `ref`
 */
export function useDraft(action: string): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  const { post } = useWrites();
  const send = useRef(post);
  send.current = post;
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (left.action === action && Date.now() - left.at < SURELY_KEPT) showAgain(element, left.fields);
    // Text typed before hydration fired no event that we could observe.
    let isTyped = [...element.elements].some(isEdited);
    const onInput = () => {
      isTyped = true;
    };
    const onSubmit = () => {
      isTyped = false;
      left.at = 0;
    };
    const keep = (post: (fields: FormData) => void) => {
      if (!isTyped) return;
      isTyped = false;
      post(fieldsToKeep(element));
    };
    // The queue may send too late, when the page is already gone.
    const onLeave = () => keep((fields) => sendAtOnce(action, fields));
    element.addEventListener("input", onInput);
    element.addEventListener("submit", onSubmit);
    window.addEventListener("pagehide", onLeave);
    return () => {
      element.removeEventListener("input", onInput);
      element.removeEventListener("submit", onSubmit);
      window.removeEventListener("pagehide", onLeave);
      keep((fields) => {
        left = { action, fields, at: Date.now() };
        send.current?.(action, fields, null);
      });
    };
  }, [action]);
  return form;
}

/** Restores text fields; selects and radios are sent as they change. */
function showAgain({ elements }: HTMLFormElement, fields: FormData): void {
  for (const field of elements) if (isText(field)) field.value = String(fields.get(field.name) ?? field.value);
}

/**
 * Stores a form at once, bypassing the queue of writes.
 * @param action as for `useDraft`
 */
export const keepNow = (action: string, form: HTMLFormElement): void => sendAtOnce(action, fieldsToKeep(form));

function fieldsToKeep(form: HTMLFormElement): FormData {
  const fields = new FormData(form);
  fields.set("intent", "keep");
  return fields;
}

function sendAtOnce(action: string, fields: FormData): void {
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  navigator.sendBeacon(`${action}.data`, body);
}

/** Whether a text field differs from the value that the page was rendered with. */
const isEdited = (field: Element) => isText(field) && field.value !== field.defaultValue;

/** Text fields by their types: `text`, `tel`, `textarea`, `email`. */
const isText = (field: Element): field is HTMLInputElement =>
  /^(te|em)/.test((field as Partial<HTMLInputElement>).type ?? "");
