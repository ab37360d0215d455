import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Api } from "../env.ts";
import { isSecond, secondLacks } from "../generation.ts";
import { readBody, wireId, wireText } from "../http/body.ts";
import { FIELDS } from "../queries/cards.ts";
import { countedFacets } from "../queries/facets.ts";
import { pageOf } from "../queries/listing.ts";
import { inOneBatch, rowsOf } from "../queries/rows.ts";
import type { PriceColumn, Scope } from "../queries/scope.ts";
import { searchScope } from "../queries/search.ts";
import { parseSpecCondition, refuseUnknown } from "../queries/spec-condition.ts";
import { specsOf, unionOf } from "../queries/specs.ts";

const FAILED = { result: "failed" } as const;

const ids = z.array(z.coerce.number().int()).max(500).default([]);
const names = z.array(z.string().max(200)).max(500).default([]);
const common = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  sort: z.enum(["price-asc", "price-desc", "newest", "discount"]).optional().catch(undefined),
  specs_counted: z.literal(true).optional().catch(undefined),
};
const price = z.tuple([z.coerce.number().min(0), z.coerce.number().min(0)]).default([0, 0]);
const condition = z.string().max(10_000).default("").transform(parseSpecCondition);

/**
 * The price by which a list is narrowed and whose highest it tells: what is paid, our addition; the existing servers
 * take the one before the discount.
 */
const priceColumn = (context: Context<Api>): PriceColumn => (isSecond(context) ? "sale_price" : "price_now");

/** Says so, in a reply with prices. */
const PAID = { price_paid: true } as const;

/** The lists that can be narrowed and paged (docs/api.md, section 3). */
export const listings = new Hono<Api>();
for (const name of ["category-product", "sub-category-product", "search", "new-arrival", "brand-product", "event"])
  listings.use(`/${name}`, secondLacks("total", "price_paid"));

listings.post("/category-product", async (context) => {
  const { DB } = context.env;
  const priced = priceColumn(context);
  const body = await readBody(
    context,
    z.object({ ...common, id: wireId, brand: ids, sub: ids, color: names, price, specs: condition }),
  );
  const scope: Scope = {
    where: "p.listed = 1 AND p.type = ?",
    params: [body.id],
  };
  const page = pageOf(DB, scope, body, { ...body, fields: FIELDS.listing, priced });
  const facets = countedFacets(DB, scope, priced);
  const specs = specsOf(DB, scope, { counted: body.specs_counted === true });
  const [about = [], pageRows = [], facetRows = [], specRows = []] = await inOneBatch(DB, [
    [
      DB.prepare("SELECT category_name FROM category WHERE id = ?").bind(body.id),
      DB.prepare("SELECT specs FROM sub_category WHERE category_id = ? ORDER BY id").bind(body.id),
    ],
    page.statements,
    facets.statements,
    specs.statements,
  ]);
  const [category] = rowsOf(about, 0);
  if (category === undefined) return context.json(FAILED);
  const spcs = unionOf(rowsOf(about, 1).map((row) => row.specs));
  refuseUnknown(body.specs, spcs);
  const offered = facets.read(facetRows);
  const { total: _, ...counts } = offered;
  return context.json({
    result: "success",
    ...page.read(pageRows),
    ...counts,
    ...PAID,
    spcs,
    ...specs.read(specRows, spcs),
    category: category.category_name,
  });
});

listings.post("/sub-category-product", async (context) => {
  const { DB } = context.env;
  const priced = priceColumn(context);
  const body = await readBody(
    context,
    z.object({ ...common, id: wireId, brand: ids, color: names, price, spec: condition }),
  );
  const scope: Scope = {
    where: "p.listed = 1 AND p.category_sub_id = ?",
    params: [body.id],
  };
  const page = pageOf(DB, scope, { ...body, specs: body.spec }, { ...body, fields: FIELDS.subCategory, priced });
  const facets = countedFacets(DB, scope, priced);
  const specs = specsOf(DB, scope, { counted: body.specs_counted === true });
  const [about = [], pageRows = [], facetRows = [], specRows = []] = await inOneBatch(DB, [
    [
      DB.prepare(
        `SELECT c.id, s.sub_category_name, c.category_name, s.specs
         FROM sub_category s JOIN category c ON c.id = s.category_id WHERE s.id = ?`,
      ).bind(body.id),
    ],
    page.statements,
    facets.statements,
    specs.statements,
  ]);
  const [category] = rowsOf(about, 0);
  if (category === undefined) return context.json(FAILED);
  const spcs = unionOf([category.specs]);
  refuseUnknown(body.spec, spcs);
  const offered = facets.read(facetRows);
  return context.json({
    result: "success",
    ...page.read(pageRows),
    brand: offered.brand,
    color: offered.color,
    max: offered.max,
    ...PAID,
    spcs,
    // A sub-category without specs has no such field at all (docs/api.md, section 3).
    ...(spcs.length > 0 ? specs.read(specRows, spcs) : {}),
    category,
  });
});

listings.post("/search", async (context) => {
  const { DB } = context.env;
  const priced = priceColumn(context);
  const body = await readBody(
    context,
    z.object({
      ...common,
      ...{ search: wireText(200), brand: ids, sub: ids, color: names, price, specs: condition },
      terms: z.array(z.string().trim().min(1).max(100)).max(30).default([]).catch([]),
    }),
  );
  if (body.search === "") return context.json(FAILED);
  const scope = searchScope(body.search, body.terms);
  const page = pageOf(DB, scope, body, { ...body, fields: FIELDS.listing, priced });
  const facets = countedFacets(DB, scope, priced);
  const specs = specsOf(DB, scope, { counted: body.specs_counted === true });
  const [pageRows = [], facetRows = [], specRows = [], subRows = []] = await inOneBatch(DB, [
    page.statements,
    facets.statements,
    specs.statements,
    [DB.prepare("SELECT id, specs FROM sub_category ORDER BY id")],
  ]);
  const found = page.read(pageRows);
  const { total, ...counts } = facets.read(facetRows);
  const spcs = unionOf(
    rowsOf(subRows, 0)
      .filter((row) => counts.sub.some(({ id }) => id === row.id))
      .map((row) => row.specs),
  );
  if (total > 0) refuseUnknown(body.specs, spcs);
  // The same word when nothing is found and when the filters leave nothing (docs/api.md, section 3).
  if (found.total === 0) return context.json(FAILED);
  const ranked = body.terms.length > 0 ? { ranked: true } : {};
  return context.json({
    result: "success",
    ...found,
    ...ranked,
    ...counts,
    ...PAID,
    spcs,
    ...specs.read(specRows, spcs),
  });
});

listings.post("/new-arrival", async (context) => {
  const { DB } = context.env;
  const priced = priceColumn(context);
  const body = await readBody(context, z.object({ ...common, brand: ids, color: names }));
  const scope: Scope = {
    where: "p.fresh = 1",
    params: [],
  };
  const page = pageOf(DB, scope, body, { ...body, fields: FIELDS.listing, priced });
  const facets = countedFacets(DB, scope, priced);
  const [pageRows = [], facetRows = []] = await inOneBatch(DB, [page.statements, facets.statements]);
  const offered = facets.read(facetRows);
  const found = page.read(pageRows);
  if (found.total === 0) return context.json(FAILED);
  return context.json({ result: "success", ...found, brand: offered.brand, color: offered.color });
});

listings.post("/brand-product", async (context) => {
  const { DB } = context.env;
  const priced = priceColumn(context);
  const body = await readBody(context, z.object({ ...common, id: wireId, color: names, type: ids, price }));
  const scope: Scope = {
    where: "p.listed = 1 AND p.brand_id = ?",
    params: [body.id],
  };
  const { color, price: range, type } = body;
  const page = pageOf(DB, scope, { color, price: range, sub: type }, { ...body, fields: FIELDS.listing, priced });
  const facets = countedFacets(DB, scope, priced);
  const ofType = type.length > 0 ? "AND category_sub_id IN (SELECT value FROM json_each(?))" : "";
  const [about = [], pageRows = [], facetRows = []] = await inOneBatch(DB, [
    [
      DB.prepare(
        "SELECT id, brandname, nullif(images, '') AS images, nullif(bg, '') AS bg FROM brand WHERE id = ?",
      ).bind(body.id),
      // The one highest price that respects a filter (docs/api.md, section 3).
      DB.prepare(`SELECT max(${priced}) AS max FROM product WHERE listed = 1 AND brand_id = ? ${ofType}`).bind(
        body.id,
        ...(type.length > 0 ? [JSON.stringify(type)] : []),
      ),
    ],
    page.statements,
    facets.statements,
  ]);
  const [brand] = rowsOf(about, 0);
  if (brand === undefined) return context.json(FAILED);
  const offered = facets.read(facetRows);
  return context.json({
    result: "success",
    ...page.read(pageRows),
    color: offered.color,
    category: offered.sub,
    max: rowsOf(about, 1)[0]?.max ?? null,
    ...PAID,
    brand,
  });
});

listings.post("/event", async (context) => {
  const { DB } = context.env;
  const priced = priceColumn(context);
  const body = await readBody(context, z.object({ ...common, id: wireId, brand: ids, color: names, price }));
  const scope: Scope = {
    join: "JOIN event_product e ON e.product_id = p.id",
    where: "e.event_id = ?",
    params: [body.id],
  };
  const page = pageOf(DB, scope, body, { ...body, fields: FIELDS.listing, priced });
  const facets = countedFacets(DB, scope, priced);
  const [about = [], pageRows = [], facetRows = []] = await inOneBatch(DB, [
    [DB.prepare("SELECT id, event_name, nullif(image, '') AS image FROM event WHERE id = ?").bind(body.id)],
    page.statements,
    facets.statements,
  ]);
  const [event] = rowsOf(about, 0);
  const offered = facets.read(facetRows);
  if (event === undefined || offered.total === 0) return context.json(FAILED);
  const { brand, color, max } = offered;
  return context.json({ result: "success", ...page.read(pageRows), brand, color, max, ...PAID, event });
});

listings.post("/all-brand", async (context) => {
  const { results } = await context.env.DB.prepare(
    "SELECT id, brandname, nullif(images, '') AS images FROM brand ORDER BY brandname COLLATE NOCASE",
  ).all();
  return context.json({ brands: results });
});
