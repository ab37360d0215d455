/**
 * Pending writes in localStorage, shared by all pages of the shop in this browser: a page that ends leaves them to the
 * next one. Only writes of products are kept (`isOfProducts`): numbers, and nothing personal. One entry each, so that
 * two tabs do not overwrite each other's. Where storage is forbidden, nothing else breaks.
 */
import type { Write } from "./write.ts";

export interface Kept extends Write {
  /** When it was last sent, in milliseconds since the epoch. */
  sent?: number;
  /** No response arrived and the shopper knows: only they send it again. */
  isLost?: boolean;
}

const PREFIX = "write ";
/** Fields of a form that only its response uses. */
const UNKEPT = ["returnTo", "formToken"];

/** Stores a write or its new state. */
export function keep({ id, action, body, at, sent, isLost }: Kept): void {
  const fields = new URLSearchParams(body);
  for (const name of UNKEPT) fields.delete(name);
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify({ id, action, body: String(fields), at, sent, isLost }));
  } catch {
    // Full or forbidden.
  }
}

/** Removes a write that was answered or given up. */
export function forget({ id }: Pick<Write, "id">): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Forbidden.
  }
}

/** When a write of products was last answered, in any window of this browser. */
export const ANSWERED = "answered";

/** Notes that a write was answered now. Other windows hear of it by the event `storage`. */
export function noteAnswer(): void {
  try {
    localStorage.setItem(ANSWERED, String(Date.now()));
  } catch {
    // Full or forbidden.
  }
}

/** Whether a write was answered after this page had been asked for: then the page may be older than what it did. */
export function isOlderThanAnswer(): boolean {
  try {
    return Number(localStorage.getItem(ANSWERED)) > performance.timeOrigin;
  } catch {
    return false;
  }
}

/** The stored writes, in order of submission. */
export function kept(): Kept[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? "null"))
      .filter(isKept)
      .sort((a, b) => a.at - b.at);
  } catch {
    return [];
  }
}

function isKept(entry: unknown): entry is Kept {
  return (
    typeof entry === "object" &&
    entry !== null &&
    "at" in entry &&
    typeof entry.at === "number" &&
    ["id", "action", "body"].every((name) => typeof Object(entry)[name] === "string")
  );
}
