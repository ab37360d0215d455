import type { ProductCard } from "#bff/views/product-card.ts";

/** What of a product its card prints; the rest does not travel to the browser. */
export type PrintedCard = Pick<
  ProductCard,
  "id" | "title" | "price" | "oldPrice" | "discount" | "bonus" | "rating" | "category"
> & {
  picture: { src: string; srcSet?: string };
  stock: "soldOut" | "low" | null;
  /** Brand and colour, where there is room for them. */
  details?: string[];
};

/** For loaders: a card of the BFF's, cut down to what is printed. */
export function printedCard(card: ProductCard): PrintedCard {
  const { id, title, price, oldPrice, discount, bonus, rating, category, stock, picture } = card;
  const { alt: _besideTheTitle, ...printedPicture } = picture;
  return {
    ...{ id, title, price, oldPrice, discount, bonus, rating, category },
    picture: printedPicture,
    stock: stock === "soldOut" || stock === "low" ? stock : null,
  };
}
