/** Presses of this document whose answer is not there yet, as the browser itself could send them. */
import { WRITE_FIELD } from "#bff/rules/write-key.ts";

const underWay = new Map<string, { action: string; fields: FormData }>();

/** A navigation has no key: there is one at a time. */
const keyOf = (fields: FormData) => fields.get(WRITE_FIELD)?.toString() ?? "";

/** A press is on its way. */
export function begin(action: string, fields: FormData): void {
  underWay.set(keyOf(fields), { action, fields });
}

/** It has an answer, or is known to have none. */
export function end(fields: FormData): void {
  underWay.delete(keyOf(fields));
}

/** Buttons that were pressed and lead to another page, until they have or have not. */
const leadingOn = new Set<string>();
const nameOf = (action: string, fields: FormData) => {
  const { pathname, search } = new URL(action, location.href);
  return `${pathname}${search} ${fields.get("intent")}`;
};

/** Whether a button is leading on already: pressed again before the next page is there, it means the same. */
export const isLeadingOn = (action: string, fields: FormData): boolean => leadingOn.has(nameOf(action, fields));

/** A button is pressed that leads to another page. */
export function leadOn(action: string, fields: FormData): void {
  leadingOn.add(nameOf(action, fields));
}

/** Its page stays after all. */
export function stay(action: string, fields: FormData): void {
  leadingOn.delete(nameOf(action, fields));
}

/** The next page is there. */
export const arrive = (): void => leadingOn.clear();

const textOf = (fields: FormData) => new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));

/**
 * A page that ends cancels its requests. So what was just pressed is sent by the browser itself, under the same key:
 * should both arrive, it counts once, as does a form without a key that is sent twice.
 */
export function listenForEnd(): void {
  window.addEventListener("pagehide", () => {
    for (const { action, fields } of underWay.values()) navigator.sendBeacon(action, textOf(fields));
  });
}
