/** The expected contents of a list in plain SQL: the model for its pages. */

import { type HTMLElement, parse } from "node-html-parser";
import { SENTENCES } from "#app/words/all.server.ts";
import { isSecond } from "./generation.ts";
import type { TestShop } from "./shop.ts";

const { search } = SENTENCES.mn;

/** A filter as a form field. */
export type Field = [name: string, value: string];

export interface ListCase {
  name: string;
  path: string;
  /** The scope, as a condition on `product p`, with `model m` joined. */
  scope: string;
  takesPrice: boolean;
  /** Ordered by relevance when nothing else is asked for. */
  isRanked?: true;
  /** Newest first when nothing else is asked for. */
  isNewestFirst?: true;
  /** What is said when filters leave nothing. */
  none: string;
}

const NONE = "ҮР ДҮН ОЛДСОНГҮЙ";

/** One list of every source. */
export const LISTS: readonly ListCase[] = [
  { name: "category", path: "/category/1", scope: "p.listed = 1 AND p.type = 1", takesPrice: true, none: NONE },
  {
    name: "sub-category",
    path: "/sub-category/1",
    scope: "p.listed = 1 AND p.category_sub_id = 1",
    takesPrice: true,
    none: NONE,
  },
  {
    name: "search",
    path: "/search?p=RAM",
    // SQLite's own LIKE folds ASCII only, as the text is.
    scope: "p.listed = 1 AND (m.name LIKE '%RAM%' OR m.model LIKE '%RAM%' OR m.description LIKE '%RAM%')",
    takesPrice: true,
    isRanked: true,
    none: search.none,
  },
  {
    name: "new arrivals",
    path: "/new-arrival",
    scope: "p.fresh = 1",
    takesPrice: false,
    isNewestFirst: true,
    none: NONE,
  },
  { name: "brand", path: "/brand/1", scope: "p.listed = 1 AND p.brand_id = 1", takesPrice: true, none: NONE },
  {
    name: "event",
    path: "/event/1",
    scope: "p.id IN (SELECT product_id FROM event_product WHERE event_id = 1)",
    takesPrice: true,
    none: NONE,
  },
];

/** The price that lists are narrowed by. */
const PRICE = isSecond ? "p.sale_price" : "p.price_now";

const COLUMNS: Record<string, string> = { brand: "p.brand_id", sub: "p.category_sub_id", color: "p.color_name" };

/**
 * The ids of all matching products, in order.
 * @param chosen values of one field are alternatives, different fields must all fit; prices are those that are
 *   paid, in the second generation those before discounts, both ends included
 */
export async function matching(
  sql: TestShop["sql"],
  { scope, isNewestFirst }: ListCase,
  chosen: readonly Field[],
): Promise<number[]> {
  const byName = new Map<string, string[]>();
  for (const [name, value] of chosen) byName.set(name, [...(byName.get(name) ?? []), value]);
  const where = [scope];
  const values: string[] = [];
  for (const [name, given] of byName) {
    const marks = given.map(() => "?").join(", ");
    const column = COLUMNS[name];
    if (name === "min") where.push(`${PRICE} >= CAST(? AS INTEGER)`);
    else if (name === "max") where.push(`${PRICE} <= CAST(? AS INTEGER)`);
    else if (column) where.push(`CAST(${column} AS TEXT) IN (${marks})`);
    else {
      where.push(
        `EXISTS (SELECT 1 FROM model_spec s WHERE s.model_id = m.id AND s.name = ? AND s.value IN (${marks}))`,
      );
      values.push(name.replace(/^spec\./, ""));
    }
    values.push(...given);
  }
  const order = isNewestFirst && !isSecond ? "p.created_at DESC, p.id DESC" : "p.id";
  const rows = await sql(
    `SELECT p.id FROM product p JOIN model m ON m.id = p.model_id WHERE ${where.join(" AND ")} ORDER BY ${order}`,
    ...values,
  );
  const ids = rows.map(({ id }) => Number(id));
  if (!isNewestFirst || !isSecond) return ids;
  // A server that does not sort: the numbers of each page, the last one first.
  const pages = Array.from({ length: Math.ceil(ids.length / 30) }, (_, n) => ids.slice(n * 30, n * 30 + 30).reverse());
  return pages.flat();
}

/** The ids of a page's cards, in order. */
export function idsOf(html: string): number[] {
  return parse(html)
    .querySelectorAll("article.card")
    .map((card) => Number(card.getAttribute("id")?.replace("p-", "")));
}

/** The numbers of the pages that a page links to. */
export function pagesOf(html: string): number[] {
  return parse(html)
    .querySelectorAll("ul.pages a")
    .map((a) => Number(a.textContent.trim()))
    .filter((page) => page > 0);
}

/** The boxes that are ticked. */
export function chosenFields(page: HTMLElement): string[] {
  return page
    .querySelectorAll("#filters input[checked]")
    .map((box) => `${box.getAttribute("name")},${box.getAttribute("value")}`);
}
