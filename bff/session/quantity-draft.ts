/**
 * What was typed as a quantity, kept for the one page that answers its form: nothing typed is lost, and no address
 * carries it.
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

/** Keeps it, as much as the cookie has room for. */
export function keepTyped({ jar }: Visitor, { id, text, isShort = false }: TypedQuantity): void {
  let kept = "";
  for (const letter of text.replace(/\p{C}/gu, "").trim()) {
    if (kept.length + letter.length > LONGEST_QUANTITY || encodeURIComponent(kept + letter).length > LONGEST_ENCODED)
      break;
    kept += letter;
  }
  jar.write(cookies.typed, { id, text: kept, isShort });
}

/** Takes it as told: the page that asks is printed and seen. */
export async function takeTyped({ jar }: Visitor): Promise<TypedQuantity | undefined> {
  const typed = await jar.read(cookies.typed);
  if (typed) jar.clear(cookies.typed);
  return typed;
}
