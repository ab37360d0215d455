/**
 * The visitor of one request: built once at the front door, used by every route of the BFF and, through the load
 * context, by every loader and action.
 */
import type { Env } from "../env.ts";
import { networkOf } from "../limits/limits.ts";
import { isDataRequest, pagePath } from "../pages/page-path.ts";
import type { Page, Pages } from "../pages/pages.ts";
import { canonicalAddress } from "./shop-origin.ts";
import { createVisitorApi, notCalled, type VisitorApi, type VisitorApiOptions } from "./visitor-api.ts";
import { isPrefetch, pageUrl, type VisitorRequest } from "./visitor-request.ts";
import { createVisitorShopper, type VisitorShopper, type VisitorShopperOptions } from "./visitor-shopper.ts";

export interface Visitor {
  readonly env: Env;
  /** What is asked. */
  readonly request: VisitorRequest;
  /** Who asks. */
  readonly shopper: VisitorShopper;
  /** Whom the answer is asked of. */
  readonly api: VisitorApi;
}

export interface VisitorOptions extends VisitorShopperOptions, VisitorApiOptions {
  pages: Pages;
  /** The page that the request is for. */
  page: Page;
  requestId: string;
  waitUntil: (promise: Promise<unknown>) => void;
}

/** Builds the visitor of a request. */
export function createVisitor(options: VisitorOptions): Visitor {
  const { env, page, pages, requestId, waitUntil, counts } = options;
  const asked = new URL(options.request.url);
  const request: VisitorRequest = {
    id: requestId,
    asked,
    path: pagePath(asked),
    isData: isDataRequest(asked),
    url: pageUrl(canonicalAddress(env, asked)),
    page,
    pages,
    isPrefetch: isPrefetch(options.request),
    takesNoCookies: false,
    network: networkOf(options.request.headers.get("CF-Connecting-IP") ?? "local"),
    endBy: () => undefined,
    countObject: () => {
      if (counts) counts.objects += 1;
    },
    waitUntil,
  };
  const shopper = createVisitorShopper(options, request);
  return { env, request, shopper, api: createVisitorApi(options, request, shopper) };
}

/** For a response that must make no API call: what is cached works, everything else fails at once and silently. */
export function withoutCalls(visitor: Visitor): Visitor {
  const { api } = visitor;
  return { ...visitor, api: { ...api, fresh: notCalled, unshared: notCalled, cached: api.cachedOnly } };
}
