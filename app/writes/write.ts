/** A form that a script submits, and the shop's response. */
import type { PrintedNotice, ShellData } from "#app/shell/shell-data.ts";

export interface Write {
  /** Random; the shop recognises a repeated write by it and executes it once. */
  id: string;
  /** The action's address, path and search. */
  action: string;
  /** Its fields, urlencoded. */
  body: string;
  /** When it was submitted, in milliseconds since the epoch. */
  at: number;
}

/** The header's cart after a write that changed it. */
export type ToldCart = Pick<ShellData["cart"], "count" | "total">;

/** A redirect, or the form's errors; either with notices. */
export type Answer = { notices: PrintedNotice[]; cart?: ToldCart | null } & (
  | { to: string }
  | { to?: undefined; data: unknown }
);

/** Actions whose forms hold product ids and nothing personal: their writes may be stored in the browser. */
const OF_PRODUCTS = /^\/(?:cart|compare|saved)(?:\?|$)/;

/** Whether a write holds nothing personal, so that the browser may keep it. */
export const isOfProducts = ({ action }: Pick<Write, "action">) => OF_PRODUCTS.test(action);

/** A new write's id: five letters or digits; the shop keeps the last few (`adds` in bff/session/cookies.ts). */
export const newWriteId = () => Math.random().toString(36).slice(2, 7).padEnd(5, "0");
