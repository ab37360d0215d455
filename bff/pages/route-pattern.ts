/**
 * The shop's addresses as patterns: what the log may say of a request. A path can hold an order's number, or what
 * somebody typed.
 */
import { contract } from "../upstream/contract.ts";
import type { Page } from "./pages.ts";

/** The addresses that the front door answers itself. */
const OWN: ReadonlySet<string> = new Set([
  "/healthz",
  "/readyz",
  "/.well-known/security.txt",
  ...Object.values(contract).map(({ path }): string => path),
]);

/**
 * The pattern of a request's address: `/show-order/:invoiceId`; `other` for an unknown one.
 * @param path as `pagePath` gives it
 * @param page the page of that path
 */
export function routePattern(path: string, { pattern, handle }: Page): string {
  if (OWN.has(path)) return path;
  if (/^\/images\/[^/]+\/[^/]+$/.test(path)) return "/images/:folder/:file";
  return handle.isNotFound ? "other" : pattern;
}
