/**
 * The front door as a Hono app: groups of addresses, each behind the middlewares that it needs, in order. Pages are
 * passed in as functions, so that tests need no build.
 */
import { type Context, Hono } from "hono";
import { timeout } from "hono/timeout";
import { z } from "zod";
import type { PageContext } from "../client.ts";
import type { EdgeCache } from "../edge-cache.ts";
import { createProbes, READINESS, readiness } from "../endpoints/probes.ts";
import { createSecurityContact } from "../endpoints/security-contact.ts";
import { EnvRefused, readEnv } from "../env.ts";
import { codeOf } from "../error-code.ts";
import { BffError, type ErrorCode, errorTable, isErrorCode } from "../errors.ts";
import { createFeeds } from "../feeds/feeds.ts";
import { createImages } from "../images/images.ts";
import { log, stackOf } from "../log.ts";
import { isDataRequest, pagePath } from "../pages/page-path.ts";
import type { Pages } from "../pages/pages.ts";
import { cookies } from "../session/cookies.ts";
import { putBack } from "../session/notices.ts";
import type { RequestEnv } from "../session/request-env.ts";
import { createVisitor, withoutCalls } from "../session/visitor.ts";
import { dropDoorFields } from "../session/visitor-request.ts";
import { offerWidths } from "../views/picture.ts";
import { BROKEN_OFF } from "../whole-body.ts";
import { addressLanguage } from "./address-language.ts";
import { blockedPaths } from "./blocked-paths.ts";
import { bodySize } from "./body-size.ts";
import { cacheRule } from "./cache-rule.ts";
import { type CachedPages, cachedPage } from "./cached-page.ts";
import { type DoorEnv, isHtml, RedirectTo } from "./context.ts";
import { cookieCheck } from "./cookie-check.ts";
import { csrf } from "./csrf.ts";
import { drainBody } from "./drain-body.ts";
import { formBody } from "./form-body.ts";
import { otherCustomer } from "./other-customer.ts";
import { ownAddress } from "./own-address.ts";
import { pageContext } from "./page-context.ts";
import { plainFailurePage } from "./plain-failure-page.ts";
import { rateLimit } from "./rate-limit.ts";
import { refusedForm } from "./refused-form.ts";
import { requestRecord } from "./request-record.ts";
import { ALLOWED_METHODS, requestTarget } from "./request-target.ts";
import { securityHeaders } from "./security-headers.ts";
import { seenBy } from "./seen-by.ts";
import { setCookies } from "./set-cookies.ts";
import { signInGuard } from "./sign-in-guard.ts";
import { writeNotes } from "./write-notes.ts";

/** How the front door answers a page data request without running the page. */
export type DataRefusal = { failure: ErrorCode } | { moveTo: string; reload: boolean };

export interface FrontDoorOptions {
  /** Remix: renders a page, or answers with a page's data. */
  renderPage: (request: Request, context: PageContext) => Promise<Response>;
  /**
   * Answers a request for a page's data in Remix's own notation, without running the page. The context is a refused
   * form's: its answer says why.
   */
  refuseData: (request: Request, refusal: DataRefusal, context?: PageContext) => Promise<Response>;
  /** The same-origin API, under `/api`. */
  api: Hono<RequestEnv>;
  /** The shop's pages with their handles. */
  pages: Pages;
  edge: EdgeCache;
  /** The data centre's cache for pictures. */
  pictureCache: EdgeCache;
  /** Pages that are the same for everybody but for a few places; without it every page is rendered for its shopper. */
  cached?: CachedPages;
}

/** Headers from outside that Remix would believe, or that no page needs: the session is in the load context, opened. */
const WITHHELD = [
  "Origin",
  "Forwarded",
  "X-Forwarded-Host",
  "X-Forwarded-Proto",
  "X-Forwarded-For",
  "Cookie",
  "Authorization",
];

/** Addresses for scripts: they answer in JSON, refusals included; for a link they answer with a page. */
const FOR_SCRIPTS = /^\/(?:readyz|suggestions|show-order\/[^/]+\/paid)$/;

/**
 * How long a request may take in all, in milliseconds: one write with the reads around it, and room for a slow body.
 */
const REQUEST_TIMEOUT_MS = 25_000;

/** Seconds after which a refused or failed request may be tried again. */
const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = { "rate-limited": 60, "upstream-unreachable": 10 };

/**
 * Builds the front door.
 * @returns a Hono app: the Worker's `fetch`. Whatever happens behind it, it answers with a page, or with JSON under
 *   `/api`
 */
export function createFrontDoor(options: FrontDoorOptions) {
  const { api, edge, pages } = options;
  return (
    new Hono<DoorEnv>()
      .use(requestRecord(pages))
      .use(securityHeaders)
      .use(cacheRule)
      // The platform answers for the files that exist.
      .get("/assets/*", (c) => c.text("Not found", 404))
      .use(drainBody)
      .use(async function openVisitor(c, next) {
        const env = readEnv(c.env);
        offerWidths(env.IMAGE_RESIZING === "on");
        c.set("background", (work) => waitUntil(c, work));
        c.set("visitor", createVisitor({ env, request: c.req.raw, edge, ...seenBy(c) }));
        await next();
      })
      .use(ownAddress)
      // Files, the same for everybody.
      .route("/images", createImages(options.pictureCache))
      .route("/.well-known", createSecurityContact())
      // What reads the API for no shopper.
      .use(setCookies)
      .use(timeout(REQUEST_TIMEOUT_MS))
      .use(requestTarget)
      .on("GET", [READINESS, "/sitemap.xml", "/sitemap/*", "/feed/*"], rateLimit)
      .route("/", createProbes())
      .route("/", createFeeds(edge))
      .use(bodySize)
      // What is a shopper's own.
      .use(addressLanguage)
      .use(csrf)
      .use(cookieCheck)
      .use(writeNotes)
      .use(otherCustomer)
      .use(rateLimit)
      .route("/api", api)
      // Pages.
      .use(blockedPaths)
      .use(formBody)
      .use(signInGuard)
      .all("*", (c) => page(c, options))
      .onError((error, c) => answerError(error, c, options))
  );
}

type Door = Context<DoorEnv>;

/** Hono's context has no execution context outside the platform, in tests. */
function waitUntil(c: Door, promise: Promise<unknown>): void {
  try {
    c.executionCtx.waitUntil(promise);
  } catch {
    void promise.catch(() => undefined);
  }
}

async function page(c: Door, { renderPage, cached }: FrontDoorOptions): Promise<Response> {
  const known = cached && (await cachedPage(c, cached, renderPage));
  if (known) return known;
  const request = requestForRemix(c.req.raw);
  // It owns the body now; the unread rest is drained at the end.
  if (request.body) c.req.raw = request;
  const visitor = c.get("visitor");
  const waiting = (await visitor.shopper.jar.read(cookies.notices))?.notices ?? [];
  const response = await renderPage(request, await pageContext(c, visitor));
  // The shell consumed notices for a page that is not shown: the redirect's target shows them.
  if (waiting.length > 0 && isMove(response)) await putBack(visitor.shopper, waiting);
  // A link to an address without a page: its failure is a page all the same.
  if (isJson(response) && response.status >= 400 && asksForPage(c))
    throw new BffError(await codeIn(response), c.get("route"));
  // When Remix itself fails it responds with an empty or plain 500; our routes for scripts state the reason as JSON.
  if (response.status >= 500 && !isDataRequest(c.req.url) && !isHtml(response) && !isJson(response))
    throw new BffError("internal", "Remix gave up");
  const answer = new Response(response.body, response);
  if (answer.status === 405) answer.headers.set("Allow", "GET, HEAD");
  if (answer.status === 429) answer.headers.set("Retry-After", String(RETRY_AFTER_SECONDS["rate-limited"]));
  return answer;
}

/** The code of a failure that a route of ours answered with (`errorPage`). */
async function codeIn(response: Response): Promise<ErrorCode> {
  // Remix's own refusal, of a form for an address that takes none.
  if (response.status === 405) return "method-not-allowed";
  const { code } = failure.safeParse(await response.json().catch(() => null)).data ?? {};
  return isErrorCode(code) ? code : "internal";
}
const failure = z.object({ code: z.string() });

/** Whether a response redirects; for page data requests Remix uses status 202. */
function isMove({ status }: Response): boolean {
  return status === 202 || (status >= 300 && status < 400);
}

/** HEAD is handled as GET, and Hono omits the body: Remix would run a HEAD for page data as an action. */
function requestForRemix(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of WITHHELD) headers.delete(name);
  const method = request.method === "HEAD" ? "GET" : request.method;
  const url = new URL(request.url);
  dropDoorFields(url);
  return new Request(new Request(url, request), { method, headers });
}

async function answerError(error: unknown, c: Door, options: FrontDoorOptions): Promise<Response> {
  if (error instanceof RedirectTo) return move(error.path, c, options);
  const code = codeOf(error);
  const requestId = c.get("requestId");
  if (code === "internal") log("error", "internal", { requestId, ...described(error) });
  if (error instanceof BffError && error.detail === BROKEN_OFF)
    log("warn", "odd-request", { requestId, reason: BROKEN_OFF });
  // The one address that says why nothing is served.
  if (error instanceof EnvRefused && pagePath(c.req.url) === READINESS) {
    c.set("shared", "no-store");
    return readiness(error.faults);
  }
  const retryAfter = (error instanceof BffError ? error.retryAfter : undefined) ?? RETRY_AFTER_SECONDS[code];
  const response = await failureAnswer({ code, retryAfter }, c, options);
  if (code === "method-not-allowed")
    response.headers.set("Allow", c.req.path.startsWith("/api/") ? "POST" : ALLOWED_METHODS);
  if (retryAfter !== undefined) response.headers.set("Retry-After", String(retryAfter));
  return response;
}

/** Our own messages are logged, other errors only by their origin. */
function described(error: unknown) {
  if (error instanceof BffError) return { detail: error.detail };
  if (error instanceof EnvRefused) return { detail: error.message };
  return { stack: stackOf(error) };
}

async function move(path: string, c: Door, { refuseData }: FrontDoorOptions): Promise<Response> {
  if (isDataRequest(c.req.url)) return plain(await refuseData(bodiless(c.req.raw), { moveTo: path, reload: false }));
  return new Response(null, { status: 303, headers: { Location: path } });
}

interface Failure {
  code: ErrorCode;
  retryAfter: number | undefined;
}

async function failureAnswer(failure: Failure, c: Door, options: FrontDoorOptions): Promise<Response> {
  const { code, retryAfter } = failure;
  const { status } = errorTable[code];
  if (isForScript(c)) return Response.json({ code }, { status });
  try {
    if (isDataRequest(c.req.url)) return await dataFailure(failure, c, options);
    const visitor = withoutCalls(c.get("visitor"));
    const target = new Request(new URL("/error-page", c.get("visitor").request.url), {
      headers: { Accept: "text/html" },
    });
    const resend = code === "rate-limited" && retryAfter ? await refusedForm(c, retryAfter) : undefined;
    const context = await pageContext(c, visitor);
    // The error page renders at the refused address: its scripts would find another route there.
    const delivery = { ...context.delivery, hasScripts: false };
    const refused = { ...context, delivery, failure: code, ...(resend ? { resend } : {}) };
    const rendered = await options.renderPage(target, refused);
    if (isHtml(rendered)) return new Response(rendered.body, { status, headers: rendered.headers });
  } catch (error) {
    log("error", "failure-page-failed", { requestId: c.get("requestId"), stack: stackOf(error) });
  }
  return new Response(plainFailurePage(c.get("nonce"), c.get("requestId")), {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}

const asksForPage = (c: Door) => c.req.header("Accept")?.includes("text/html") ?? false;

function isForScript(c: Door): boolean {
  if (new URL(c.req.url).pathname.startsWith("/api/")) return true;
  return FOR_SCRIPTS.test(pagePath(c.req.url)) && !isDataRequest(c.req.url) && !asksForPage(c);
}

/**
 * A form's answer carries the failure to the page's error boundary; a link's makes the browser load the page as a
 * document.
 */
async function dataFailure(
  { code, retryAfter }: Failure,
  c: Door,
  { refuseData }: FrontDoorOptions,
): Promise<Response> {
  const visitor = withoutCalls(c.get("visitor"));
  const { pathname, search } = visitor.request.url;
  const { status } = errorTable[code];
  if (c.req.method !== "POST")
    return plain(await refuseData(bodiless(c.req.raw), { moveTo: pathname + search, reload: true }), status);
  const context = { ...(await pageContext(c, visitor)), failure: code, ...(retryAfter ? { wait: retryAfter } : {}) };
  return plain(await refuseData(bodiless(c.req.raw), { failure: code }, context), status);
}

/** Remix leaves the `Location` of a redirect that it has put into the body. */
function plain(answer: Response, status = answer.status): Response {
  const headers = new Headers(answer.headers);
  headers.delete("Location");
  return new Response(answer.body, { status, headers });
}

/** The request without its body and `_routes`: a refused body is not read, and the response covers all routes. */
function bodiless(request: Request): Request {
  const url = new URL(request.url);
  url.searchParams.delete("_routes");
  return new Request(url, { method: request.method === "HEAD" ? "GET" : request.method });
}

function isJson(response: Response): boolean {
  return response.headers.get("Content-Type")?.startsWith("application/json") ?? false;
}
