import { type RefObject, useEffect, useRef } from "react";
import { useChange } from "#app/components/use-change.ts";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Fields that hold text to be kept. Passwords and hidden fields are never kept. */
const isText = (field: Element): field is TextField =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && ["text", "email", "tel"].includes(field.type));

/**
 * Keeps what was typed in a form and not sent, over a reload, a link, Back and a change of the language: in
 * `sessionStorage` of this tab, and only from the end of the page to its next beginning. Without JavaScript nothing is
 * promised.
 * @param key the form and whose it is: nobody else gets the text
 * @param answer what the form's action answered; with another one what is in the fields counts as not sent
 * @param guestKey the key of who has signed in since, under which they typed before
 * @param isUnsent what the form begins with was typed and not sent either: it is kept as it stands
 * @returns the form's ref
 */
export function useKeptFields(
  key: string,
  answer: unknown,
  { guestKey = key, isUnsent = false }: { guestKey?: string; isUnsent?: boolean } = {},
): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  useChange(answer, () => {
    isSent.current = false;
  });
  useEffect(() => {
    const element = form.current;
    const fields = [...(element?.elements ?? [])].filter(isText);
    const kept = take(key) ?? take(guestKey) ?? {};
    for (const field of fields) {
      const text = kept[field.name];
      if (text === undefined || field.value !== field.defaultValue) continue;
      field.value = text;
      // As if it had been typed: an answer for the form does not overwrite it.
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    const onInput = () => {
      isSent.current = false;
    };
    const onSubmit = () => {
      isSent.current = true;
    };
    const keep = () => {
      const typed = fields.filter(({ value, defaultValue }) => value !== (isUnsent ? "" : defaultValue));
      if (isSent.current || typed.length === 0) return;
      const text = JSON.stringify(Object.fromEntries(typed.map(({ name, value }) => [name, value])));
      stored(() => sessionStorage.setItem(key, text));
    };
    element?.addEventListener("input", onInput);
    element?.addEventListener("submit", onSubmit);
    window.addEventListener("pagehide", keep);
    return () => {
      element?.removeEventListener("input", onInput);
      element?.removeEventListener("submit", onSubmit);
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [key, guestKey, isUnsent]);
  return form;
}

/** Reads what was kept, once. */
function take(key: string): Record<string, string> | undefined {
  return stored(() => {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? undefined : JSON.parse(text);
  });
}

/** A browser may forbid storage, or have none left. */
function stored<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
