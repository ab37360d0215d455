/**
 * Who received the customer's last order. The API stores an order's phone, e-mail and address in the account, but not
 * the receiver's name (docs/api.md, section 5): without this, the next order's form would show the account's name
 * beside another person's phone (rule O16).
 */
import type { DeliveryAddress } from "../rules/delivery-address.ts";
import type { Visitor } from "../session/visitor.ts";
import { readOrderState } from "./customer-gate.ts";
import type { KnownAddress, ReviewedOrder } from "./order-review.ts";

/** What the next order's form begins with, beside what the API has on file. */
export type LastReceiver = Pick<DeliveryAddress, "personal" | "name" | "register" | "w3w">;

/**
 * The receiver of the last order of which the gate knows, while the account still has that order's phone and e-mail:
 * after a change of the profile the account's own name is newer. The three words stay with the address in detail.
 * @returns null if the shopper has typed something since, if there is no such order, or if the gate does not answer
 */
export async function lastReceiver(
  visitor: Visitor,
  { draft, address }: Pick<ReviewedOrder, "draft" | "address">,
): Promise<LastReceiver | null> {
  if (draft || !address) return null;
  const last = (await readOrderState(visitor))?.lastRecord?.address;
  if (!last || !isReachedBy(address, last)) return null;
  const { personal, name, register, w3w } = last;
  return { personal, name, register, w3w: last.more === address.more_address ? w3w : "" };
}

const isReachedBy = ({ phone, email }: KnownAddress, last: DeliveryAddress) =>
  phone === last.phone && email?.toLowerCase() === last.email.toLowerCase();
