/**
 * Pending writes in localStorage, shared by all pages of the shop in this browser: a page that ends leaves them to the
 * next one. Only writes of products are kept (`isOfProducts`): numbers, and nothing personal. One entry each, so that
 * two tabs do not overwrite each other's. Where storage is forbidden, nothing else breaks.
 */
import { HELD } from "#app/cart/held-lines.ts";
import { PRESSED_BY } from "#bff/rules/pressed-by.ts";
import { MOST_ADDS } from "#bff/rules/write-id.ts";
import type { Write } from "./write.ts";

export interface Kept extends Write {
  /** When it was last sent, in milliseconds since the epoch. */
  sent?: number;
  /** No response arrived, or a refusal for now, and the shopper knows: only they send it again. */
  isLost?: boolean;
  /** There was no connection: no page holds it, and the next one that finds a connection sends it. */
  isUnsent?: boolean;
  /** Why it was refused. */
  reason?: string | undefined;
  /** Its place among all writes that this browser has sent. */
  nth?: number;
}

/** The Web Lock of the write whose turn it is, over all tabs. */
export const TURN = "writes";
/** How the keys of pending writes begin. */
export const PREFIX = "write ";
/** Fields of a form that only its response uses. */
const UNKEPT = ["returnTo", "formToken"];

/** Stores a write or its new state. */
export function keep({ id, action, body, at, sent, isLost, isUnsent, reason }: Kept): void {
  const fields = new URLSearchParams(body);
  for (const name of UNKEPT) fields.delete(name);
  try {
    const { nth } = JSON.parse(localStorage.getItem(PREFIX + id) ?? "{}");
    const entry = { id, action, body: String(fields), at, sent, isLost, isUnsent, reason, nth };
    localStorage.setItem(PREFIX + id, JSON.stringify(entry));
  } catch {
    // Full or forbidden.
  }
}

/** How many writes this browser has sent, each counted once. */
const SENT = "sent";

/**
 * Counts a stored write that is about to be sent, once.
 * @returns whether so many were sent after its first attempt that the shop may have forgotten whether it was executed
 */
export function isLate({ id }: Pick<Write, "id">): boolean {
  try {
    const entry = JSON.parse(localStorage.getItem(PREFIX + id) ?? "null");
    const sent = Number(localStorage.getItem(SENT));
    if (entry?.nth) return sent - entry.nth >= MOST_ADDS;
    localStorage.setItem(SENT, String(sent + 1));
    if (entry) localStorage.setItem(PREFIX + id, JSON.stringify({ ...entry, nth: sent + 1 }));
  } catch {
    // Full or forbidden.
  }
  return false;
}

/** Undoes the last `isLate`: the browser had no connection, so the shop never received the write. */
export function uncount({ id }: Pick<Write, "id">): void {
  try {
    const { nth, ...entry } = JSON.parse(localStorage.getItem(PREFIX + id) ?? "{}");
    if (nth !== Number(localStorage.getItem(SENT))) return;
    localStorage.setItem(SENT, String(nth - 1));
    localStorage.setItem(PREFIX + id, JSON.stringify(entry));
  } catch {
    // Full or forbidden.
  }
}

/** The cart's lines after the last write of this window (app/cart/held-lines.ts); empty where they are not known. */
export function heldLines(): string {
  try {
    return sessionStorage.getItem(HELD) ?? "";
  } catch {
    return "";
  }
}

/** Stores the cart's lines from a write's answer, for the next pages of this window. */
export function noteHeld(lines: string): void {
  try {
    sessionStorage.setItem(HELD, lines);
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

/** Records that a write was answered now. Other windows learn of it by the event `storage`. */
export function noteAnswer(): void {
  try {
    localStorage.setItem(ANSWERED, String(Date.now()));
  } catch {
    // Full or forbidden.
  }
}

/** Whether a write was answered after this page was requested: the page may then be older than the write's effect. */
export function isOlderThanAnswer(): boolean {
  try {
    return Number(localStorage.getItem(ANSWERED)) > performance.timeOrigin;
  } catch {
    return false;
  }
}

/** Whether an entry of localStorage is a stored write. */
export const isEntry = (key: string | null): boolean => key?.startsWith(PREFIX) ?? false;

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

/**
 * The stored writes of the current shopper, in order of submission: guests' writes and those of the customer who is
 * signed in. Another customer's stay until that customer returns: nobody else sees or sends them (decision 0170).
 * @param mark the customer's (`PRESSED_BY`); undefined for a guest
 */
export function keptOf(mark: string | undefined): Kept[] {
  const pressedBy = ({ body }: Kept) => new URLSearchParams(body).get(PRESSED_BY) ?? undefined;
  return kept().filter((write) => [undefined, mark].includes(pressedBy(write)));
}

/** Those that were reported to their shopper as lost. @param mark as for `keptOf` */
export const lostOf = (mark: string | undefined): Kept[] => keptOf(mark).filter(({ isLost }) => isLost);

function isKept(entry: unknown): entry is Kept {
  return (
    typeof entry === "object" &&
    entry !== null &&
    "at" in entry &&
    typeof entry.at === "number" &&
    ["id", "action", "body"].every((name) => typeof Object(entry)[name] === "string")
  );
}
