/** The page that an address is of. */
import { percentDecoded } from "../rules/percent-decoding.ts";

/**
 * The page that a request is for, as the router sees it: without `.data`, percent-decoded, in lower case (React Router
 * matches without case), without trailing slashes. For rules that go by path.
 */
export function pagePath(address: string | URL): string {
  const { pathname } = parsed(address);
  const page = pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");
  return percentDecoded(page).toLowerCase().replace(/\/+$/, "") || "/";
}

/** Whether the request is Remix's, for a page's data. */
export function isDataRequest(address: string | URL): boolean {
  return parsed(address).pathname.endsWith(".data");
}

const parsed = (address: string | URL): URL => (typeof address === "string" ? new URL(address) : address);
