/**
 * A refused quantity, stored for the page that answers its form, and not in the address (decision 0046).
 */

import { LONGEST_QUANTITY } from "../domain/quantity.ts";
import { cookies } from "./cookies.ts";
import type { Visitor } from "./visitor.ts";

export interface TypedQuantity {
  /** The product whose field it was typed in. */
  id: number;
  text: string;
  /** The shop has not so many. */
  isShort?: boolean | undefined;
}

/** Longest as a cookie carries it: `encodeURIComponent` makes six bytes of a Cyrillic letter. */
const LONGEST_ENCODED = 37;

/** Stores it, truncated to the cookie's room. */
export function keepTyped({ jar }: Visitor, { id, text, isShort = false }: TypedQuantity): void {
  let kept = "";
  for (const letter of text.replace(/\p{C}/gu, "").trim()) {
    if (kept.length + letter.length > LONGEST_QUANTITY || encodeURIComponent(kept + letter).length > LONGEST_ENCODED)
      break;
    kept += letter;
  }
  jar.write(cookies.typed, { id, text: kept, isShort });
}

/** Consumes it: the page that reads it shows it. */
export async function takeTyped({ jar }: Visitor): Promise<TypedQuantity | undefined> {
  const typed = await jar.read(cookies.typed);
  if (typed) jar.clear(cookies.typed);
  return typed;
}
