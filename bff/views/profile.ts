/** A customer's own page: who they are, and what its tabs show. */
import { percentDecoded } from "../rules/percent-decoding.ts";
import type { ProductRow, ReplyOf } from "../upstream/contract.ts";
import { type Picture, PLACEHOLDER, picture } from "./picture.ts";
import { productCard, titleOf } from "./product-card.ts";

type Info = ReplyOf<"myInfo">;

/** The customer as the head of their own page shows them. */
export const customerView = ({ name, email, bonus, img }: Info["info"][number], saved: Info["save"]) => ({
  name,
  email,
  picture: customerPicture(img),
  /** Whole points. */
  bonus: Math.floor(bonus),
  /** How many products they have saved, those that are not for sale now among them. */
  savedCount: saved.length,
});

/**
 * @param address a whole address, or the name of a file, as the API gives it
 * @returns null without one, and for one on another host than the API's: the page requests nothing from there
 */
function customerPicture(address: string | null | undefined): Picture | null {
  const [, encoded] = address?.match(/^(?:https?:\/\/[^/]+\/images\/user\/)?([^/?#]+)$/) ?? [];
  if (!encoded) return null;
  const shown = picture("user", percentDecoded(encoded));
  return shown.src === PLACEHOLDER ? null : shown;
}

/**
 * @param saved what `my-info` says of the saved products: no discount, no stock (docs/api.md, section 4)
 * @param rows what `compare` says of them; null where it said nothing: the price is then the one without a discount
 */
export function savedView(saved: Info["save"], rows: ReadonlyMap<number, ProductRow> | null) {
  const forSale = (row: Info["save"][number]): ProductRow | undefined => {
    if (rows !== null || row.sale_price === null) return rows?.get(row.id);
    return { ...row, sale_price: row.sale_price };
  };
  return {
    saved: saved.flatMap((row) => {
      const product = forSale(row);
      return product ? [productCard(product)] : [];
    }),
    /** What was saved and is not for sale now: it still takes one of the five places. */
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
