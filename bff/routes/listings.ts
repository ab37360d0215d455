/** Every list of products, and the pages that lead to them: search suggestions, brands, best sellers, most searched. */
import { type Context, Hono } from "hono";
import { validator } from "hono/validator";
import { z } from "zod";
import { productRows } from "../checkout/cart-pricing.ts";
import { BffError } from "../errors.ts";
import { type Correction, correctionsOf } from "../listing/did-you-mean.ts";
import { emptyList, readList } from "../listing/read-list.ts";
import { readSearch, type ShopNames, unlessUnanswered } from "../listing/search.ts";
import { type Source, sources } from "../listing/sources.ts";
import { idText } from "../rules/fields.ts";
import {
  cleanText,
  type ListingState,
  listingSearch,
  parseListing,
  type View,
  WHOLE_LIST,
} from "../rules/listing-state.ts";
import { askedText } from "../rules/sent-text.ts";
import { type ShopPage, understand } from "../search/index.ts";
import { cookies } from "../session/cookies.ts";
import type { Visitor } from "../session/visitor.ts";
import { optionalData } from "../upstream/optional-data.ts";
import { nameVocabulary } from "../views/catalogue-names.ts";
import type { ShownList } from "../views/listing.ts";
import { brandCards, brandsNamed, topCards, trendGroups } from "../views/lists.ts";
import { type ProductCard, type SmallCard, smallCard } from "../views/product-card.ts";
import { menuNames, menuView } from "../views/shell.ts";
import { meantPlaces, namedBrands, namedCategories, suggestions } from "../views/suggestions.ts";
import type { BffEnv } from "./bff-env.ts";
import { routeParams } from "./json-body.ts";
import { replyWith } from "./reply.ts";

const byId = routeParams(z.object({ id: idText }));

/** The query of the page's own address, whole: `parseListing` alone knows what is in it. */
const ofAddress = validator("query", ({ search }): { search: string } => ({ search: String(search ?? "") }));
interface OfAddress {
  out: { query: { search: string } };
}
const ofText = validator("query", ({ text }): { text: string } => ({ text: cleanText(String(text ?? "")) }));

/** Answers a list of one source; "failed" is an address that is not there, or a list with nothing in it just now. */
async function list<Scope>(c: Context<BffEnv, string, OfAddress>, source: Source<Scope>, scope: Scope) {
  const state = parseListing(c.req.valid("query").search);
  const found = await readList(source, c.env.visitor.api.cached, scope, state);
  const view = found ?? (source.staysWhenEmpty ? emptyList(source, state) : null);
  if (view === null) throw new BffError("not-found");
  return replyWith<ShownList>({ ...view, shownAs: await shownAs(c.env.visitor, state) });
}

/** How lists are shown: as the address says, or as the shopper last chose. */
async function shownAs({ shopper: { jar } }: Visitor, { view }: ListingState): Promise<View> {
  return view ?? (await jar.read(cookies.view)) ?? "grid";
}

export const listings = new Hono<BffEnv>()
  .get("/category/:id", byId, ofAddress, (c) => list(c, sources.category, c.req.valid("param").id))
  .get("/sub-category/:id", byId, ofAddress, (c) => list(c, sources.subCategory, c.req.valid("param").id))
  .get("/brand/:id", byId, ofAddress, (c) => list(c, sources.brand, c.req.valid("param").id))
  .get("/event/:id", byId, ofAddress, (c) => list(c, sources.event, c.req.valid("param").id))
  .get("/new-arrival", ofAddress, (c) => list(c, sources.newArrival, null))

  /**
   * The list is null when nothing is found and for an empty text, or one of which nothing can be sent (rule F6).
   * `isAnswered` is false when the API did not answer for this text.
   */
  .get("/search", ofAddress, async (c) => {
    const { visitor } = c.env;
    const state = parseListing(c.req.valid("query").search);
    const { text } = state;
    const view =
      askedText(text) === ""
        ? null
        : await readSearch(visitor.api.cached, () => shopNames(visitor), state).catch(unlessUnanswered(UNANSWERED));
    const page = state.exact ? null : understand(text, { shop: (await shopNames(visitor)).vocabulary }).page;
    if (view !== null && view !== UNANSWERED)
      return replyWith<FoundList>({ text, page, ...FOUND, list: { ...view, shownAs: await shownAs(visitor, state) } });
    return replyWith<FoundList>({
      ...{ text, page },
      list: null,
      isAnswered: view !== UNANSWERED,
      ...(await elsewhere(visitor, text, view !== UNANSWERED && askedText(text) !== "" && page === null)),
    });
  })

  /** Suggestions for a text. Every part is optional: failed calls are left out. */
  .get("/suggestions", ofText, async (c) => {
    const { visitor } = c.env;
    const { text } = c.req.valid("query");
    if (askedText(text) === "") return replyWith([]);
    const [menu, brands, names, cards] = await Promise.all([
      optionalData(visitor.api.cached("categories", undefined)),
      optionalData(visitor.api.cached("allBrand", undefined)),
      shopNames(visitor),
      optionalData(firstFound(visitor, text)),
    ]);
    const places = [...(menu ? namedCategories(menu) : []), ...(brands ? namedBrands(brands) : [])];
    return replyWith(suggestions(text, places, meantPlaces(understand(text, { shop: names.vocabulary })), cards ?? []));
  })

  .get("/brands", ofText, async (c) => {
    const { visitor } = c.env;
    const brands = brandCards(await visitor.api.cached("allBrand", undefined));
    const { text } = c.req.valid("query");
    const { vocabulary } = await shopNames(visitor);
    const named = understand(text, { shop: vocabulary }).brands.map(({ id }) => id);
    return replyWith({ text, brands: brandsNamed(brands, text, named) });
  })

  .get("/top-20", ofAddress, async (c) => {
    const { visitor } = c.env;
    const [reply, view] = await Promise.all([
      visitor.api.cached("top20", undefined),
      shownAs(visitor, parseListing(c.req.valid("query").search)),
    ]);
    return replyWith({ cards: await withDetails(visitor, topCards(reply)), shownAs: view });
  })

  .get("/trend", ofAddress, async (c) => {
    const { visitor } = c.env;
    const [reply, view] = await Promise.all([
      visitor.api.cached("trend", undefined),
      shownAs(visitor, parseListing(c.req.valid("query").search)),
    ]);
    const groups = trendGroups(reply);
    const all = groups.flatMap(({ cards }) => cards);
    const detailed = new Map((await withDetails(visitor, all)).map((card) => [card.id, card]));
    const withOwn = groups.map((group) => ({
      ...group,
      cards: group.cards.map((card) => detailed.get(card.id) ?? card),
    }));
    return replyWith({ groups: withOwn, shownAs: view });
  });

/** Products whose own rows one call asks for. */
const MAX_DETAILED = 60;

/**
 * Cards with the brand and colour that their list does not carry (docs/api.md, section 3): colours of one model would
 * look the same. Optional data: as they are where the API does not answer.
 */
async function withDetails(
  { api: { cached } }: Visitor,
  cards: readonly ProductCard[],
): Promise<readonly ProductCard[]> {
  const bare = cards.filter(({ brand, colour }) => brand === null || colour === null);
  const ids = bare.slice(0, MAX_DETAILED).map((card) => card.id);
  const rows = await productRows(cached, ids);
  return cards.map((card) => {
    const row = rows?.get(card.id);
    return { ...card, brand: card.brand ?? row?.brandname ?? null, colour: card.colour ?? row?.color_name ?? null };
  });
}

interface FoundList {
  text: string;
  list: ShownList | null;
  isAnswered: boolean;
  /** The shop's own page that the text asks for. */
  page: ShopPage | null;
  /**
   * The alternatives offered when there is no list: searches without a typing error, categories or brands that the text
   * names, all categories, best sellers.
   */
  corrections: readonly Correction[];
  nearest: Link[];
  categories: Link[];
  bestSellers: SmallCard[];
}

interface Link {
  name: string;
  href: string;
}

const FOUND = {
  isAnswered: true,
  corrections: [],
  nearest: [],
  categories: [],
  bestSellers: [],
} satisfies Partial<FoundList>;

/** Best sellers where nothing is found, in one row. */
const BEST_SELLERS = 5;

/**
 * Where to go from a search without a list.
 * @param asks whether the API is asked what was meant: not where it has not answered for the text
 */
async function elsewhere(
  visitor: Visitor,
  text: string,
  asks: boolean,
): Promise<Omit<FoundList, "text" | "page" | "list" | "isAnswered">> {
  const [{ vocabulary }, meant, categories, top] = await Promise.all([
    shopNames(visitor),
    asks ? corrected(visitor, text) : [],
    categoriesToBrowse(visitor),
    optionalData(visitor.api.cached("top20", undefined)),
  ]);
  const reading = understand(text, { shop: vocabulary });
  const { category, brands, rest, pricePlaces } = reading;
  // A price alone is kept for the category that is chosen next.
  const isPriceAlone = pricePlaces.length > 0 && !category && brands.length === 0 && rest.length === 0;
  const priced = listingSearch({ ...WHOLE_LIST, ...reading.price });
  return {
    corrections: meant,
    nearest: meantPlaces(reading).map(({ label, href }) => ({ name: label, href })),
    categories: isPriceAlone ? categories.map((one) => ({ ...one, href: one.href + priced })) : categories,
    bestSellers: (top?.top ?? []).slice(0, BEST_SELLERS).map(smallCard),
  };
}

/** What was meant by a text that finds nothing; of one that names a category or brand its list has looked for that. */
async function corrected(visitor: Visitor, text: string): Promise<readonly Correction[]> {
  const { vocabulary } = await shopNames(visitor);
  const reading = understand(text, { shop: vocabulary });
  if (reading.category || reading.brands.length > 0) return [];
  return correctionsOf(visitor.api.cached, reading);
}

const UNANSWERED = "unanswered";

/** The categories of the menu; none when its call fails. */
async function categoriesToBrowse(visitor: Visitor): Promise<Link[]> {
  const reply = await optionalData(visitor.api.cached("categories", undefined));
  return reply ? menuView(reply).menu.map(({ id, name }) => ({ name, href: `/category/${id}` })) : [];
}

/** The names that the shop uses; a failed call's names are left out. */
async function shopNames(visitor: Visitor): Promise<ShopNames> {
  const [menu, brands] = await Promise.all([
    optionalData(visitor.api.cached("categories", undefined)),
    optionalData(visitor.api.cached("allBrand", undefined)),
  ]);
  return { vocabulary: nameVocabulary(menu, brands), words: menu ? menuNames(menu) : [] };
}

/** The products that a search for the text begins with. */
async function firstFound(visitor: Visitor, text: string) {
  const list = await readSearch(visitor.api.cached, () => shopNames(visitor), { ...WHOLE_LIST, text });
  return list?.cards ?? [];
}
