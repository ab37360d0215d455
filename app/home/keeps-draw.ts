import type { ShouldRevalidateFunction } from "@remix-run/react";
import { hasDiscountEnded } from "#app/products/use-discount-end.ts";

/**
 * The front page's `shouldRevalidate`: the API draws products anew on each call, and nothing in the page's own data
 * changes with a write. So an open page stays as it is, until its address changes or a discount on it ends.
 */
export const keepsDraw: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search || hasDiscountEnded());
