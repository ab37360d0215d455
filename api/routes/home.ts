import { Hono } from "hono";
import type { Api } from "../env.ts";
import { isSecond } from "../generation.ts";
import { FIELDS } from "../queries/cards.ts";
import { type Row, rowsOf } from "../queries/rows.ts";
import { oneOfEachModel, SHELVES, sampleOf } from "../queries/samples.ts";

/**
 * The random section: the least products of a category, the number of categories, and of products each.
 */
const RANDOM_CATEGORY_PRODUCTS = 6;
const RANDOM_CATEGORIES = { first: 7, second: 5 };
const RANDOM_PRODUCTS_EACH = 12;
/**
 * The existing servers give all products of those categories: the second generation does, up to what a reply can hold.
 */
const MAX_PRODUCTS_EACH = 400;

const MENU = {
  category:
    "SELECT id, category_name, nullif(image, '') AS image, nullif(icon, '') AS icon FROM category ORDER BY category_name",
  subCategory: "SELECT category_id AS categoryID, id, sub_category_name, specs FROM sub_category ORDER BY id",
  // An event without products has no page.
  events: `SELECT id, event_name, nullif(image, '') AS image FROM event v
    WHERE EXISTS (SELECT 1 FROM event_product e WHERE e.event_id = v.id) ORDER BY id`,
} as const;

/** The front page, the menu and the footer (docs/api.md, section 2). Rows without a `result` word. */
export const home = new Hono<Api>();

const statementsOfHome = (database: D1Database, randomCategories: number) => ({
  category: database.prepare(MENU.category),
  subCategory: database.prepare(MENU.subCategory),
  events: database.prepare(MENU.events),
  randomCategory: database
    .prepare(
      `SELECT c.id, c.category_name, nullif(c.image, '') AS image FROM category c
       WHERE (SELECT count(*) FROM product p WHERE p.listed = 1 AND p.type = c.id) > ? ORDER BY random() LIMIT ?`,
    )
    .bind(RANDOM_CATEGORY_PRODUCTS, randomCategories),
  homeBanner: database.prepare(
    `SELECT h.id, h.product_id, h.title_1, h.title_2, h.title_3, h.image, p.sale_price, p.discount, p.model
     FROM home_banner h JOIN product_card p ON p.id = h.product_id ORDER BY h.id`,
  ),
  quickCategory: database.prepare("SELECT id, sub_category_name, image FROM sub_category ORDER BY random() LIMIT 4"),
  specialProduct: database.prepare(
    `SELECT s.id, s.product_id, ${FIELDS.special.replaceAll(/(\w+)/g, "p.$1")} FROM special_offer s JOIN product_card p ON p.id = s.product_id`,
  ),
  topBrand: database.prepare(
    `SELECT b.id, b.brandname, sum(s.quantity) AS totalQty FROM sales s JOIN brand b ON b.id = s.brand_id
     GROUP BY b.id ORDER BY totalQty DESC, b.id LIMIT 3`,
  ),
  topProduct: database.prepare(
    `SELECT ${FIELDS.featured} FROM (
       SELECT s.product_id, row_number() OVER (PARTITION BY s.brand_id ORDER BY s.quantity DESC, s.product_id) AS place
       FROM sales s
       WHERE s.brand_id IN (SELECT brand_id FROM sales GROUP BY brand_id ORDER BY sum(quantity) DESC, brand_id LIMIT 3)
     ) JOIN product_card ON id = product_id WHERE place <= 8`,
  ),
  banners: database.prepare(
    "SELECT id, nullif(title, '') AS title, description, image, sub_id AS subId FROM promo_banner ORDER BY id",
  ),
  featured: sampleOf(database, SHELVES.inStock, 8, FIELDS.featured),
  discounted: sampleOf(database, SHELVES.discounted, 50, FIELDS.discounted),
  rated: sampleOf(database, SHELVES.rated, 8, FIELDS.rated),
});

/** The second generation's special offer: a picture (/images/special/) that leads to the product. */
const specialPicture = ({ product_id }: Row): Row => ({ name: "promo-phone.webp", product_id });

const someOf = (database: D1Database, category: number) =>
  sampleOf(database, { where: "p.listed = 1 AND p.type = ?", params: [category] }, RANDOM_PRODUCTS_EACH, FIELDS.random);

const wholeOf = (database: D1Database, category: number) =>
  database
    .prepare(
      `SELECT ${FIELDS.random} FROM product_card WHERE id IN (SELECT p.id FROM product p
       WHERE p.listed = 1 AND p.type = ? ORDER BY p.id LIMIT ${MAX_PRODUCTS_EACH})`,
    )
    .bind(category);

/** Runs named statements as one batch and gives their rows by the same names. */
async function namedBatch<Name extends string>(
  database: D1Database,
  statements: Record<Name, D1PreparedStatement>,
): Promise<Record<string, Row[]> & Record<Name, Row[]>>;
async function namedBatch(database: D1Database, statements: Record<string, D1PreparedStatement>) {
  const results = await database.batch<Row>(Object.values(statements));
  return Object.fromEntries(Object.keys(statements).map((name, index) => [name, rowsOf(results, index)]));
}

home.post("/home-page", async (context) => {
  const { DB } = context.env;
  const second = isSecond(context);
  const { featured, discounted, rated, ...rows } = await namedBatch(
    DB,
    statementsOfHome(DB, second ? RANDOM_CATEGORIES.second : RANDOM_CATEGORIES.first),
  );
  const shelves = rows.randomCategory.map(({ id }) => (second ? wholeOf : someOf)(DB, Number(id)));
  const specialProduct = rows.specialProduct.map(second ? specialPicture : ({ product_id: _, ...row }) => row);
  const samples = shelves.length === 0 ? [] : await DB.batch<Row>(shelves);
  return context.json({
    ...rows,
    specialProduct,
    random: samples.flatMap(({ results }) => (second ? results : oneOfEachModel(results, RANDOM_PRODUCTS_EACH))),
    featuredProduct: oneOfEachModel(featured, 8),
    discountProduct: oneOfEachModel(discounted, 50),
    topRatedProduct: oneOfEachModel(rated, 8),
  });
});

home.post("/categories", async (context) =>
  context.json(
    await namedBatch(context.env.DB, {
      category: context.env.DB.prepare(MENU.category),
      subCategory: context.env.DB.prepare(MENU.subCategory),
      events: context.env.DB.prepare(MENU.events),
    }),
  ),
);

home.post("/brands", async (context) => {
  const { DB } = context.env;
  const { featured, discounted, rated, ...rows } = await namedBatch(DB, {
    brand: DB.prepare("SELECT nullif(images, '') AS images, brandname FROM brand ORDER BY random() LIMIT 10"),
    categories: DB.prepare("SELECT id, category_name FROM category ORDER BY category_name"),
    featured: sampleOf(DB, SHELVES.inStock, 3, FIELDS.featured),
    discounted: sampleOf(DB, SHELVES.discounted, 3, FIELDS.discounted),
    rated: sampleOf(DB, SHELVES.rated, 3, FIELDS.rated),
  });
  return context.json({
    ...rows,
    featured: oneOfEachModel(featured, 3),
    discount: oneOfEachModel(discounted, 3),
    top: oneOfEachModel(rated, 3),
  });
});
