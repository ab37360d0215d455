/** A form that was sent by a script, and what the shop answers it. */
import type { PrintedNotice } from "#app/shell/shell-data.ts";

export interface Write {
  /** Random: the shop knows a write again by it, so that sending it twice does it once. */
  id: string;
  /** The action's address, path and search. */
  action: string;
  /** Its fields, in a form's notation. */
  body: string;
  /** When it was pressed, in milliseconds since the epoch. */
  at: number;
}

/** A redirect, or the form again with its mistakes; either with what there is to say. */
export type Answer = { notices: PrintedNotice[] } & ({ to: string } | { to?: undefined; data: unknown });

/** Actions whose forms hold products' numbers and nothing personal: what they are sent may be kept in the browser. */
const OF_PRODUCTS = /^\/(?:cart|compare|saved)(?:\?|$)/;

export const isOfProducts = ({ action }: Pick<Write, "action">) => OF_PRODUCTS.test(action);

/** A new write's id: five letters or digits; the shop keeps the last few (`adds` in bff/session/cookies.ts). */
export const newWriteId = () => Math.random().toString(36).slice(2, 7).padEnd(5, "0");
