/** Submissions of this document whose answer is not there yet, as the browser itself could send them. */
import { IDEMPOTENCY_FIELD } from "#bff/rules/idempotency-key.ts";

const underWay = new Map<string, { action: string; fields: FormData }>();

/** A form's idempotency key; '' for a navigation, which has none: there is one at a time. */
export const keyOf = (fields: FormData) => fields.get(IDEMPOTENCY_FIELD)?.toString() ?? "";

/** A submission is on its way. */
export function begin(action: string, fields: FormData): void {
  underWay.set(keyOf(fields), { action, fields });
}

/** It has an answer, or is known to have none. */
export function end(fields: FormData): void {
  underWay.delete(keyOf(fields));
}

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
