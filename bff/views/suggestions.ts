/** Suggestions while a shopper types: products, and categories and brands whose names match. */
import { placeOf, type Reading, skeleton } from "../search/index.ts";
import type { ReplyOf } from "../upstream/contract.ts";
import { memoised } from "./memoised.ts";
import type { ProductCard } from "./product-card.ts";

export interface Suggestion {
  kind: "category" | "brand" | "product";
  label: string;
  href: string;
}

/** The most of each kind, for a list that is read at a glance. */
const MAX_ROWS = { category: 3, brand: 2, product: 5 } as const;

/** A category or brand, with the beginnings of its words in comparable form. */
interface Named extends Suggestion {
  bones: string;
}

/** Categories and sub-categories of the menu. */
export const namedCategories = memoised((reply: ReplyOf<"categories">): Named[] => [
  ...reply.category.map(({ id, category_name }) => named("category", category_name, `/category/${id}`)),
  ...reply.subCategory.map(({ id, sub_category_name }) => named("category", sub_category_name, `/sub-category/${id}`)),
]);

export const namedBrands = memoised((reply: ReplyOf<"allBrand">): Named[] =>
  reply.brands.map(({ id, brandname }) => named("brand", brandname, `/brand/${id}`)),
);

/** ` word other`: a text fits where a word begins with it. */
function named(kind: Suggestion["kind"], label: string, href: string): Named {
  return { kind, label, href, bones: ` ${skeleton(label)}` };
}

/** What a text says by a word that no name has: laptop for Зөөврийн компьютер. */
export function meantPlaces({ category, brands }: Pick<Reading, "category" | "brands">): Suggestion[] {
  return [
    ...(category ? [{ kind: "category" as const, label: category.label, href: placeOf(category) }] : []),
    ...brands.map(({ id, name }) => ({ kind: "brand" as const, label: name, href: `/brand/${id}` })),
  ];
}

/**
 * @param text what is typed so far, in Cyrillic or Latin letters
 * @param places categories and brands; those of the side pieces that came
 * @param meant what the text names by other words; behind those that it is the beginning of
 * @param cards what the search itself finds first
 */
export function suggestions(
  text: string,
  places: readonly Named[],
  meant: readonly Suggestion[],
  cards: readonly ProductCard[],
): Suggestion[] {
  const bones = ` ${skeleton(text)}`;
  // A text without a letter, a lone quote say, is the beginning of every word and of none.
  const fitting = bones === " " ? [] : places.filter((place) => place.bones.includes(bones));
  const hrefs = new Set(fitting.map(({ href }) => href));
  const all: Suggestion[] = [...fitting, ...meant.filter(({ href }) => !hrefs.has(href))];
  // A category and its sub-category of the same name look alike: the first, which holds the other.
  const isFirst = ({ kind, label }: Suggestion, at: number) =>
    all.findIndex((other) => other.kind === kind && other.label === label) === at;
  const named = all.filter(isFirst);
  const of = (kind: "category" | "brand") => named.filter((place) => place.kind === kind).slice(0, MAX_ROWS[kind]);
  // The colours of a model have one title: the first of them leads to the others.
  const models = [...new Map(cards.toReversed().map((card) => [card.title, card])).values()].reverse();
  return [
    ...[...of("category"), ...of("brand")].map(({ kind, label, href }) => ({ kind, label, href })),
    ...models
      .slice(0, MAX_ROWS.product)
      .map(({ id, title }): Suggestion => ({ kind: "product", label: title, href: `/single-product/${id}` })),
  ];
}
