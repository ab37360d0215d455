/**
 * The handles that several routes have (bff/pages/page-handle.ts): a route takes one, and adds what is its own.
 */
import type { PageHandle } from "#bff/client.ts";

export type { PageHandle };

/** Open to everybody, and a place to come back to. */
export const page: PageHandle = { who: "anyone", isDestination: true };
/** A page that stands by itself and is the same for everybody. */
export const publicPage: PageHandle = { ...page, indexable: true };
/** Text and links alone. */
export const text: PageHandle = { ...publicPage, hasNoScripts: true, cache: { query: "none" } };
export const frontPage: PageHandle = { ...page, shell: { showsRecent: true }, cache: { query: "front-page" } };
/** Products with filters, sorts and pages. */
export const list: PageHandle = {
  ...page,
  shell: { showsRecent: true },
  cache: { query: "listing", varyByLayout: true },
};
export const ofCustomers: PageHandle = { who: "customers", isDestination: true };
export const ofCheckout: PageHandle = {
  ...ofCustomers,
  limits: ["typed-coupon"],
  shell: { cachedOnly: true, pricesCart: true },
};
/** Of signing in: nobody is led here by signing in. */
export const ofSignIn: PageHandle = { who: "anyone", isDestination: false, keepsPlaceInLinks: true };
export const ofGuests: PageHandle = { ...ofSignIn, who: "guests" };
