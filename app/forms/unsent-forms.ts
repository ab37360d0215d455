/** Forms of this document that have no answer, or one that says "later": the shopper is told, and may try again. */
import { useSyncExternalStore } from "react";
import { WRITE_FIELD } from "#bff/rules/write-key.ts";

export interface UnsentForm {
  /** Path and query that it was posted to. */
  action: string;
  fields: FormData;
  /** The answer's status; undefined when there was none. */
  status?: number;
  /** Why it was refused, where the front door says so. */
  reason?: string;
  /** It would be refused again. */
  isFinal?: boolean;
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

/** The shopper has read of these, or sends them again. */
export const forgetUnsent = (forms: readonly UnsentForm[]): void =>
  change(unsent.filter((one) => !forms.includes(one)));

/** Whether a typed number was not sent. @param action of the button beside its field */
export const isNumberUnsent = (action: string | null | undefined): boolean =>
  unsent.some((one) => one.action === action && !one.fields.get("step"));

/** The fields of a form but the key that makes it safe to send again. */
const textOf = (fields: FormData) => JSON.stringify([...fields].filter(([name]) => name !== WRITE_FIELD));

/**
 * Takes out what was not sent of a form that is sent now; of a product's, only the same.
 * @returns the key under which the same fields may have arrived after all
 */
export function takeUnsentKey(action: string, fields: FormData): string | undefined {
  const same = unsent.find((one) => one.action === action && textOf(one.fields) === textOf(fields));
  const left = unsent.filter(
    (one) =>
      one !== same && (one.action !== action || one.fields.has(WRITE_FIELD)) && !isOutOfDate(one, { action, fields }),
  );
  if (isOfCart(fields)) for (const one of left) forgetNumbers(one);
  change(left);
  return same?.fields.get(WRITE_FIELD)?.toString();
}

/** The form of the cart's page sends what stands in the fields of all lines, whichever button is pressed. */
const isOfCart = (fields: FormData) => fields.has("were");

/** What a button's address says, in the cart `/cart?id=5`, in the header `/cart/lines?id=5&intent=set&step=1`. */
const addressOf = ({ action }: UnsentForm) => new URLSearchParams(/^\/cart\b[^?]*(.*)/.exec(action)?.[1]);

const isStep = (form: UnsentForm) => Boolean(form.fields.get("step") || addressOf(form).get("step"));

/**
 * Whether a form of the cart, sent again, would only undo what its line was told since, or set numbers that a later one
 * has set. Steps of a line add up.
 */
function isOutOfDate(before: UnsentForm, now: UnsentForm): boolean {
  const line = addressOf(before).get("id");
  const isOfLine = line !== null && line === addressOf(now).get("id");
  if (isOfLine && !(isStep(before) && isStep(now))) return true;
  const setsNumbers = !isStep(before) && ["next", "set"].includes(String(before.fields.get("intent")));
  return setsNumbers && isOfCart(before.fields) && isOfCart(now.fields);
}

/** Of a form of the cart, what its own button does is left: the numbers beside it are old. */
function forgetNumbers(before: UnsentForm): void {
  if (!isOfCart(before.fields)) return;
  const own = `quantity${addressOf(before).get("id")}`;
  const names = [...before.fields.keys()].filter((name) => /^quantity\d/.test(name) && name !== own);
  for (const name of names) before.fields.delete(name);
}
