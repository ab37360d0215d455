/** Pages for unit tests of the front door and the BFF, one of each kind; the shop's own are in its routes. */
import { frontPage, list, ofCheckout, ofCustomers, ofGuests, ofSignIn, page, publicPage, text } from "#app/handles.ts";
import type { PageHandle } from "#bff/pages/page-handle.ts";
import { pagesOf } from "#bff/pages/pages.ts";

const HANDLES: Record<string, PageHandle> = {
  "": { ...frontPage, indexable: true },
  home: frontPage,
  "category/:id": list,
  "new-arrival": { ...list, indexable: true },
  search: { ...list, limits: ["search"] },
  brands: publicPage,
  terms: text,
  "single-product/:id": { ...page, shell: { showsRecent: "but this" } },
  cart: { ...page, shell: { pricesCart: true } },
  review: page,
  shipping: { ...ofCheckout, keepsForm: true, limits: ["typed-coupon", "point"] },
  "confirm-order": ofCheckout,
  "show-order/:invoiceId": { ...ofCustomers, shell: { asksBalance: true } },
  "show-order/:invoiceId/paid": ofCustomers,
  "track-order": { ...page, limits: ["typed-order-number"] },
  profile: { ...ofCustomers, keepsForm: true, limits: ["profile"] },
  login: { ...ofGuests, limits: ["sign-in"] },
  register: { ...ofGuests, limits: ["register"] },
  "forgot-password": { ...ofSignIn, limits: ["reset"] },
  logout: { ...page, isDestination: false },
  contact: { ...publicPage, limits: ["feedback"] },
  "*": { ...page, isNotFound: true, shell: { showsRecent: true } },
};

export const FEW_PAGES = pagesOf({
  root: { id: "root", path: "", module: {} },
  ...Object.fromEntries(
    Object.entries(HANDLES).map(([path, handle]) => [
      path,
      { id: path, parentId: "root", ...(path ? { path } : { index: true }), module: { handle } },
    ]),
  ),
});

/** What the visitor of a page has of it. */
export const visitOf = (path: string) => ({ pages: FEW_PAGES, page: FEW_PAGES.at(path) });
