/** A customer's own page: who they are, and what its tabs show. */
import { percentDecoded } from "../rules/percent-decoding.ts";
import type { ProductRow, ReplyOf } from "../upstream/contract.ts";
import { type Picture, PLACEHOLDER, picture } from "./picture.ts";
import { type ProductCard, productCard, titleOf } from "./product-card.ts";

type Info = ReplyOf<"myInfo">;

/** The part beside every tab. */
export interface CustomerView {
  name: string;
  email: string;
  /**
   * The picture's address on the API's host; null without one, and for one elsewhere: the page requests nothing from
   * another host.
   */
  picture: Picture | null;
  /** Whole points. */
  bonus: number;
  /** How many products they have saved, those that are not for sale now among them. */
  savedCount: number;
}

/** The customer as the head of their own page shows them. */
export const customerView = ({ name, email, bonus, img }: Info["info"][number], saved: Info["save"]): CustomerView => ({
  name,
  email,
  picture: customerPicture(img),
  bonus: Math.floor(bonus),
  savedCount: saved.length,
});

/** @param address a whole address, or the name of a file, as the API gives it */
function customerPicture(address: string | null | undefined): Picture | null {
  const [, encoded] = address?.match(/^(?:https?:\/\/[^/]+\/images\/user\/)?([^/?#]+)$/) ?? [];
  if (!encoded) return null;
  const shown = picture("user", percentDecoded(encoded));
  return shown.src === PLACEHOLDER ? null : shown;
}

export interface SavedView {
  saved: ProductCard[];
  /** What was saved and is not for sale now: it still takes one of the five places. */
  withdrawn: { id: number; title: string; colour: string | null; picture: Picture }[];
}

/**
 * @param saved what `my-info` says of the saved products: no discount, no stock (docs/api.md, section 4)
 * @param rows what `compare` says of them; null where it said nothing: the price is then the one without a discount
 */
export function savedView(saved: Info["save"], rows: ReadonlyMap<number, ProductRow> | null): SavedView {
  const forSale = (row: Info["save"][number]): ProductRow | undefined => {
    if (rows !== null || row.sale_price === null) return rows?.get(row.id);
    return { ...row, sale_price: row.sale_price };
  };
  return {
    saved: saved.flatMap((row) => {
      const product = forSale(row);
      return product ? [productCard(product)] : [];
    }),
    withdrawn: saved
      .filter((row) => !forSale(row))
      .map((row) => ({
        id: row.id,
        title: titleOf(row),
        colour: row.color_name,
        picture: picture("product", row.image),
      })),
  };
}
