/**
 * The shop's addresses as patterns: what the log may say of a request. A path can hold an order's number, or what
 * somebody typed.
 */
import { COOKIE_QUESTION } from "../domain/cookie-mark.ts";
import { contract } from "../upstream/contract.ts";

/** The addresses that the front door answers itself. */
const OWN = [
  "/healthz",
  "/readyz",
  COOKIE_QUESTION,
  "/reports",
  "/.well-known/security.txt",
  "/images/:folder/:file",
  ...Object.values(contract).map(({ path }): string => path),
];

/** The pattern of every unknown address. */
export const NO_ROUTE = "other";

/**
 * @param routes of the pages, as Remix knows them: `category/:id`
 * @returns finds the pattern of a path (`/show-order/:invoiceId`), the one with the most fixed words where several fit;
 *   `other` for none
 */
export function routePatterns(routes: readonly string[]): (path: string) => string {
  const patterns = [...OWN, ...routes.map((route) => `/${route}`)]
    .filter((pattern) => !pattern.includes("*"))
    .map((pattern) => ({ pattern, words: pattern.split("/") }))
    .toSorted((a, b) => parameters(a.words) - parameters(b.words));
  return (path) => {
    const words = path.split("/");
    const fits = (pattern: readonly string[]) =>
      pattern.length === words.length && pattern.every((word, index) => word.startsWith(":") || word === words[index]);
    return patterns.find((one) => fits(one.words))?.pattern ?? NO_ROUTE;
  };
}

const parameters = (words: readonly string[]) => words.filter((word) => word.startsWith(":")).length;
