/**
 * The policies of each page: who may see it, its rate limit, whether it may be a return address, and what its shell
 * requests. The sign-in guard, the rate limits, the return address and the shell read this table and nothing else; a
 * route without a row fails tests/architecture/page-policies.test.ts.
 */

import type { SharedQuery } from "./shared-query.ts";
import * as shared from "./shared-query.ts";

/**
 * The rate limit that is checked before a page or endpoint runs. The numbers stand in wrangler.toml, beside the
 * bindings.
 */
export interface Limit {
  /** Pages and endpoints with the same name are counted together. */
  name: string;
  /** Which requests count: forms only, or all. */
  of: "posts" | "all";
  /** Counts only requests in which this field is filled in: of the form, or of the address. */
  field?: string;
  /** The counter per network address. */
  perAddress: "LIMIT_SIGN_IN" | "LIMIT_LOOK_UP";
  /** What is counted of the account that the posted field `email` names, whatever address the tries come from. */
  account?: "sign-in" | "reset";
  /** The form has passwords for another button: they are not asked for again where this one was refused. */
  needsNoPassword?: true;
}

export interface PagePolicy {
  /** `customers`: requires a session; `guests`: redirects a signed-in customer. */
  who: "anyone" | "customers" | "guests";
  /** Its form takes a while to fill in: its action stores the fields before it requires the session. */
  keepsForm?: true;
  /**
   * Whether `next` may name it: excludes redirect loops and addresses that are not pages.
   */
  isDestination: boolean;
  /**
   * What stands on every page (language, colours, the header's cart) leads back to it, although `next` may not name it:
   * a shopper stays on it.
   */
  isPlace?: true;
  limit?: Limit | readonly Limit[];
  /** Its form may carry a point on the map: its document alone may ask the browser where it is. */
  asksPlace?: true;
  /** Listed in the sitemap by name (bff/feeds/sitemap.ts). Pages of lists and products are listed by their ids. */
  isInSitemap?: true;
  /** Its document may show a map's pictures. */
  showsMap?: true;
  /** Its document is text and links, and brings no script. */
  hasNoScripts?: true;
  /** The page is the same for everybody but for a layer, and its body is kept (decision 0211). */
  body?: BodyPolicy;
  /** How the shell's data differs from other pages (bff/routes/shell.ts). */
  shell?: ShellPolicy;
}

/** What the body of a page depends on beside its path, the language, the colours and how it is delivered. */
export interface BodyPolicy {
  query: SharedQuery;
  /** Also on the layout of lists that the shopper last chose. */
  hasLayouts?: true;
  /** Of a customer, and of a guest who has typed a quantity, the page itself is another one. */
  isOfGuests?: true;
}

export interface ShellPolicy {
  /** Menu and footer come from the cache only: the page needs four calls of its own (decision 0065). */
  isAsKept?: true;
  /** The header's cart has fresh prices, from calls that the page makes anyway. */
  pricesCart?: true;
  /** The header's bonus is fresh, from a call that the page makes anyway: placing and paying an order change it. */
  asksBalance?: true;
  /** The page shows what was viewed last; `but this`: on a product's page, without that product. */
  showsRecent?: true | "but this";
}

const SIGN_IN: Limit = { name: "sign-in", of: "posts", perAddress: "LIMIT_SIGN_IN", account: "sign-in" };
const RESET: Limit = { name: "reset", of: "posts", perAddress: "LIMIT_SIGN_IN", account: "reset" };
const REGISTER: Limit = { name: "register", of: "posts", perAddress: "LIMIT_SIGN_IN" };
const PROVIDER: Limit = { name: "provider", of: "posts", perAddress: "LIMIT_SIGN_IN", needsNoPassword: true };
const PROFILE: Limit = { name: "profile", of: "posts", perAddress: "LIMIT_SIGN_IN" };
const COUPON: Limit = { name: "coupon", of: "posts", perAddress: "LIMIT_LOOK_UP" };
// Pages with a coupon have one form with several buttons; a code that was typed is tried with the others too.
const TYPED_COUPON: Limit = { ...COUPON, field: "coupon" };
// Each is a call of a service that is paid by the call.
const POINT: Limit = { name: "point", of: "posts", field: "point", perAddress: "LIMIT_SIGN_IN" };
const FEEDBACK: Limit = { name: "feedback", of: "posts", perAddress: "LIMIT_SIGN_IN" };
const ORDER_NUMBER: Limit = { name: "tracking", of: "all", perAddress: "LIMIT_LOOK_UP" };
const SUGGESTIONS: Limit = { name: "suggestions", of: "all", perAddress: "LIMIT_LOOK_UP" };
// Of one that is not kept anywhere near each is hundreds of calls.
const FEED: Limit = { name: "feed", of: "all", perAddress: "LIMIT_SIGN_IN" };
// A file that is not kept is dozens of calls; a search engine reads some hundred files, not all in one minute.
const SITEMAP: Limit = { name: "sitemap", of: "all", perAddress: "LIMIT_LOOK_UP" };
// Each is a call of the API.
const READINESS: Limit = { name: "readiness", of: "all", perAddress: "LIMIT_LOOK_UP" };
const SEARCH: Limit = { name: "search", of: "all", perAddress: "LIMIT_LOOK_UP" };

const page: PagePolicy = { who: "anyone", isDestination: true };
/** A page that stands by itself and is the same for everybody. */
const ofItsOwn: PagePolicy = { ...page, isInSitemap: true };
const text: PagePolicy = { ...ofItsOwn, hasNoScripts: true, body: { query: shared.nothing } };
const showsRecent: ShellPolicy = { showsRecent: true };
const frontPage: PagePolicy = { ...page, shell: showsRecent, body: { query: shared.frontPage } };
const list: PagePolicy = { ...page, shell: showsRecent, body: { query: shared.listing, hasLayouts: true } };
const ofCustomers: PagePolicy = { who: "customers", isDestination: true };
const ofCheckout: PagePolicy = { ...ofCustomers, limit: TYPED_COUPON, shell: { isAsKept: true, pricesCart: true } };
/** Of signing in: nobody is led here by signing in. */
const ofSignIn: PagePolicy = { who: "anyone", isDestination: false, isPlace: true };
const ofGuests: PagePolicy = { ...ofSignIn, who: "guests" };

/** Pages by their pattern, as Remix's routes name them. */
export const PAGE_POLICIES: Readonly<Record<string, PagePolicy>> = {
  "/": { ...frontPage, isInSitemap: true },
  "/home": frontPage,
  "/category/:id": list,
  "/sub-category/:id": list,
  "/brand/:id": list,
  "/event/:id": list,
  "/brands": { ...ofItsOwn, body: { query: shared.brands } },
  "/new-arrival": { ...list, isInSitemap: true },
  "/top-20": { ...list, isInSitemap: true, body: { query: shared.topProducts, hasLayouts: true } },
  "/trend": { ...list, isInSitemap: true, body: { query: shared.trend, hasLayouts: true } },
  "/search": { ...list, limit: SEARCH },
  "/suggestions": { ...page, limit: SUGGESTIONS },
  "/single-product/:id": {
    ...page,
    shell: { showsRecent: "but this" },
    body: { query: shared.product, isOfGuests: true },
  },
  "/compare": page,
  "/review": page,
  "/saved": page,
  "/cart": { ...page, shell: { pricesCart: true } },
  "/cart/add": page,
  "/shipping": { ...ofCheckout, keepsForm: true, limit: [TYPED_COUPON, POINT], asksPlace: true, showsMap: true },
  "/confirm-order": ofCheckout,
  "/confirm-order/result": ofCustomers,
  "/show-order/:invoiceId": { ...ofCustomers, shell: { asksBalance: true } },
  "/show-order/:invoiceId/paid": ofCustomers,
  "/track-order": { ...page, limit: { ...ORDER_NUMBER, field: "no" } },
  "/profile": { ...ofCustomers, keepsForm: true, limit: PROFILE, shell: { asksBalance: true } },
  "/login": { ...ofGuests, limit: SIGN_IN },
  "/login/:provider": { ...ofGuests, limit: PROVIDER },
  // The provider's redirect is a GET.
  "/login/:provider/callback": { ...page, isDestination: false, limit: { ...PROVIDER, of: "all" } },
  "/register": { ...ofGuests, limit: REGISTER },
  "/forgot-password": { ...ofSignIn, limit: RESET },
  "/logout": { ...page, isDestination: false },
  "/language/:code": page,
  "/theme/:theme": page,
  "/view/:view": page,
  "/contact": { ...ofItsOwn, limit: FEEDBACK, showsMap: true },
  "/delivery": text,
  "/instalments": text,
  "/bonus": text,
  "/warranty": text,
  "/terms": text,
  "/privacy": text,
  "/404": ofSignIn,
  "/error-page": { ...page, hasNoScripts: true, shell: showsRecent },
};

/** What is counted beside pages: feeds, and endpoints of the same-origin API, these with the pages that do the same. */
const OTHER_LIMITS: Readonly<Record<string, Limit>> = {
  "/api/user/login": SIGN_IN,
  "/api/user/forgot-password": RESET,
  "/api/user/register": REGISTER,
  "/api/user/update-info": PROFILE,
  "/api/user/change-password": PROFILE,
  "/api/product/use-coupon": COUPON,
  "/api/product/cart-shipping": COUPON,
  "/api/product/show-order": ORDER_NUMBER,
  "/api/product/search": SEARCH,
  "/sitemap.xml": SITEMAP,
  "/feed/google.xml": FEED,
  "/readyz": READINESS,
};

/** Addresses that are not pages. */
const NO_PAGE = /^\/(?:api|images|og|assets|__manifest)(?:[/.]|$)/;

const rows = Object.entries(PAGE_POLICIES).map(([pattern, policy]) => ({
  words: pattern.split("/"),
  policy,
}));

/**
 * @param path as `pagePath` gives it: decoded, in lower case, without `.data` and without a slash at its end
 * @returns undefined for an address that is none of the shop's pages
 */
export function policyOf(path: string): PagePolicy | undefined {
  const words = path.split("/");
  const fits = (pattern: readonly string[]) =>
    pattern.length === words.length && pattern.every((word, index) => word.startsWith(":") || word === words[index]);
  return rows.find((row) => fits(row.words))?.policy;
}

/** The rate limits of a request for a page or an endpoint. */
export function limitsOf(path: string): readonly Limit[] {
  if (path.startsWith("/sitemap/")) return [SITEMAP];
  const limit = Object.hasOwn(OTHER_LIMITS, path) ? OTHER_LIMITS[path] : policyOf(path)?.limit;
  return [limit ?? []].flat();
}

/** The addresses of the pages that are named in the sitemap. */
export const PAGES_IN_SITEMAP: readonly string[] = Object.entries(PAGE_POLICIES).flatMap(([path, { isInSitemap }]) =>
  isInSitemap ? [path] : [],
);

/** Whether a return address may name this path. An unknown one ends at the 404 page, which is harmless. */
export const isDestination = (path: string): boolean => !NO_PAGE.test(path) && (policyOf(path)?.isDestination ?? true);
