import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Api } from "../env.ts";
import { isSecond, secondLacks } from "../generation.ts";
import { readBody, wireId, wireText } from "../http/body.ts";
import { FIELDS } from "../queries/cards.ts";
import { countedFacets } from "../queries/facets.ts";
import { type Filters, pageOf, type Sort } from "../queries/listing.ts";
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

interface ListRequest extends Filters {
  page: number;
  sort?: Sort | undefined;
}

interface ListParts {
  /** What the list itself is: its name, its specifications. */
  about?: D1PreparedStatement[];
  fields?: (typeof FIELDS)["listing" | "subCategory"];
}

/** One page of a list, with facets and specifications of its whole scope, in one batch. */
async function readList(
  context: Context<Api>,
  scope: Scope,
  request: ListRequest,
  { about = [], fields = FIELDS.listing }: ListParts = {},
) {
  const { DB } = context.env;
  const priced = priceColumn(context);
  const page = pageOf(DB, scope, request, { ...request, fields, priced });
  const facets = countedFacets(DB, scope, priced);
  const specs = request.specs && specsOf(DB, scope);
  const [aboutRows = [], pageRows = [], facetRows = [], specRows = []] = await inOneBatch(DB, [
    about,
    page.statements,
    facets.statements,
    specs?.statements ?? [],
  ]);
  return {
    about: (index: number) => rowsOf(aboutRows, index),
    page: page.read(pageRows),
    facets: facets.read(facetRows),
    specsBy: (names: readonly string[]) => specs?.read(specRows, names),
  };
}

/** The lists that can be narrowed and paged (docs/api.md, section 3). */
export const listings = new Hono<Api>();
for (const name of ["category-product", "sub-category-product", "search", "new-arrival", "brand-product", "event"])
  listings.use(`/${name}`, secondLacks("total", "price_paid"));

listings.post("/category-product", async (context) => {
  const { DB } = context.env;
  const body = await readBody(
    context,
    z.object({ ...common, id: wireId, brand: ids, sub: ids, color: names, price, specs: condition }),
  );
  const scope: Scope = { where: "p.listed = 1 AND p.type = ?", params: [body.id] };
  const { about, page, facets, specsBy } = await readList(context, scope, body, {
    about: [
      DB.prepare("SELECT category_name FROM category WHERE id = ?").bind(body.id),
      DB.prepare("SELECT specs FROM sub_category WHERE category_id = ? ORDER BY id").bind(body.id),
    ],
  });
  const [category] = about(0);
  if (category === undefined) return context.json(FAILED);
  const spcs = unionOf(about(1).map((row) => row.specs));
  refuseUnknown(body.specs, spcs);
  const { total: _, ...counts } = facets;
  const told = { ...page, ...counts, ...PAID, spcs, ...specsBy(spcs), category: category.category_name };
  return context.json({ result: "success", ...told });
});

listings.post("/sub-category-product", async (context) => {
  const { spec: specs, ...body } = await readBody(
    context,
    z.object({ ...common, id: wireId, brand: ids, color: names, price, spec: condition }),
  );
  const scope: Scope = { where: "p.listed = 1 AND p.category_sub_id = ?", params: [body.id] };
  const own = `SELECT c.id, s.sub_category_name, c.category_name, s.specs
    FROM sub_category s JOIN category c ON c.id = s.category_id WHERE s.id = ?`;
  const { about, page, facets, specsBy } = await readList(
    context,
    scope,
    { ...body, specs },
    { about: [context.env.DB.prepare(own).bind(body.id)], fields: FIELDS.subCategory },
  );
  const [category] = about(0);
  if (category === undefined) return context.json(FAILED);
  const spcs = unionOf([category.specs]);
  refuseUnknown(specs, spcs);
  const { brand, color, max } = facets;
  // A sub-category without specs has no such field at all (docs/api.md, section 3).
  const told = { ...page, brand, color, max, ...PAID, spcs, ...(spcs.length > 0 ? specsBy(spcs) : {}), category };
  return context.json({ result: "success", ...told });
});

listings.post("/search", async (context) => {
  const body = await readBody(
    context,
    z.object({
      ...common,
      ...{ search: wireText(200), brand: ids, sub: ids, color: names, price, specs: condition },
    }),
  );
  if (body.search === "") return context.json(FAILED);
  const { about, page, facets, specsBy } = await readList(context, searchScope(body.search), body, {
    about: [context.env.DB.prepare("SELECT id, specs FROM sub_category ORDER BY id")],
  });
  const { total, ...counts } = facets;
  const spcs = unionOf(
    about(0)
      .filter((row) => counts.sub.some(({ id }) => id === row.id))
      .map((row) => row.specs),
  );
  if (total > 0) refuseUnknown(body.specs, spcs);
  // The same word when nothing is found and when the filters leave nothing (docs/api.md, section 3).
  if (page.total === 0) return context.json(FAILED);
  return context.json({ result: "success", ...page, ...counts, ...PAID, spcs, ...specsBy(spcs) });
});

listings.post("/new-arrival", async (context) => {
  const body = await readBody(context, z.object({ ...common, brand: ids, color: names }));
  const { page, facets } = await readList(context, { where: "p.fresh = 1", params: [] }, body);
  if (page.total === 0) return context.json(FAILED);
  return context.json({ result: "success", ...page, brand: facets.brand, color: facets.color });
});

listings.post("/brand-product", async (context) => {
  const { DB } = context.env;
  const { type, ...body } = await readBody(
    context,
    z.object({ ...common, id: wireId, color: names, type: ids, price }),
  );
  const scope: Scope = { where: "p.listed = 1 AND p.brand_id = ?", params: [body.id] };
  const ofType = type.length > 0 ? "AND category_sub_id IN (SELECT value FROM json_each(?))" : "";
  const { about, page, facets } = await readList(
    context,
    scope,
    { ...body, sub: type },
    {
      about: [
        DB.prepare(
          "SELECT id, brandname, nullif(images, '') AS images, nullif(bg, '') AS bg FROM brand WHERE id = ?",
        ).bind(body.id),
        // The one highest price that respects a filter (docs/api.md, section 3).
        DB.prepare(
          `SELECT max(${priceColumn(context)}) AS max FROM product WHERE listed = 1 AND brand_id = ? ${ofType}`,
        ).bind(body.id, ...(type.length > 0 ? [JSON.stringify(type)] : [])),
      ],
    },
  );
  const [brand] = about(0);
  if (brand === undefined) return context.json(FAILED);
  const max = about(1)[0]?.max ?? null;
  return context.json({ result: "success", ...page, color: facets.color, category: facets.sub, max, ...PAID, brand });
});

listings.post("/event", async (context) => {
  const body = await readBody(context, z.object({ ...common, id: wireId, brand: ids, color: names, price }));
  const scope: Scope = {
    join: "JOIN event_product e ON e.product_id = p.id",
    where: "e.event_id = ?",
    params: [body.id],
  };
  const own = "SELECT id, event_name, nullif(image, '') AS image FROM event WHERE id = ?";
  const { about, page, facets } = await readList(context, scope, body, {
    about: [context.env.DB.prepare(own).bind(body.id)],
  });
  const [event] = about(0);
  const { brand, color, max, total } = facets;
  if (event === undefined || total === 0) return context.json(FAILED);
  return context.json({ result: "success", ...page, brand, color, max, ...PAID, event });
});

listings.post("/all-brand", async (context) => {
  const { results } = await context.env.DB.prepare(
    "SELECT id, brandname, nullif(images, '') AS images FROM brand ORDER BY brandname COLLATE NOCASE",
  ).all();
  return context.json({ brands: results });
});
