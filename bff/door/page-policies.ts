/**
 * The policies of each page: who may see it, its rate limit, whether it may be a return address, and what its shell
 * requests. The sign-in guard, the rate limits, the return address and the shell read this table and nothing else; a
 * route without a row fails tests/architecture/page-policies.test.ts.
 */

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
  limit?: Limit | readonly Limit[];
  /**
   * Its form may carry a point on the map: its document alone may ask the browser where it is, and show a map's
   * pictures.
   */
  asksPlace?: true;
  /** Its document is text and links, and brings no script for anybody (decision 0185). */
  hasNoScripts?: true;
  /** How the shell's data differs from other pages (bff/routes/shell.ts). */
  shell?: ShellPolicy;
}

export interface ShellPolicy {
  /** Menu and footer come from the cache only: the page needs four calls of its own (decision 0065). */
  isAsKept?: true;
  /** The header's cart has fresh prices, from calls that the page makes anyway. */
  pricesCart?: true;
  /** The header's bonus is fresh, from a call that the page makes anyway: placing and paying an order change it. */
  asksBalance?: true;
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
const SEARCH: Limit = { name: "search", of: "all", perAddress: "LIMIT_LOOK_UP" };

const page: PagePolicy = { who: "anyone", isDestination: true };
const text: PagePolicy = { ...page, hasNoScripts: true };
const ofCustomers: PagePolicy = { who: "customers", isDestination: true };
const ofCheckout: PagePolicy = { ...ofCustomers, limit: TYPED_COUPON, shell: { isAsKept: true, pricesCart: true } };
const ofGuests: PagePolicy = { who: "guests", isDestination: false };

/** Pages by their pattern, as Remix's routes name them. */
export const PAGE_POLICIES: Readonly<Record<string, PagePolicy>> = {
  "/": page,
  "/home": page,
  "/category/:id": page,
  "/sub-category/:id": page,
  "/brand/:id": page,
  "/event/:id": page,
  "/brands": page,
  "/new-arrival": page,
  "/top-20": page,
  "/trend": page,
  "/search": { ...page, limit: SEARCH },
  "/suggestions": { ...page, limit: SUGGESTIONS },
  "/single-product/:id": page,
  "/compare": page,
  "/review": page,
  "/saved": page,
  "/cart": { ...page, shell: { pricesCart: true } },
  "/shipping": { ...ofCheckout, keepsForm: true, limit: [TYPED_COUPON, POINT], asksPlace: true },
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
  "/forgot-password": { ...page, isDestination: false, limit: RESET },
  "/logout": { ...page, isDestination: false },
  "/language/:code": page,
  "/theme/:theme": page,
  "/view/:view": page,
  "/contact": { ...page, limit: FEEDBACK },
  "/data-saver/:state": page,
  "/delivery": text,
  "/instalments": text,
  "/bonus": text,
  "/warranty": text,
  "/terms": text,
  "/privacy": text,
  "/404": { ...page, isDestination: false },
  "/error-page": text,
};

/** Endpoints of the same-origin API that are counted, together with the pages that do the same. */
const API_LIMITS: Readonly<Record<string, Limit>> = {
  "/api/user/login": SIGN_IN,
  "/api/user/forgot-password": RESET,
  "/api/user/register": REGISTER,
  "/api/user/update-info": PROFILE,
  "/api/user/change-password": PROFILE,
  "/api/product/use-coupon": COUPON,
  "/api/product/cart-shipping": COUPON,
  "/api/product/show-order": ORDER_NUMBER,
  "/api/product/search": SEARCH,
};

/** Addresses that are not pages. */
const NO_PAGE = /^\/(?:api|images|assets|__manifest)(?:[/.]|$)/;

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
  const limit = Object.hasOwn(API_LIMITS, path) ? API_LIMITS[path] : policyOf(path)?.limit;
  return [limit ?? []].flat();
}

/** Whether a return address may name this path. An unknown one ends at the 404 page, which is harmless. */
export const isDestination = (path: string): boolean => !NO_PAGE.test(path) && (policyOf(path)?.isDestination ?? true);
