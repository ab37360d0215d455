/**
 * Refused quantities, stored for the page that answers its form, and not in the address (decision 0046).
 */

import { CUT, LONGEST_QUANTITY } from "../rules/quantity.ts";
import { cookies } from "./cookies.ts";
import type { Visitor } from "./visitor.ts";

export interface TypedQuantity {
  /** The product whose field it was typed in. */
  id: number;
  text: string;
  /** The stock is smaller. */
  isShort?: boolean | undefined;
}

/** Longest in its encoded form: `encodeURIComponent` makes six bytes of a Cyrillic letter. */
const LONGEST_ENCODED = 37;

/** Stores them, truncated to the cookie's room: that is three or more numbers of the usual length. */
export function keepTyped({ jar }: Visitor, typed: readonly TypedQuantity[]): void {
  const all = typed.map(({ id, text, isShort = false }) => ({ id, text: shortened(text), isShort }));
  while (all.length > 1 && encodeURIComponent(cookies.typed.encode(all)).length > cookies.typed.maxBytes) all.pop();
  jar.write(cookies.typed, all);
}

/** What is left of a text that is too long must not read as one that is allowed, and says that it was cut. */
function shortened(text: string): string {
  const end = text.trim().length > LONGEST_QUANTITY ? CUT : "";
  let kept = "";
  for (const letter of text.replace(/\p{C}/gu, "").trim()) {
    const longer = kept + letter;
    if (longer.length + end.length > LONGEST_QUANTITY || encodeURIComponent(longer + end).length > LONGEST_ENCODED)
      break;
    kept = longer;
  }
  return kept + end;
}

/** Reads and clears them, for the page that shows them. */
export async function takeTyped({ jar }: Visitor): Promise<TypedQuantity[]> {
  const typed = await jar.read(cookies.typed);
  if (typed) jar.clear(cookies.typed);
  return typed ?? [];
}
