/**
 * The sources of product lists. One row per source: endpoint, request, reader, and how its page behaves; a new source
 * is a row here and a route in `routes/listings.ts`.
 */

import { MAX_SEARCH_LENGTH } from "../rules/listing-state.ts";
import type { Call } from "../upstream/client.ts";
import type { EndpointName, ReplyOf, RequestOf } from "../upstream/contract.ts";
import { brandFacets, colourFacets, specFacets, subCategoryFacets } from "../views/facets.ts";
import { type ListingContents, listingContents } from "../views/listing.ts";
import { memoised } from "../views/memoised.ts";
import { picture } from "../views/picture.ts";
import type { ListingQuery } from "./query.ts";

/** How the page of a source behaves (rule L6). */
export interface PageRules {
  /** A choice is applied at once where a script runs; otherwise by the button. */
  appliesAtOnce: boolean;
  /** Whether the endpoint takes a price range. */
  takesPrice: boolean;
  /** Its page exists even when empty: "failed" for the whole list is an empty page, not a 404. */
  staysWhenEmpty?: true;
  /** The price slider's step in tugrik. One tugrik per key, as in the old client, is useless for keyboards. */
  priceStep: number;
}

/** What is not the API's "failed", which means no such scope or nothing in it. */
type Whole<Reply> = Exclude<Reply, { result: "failed" | "fail" | "somewrong" }>;
const isWhole = <Reply extends object>(reply: Reply): reply is Reply & Whole<Reply> =>
  !("result" in reply) || reply.result === "success";

interface SourceRow<Scope, Name extends EndpointName> extends PageRules {
  endpoint: Name;
  /**
   * The endpoint's request for a scope (an id, a search text) and a query; lists are never null (docs/api.md, section
   * 3).
   */
  request: (scope: Scope, query: ListingQuery) => RequestOf<Name>;
  read: (reply: Whole<ReplyOf<Name>>) => ListingContents;
}

/** A source that can be called. */
export interface Source<Scope> extends PageRules {
  /** Asks for one page; null when the API says "failed". */
  ask: (call: Call, scope: Scope, query: ListingQuery) => Promise<ListingContents | null>;
}

function source<Scope, Name extends EndpointName>(row: SourceRow<Scope, Name>): Source<Scope> {
  const { endpoint, request, appliesAtOnce, takesPrice, priceStep, staysWhenEmpty } = row;
  const read = memoised((reply: ReplyOf<Name>) => (isWhole(reply) ? row.read(reply) : null));
  return {
    ...{ appliesAtOnce, takesPrice, priceStep, staysWhenEmpty },
    ask: async (call, scope, query) => read(await call(endpoint, request(scope, query))),
  };
}

/** Another spelling may be longer than what was typed, and than a request may have: its beginning is searched for. */
const sentSearch = (text: string): string => text.slice(0, MAX_SEARCH_LENGTH).trim();

const APPLIED_AT_ONCE = { appliesAtOnce: true, takesPrice: true, priceStep: 1_000 } as const;
const BY_BUTTON = { appliesAtOnce: false, takesPrice: true, priceStep: 1_000 } as const;

const crumbAddress = (category: number | null) => (category === null ? null : `/category/${category}`);

const withLastFirst = <Reply extends { product: { id: number }[] }>(reply: Reply): Reply => ({
  ...reply,
  product: reply.product.toSorted((a, b) => b.id - a.id),
});

export const sources = {
  category: source({
    endpoint: "categoryProduct",
    ...APPLIED_AT_ONCE,
    request: (id: number, { page, brands, subCategories, colours, price, specs, sort }) => ({
      ...{ id, page, brand: brands, sub: subCategories, color: colours, price, specs, sort },
    }),
    read: (reply) =>
      listingContents(reply, {
        title: reply.category,
        crumbs: [{ label: reply.category, href: null }],
        brands: brandFacets(reply.brand),
        subCategories: subCategoryFacets(reply.sub),
        colours: colourFacets(reply.color),
        specs: specFacets(reply),
      }),
  }),

  subCategory: source({
    endpoint: "subCategoryProduct",
    ...APPLIED_AT_ONCE,
    // Rule L7.
    priceStep: 100,
    // The condition is called `spec` here, and there are no sub-categories to choose (docs/api.md, section 3).
    request: (id: number, { page, brands, colours, price, specs, sort }) => ({
      ...{ id, page, brand: brands, color: colours, price, spec: specs, sort },
    }),
    read: (reply) =>
      listingContents(reply, {
        title: reply.category.sub_category_name,
        crumbs: [
          { label: reply.category.category_name, href: crumbAddress(reply.category.id) },
          { label: reply.category.sub_category_name, href: null },
        ],
        brands: brandFacets(reply.brand),
        colours: colourFacets(reply.color),
        specs: specFacets(reply),
      }),
  }),

  /**
   * Its scope is a text, never an empty one. The API also answers "failed" if the filters leave nothing (docs/api.md,
   * section 3).
   */
  search: source({
    endpoint: "search",
    ...APPLIED_AT_ONCE,
    request: (text: string, { page, brands, subCategories, colours, price, specs, sort }) => ({
      ...{ search: sentSearch(text), page, brand: brands, sub: subCategories, color: colours, price, specs, sort },
    }),
    read: (reply) =>
      listingContents(reply, {
        title: "",
        crumbs: [],
        brands: brandFacets(reply.brand),
        subCategories: subCategoryFacets(reply.sub),
        colours: colourFacets(reply.color),
        specs: specFacets(reply),
      }),
  }),

  newArrival: source({
    endpoint: "newArrival",
    ...BY_BUTTON,
    // The endpoint takes no price (docs/api.md, section 3).
    takesPrice: false,
    staysWhenEmpty: true,
    // Newest first; an API that does not sort gives no dates either, but later products have higher numbers.
    request: (_all: null, { page, brands, colours, sort = "newest" }) => ({
      page,
      brand: brands,
      color: colours,
      sort,
    }),
    read: (reply) =>
      listingContents(reply.total === null ? withLastFirst(reply) : reply, {
        title: "",
        crumbs: [],
        brands: brandFacets(reply.brand),
        colours: colourFacets(reply.color),
      }),
  }),

  /** The discounted products that the front page draws from: the API has no list of all. */
  discounted: source({
    endpoint: "homePage",
    ...BY_BUTTON,
    takesPrice: false,
    request: (_all: null) => undefined,
    read: ({ discountProduct }) =>
      listingContents({ product: discountProduct, pagination: 1, total: null, max: null }, { title: "", crumbs: [] }),
  }),

  brand: source({
    endpoint: "brandProduct",
    ...BY_BUTTON,
    // Sub-categories are called `type` in the request and `category` in the reply (docs/api.md, section 3).
    request: (id: number, { page, subCategories, colours, price, sort }) => ({
      ...{ id, page, color: colours, type: subCategories, price, sort },
    }),
    read: (reply) => {
      const { brandname, images, bg } = reply.brand;
      return listingContents(reply, {
        title: brandname,
        crumbs: [{ label: brandname, href: null }],
        logo: images === null ? null : picture("brand", images),
        banner: bg === null ? null : picture("brand", bg),
        subCategories: subCategoryFacets(reply.category),
        colours: colourFacets(reply.color),
      });
    },
  }),

  event: source({
    endpoint: "event",
    ...BY_BUTTON,
    request: (id: number, { page, brands, colours, price, sort }) => ({
      ...{ id, page, brand: brands, color: colours, price, sort },
    }),
    read: (reply) =>
      listingContents(reply, {
        title: reply.event.event_name,
        crumbs: [{ label: reply.event.event_name, href: null }],
        banner: reply.event.image === null ? null : picture("banner", reply.event.image),
        brands: brandFacets(reply.brand),
        colours: colourFacets(reply.color),
      }),
  }),
};
