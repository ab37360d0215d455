/** The product page: one colour of one model. */

import type { RatingSummary } from "../domain/rating.ts";
import type { StockState } from "../domain/stock.ts";
import type { Crumb } from "./listing.ts";
import type { Picture } from "./picture.ts";
import type { ProductCard } from "./product-card.ts";

export interface ProductView {
  /** The id that is shown and sold; differs from the one asked for when the API names a replacement (`ids`). */
  id: number;
  model: string;
  name: string;
  title: string;
  crumbs: Crumb[];
  brand: { name: string; logo: Picture } | null;
  category: { href: string; label: string } | null;
  subCategory: { href: string; label: string } | null;
  /** Always 1 to 4; a missing one is the placeholder. */
  gallery: Picture[];
  price: number;
  oldPrice: number | null;
  discount: number;
  saving: number;
  discountEndsAt: string | null;
  /** Bonus points one piece earns. */
  bonus: number;
  stock: StockState;
  remain: number | null;
  /** Highest quantity that can be picked; 0 = sold out. */
  maxQuantity: number;
  colour: string | null;
  /** All colours of the model, this one included; each is a URL. */
  colours: { id: number; label: string; picture: Picture; current: boolean }[];
  /** Up to six pairs; some have a picture. */
  description: { title: string; text: string; picture: Picture | null }[];
  specs: { label: string; value: string }[];
  ratings: RatingSummary;
  reviews: { author: string; message: string; rate: number; date: string | null }[];
  myReview: number;
  related: ProductCard[];
}
