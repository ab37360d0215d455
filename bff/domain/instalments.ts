import type { Tugrik } from "./money.ts";
import type { UnitPrice } from "./price.ts";

/** Payments that a price can be split into, without interest or fee (rule T7). */
const INSTALMENTS = 4;

/** The payments, in order: whole tugrik, together exactly the price; what does not divide is paid with the first. */
export function instalments(price: UnitPrice): Tugrik[] {
  const each = Math.floor(price / INSTALMENTS);
  return Array.from({ length: INSTALMENTS }, (_, index) => (index === 0 ? price - each * (INSTALMENTS - 1) : each));
}
