/** The shop's pages, as Remix's build names them: the page of an address, and its handle. */

import { type AgnosticRouteObject, matchRoutes } from "@remix-run/router";
import { BoundedMap } from "../bounded-map.ts";
import type { PageHandle } from "./page-handle.ts";

export interface Page {
  /** The pattern of its address: `/show-order/:invoiceId`. */
  pattern: string;
  handle: PageHandle;
}

export interface Pages {
  /** Every page, by pattern. */
  all: readonly Page[];
  /**
   * Finds the page of a path.
   * @param path as `pagePath` gives it: decoded, without `.data` and without a slash at its end
   * @returns for an unknown path the page that says so (`isNotFound`)
   */
  at(path: string): Page;
}

/** What is read of a route of Remix's server build. */
interface BuiltRoute {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
  module: { handle?: unknown };
}

/** Remix ranks all routes anew for each path, which takes a tenth of a millisecond. */
const MAX_REMEMBERED_PATHS = 250;

/**
 * Finds pages by Remix's own matching. Made once per isolate.
 * @param routes of the server build, by id
 * @throws where no route takes unknown addresses
 */
export function pagesOf(routes: Readonly<Record<string, BuiltRoute>>): Pages {
  const all: Page[] = [];
  const childrenOf = (parentId: string | undefined, base: string): AgnosticRouteObject[] =>
    Object.values(routes)
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, module }) => {
        const pattern = path ? `${base}/${path}` : base;
        // The build refuses a route without a handle, and the compiler one of another type. The root has none.
        const page = module.handle ? { pattern: pattern || "/", handle: module.handle as PageHandle } : undefined;
        if (page) all.push(page);
        return index ? { index, handle: page } : { path, handle: page, children: childrenOf(id, pattern) };
      });
  const tree = childrenOf(undefined, "");
  const notFound = all.find(({ handle }) => handle.isNotFound);
  if (!notFound) throw new Error("No route takes unknown addresses");
  const remembered = new BoundedMap<Page>(MAX_REMEMBERED_PATHS);
  return {
    all: all.sort((a, b) => (a.pattern < b.pattern ? -1 : 1)),
    at(path) {
      const known = remembered.get(path);
      if (known) return known;
      // `matchRoutes` decodes; the path is decoded already.
      const match = matchRoutes(tree, { pathname: path.replaceAll("%", "%25") })?.at(-1);
      const page: Page = match?.route.handle ?? notFound;
      remembered.set(path, page);
      return page;
    },
  };
}
