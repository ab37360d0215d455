import { useEffect, useRef } from "react";
import { useKeptFields } from "#app/forms/use-kept-fields.ts";
import { useWrites } from "#app/writes/writes.tsx";

/**
 * Stores a form's fields when the page is left without submitting it: by a link, Back, or closing the tab. The next
 * page may be rendered before the shop has stored the text, so this tab keeps it as well.
 * @param action an action that stores a form with the intent `keep`
 * @param key as for `useKeptFields`
 * @param answer as for `useKeptFields`
 * @returns the form's `ref` and its attribute
 */
export function useDraft(
  action: string,
  key: string,
  answer: Parameters<typeof useKeptFields>[1],
): ReturnType<typeof useKeptFields> {
  const kept = useKeptFields(key, answer, { isDraft: true });
  const { ref: form } = kept;
  const { post } = useWrites();
  const send = useRef(post);
  send.current = post;
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Text typed before hydration fired no event that we could observe.
    let isTyped = [...element.elements].some(isEdited);
    const onInput = () => {
      isTyped = true;
    };
    const onSubmit = () => {
      isTyped = false;
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
      keep((fields) => send.current?.(action, fields, null));
    };
  }, [action, form]);
  return kept;
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
