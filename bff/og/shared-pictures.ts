/**
 * The pictures of shared links: `/og/product/5.png`, `/og/category/7.png`, `/og/page/delivery.png`. The same for
 * everybody: no cookie is read or written. The drawing shows what the shop's pages say, and no text from the address.
 */
import { type Context, Hono } from "hono";
import { contentMark } from "../domain/content-mark.ts";
import { WHOLE_LIST } from "../domain/listing-state.ts";
import { formatTugrik } from "../domain/money.ts";
import { type PageFacts, SHARED_LISTS, type SharedList, sharedMark } from "../domain/shared-picture.ts";
import type { DoorEnv } from "../door/context.ts";
import { matches, PICTURE_POLICY, type ReadPicture } from "../door/images.ts";
import { shopOf } from "../env.ts";
import { BffError } from "../errors.ts";
import { inTime } from "../in-time.ts";
import { readList } from "../listing/read-list.ts";
import { type Source, sources } from "../listing/sources.ts";
import { log, stackOf } from "../log.ts";
import { headOf } from "../pictures/photograph-head.ts";
import type { EdgeCache } from "../upstream/cache.ts";
import { UpstreamFault } from "../upstream/client.ts";
import { productView } from "../views/product.ts";
import { drawable, type SharedCard, type WordsOf } from "../views/shared-card.ts";
import type { CardPicture, DrawCard } from "./renderer.ts";

export interface SharedPicturesOptions {
  /** The data centre's cache for what was drawn. */
  cache: EdgeCache;
  /** Reads one of the shop's own pictures. */
  readPicture: ReadPicture;
  draw: DrawCard;
  wordsOf: WordsOf;
}

/** Changes with the design: cached pictures of an earlier one are not used any more. */
const LOOK = 1;
/** Seconds for which a browser or a network may cache a picture: at its current address, and at an outdated one. */
const SHARED_FOR = { current: 86_400, other: 300 } as const;
/** Seconds for which the data centre caches one: complete, and without a photograph that could not be read just now. */
const KEPT_FOR = { whole: 604_800, partly: 600 } as const;
/** A photograph beyond either is not drawn: decoded, it takes four bytes per pixel of an isolate's 128 MB. */
const LARGEST = { bytes: 3 * 1024 * 1024, pixels: 6_000_000 } as const;

type Shared = Context<DoorEnv>;

/**
 * GET and HEAD `/og/{kind}/{name}.png`; `lang=en` for the English one, `v` is the mark of the facts on the page with
 * the link.
 */
export function createSharedPictures(options: SharedPicturesOptions): Hono<DoorEnv> {
  const routes = new Hono<DoorEnv>();
  const drawOnce = onceAtATime();
  routes.get("/:kind/:file", async (c) => {
    const { kind, file } = c.req.param();
    const name = /^([a-z0-9-]{1,40})\.png$/.exec(file)?.[1];
    try {
      const found = name === undefined ? null : await factsOf(c, kind, name, options.wordsOf);
      return found ? await answer(c, found, { ...options, drawOnce }) : missing(c);
    } catch (error) {
      if (error instanceof UpstreamFault) throw new BffError("upstream-unreachable", error.message);
      throw error;
    }
  });
  return routes;
}

interface Found {
  card: SharedCard;
  /** The mark that the page's link carries now. */
  mark: string;
}

/** The card of an address; null if there is none. */
async function factsOf(c: Shared, kind: string, name: string, wordsOf: WordsOf): Promise<Found | null> {
  const { env } = c.get("visitor");
  const words = wordsOf(c.req.query("lang") === "en" ? "en" : "mn", shopOf(env));
  const frame = { shop: env.SHOP_NAME, note: "", price: null, pictures: [] };
  if (kind === "page") {
    const page: PageFacts | null = words.page(name);
    return page && { card: { ...frame, layout: "page", ...page }, mark: sharedMark(page) };
  }
  const id = /^[1-9]\d{0,9}$/.test(name) ? Number(name) : null;
  if (id === null) return null;
  if (kind === "product") return productCardOf(c, id, frame);
  const list = SHARED_LISTS.find((one) => one === kind);
  if (!list) return null;
  const view = await readList(SOURCES[list], c.get("visitor").cached, id, WHOLE_LIST);
  if (!view) return null;
  const { title, total, cards } = view;
  const pictures = drawable(
    cards.map(({ picture }) => picture),
    3,
  );
  const card = { ...frame, layout: "list" as const, title, note: words.total(total), pictures };
  return { card, mark: sharedMark({ title, total }) };
}

const SOURCES: Record<SharedList, Source<number>> = {
  category: sources.category,
  "sub-category": sources.subCategory,
  brand: sources.brand,
  event: sources.event,
};

async function productCardOf(
  c: Shared,
  id: number,
  frame: Omit<SharedCard, "layout" | "title">,
): Promise<Found | null> {
  // As for a guest: it contains no customer's data.
  const view = productView(await c.get("visitor").cached("singleProduct", { id, discount_end: true }, null));
  if (!view) return null;
  const { title, unitPrice, oldPrice, discount, gallery } = view;
  const price = {
    now: formatTugrik(unitPrice),
    before: oldPrice === null ? null : formatTugrik(oldPrice),
    discount: discount > 0 ? `−${discount}%` : null,
  };
  return {
    card: { ...frame, layout: "product", title, price, pictures: drawable(gallery, 1) },
    mark: sharedMark({ title, unitPrice, oldPrice, discount }),
  };
}

interface Drawing extends SharedPicturesOptions {
  drawOnce: ReturnType<typeof onceAtATime>;
}

async function answer(c: Shared, { card, mark }: Found, { cache, readPicture, draw, drawOnce }: Drawing) {
  const { env } = c.get("visitor");
  const drawn = contentMark([LOOK, card]);
  c.set("shared", `public, max-age=${c.req.query("v") === mark ? SHARED_FOR.current : SHARED_FOR.other}`);
  c.set("policy", PICTURE_POLICY);
  const headers = { "Content-Type": "image/png", ETag: `"${drawn}"` };
  if (matches(c.req.header("If-None-Match"), headers.ETag)) return new Response(null, { status: 304, headers });
  // An address of our own that no visitor can request; what is drawn is the key, so that nobody can make more of them.
  const origin = encodeURIComponent(env.API_ORIGIN ?? "binding");
  const key = `https://og-cache.invalid/v1/${origin}${c.req.path}/${drawn}`;
  const kept = await cache()
    .then((open) => open.match(key))
    .catch(() => undefined);
  if (kept) return new Response(kept.body, { headers });
  const read = await Promise.all(card.pictures.map((address) => cardPicture(c, address, readPicture)));
  const pictures = read.filter((picture) => picture !== null);
  const bytes = await drawOnce(c, `${key} ${pictures.length}`, () => drawnWhole(c, card, pictures, draw));
  const seconds = pictures.length === card.pictures.length ? KEPT_FOR.whole : KEPT_FOR.partly;
  const keep = new Response(bytes, { headers: { ...headers, "Cache-Control": `public, max-age=${seconds}` } });
  c.get("background")(
    cache()
      .then((open) => open.put(key, keep))
      // The next request draws it again.
      .catch(() => undefined),
  );
  return new Response(bytes, { headers });
}

/** Null if the picture is missing, cannot be drawn, or is too large. */
async function cardPicture(c: Shared, address: string, readPicture: ReadPicture): Promise<CardPicture | null> {
  const read = await readPicture(c, address, LARGEST.bytes);
  if (!read) return null;
  const picture = { address, bytes: read.bytes };
  if (read.type === "image/svg+xml") return picture;
  const head = headOf(new Uint8Array(read.bytes));
  return head && head.width * head.height <= LARGEST.pixels ? picture : null;
}

/** How long a request waits for a drawing that another one has started, in milliseconds; then it draws itself. */
const LONGEST_WAIT = 3_000;

/**
 * Simultaneous requests for a picture share one drawing: when a link is shared, several networks and readers request it
 * at once. A drawing is computation, and waits for nothing of its own request but the fonts; it continues when its
 * reader has left.
 */
function onceAtATime() {
  const underway = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return async (c: Shared, key: string, draw: () => Promise<Uint8Array<ArrayBuffer>>) => {
    const others = underway.get(key);
    const shared = others && (await inTime(others, LONGEST_WAIT).catch(() => null));
    if (shared) return shared;
    const own = draw().finally(() => underway.delete(key));
    underway.set(key, own);
    c.get("background")(own.catch(() => undefined));
    return own;
  };
}

/** A picture that the library cannot read must not cost the card: it is then drawn without any. */
async function drawnWhole(c: Shared, card: SharedCard, pictures: readonly CardPicture[], draw: DrawCard) {
  const { ASSETS } = c.get("visitor").env;
  if (!ASSETS) throw new BffError("internal", "ASSETS is not bound");
  try {
    return await draw(card, pictures, ASSETS);
  } catch (error) {
    if (pictures.length === 0) throw error;
    log("warn", "picture-not-drawn", { requestId: c.get("requestId"), stack: stackOf(error) });
    return await draw(card, [], ASSETS);
  }
}

function missing(c: Shared): Response {
  c.set("shared", `public, max-age=${SHARED_FOR.other}`);
  return c.text("no such picture", 404);
}
