import type { ProductCard } from "#bff/views/product-card.ts";

/** Fields of a card that its page alone needs, or that are sent in another form. */
type Withheld = "model" | "name" | "remain" | "discountEndsAt" | "brand" | "colour" | "stock";
type Sent = Omit<ProductCard, Withheld>;

/** A product's card as it is sent to the browser: what is empty is left out. */
export type PrintedCard = Pick<Sent, "id" | "title" | "unitPrice" | "picture"> & {
  [Field in keyof Sent]?: NonNullable<Sent[Field]>;
} & {
  stock?: "soldOut" | "low";
  /** Brand and colour where there is room for them; the colour where another card has the same name. */
  details?: string[];
};

/** For loaders: a card of the BFF without what no card prints. */
export function printedCard(card: ProductCard): PrintedCard {
  const { model: _, name: _1, remain: _2, discountEndsAt: _3, brand: _4, colour: _5, stock, ...sent } = card;
  const known = Object.entries(sent).filter(([, value]) => value !== null && value !== 0);
  return {
    // The names and values are those of the card.
    ...(Object.fromEntries(known) as Partial<PrintedCard>),
    ...{ id: card.id, title: card.title, unitPrice: card.unitPrice, picture: card.picture },
    // JSON leaves out what is undefined.
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
