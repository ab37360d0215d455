/**
 * Answers a request for a page from its body and the shopper's layer (decision 0211): which requests it does so for,
 * what a body depends on, and the visitor for whom it is rendered, who is nobody.
 */
import type { Context } from "hono";
import type { PageContext } from "../client.ts";
import { ID_DIGITS } from "../rules/ids.ts";
import { cookies } from "../session/cookies.ts";
import { hasTyped } from "../session/notices.ts";
import { randomKey } from "../session/random-key.ts";
import { createVisitor, type Visitor } from "../session/visitor.ts";
import type { EdgeCache } from "../upstream/cache.ts";
import type { PageBody } from "../views/page-body.ts";
import { BodyLife } from "./body-life.ts";
import { type DoorEnv, isDataRequest, pagePath } from "./context.ts";
import type { PageBodies, Rendering } from "./page-bodies.ts";
import { pageContext } from "./page-context.ts";
import type { CachePolicy } from "./page-handle.ts";
import { seenBy } from "./seen-by.ts";
import { SHARED_QUERIES } from "./shared-query.ts";

type Door = Context<DoorEnv>;

export interface KeptPages {
  bodies: PageBodies;
  /** Puts the layer of the context's shopper into a body. */
  deliver: (body: PageBody, context: PageContext) => Promise<Uint8Array<ArrayBuffer>>;
  /** The same for a request for the page's data. */
  deliverData: (body: PageBody, context: PageContext) => Promise<string>;
  /** The data centre's cache of the API's replies. */
  edge: EdgeCache;
}

type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

/** What a page's body depends on, and nothing else of the request. */
type Dependence = Pick<PageContext, "language" | "theme" | "delivery"> & {
  address: URL;
  view: string;
  deployment: string;
};

/** @returns null where the page is rendered for this request alone */
export async function keptPage(c: Door, pages: KeptPages, renderPage: RenderPage): Promise<Response | null> {
  const context = await pageContext(c, c.get("visitor"));
  const on = await dependence(c, context);
  if (!on) return null;
  try {
    return isDataRequest(c.req.url)
      ? await data(c, context, on, pages)
      : await document(c, context, on, pages, renderPage);
  } catch (error) {
    // The layer could not be read: the page says why.
    if (error instanceof Response) return null;
    throw error;
  }
}

const keyOf = ({ address, delivery, deployment, language, theme, view }: Dependence): string =>
  [address.href, language, view, theme ?? "", delivery.hasScripts, deployment].join(" ");

async function document(
  c: Door,
  context: PageContext,
  on: Dependence,
  pages: KeptPages,
  renderPage: RenderPage,
): Promise<Response | null> {
  const render = () => renderBody(c, on, pages, renderPage);
  const found = await pages.bodies.find({ key: keyOf(on), render, waitUntil: c.get("background") });
  if (!found) return null;
  const { body, source } = found;
  const html = await pages.deliver(body, { ...context, isOld: source === "old" });
  c.set("body", source);
  return new Response(html, { status: body.status, headers: body.headers });
}

/**
 * A script's read of a page. It takes what is fresh; without that the loaders alone are cheaper than a body, which is
 * the document too.
 */
async function data(c: Door, context: PageContext, on: Dependence, pages: KeptPages): Promise<Response | null> {
  const body = new URL(c.req.url).searchParams.has("_routes") ? null : await pages.bodies.peek(keyOf(on));
  if (!body) return null;
  const answer = await pages.deliverData(body, context);
  c.set("body", "hit");
  return new Response(answer, { headers: DATA_HEADERS });
}

/** As Remix sets them on its own answers to its client. */
const DATA_HEADERS = { "Content-Type": "text/x-script", "X-Remix-Response": "yes" };

/** A page's path in its one spelling: names, and a number at the end. */
const PLAIN = new RegExp(`^/(?:[a-z][a-z\\d-]*(?:/${ID_DIGITS})?)?$`);

/** @returns null for a request that no body answers */
async function dependence(c: Door, { delivery, language, theme }: PageContext): Promise<Dependence | null> {
  const visitor = c.get("visitor");
  const path = pagePath(c.req.url);
  const policy = c.get("page").handle.cache;
  const isRead = /^(?:GET|HEAD)$/.test(c.req.method);
  if (!policy || !isRead || visitor.env.PAGE_BODIES === "off") return null;
  if (!PLAIN.test(path) || (await isOwn(visitor, policy))) return null;
  const query = SHARED_QUERIES[policy.query](visitor.url.search);
  if (query === null) return null;
  const view = policy.varyByLayout ? ((await visitor.jar.read(cookies.view)) ?? "") : "";
  const deployment = visitor.env.DEPLOYMENT?.id ?? "";
  return { address: new URL(path + query, visitor.url.origin), delivery, deployment, language, theme, view };
}

/** Whether the page's body is this shopper's: a customer's rating, a quantity that was typed. */
async function isOwn({ jar }: Visitor, { guestsOnly }: CachePolicy): Promise<boolean> {
  if (!guestsOnly) return false;
  return (await jar.read(cookies.session)) !== undefined || (await hasTyped({ jar }));
}

/** Every other header is the front door's, of each answer. */
const KEPT_HEADERS: ReadonlySet<string> = new Set(["content-type", "link", "vary"]);

async function renderBody(
  c: Door,
  { address, delivery, language, theme, view }: Dependence,
  { edge }: KeptPages,
  renderPage: RenderPage,
): Promise<Rendering> {
  const life = new BodyLife();
  const visitor = nobody(c, { address, edge, life });
  if (view === "grid" || view === "list") visitor.jar.write(cookies.view, view);
  const body: NonNullable<PageContext["body"]> = {};
  const given = { delivery, language, theme, body, nonce: randomKey(), requestId: "", isPrefetch: true };
  const request = new Request(address, { headers: { Accept: "text/html" } });
  const { status } = await renderPage(request, { ...(await pageContext(c, visitor)), ...given });
  if (status >= 500) return "fault";
  if (status !== 200 || !body.made) return "none";
  const { freshUntil, staleUntil, isOld, isWhole } = life;
  const headers = body.made.headers.filter(([name]) => KEPT_HEADERS.has(name));
  return { body: { ...body.made, headers }, freshUntil, staleUntil, isOld, isWhole };
}

/** A visitor without a cookie, a name or a header: whatever reads it learns nothing of the request. */
function nobody(c: Door, { address, edge, life }: { address: URL; edge: EdgeCache; life: BodyLife }): Visitor {
  const { env, countListRead, fresh } = c.get("visitor");
  const visitor = createVisitor({
    env,
    request: new Request(address, { headers: { "Sec-Fetch-Site": "none" } }),
    edge,
    // Where there is no body, the page is rendered for the shopper: what was asked for is not asked for again.
    call: fresh,
    onMiss: countListRead,
    onReply: (reply, of) => life.take(reply, of, Date.now()),
    ...seenBy(c),
  });
  return {
    ...visitor,
    isPrefetch: true,
    endBy: life.endBy.bind(life),
    cached: life.watch(visitor.cached),
    kept: life.watch(visitor.kept),
    fresh: life.spoil(visitor.fresh),
    unkept: life.spoil(visitor.unkept),
  };
}
