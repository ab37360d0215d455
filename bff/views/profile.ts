/** A customer's own page. */
import type { ProductRow, ReplyOf } from "../upstream/contract.ts";
import { type ProductCard, productCard } from "./product-card.ts";

export interface ProfileView {
  name: string;
  email: string;
  /** Whole points. */
  bonus: number;
  saved: ProductCard[];
}

type Info = ReplyOf<"myInfo">;

/**
 * @param saved what `my-info` says of the saved products: no discount, no stock (wire contract §5.5)
 * @param rows what `compare` says of them; where it said nothing, the price is the one without a discount
 */
export function profileView(user: Info["info"][number], saved: Info["save"], rows: readonly ProductRow[]): ProfileView {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    name: user.name,
    email: user.email,
    bonus: Math.floor(user.bonus),
    saved: saved.map((row) => productCard(byId.get(row.id) ?? row)),
  };
}
