/**
 * The cart's text in its cookie: `~` and lines `id.quantity.price`, numbers in base 36, `_` between lines. A price
 * after `-` instead of `.` was a discounted one; a line may have none. Older carts, `id.quantity` in decimals without
 * `~`, can still be read.
 */
import { z } from "zod";
import { type Cart, type CartLine, MAX_LINES } from "../rules/cart.ts";
import { id, lineQuantity } from "../rules/fields.ts";
import { MAX_ID } from "../rules/ids.ts";
import { toUnitPrice } from "../rules/price.ts";

/** The largest number in six base-36 digits. A higher price is not stored: no order may cost as much. */
const HIGHEST_PRICE = 36 ** 6 - 1;

const line = z.object({
  id: id.max(MAX_ID),
  quantity: lineQuantity,
  seen: z
    .object({ unitPrice: z.number().int().nonnegative().transform(toUnitPrice), discounted: z.boolean() })
    .optional(),
});
const lines = z
  .array(line)
  .min(1)
  .max(MAX_LINES)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length);

/** @returns the text of a cart that is not empty */
export function encodeCart(cart: Cart): string {
  return `~${cart.map(encodeLine).join("_")}`;
}

/** @returns the cart of a text, undefined for an invalid text */
export function decodeCart(text: string): CartLine[] | undefined {
  const rows = text.startsWith("~") ? text.slice(1).split("_").map(decodeLine) : text.split("_").map(decodeOldLine);
  return lines.safeParse(rows).data;
}

function encodeLine({ id, quantity, seen }: CartLine): string {
  const line = `${id.toString(36)}.${quantity.toString(36)}`;
  if (!seen || seen.unitPrice > HIGHEST_PRICE) return line;
  return `${line}${seen.discounted ? "-" : "."}${seen.unitPrice.toString(36)}`;
}

function decodeLine(text: string): unknown {
  const [, id, quantity, mark, price] = /^([0-9a-z]{1,7})\.([0-9a-z]{1,3})(?:([.-])([0-9a-z]{1,6}))?$/.exec(text) ?? [];
  if (!id || !quantity) return undefined;
  const seen = price && { unitPrice: Number.parseInt(price, 36), discounted: mark === "-" };
  return { id: Number.parseInt(id, 36), quantity: Number.parseInt(quantity, 36), ...(seen ? { seen } : {}) };
}

function decodeOldLine(text: string): unknown {
  const [, id, quantity] = /^(\d{1,10})\.(\d{1,4})$/.exec(text) ?? [];
  return { id: Number(id), quantity: Number(quantity) };
}
