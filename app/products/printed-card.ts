import type { ListPrice } from "#bff/rules/price.ts";
import type { ProductCard } from "#bff/views/product-card.ts";

/** The fields that a product's card prints; others, and empty ones, are not sent to the browser. */
export interface PrintedCard extends Pick<ProductCard, "id" | "title" | "unitPrice"> {
  picture: { src: string; srcSet?: string };
  oldPrice?: ListPrice;
  /** Percent; absent without one. */
  discount?: number;
  bonus?: number;
  rating?: number;
  category?: { href: string; label: string };
  stock?: "soldOut" | "low";
  /** Brand and colour where there is room for them; the colour where another card has the same name. */
  details?: string[];
}

/** For loaders: reduces a BFF card to the printed fields. */
export function printedCard(card: ProductCard): PrintedCard {
  const { id, title, unitPrice, stock, picture } = card;
  const { alt: _besideTheTitle, ...printedPicture } = picture;
  return {
    ...{ id, title, unitPrice, picture: printedPicture },
    // JSON leaves out what is undefined.
    oldPrice: card.oldPrice ?? undefined,
    discount: card.discount || undefined,
    bonus: card.bonus ?? undefined,
    rating: card.rating ?? undefined,
    category: card.category ?? undefined,
    stock: stock === "soldOut" || stock === "low" ? stock : undefined,
  };
}

/**
 * The cards of one list. Colours of one model are products of their own with one name: where a list has two of them,
 * each states its colour.
 */
export function printedCards(cards: readonly ProductCard[]): PrintedCard[] {
  const titles = cards.map(({ title }) => title);
  return cards.map((card) => {
    const isAlone = titles.indexOf(card.title) === titles.lastIndexOf(card.title);
    return { ...printedCard(card), details: isAlone || card.colour === null ? undefined : [card.colour] };
  });
}

/** A card with its brand and colour. */
export function detailedCard(card: ProductCard): PrintedCard {
  return { ...printedCard(card), details: [card.brand, card.colour].filter((detail) => detail !== null) };
}
