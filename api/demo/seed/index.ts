import { frameTables, productTables, windowTables } from "./catalogue.ts";
import { buildReviews, customerTables } from "./customers.ts";
import { GAPS } from "./gaps.ts";
import { CATEGORIES } from "./kinds/all.ts";
import { buildModels, type SeedModel } from "./models.ts";
import { orderTables } from "./orders.ts";
import { PHOTOGRAPHS } from "./photographs.ts";
import { chance } from "./random.ts";
import { DEAL_KIND, DEAL_SUFFIX } from "./shop-window.ts";
import { daysFrom, type Table } from "./table.ts";

export { DERIVED } from "../../queries/derived.ts";
export { drawPicture } from "../pictures/index.ts";
export { PHOTOGRAPHS_NAMED } from "./photographs.ts";

const SEED = 2020;

/** The deal of the front page: a fifth off a dear product, for five days from seeding, with stock to sell. */
function dealStatements(models: readonly SeedModel[], now: Date): string[] {
  const deal = models.find(({ kind, model }) => kind.slug === DEAL_KIND && model.endsWith(DEAL_SUFFIX)) ?? models[0];
  const product = deal?.products[0];
  if (deal === undefined || product === undefined) return [];
  return [
    `UPDATE product SET discount = 20, discount_end_time = '${daysFrom(now, 5)}' WHERE model_id = ${deal.id}`,
    `UPDATE product SET remain = 37 WHERE id = ${product.id}`,
    `INSERT INTO special_offer (id, product_id) VALUES (1, ${product.id})`,
  ];
}

/**
 * The contents of a new database: tables in insertion order, then statements. The same number of products and the same
 * `now` give the same rows, but for the salts of the password hashes; dates count from `now`.
 * @param products how many products (colours of models), at least one per kind of product
 * @param withPhotographs whether pictures are named as photographs, not as drawings
 */
export async function buildSeed(
  products: number,
  now: Date,
  withPhotographs = false,
): Promise<{ tables: Table[]; statements: string[] }> {
  const luck = chance(SEED);
  const models = buildModels(CATEGORIES, products, luck);
  const reviews = buildReviews(models, products, luck, now);
  const tables = [
    ...frameTables(CATEGORIES),
    ...(await customerTables(now)),
    ...productTables(models, reviews.rates, luck, now),
    reviews.table,
    ...windowTables(models, luck),
    ...orderTables(models, luck, now),
  ];
  const photographs = withPhotographs ? PHOTOGRAPHS : [];
  return { tables, statements: [...GAPS, ...dealStatements(models, now), ...photographs] };
}
