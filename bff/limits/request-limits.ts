/** What is counted before a page or an endpoint runs. The numbers stand in wrangler.toml, beside the bindings. */

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

const coupon: Limit = { name: "coupon", of: "posts", perAddress: "LIMIT_LOOK_UP" };
const orderNumber: Limit = { name: "tracking", of: "all", perAddress: "LIMIT_LOOK_UP" };
const provider: Limit = { name: "provider", of: "posts", perAddress: "LIMIT_SIGN_IN", needsNoPassword: true };

/** By the names that pages' handles and the table of endpoints use. */
const LIMITS = {
  "sign-in": { name: "sign-in", of: "posts", perAddress: "LIMIT_SIGN_IN", account: "sign-in" },
  reset: { name: "reset", of: "posts", perAddress: "LIMIT_SIGN_IN", account: "reset" },
  register: { name: "register", of: "posts", perAddress: "LIMIT_SIGN_IN" },
  provider,
  // The provider's redirect is a GET.
  "provider-callback": { ...provider, of: "all" },
  profile: { name: "profile", of: "posts", perAddress: "LIMIT_SIGN_IN" },
  coupon,
  // Pages with a coupon have one form with several buttons; a code that was typed is tried with the others too.
  "typed-coupon": { ...coupon, field: "coupon" },
  // Each is a call of a service that is paid by the call.
  point: { name: "point", of: "posts", field: "point", perAddress: "LIMIT_SIGN_IN" },
  feedback: { name: "feedback", of: "posts", perAddress: "LIMIT_SIGN_IN" },
  "order-number": orderNumber,
  "typed-order-number": { ...orderNumber, field: "no" },
  suggestions: { name: "suggestions", of: "all", perAddress: "LIMIT_LOOK_UP" },
  search: { name: "search", of: "all", perAddress: "LIMIT_LOOK_UP" },
  // Of one that is not cached anywhere near each is hundreds of calls.
  feed: { name: "feed", of: "all", perAddress: "LIMIT_SIGN_IN" },
  // A file that is not cached is dozens of calls; a search engine reads some hundred files, not all in one minute.
  sitemap: { name: "sitemap", of: "all", perAddress: "LIMIT_LOOK_UP" },
  // Each is a call of the API.
  readiness: { name: "readiness", of: "all", perAddress: "LIMIT_LOOK_UP" },
} satisfies Record<string, Limit>;

/** The name of a limit, in a page's handle. */
export type LimitName = keyof typeof LIMITS;

/** What is counted beside pages: feeds, and endpoints of the same-origin API, these with the pages that do the same. */
const OF_ENDPOINTS: Readonly<Record<string, LimitName>> = {
  "/api/user/login": "sign-in",
  "/api/user/forgot-password": "reset",
  "/api/user/register": "register",
  "/api/user/update-info": "profile",
  "/api/user/change-password": "profile",
  "/api/product/use-coupon": "coupon",
  "/api/product/cart-shipping": "coupon",
  "/api/product/show-order": "order-number",
  "/api/product/search": "search",
  "/sitemap.xml": "sitemap",
  "/feed/google.xml": "feed",
  "/readyz": "readiness",
};

/**
 * The limits of a request for a page or an endpoint.
 * @param path as `pagePath` gives it
 * @param handle of the page at that path
 */
export function limitsOf(path: string, handle: { limits?: readonly LimitName[] }): readonly Limit[] {
  if (path.startsWith("/sitemap/")) return [LIMITS.sitemap];
  const ofEndpoint = Object.hasOwn(OF_ENDPOINTS, path) ? OF_ENDPOINTS[path] : undefined;
  return (ofEndpoint ? [ofEndpoint] : (handle.limits ?? [])).map((name) => LIMITS[name]);
}
