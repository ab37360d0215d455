/** What is true of each page: a change of a route's handle is a line of the snapshot beside this file. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flatRoutes } from "@remix-run/dev/dist/config/flat-routes.js";
import { defineRoutes } from "@remix-run/dev/dist/config/routes.js";
import { expect, test } from "vitest";
import { localPath, returnPath } from "#bff/pages/local-path.ts";
import { pagesOf } from "#bff/pages/pages.ts";
import { ROOT } from "#tests/support/root.ts";
import { remixConfig } from "../../remix.config.ts";

const modules = import.meta.glob<{ handle: unknown; default?: unknown; loader?: unknown; shouldRevalidate?: unknown }>(
  ["/app/routes/*.tsx", "/app/info/text-route.tsx"],
  {
    eager: true,
  },
);
const routes = Object.values({ ...flatRoutes(join(ROOT, "app")), ...(await remixConfig.routes?.(defineRoutes)) });
const pages = pagesOf({
  root: { id: "root", path: "", module: {} },
  ...Object.fromEntries(routes.map((route) => [route.id, { ...route, module: modules[`/app/${route.file}`] ?? {} }])),
});
/** Information pages have one route. */
const texts = new Set(routes.filter(({ file }) => file === "info/text-route.tsx").map(({ path }) => `/${path}`));
const addressOf = (pattern: string) => pattern.replace(/:\w+/g, "1").replace("*", "nowhere");

test("every page, with who may see it, what is counted, what is cached, and the other facts of its handle", async () => {
  const width = Math.max(...pages.all.map(({ pattern }) => pattern.length));
  const lines = pages.all.map(({ pattern, handle: { who, ...facts } }) => {
    const told = Object.entries(facts).map(([name, value]) => (value === true ? name : `${name}: ${inWords(value)}`));
    const address = texts.has(pattern) ? "/{text}" : pattern;
    return `${address.padEnd(width)}  ${who.padEnd("customers".length)}  ${told.toSorted().join(" · ")}`;
  });
  await expect(`${[...new Set(lines)].join("\n")}\n`).toMatchFileSnapshot("pages.snapshot.txt");
});

/** A value as the table prints it. */
const inWords = (value: unknown) =>
  JSON.stringify(value)
    .replace(/["{}[\]]/g, "")
    .replaceAll(/[:,]/g, "$& ");

test("the compiler checks every handle, and every address leads to its own page", () => {
  expect(pages.all.length).toBeGreaterThan(40);
  for (const file of Object.keys(modules))
    expect(readFileSync(join(ROOT, file), "utf8"), file).toContain("\nexport const handle: PageHandle = ");
  for (const page of pages.all) {
    expect(pages.at(addressOf(page.pattern))).toBe(page);
    expect(pages.at(addressOf(page.pattern).toUpperCase())).toBe(page);
  }
});

test("a press of the header's cart that is not sent leaves every page as it is", () => {
  for (const [file, { default: page, loader, shouldRevalidate }] of Object.entries(modules))
    if (page && loader && !NO_SCRIPTS.test(file)) expect(shouldRevalidate, file).toBeTypeOf("function");
});

/** A page of its own document. */
const NO_SCRIPTS = /\/error-page\.tsx$/;

test("what is personal is for customers", () => {
  for (const path of [
    "/profile",
    "/shipping",
    "/confirm-order",
    "/confirm-order/result",
    "/show-order/pi1",
    "/show-order/pi1/paid",
  ])
    expect(pages.at(path).handle.who, path).toBe("customers");
});

test.each([
  "/login",
  "/logout",
  "/register",
  "/forgot-password",
  "/api",
  "/api/user/login",
  "/images/x",
  "/assets/a.js",
])("signing in leads nobody to %s", (path) => expect(localPath(pages, path, "/else")).toBe("/else"));

/** Addresses that only lead on. */
const LEADING_ON = ["/cart/lines", "/logout", "/login/:provider/callback"];

test.each(pages.all)("the language link stays on $pattern, unless that only leads on", ({ pattern }) => {
  const path = addressOf(pattern);
  const leadsOn = LEADING_ON.includes(pattern);
  expect(returnPath(pages, path, "/else")).toBe(leadsOn ? "/else" : path);
  expect(returnPath(pages, `${path}?a=1`, "/else")).toBe(leadsOn ? "/else" : `${path}?a=1`);
});
