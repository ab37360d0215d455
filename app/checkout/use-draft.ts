import { type RefObject, useEffect, useRef } from "react";
import { useWrites } from "#app/writes/writes.tsx";

/**
 * Keeps what was typed in a form when its page is left by any way but its buttons: a link, Back, the tab's end.
 * @param action keeps a form that comes with the intent `keep`
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
    // What was typed before the script came fired no event that it could hear.
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
    // The queue's turn may come too late: nothing of the page is left then.
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
  }, [action]);
  return form;
}

/**
 * Keeps a form as it stands, at once and past the queue of writes.
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

/** Whether a field that is typed into holds something else than the page was printed with. */
function isEdited(field: Element): boolean {
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  return isText && field.value !== field.defaultValue;
}
