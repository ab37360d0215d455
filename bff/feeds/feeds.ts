/**
 * The files for search engines and markets. They are the same for everybody: they read and write no cookie, and contain
 * only the catalogue and the configuration.
 */
import { type Context, Hono } from "hono";
import type { EdgeCache } from "../edge-cache.ts";
import { BffError } from "../errors.ts";
import { paysInParts } from "../rules/payment-methods.ts";
import type { RequestEnv } from "../session/request-env.ts";
import { type CatalogueBrand, partsOf, readBrands, readPart } from "./catalogue.ts";
import { type CachedTexts, cachedTexts, streamed } from "./feed-cache.ts";
import { GOOGLE_END, googleHead, googleItem } from "./google-feed.ts";
import { feedOffer } from "./offer.ts";
import { robots } from "./robots.ts";
import { filesOf, partsInFile, productEntry, type SitemapEntry, sitemapIndex, URL_SET, urlElement } from "./sitemap.ts";

/** Seconds for which parts are cached. A price in a feed is at most this old; markets read a feed a few times a day. */
const CACHED_SECONDS = { feed: 900, sitemap: 3_600 } as const;

const XML = "application/xml; charset=utf-8";

type Feed = Context<RequestEnv>;

/**
 * GET and HEAD of `robots.txt`, `sitemap.xml` and its files, and the product feed.
 * @param cache of the data centre, for the parts of feeds and sitemaps
 */
export function createFeeds(cache: EdgeCache) {
  /** Parts of a feed or sitemap as texts, cached for a while. */
  const textsOf = (c: Feed, kind: "feed" | "sitemap") =>
    cachedTexts({ edge: cache, background: c.get("background"), seconds: CACHED_SECONDS[kind] });

  /** One part as text. */
  const partText = (
    c: Feed,
    texts: CachedTexts,
    { kind, brand, part }: { kind: "google" | "sitemap"; brand: CatalogueBrand; part: number },
    lineOf: (row: Awaited<ReturnType<typeof readPart>>[number]) => string,
  ) => {
    const { env, api } = c.get("visitor");
    const key = [originOf(c), env.API_ORIGIN ?? "binding", kind, brand.id, part];
    return texts(key, async () => (await readPart(api.unshared, brand, part, Date.now())).map(lineOf).join(""));
  };

  /** A feed of all products, part by part. */
  async function* feedOf(c: Feed, { brands, categories }: Catalogue) {
    const texts = textsOf(c, "feed");
    yield googleHead(originOf(c));
    for (const brand of brands) {
      for (let part = 1; part <= partsOf(brand); part++)
        yield await partText(c, texts, { kind: "google", brand, part }, (row) => {
          const offer = feedOffer(row, originOf(c), categories, Date.now());
          return offer ? googleItem(offer) : "";
        });
    }
    yield GOOGLE_END;
  }

  async function* productFile(c: Feed, brand: CatalogueBrand, file: number) {
    const texts = textsOf(c, "sitemap");
    yield URL_SET.start;
    for (const part of partsInFile(brand, file))
      yield await partText(c, texts, { kind: "sitemap", brand, part }, (row) =>
        urlElement(productEntry(row), originOf(c)),
      );
    yield URL_SET.end;
  }

  return new Hono<RequestEnv>()
    .get("/robots.txt", (c) => {
      share(c, CACHED_SECONDS.sitemap);
      return c.text(robots(originOf(c)));
    })
    .get("/sitemap.xml", async (c) => {
      const index = sitemapIndex(await brandsOf(c), originOf(c));
      share(c, CACHED_SECONDS.sitemap);
      return c.body(index, 200, { "Content-Type": XML });
    })
    .get("/sitemap/pages.xml", (c) => {
      const { PAYMENT_METHODS } = c.get("visitor").env;
      const pages = c
        .get("pages")
        .all.filter(({ handle }) => handle.indexable)
        .map(({ pattern }) => pattern)
        .filter((path) => path !== "/instalments" || paysInParts(PAYMENT_METHODS));
      return addresses(
        c,
        pages.map((path) => ({ path })),
      );
    })
    .get("/sitemap/lists.xml", async (c) => addresses(c, await listEntries(c)))
    .get("/sitemap/:file{products-\\d{1,9}-\\d{1,4}\\.xml}", async (c) => {
      const [, id, file] = /^products-(\d+)-(\d+)\.xml$/.exec(c.req.param("file")) ?? [];
      const brand = (await brandsOf(c)).find((one) => one.id === Number(id));
      if (!brand || Number(file) < 1 || Number(file) > filesOf(brand)) throw new BffError("not-found");
      share(c, CACHED_SECONDS.sitemap);
      return c.body(streamed(productFile(c, brand, Number(file))), 200, { "Content-Type": XML });
    })
    .get("/feed/google.xml", async (c) => {
      const catalogue = await catalogueOf(c);
      share(c, CACHED_SECONDS.feed);
      return c.body(streamed(feedOf(c, catalogue)), 200, { "Content-Type": XML });
    });
}

const originOf = (c: Feed): string => c.get("visitor").request.url.origin;

function share(c: Feed, seconds: number): void {
  c.set("shared", `public, max-age=${seconds}`);
}

/** What a feed is made of: the brands, and the names of the categories by their ids. */
interface Catalogue {
  brands: CatalogueBrand[];
  categories: ReadonlyMap<number, string>;
}

/** The API's brands. A failure is answered like that of a page, since nothing has been sent yet. */
const brandsOf = (c: Feed): Promise<CatalogueBrand[]> => readBrands(c.get("visitor").api.cached);

/** As `brandsOf`, with the menu's categories. */
async function catalogueOf(c: Feed): Promise<Catalogue> {
  const [brands, { category }] = await Promise.all([brandsOf(c), c.get("visitor").api.cached("categories", undefined)]);
  return { brands, categories: new Map(category.map(({ id, category_name }) => [id, category_name])) };
}

/** The addresses of categories, sub-categories, brands and events. */
async function listEntries(c: Feed): Promise<SitemapEntry[]> {
  const { cached } = c.get("visitor").api;
  const [{ category, subCategory, events }, { brands }] = await Promise.all([
    cached("categories", undefined),
    cached("allBrand", undefined),
  ]);
  return [
    ...category.map(({ id }) => ({ path: `/category/${id}` })),
    ...subCategory.map(({ id }) => ({ path: `/sub-category/${id}` })),
    ...brands.map(({ id }) => ({ path: `/brand/${id}` })),
    ...events.map(({ id }) => ({ path: `/event/${id}` })),
  ];
}

/** A file of the sitemap with these addresses. */
function addresses(c: Feed, entries: readonly SitemapEntry[]): Response {
  share(c, CACHED_SECONDS.sitemap);
  const body = URL_SET.start + entries.map((entry) => urlElement(entry, originOf(c))).join("") + URL_SET.end;
  return c.body(body, 200, { "Content-Type": XML });
}
