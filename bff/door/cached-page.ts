/**
 * Answers a request for a page from its cached document: which requests it does so for, what a document depends on, and
 * the anonymous visitor for whom it is rendered.
 */
import type { Context } from "hono";
import type { PageContext } from "../client.ts";
import type { EdgeCache } from "../edge-cache.ts";
import type { DocumentPolicy } from "../pages/page-handle.ts";
import { SHARED_QUERIES } from "../pages/shared-query.ts";
import { ID_DIGITS } from "../rules/ids.ts";
import { cookies } from "../session/cookies.ts";
import { hasTyped } from "../session/notices.ts";
import { createVisitor, type Visitor } from "../session/visitor.ts";
import type { DocumentPart } from "../views/document-part.ts";
import type { DoorEnv } from "./context.ts";
import type { DocumentCache, Rendering } from "./document-cache.ts";
import { DocumentLife } from "./document-life.ts";
import { pageContext } from "./page-context.ts";
import { seenBy } from "./seen-by.ts";

type Door = Context<DoorEnv>;

export interface CachedPages {
  documents: DocumentCache;
  /** Cuts a document at the places that are one shopper's. */
  cut: (document: Response) => Promise<DocumentPart[]>;
  /** Fills them with what is the context's shopper's. */
  fill: (parts: readonly DocumentPart[], context: PageContext) => Promise<Blob>;
  /** The data centre's cache of the API's replies. */
  edge: EdgeCache;
}

type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

/** What a page's document depends on, and nothing else of the request. */
type Dependence = Pick<PageContext, "language" | "theme" | "delivery"> & {
  address: string;
  view: string;
  deployment: string;
};

/** @returns null where the page is rendered for this request alone */
export async function cachedPage(c: Door, pages: CachedPages, renderPage: RenderPage): Promise<Response | null> {
  const context = await pageContext(c, c.get("visitor"));
  const on = await dependence(c, context);
  if (!on) return null;
  const render = () => renderDocument(c, on, pages, renderPage);
  const found = await pages.documents.find({ key: keyOf(on), render, waitUntil: c.get("background") });
  if (!found) return null;
  const { document, source } = found;
  try {
    const body = await pages.fill(document.parts, { ...context, isOld: source === "old" });
    c.set("document", source);
    return new Response(body, { headers: document.headers });
  } catch (error) {
    // What is the shopper's could not be read: the page says why.
    if (error instanceof Response) return null;
    throw error;
  }
}

const keyOf = ({ address, delivery, deployment, language, theme, view }: Dependence): string =>
  [address, language, view, theme ?? "", delivery.hasScripts, deployment].join(" ");

/** A page's path in its one spelling: names, and a number at the end. */
const PLAIN = new RegExp(`^/(?:[a-z][a-z\\d-]*(?:/${ID_DIGITS})?)?$`);

/** @returns null for a request that no cached document answers */
async function dependence(c: Door, { delivery, language, theme }: PageContext): Promise<Dependence | null> {
  const visitor = c.get("visitor");
  const { path, isData, url } = visitor.request;
  const policy = c.get("page").handle.cache;
  const isRead = /^(?:GET|HEAD)$/.test(c.req.method);
  if (!policy || !isRead || isData || visitor.env.PAGE_CACHE === "off") return null;
  if (!PLAIN.test(path) || (await isOwn(visitor, policy))) return null;
  const query = SHARED_QUERIES[policy.query](url.search);
  // A rare old browser needs a token of its own in each form.
  if (query === null || (await visitor.shopper.formToken()) !== null) return null;
  const view = policy.varyByLayout ? ((await visitor.shopper.jar.read(cookies.view)) ?? "") : "";
  const deployment = visitor.env.DEPLOYMENT?.id ?? "";
  return { address: url.origin + path + query, delivery, deployment, language, theme, view };
}

/** Whether the page is this shopper's alone: a customer's rating, a quantity that was typed. */
async function isOwn({ shopper: { jar } }: Visitor, { guestsOnly }: DocumentPolicy): Promise<boolean> {
  if (!guestsOnly) return false;
  return (await jar.read(cookies.session)) !== undefined || (await hasTyped({ jar }));
}

/** Every other header is the front door's, of each answer. */
const KEPT_HEADERS: ReadonlySet<string> = new Set(["content-type", "link", "vary"]);

/** Stands in a document for the nonce of each answer. */
const NO_NONCE = "";

async function renderDocument(
  c: Door,
  { address, delivery, language, theme, view }: Dependence,
  { cut, edge }: CachedPages,
  renderPage: RenderPage,
): Promise<Rendering> {
  const life = new DocumentLife();
  const visitor = anonymous(c, { address, edge, life });
  if (view === "grid" || view === "list") visitor.shopper.jar.write(cookies.view, view);
  const given = { delivery, language, theme, nonce: NO_NONCE, requestId: "", isPrefetch: true, isDataRequest: false };
  const request = new Request(address, { headers: { Accept: "text/html" } });
  const response = await renderPage(request, { ...(await pageContext(c, visitor)), ...given });
  if (response.status >= 500) return "fault";
  if (response.status !== 200) return "none";
  const headers = [...response.headers].filter(([name]) => KEPT_HEADERS.has(name));
  const parts = await cut(response);
  const { until, isOld, isWhole } = life;
  return { parts, headers, until, isOld, isWhole };
}

/** A visitor without a cookie, a name or a header: whatever reads it learns nothing of the request. */
function anonymous(
  c: Door,
  { address, edge, life }: { address: string; edge: EdgeCache; life: DocumentLife },
): Visitor {
  const { env, api } = c.get("visitor");
  const visitor = createVisitor({
    env,
    request: new Request(address, { headers: { "Sec-Fetch-Site": "none" } }),
    edge,
    // Where there is no document, the page is rendered for the shopper: what was asked for is not asked for again.
    call: api.fresh,
    onMiss: api.countListRead,
    onReply: (reply, of) => life.take(reply, of, Date.now()),
    ...seenBy(c),
  });
  return {
    ...visitor,
    request: { ...visitor.request, isPrefetch: true, endBy: life.endBy.bind(life) },
    api: {
      ...visitor.api,
      cached: life.watch(visitor.api.cached),
      cachedOnly: life.watch(visitor.api.cachedOnly),
      fresh: life.spoil(visitor.api.fresh),
      unshared: life.spoil(visitor.api.unshared),
    },
  };
}
