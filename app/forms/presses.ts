/** Presses of this document whose answer is not there yet, as the browser itself could send them. */
import { WRITE_FIELD } from "#bff/rules/write-key.ts";
import { addUnsent } from "./unsent-forms.ts";

const underWay = new Map<string, { action: string; fields: FormData }>();

/** A press with a key is on its way. */
export function begin(action: string, fields: FormData): void {
  underWay.set(String(fields.get(WRITE_FIELD)), { action, fields });
}

/** It has an answer, or is known to have none. */
export function end(fields: FormData): void {
  underWay.delete(String(fields.get(WRITE_FIELD)));
}

const textOf = (fields: FormData) => new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));

/**
 * A page that ends cancels its requests. So what was just pressed is sent by the browser itself, under the same key:
 * should both arrive, it counts once.
 */
export function listenForEnd(): void {
  window.addEventListener("pagehide", () => {
    for (const { action, fields } of underWay.values()) navigator.sendBeacon(action, textOf(fields));
  });
}

/**
 * Posts a press as a browser without scripts does: its answer is a document. Without a connection it was not sent.
 * @returns whether there was one
 */
export function postUnderWay(): boolean {
  const [press] = underWay.values();
  if (!press) return false;
  underWay.clear();
  if (!navigator.onLine) {
    addUnsent(press);
    return true;
  }
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action: press.action, hidden: true });
  for (const [name, value] of textOf(press.fields)) {
    const field = document.createElement("input");
    Object.assign(field, { name, value });
    form.appendChild(field);
  }
  document.body.appendChild(form);
  form.submit();
  return true;
}
