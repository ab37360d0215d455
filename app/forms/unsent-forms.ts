/** Forms of this document that have no answer, or were refused: the shopper is told, and may press again. */
import { useSyncExternalStore } from "react";
import { IDEMPOTENCY_FIELD } from "#bff/rules/idempotency-key.ts";

export interface UnsentForm {
  /** Path and query that it was posted to. */
  action: string;
  fields: FormData;
  /** The answer's status; undefined when there was none. */
  status?: number;
  /** Why it was refused, where the front door says so. */
  reason?: string;
}

const NONE: readonly UnsentForm[] = [];
let unsent = NONE;
const listeners = new Set<() => void>();

function change(next: readonly UnsentForm[]): void {
  // A press takes out what there was of its form: mostly nothing, for which no form is drawn anew.
  if (next.length === unsent.length) return;
  unsent = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** @returns the forms that were not sent, in order */
export const useUnsentForms = (): readonly UnsentForm[] =>
  useSyncExternalStore(
    subscribe,
    () => unsent,
    () => NONE,
  );

/** A form was not sent. */
export const addUnsent = (form: UnsentForm): void => change([...unsent, form]);

/** The shopper has read of them. */
export const forgetUnsent = (): void => change(NONE);

/** The fields of a form but the key that makes it safe to send again. */
const textOf = (fields: FormData) => JSON.stringify([...fields].filter(([name]) => name !== IDEMPOTENCY_FIELD));

/** What a press is about: the cart's page, whose form sends all of its lines, a product, or a form. */
function subjectOf({ action, fields }: UnsentForm): string {
  const [path, query] = action.split("?");
  if (path === "/cart") return path;
  return `${path} ${fields.get("add") ?? fields.get("id") ?? new URLSearchParams(query).get("id") ?? ""}`;
}

/**
 * A press takes the place of what was not sent about the same thing.
 * @returns the key under which the same fields may have arrived after all
 */
export function takeUnsentKey(action: string, fields: FormData): string | undefined {
  const press = { action, fields };
  const same = unsent.find((one) => one.action === action && textOf(one.fields) === textOf(fields));
  change(unsent.filter((one) => subjectOf(one) !== subjectOf(press)));
  return same?.fields.get(IDEMPOTENCY_FIELD)?.toString();
}
