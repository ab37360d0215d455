/**
 * The shop's addresses, as Remix's own manifest of the built shop names them: new routes are tested automatically.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import * as brand from "#app/brand.ts";
import { ROLES } from "#app/profile/tabs.ts";
import { ROOT } from "./root.ts";

const manifest = z.object({
  routes: z.record(
    z.string(),
    z.object({
      id: z.string(),
      parentId: z.string().optional(),
      path: z.string().optional(),
      hasAction: z.boolean(),
      hasLoader: z.boolean(),
    }),
  ),
});

export interface ShopRoute {
  id: string;
  /** An address of it that exists in the fake API. */
  path: string;
  hasAction: boolean;
  hasLoader: boolean;
}

/** What stands for a route's parameters. */
const PARAMETERS: Record<string, string> = {
  id: "1",
  invoiceId: "PI000001",
  code: "en",
  theme: "dark",
  provider: "facebook",
};

/** The title of a page's window: its own, and the shop's name. */
export const windowTitle = (title: string): string => `${title} — ${brand.name}`;

/** Every route but the root, with an address each. */
export function shopRoutes(): ShopRoute[] {
  const folder = join(ROOT, "build/client/assets");
  const file = readdirSync(folder).find((name) => name.startsWith("manifest-"));
  if (!file) throw new Error("The shop is not built");
  const script = readFileSync(join(folder, file), "utf8");
  const { routes } = manifest.parse(JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1)));
  const pathOf = (id: string): string => {
    const route = routes[id];
    if (!route) return "";
    const own = (route.path ?? "")
      .replace(/:(\w+)\??/g, (_, name: string) => PARAMETERS[name] ?? "1")
      .replace("*", "nowhere");
    return `${route.parentId ? pathOf(route.parentId) : ""}${own ? `/${own}` : ""}`;
  };
  return Object.values(routes)
    .filter(({ id }) => id !== "root")
    .map(({ id, hasAction, hasLoader }) => ({ id, path: pathOf(id) || "/", hasAction, hasLoader }))
    .sort((a, b) => a.path.localeCompare(b.path));
}

/** Pages that show the fake API's data to everybody, and one that does not exist. */
export function openPaths(): string[] {
  return [...new Set(shopRoutes().map(({ path }) => path))];
}

/** Addresses at which a route is another page than without the query: every tab of the profile among them. */
export const PAGE_STATES: readonly string[] = [
  ...ROLES.map((role) => `/profile?role=${role}`),
  "/search?p=утас",
  "/compare?ids=1,2",
  "/category/1?brand=1",
  "/track-order?no=PI000001",
];
