/** Every page has a row in the table of page policies, and every row a page. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isDestination, PAGE_POLICIES, policyOf } from "#bff/door/page-policies.ts";
import { ROOT } from "#tests/support/root.ts";

/** `show-order.$invoiceId_.paid.tsx` → `/show-order/:invoiceId/paid` (Remix's file conventions). */
const patterns = readdirSync(join(ROOT, "app/routes"))
  .map((file) => file.replace(/\.tsx$/, ""))
  .filter((name) => name !== "$")
  .map((name) => (name === "_index" ? "/" : `/${name.replaceAll("_", "").replaceAll("$", ":").replaceAll(".", "/")}`));

test("every page has its row, and every row its page", () => {
  expect(patterns.length).toBeGreaterThan(25);
  const rows = Object.keys(PAGE_POLICIES);
  const without = (some: readonly string[], others: readonly string[]) => some.filter((one) => !others.includes(one));
  expect(without(patterns, rows), "pages that need a row of PAGE_POLICIES (bff/door/page-policies.ts)").toEqual([]);
  expect(without(rows, patterns), "rows of PAGE_POLICIES (bff/door/page-policies.ts) without a route").toEqual([]);
  expect(patterns.toSorted(), "two routes with one pattern").toEqual([...new Set(patterns)].toSorted());
});

test("what is personal is for customers, and signing in leads nobody in a circle", () => {
  for (const path of [
    "/profile",
    "/shipping",
    "/confirm-order",
    "/confirm-order/result",
    "/show-order/pi1",
    "/show-order/pi1/paid",
  ])
    expect(policyOf(path)?.who, path).toBe("customers");
  for (const path of [
    "/login",
    "/logout",
    "/register",
    "/forgot-password",
    "/api",
    "/api/user/login",
    "/images/x",
    "/assets/a.js",
  ])
    expect(isDestination(path), path).toBe(false);
});
