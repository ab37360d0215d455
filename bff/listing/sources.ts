/**
 * Where lists of products come from. One row per source: its endpoint, what is sent, what is read; a further source is a
 * row here and a route in `routes/catalogue.ts`.
 */

import type { Call } from "../upstream/client.ts";
import type { EndpointName, ReplyOf, RequestOf } from "../upstream/contract.ts";
import { brandFacets, colourFacets, specFacets, subCategoryFacets } from "../views/facets.ts";
import { type ListingContents, type ListingView, listingContents } from "../views/listing.ts";
import { memoised } from "../views/memoised.ts";
import type { ListingQuery } from "./query.ts";

interface SourceRow<Scope, Name extends EndpointName> {
  endpoint: Name;
  /** The scope (an id, a search text) and the query as this endpoint words them; lists are never null (wire contract §3.1). */
  request: (scope: Scope, query: ListingQuery) => RequestOf<Name>;
  /** Null for the API's "failed", which means no such scope or nothing in it. */
  read: (reply: ReplyOf<Name>) => ListingContents | null;
}

/** Asks one source for one page; null when the API says "failed". */
type Source<Scope> = (call: Call, scope: Scope, query: ListingQuery) => Promise<ListingView | null>;

function source<Scope, Name extends EndpointName>(row: SourceRow<Scope, Name>): Source<Scope> {
  const read = memoised(row.read);
  return async (call, scope, query) => {
    const contents = read(await call(row.endpoint, row.request(scope, query)));
    return contents && { ...contents, page: query.page };
  };
}

/** Asks an API that can to count the specification values itself; the existing one ignores it and sends its rows. */
const COUNTED = { specs_counted: true } as const;

export const sources = {
  category: source({
    endpoint: "categoryProduct",
    request: (id: number, { page, brands, subCategories, colours, price, specs, sort }) => ({
      id,
      page,
      brand: brands,
      sub: subCategories,
      color: colours,
      price,
      specs,
      sort,
      ...COUNTED,
    }),
    read: (reply) =>
      reply.result === "success"
        ? listingContents(reply, {
            title: reply.category,
            crumbs: [{ label: reply.category, href: null }],
            brands: brandFacets(reply.brand),
            subCategories: subCategoryFacets(reply.sub),
            colours: colourFacets(reply.color),
            specs: specFacets(reply),
          })
        : null,
  }),

  subCategory: source({
    endpoint: "subCategoryProduct",
    // The condition is called `spec` here, and there are no sub-categories to choose (wire contract §3.3).
    request: (id: number, { page, brands, colours, price, specs, sort }) => ({
      id,
      page,
      brand: brands,
      color: colours,
      price,
      spec: specs,
      sort,
      ...COUNTED,
    }),
    read: (reply) =>
      reply.result === "success"
        ? listingContents(reply, {
            title: reply.category.sub_category_name,
            crumbs: [
              { label: reply.category.category_name, href: `/category/${reply.category.id}` },
              { label: reply.category.sub_category_name, href: null },
            ],
            brands: brandFacets(reply.brand),
            colours: colourFacets(reply.color),
            specs: specFacets(reply),
          })
        : null,
  }),
};
