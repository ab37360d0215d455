/** A product as every list shows it. */
import type { StockState } from "../domain/stock.ts";
import type { Picture } from "./picture.ts";

export interface ProductCard {
  id: number;
  /** Model and name together, as cards and titles print them. */
  title: string;
  model: string;
  name: string;
  picture: Picture;
  /** What the shopper pays for one, in whole tugrik. */
  price: number;
  /** The price without the discount, only when there is one. */
  oldPrice: number | null;
  /** Percent; 0 = none. */
  discount: number;
  /** Bonus points earned, shown only when there is no discount (spec 2, Common product card). */
  bonus: number | null;
  stock: StockState;
  remain: number | null;
  /** 0 to 5, or null when nobody has rated: the default of 5 is never shown as a rating. */
  rating: number | null;
  brand: string | null;
  colour: string | null;
  category: { href: string; label: string } | null;
}
