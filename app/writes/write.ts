/** A form that a script submits, and the shop's response. */
import type { PrintedNotice, ShellData } from "#app/shell/shell-data.ts";
import type { Repeat } from "#bff/rules/refusal.ts";

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

/**
 * The header's cart after a write of it; `held`: its lines (app/cart/held-lines.ts); `done`: ids of the last writes
 * that were executed.
 */
export type ToldCart = Pick<ShellData["cart"], "count" | "total"> & { held: string; done: readonly string[] };

/** A redirect, the form's errors, or a refusal without either; each with notices. */
export type Answer = { notices: PrintedNotice[]; cart?: ToldCart | null } & (
  | { to: string; refusal?: undefined }
  | { to?: undefined; refusal?: undefined; data: unknown }
  | Refusal
);

/**
 * It had no effect, as far as is known; `later`: the same may be sent again; `unsent`: the browser has no connection.
 */
interface Refusal {
  to?: undefined;
  refusal: Repeat | "unsent";
}

/** The outcome of a write without a connection. */
export const UNSENT: Answer = { refusal: "unsent", notices: [] };

/** Whether a write sets quantities to what was typed; a step of − or + is counted instead, once. */
const isSetting = ({ body }: Pick<Write, "body">) =>
  /(?:^|&)intent=set(?:&|$)/.test(body) && !/(?:^|&)step=-?1/.test(body);

/**
 * Whether nothing is left to send again of a lost write: by a later answer, it was executed after all, or what it set
 * was set to something else since.
 */
export const isOvertaken = (lost: Write, write: Write, answer: Answer): boolean =>
  Boolean(answer.cart?.done.includes(lost.id)) ||
  (answer.to !== undefined &&
    lost.at < write.at &&
    lost.action === write.action &&
    isSetting(lost) &&
    isSetting(write));

/** Whether a write is to be sent again: it has no answer, or was refused for now. */
export const isLeft = (answer: Answer | null): answer is (Answer & Refusal) | null =>
  !answer || answer.refusal === "later" || answer.refusal === "unsent";

/** Actions whose forms hold product ids and nothing personal: their writes may be stored in the browser. */
const OF_PRODUCTS = /^\/(?:cart|compare|saved)(?:\?|$)/;

/** Whether a write holds nothing personal, so that the browser may keep it. */
export const isOfProducts = ({ action }: Pick<Write, "action">) => OF_PRODUCTS.test(action);

/**
 * Whether a write clears the data that the browser stores about its users (decision 0188): waiting writes are cleared
 * too.
 */
export const isClearing = ({ action, body }: Pick<Write, "action" | "body">) =>
  action === "/logout" && new URLSearchParams(body).has("clear");

/** A new write's id: five letters or digits; the shop keeps the last few (`adds` in bff/session/cookies.ts). */
export const newWriteId = () => Math.random().toString(36).slice(2, 7).padEnd(5, "0");
