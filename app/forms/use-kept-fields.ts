import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps what was typed in a form and not sent over a reload, in `sessionStorage` of this tab and only from the end of
 * the page to its next beginning. Passwords and hidden fields are never kept. Without JavaScript nothing is promised.
 * @param key the form and whose it is: nobody else gets the text
 * @returns the form's ref
 */
export function useKeptFields(key: string): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = () =>
      [...(form.current?.elements ?? [])].filter(
        (field) => field instanceof HTMLInputElement && !["password", "hidden"].includes(field.type),
      ) as HTMLInputElement[];
    const kept = stored<Record<string, string>>(() => {
      const text = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return JSON.parse(text ?? "{}");
    });
    for (const field of fields()) {
      const text = kept?.[field.name];
      if (text === undefined || field.value !== field.defaultValue) continue;
      field.value = text;
      // As if it had been typed: an answer for the form does not overwrite it.
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    const keep = () => {
      const typed = fields().filter(({ value, defaultValue }) => value !== defaultValue);
      if (typed.length > 0)
        stored(() =>
          sessionStorage.setItem(
            key,
            JSON.stringify(Object.fromEntries(typed.map(({ name, value }) => [name, value]))),
          ),
        );
    };
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [key]);
  return form;
}

/** A browser may forbid storage, or have none left. */
function stored<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
