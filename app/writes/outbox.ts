/**
 * What has been pressed and not been answered, where all pages of the shop in this browser find it: a page that ends
 * leaves it to the next one. Only writes of products are kept (`isOfProducts`): numbers, and nothing personal. One
 * entry each, so that two tabs do not overwrite each other's. A browser that forbids storage keeps nothing, and only
 * that is lost.
 */
import type { Write } from "./write.ts";

export interface Kept extends Write {
  /** When it was last sent, in milliseconds since the epoch. */
  sent?: number;
  /** No answer has come, and the shopper was told: they alone send it again. */
  isLost?: boolean;
}

const PREFIX = "write ";
/** Fields of a form that only its answer needs. */
const UNKEPT = ["returnTo", "formToken"];

/** Keeps a write, or what has become of it. */
export function keep({ id, action, body, at, sent, isLost }: Kept): void {
  const fields = new URLSearchParams(body);
  for (const name of UNKEPT) fields.delete(name);
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify({ id, action, body: String(fields), at, sent, isLost }));
  } catch {
    // Full or forbidden.
  }
}

/** Forgets a write: it has been answered, or given up. */
export function forget({ id }: Pick<Write, "id">): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Forbidden.
  }
}

/** What is kept, in the order in which it was pressed. */
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
