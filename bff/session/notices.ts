/** What one answer leaves for the next page, in a cookie: notices, and the quantities of a refused form. */
import { MAX_QUANTITY_LENGTH } from "../rules/quantity.ts";
import type { CookieJar } from "./cookie-jar.ts";
import { cookies, type Flash, MAX_TYPED, type Notice } from "./cookies.ts";

/** Longest text in a notice, in characters. */
const MAX_VALUE_LENGTH = 60;

interface Holder {
  readonly jar: CookieJar;
}

/** Controls beside a notice: an undo button, a link. */
export type NoticeExtras = Pick<Notice, "undo" | "link">;

export interface TypedQuantity {
  /** The product whose field it was typed in. */
  id: number;
  text: string;
  /** The stock is smaller. */
  isShort?: boolean | undefined;
}

/** Adds a notice for the next page; the last two are kept. */
export async function notify(
  visitor: Holder,
  kind: Notice["kind"],
  key: string,
  values?: Notice["values"],
  extras?: NoticeExtras,
): Promise<void> {
  await addNotices(visitor, [{ kind, key, values: shortened(values), ...extras }]);
}

/** A form that was submitted twice leaves one notice. */
async function addNotices(visitor: Holder, latest: readonly Notice[]): Promise<void> {
  const texts = new Set(latest.map((one) => JSON.stringify(one)));
  const others = (await flashOf(visitor)).notices.filter((one) => !texts.has(JSON.stringify(one)));
  await change(visitor, { notices: [...others, ...latest].slice(-2) });
}

/** Puts notices back that a page has taken and nobody has seen, before those that came since. */
export async function putBack(visitor: Holder, waiting: readonly Notice[]): Promise<void> {
  const since = (await flashOf(visitor)).notices;
  await change(visitor, { notices: [] });
  await addNotices(visitor, waiting);
  await addNotices(visitor, since);
}

/** The pending notices; shown once. */
export async function takeNotices(visitor: Holder): Promise<Notice[]> {
  const { notices } = await flashOf(visitor);
  if (notices.length > 0) await change(visitor, { notices: [] });
  return notices;
}

/** Stores refused quantities for the page that answers their form; an address would be shared with them. */
export async function keepTyped(visitor: Holder, typed: readonly TypedQuantity[]): Promise<void> {
  await change(visitor, { typed: typed.slice(0, MAX_TYPED).map((one) => ({ ...one, text: cutTyped(one.text) })) });
}

/** Reads and clears them, for the page that shows them. */
export async function takeTyped(visitor: Holder): Promise<TypedQuantity[]> {
  const { typed = [] } = await flashOf(visitor);
  if (typed.length > 0) await change(visitor, { typed: [] });
  return typed;
}

/** Whether the next page shows a refused quantity. */
export const hasTyped = async (visitor: Holder): Promise<boolean> => ((await flashOf(visitor)).typed ?? []).length > 0;

const flashOf = async ({ jar }: Holder): Promise<Flash> => (await jar.read(cookies.notices)) ?? { notices: [] };

async function change(visitor: Holder, changes: Partial<Flash>): Promise<void> {
  const { notices, typed = [] } = { ...(await flashOf(visitor)), ...changes };
  if (notices.length + typed.length === 0) visitor.jar.clear(cookies.notices);
  else visitor.jar.write(cookies.notices, typed.length > 0 ? { notices, typed } : { notices });
}

function shortened(values: Notice["values"] = {}): Notice["values"] {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? cut(value, MAX_VALUE_LENGTH) : value,
    ]),
  );
}

/** What is left of a text that is too long must not read as one that is allowed, and says that it was cut. */
const cutTyped = (typed: string): string => cut(typed.replace(/\p{C}/gu, "").trim(), MAX_QUANTITY_LENGTH);

/** A text of at most `longest` UTF-16 units, the ellipsis included. */
function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, "")}…` : text;
}
