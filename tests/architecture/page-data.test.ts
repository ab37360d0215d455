/** What loaders and actions return is JSON (app/remix/json-data.ts): the compiler checks each route listed here. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { IsJson, NotJson } from "#app/remix/json-data.ts";
import type { UnitPrice } from "#bff/rules/price.ts";
import { ROOT } from "#tests/support/root.ts";

/** A route whose data is not JSON does not compile here, and the error names the place in it. */
const routes = {
  "root.tsx": true satisfies IsJson<typeof import("#app/root.tsx")>,
  "info/text-route.tsx": true satisfies IsJson<typeof import("#app/info/text-route.tsx")>,
  "routes/404.tsx": true satisfies IsJson<typeof import("#app/routes/404.tsx")>,
  "routes/$.tsx": true satisfies IsJson<typeof import("#app/routes/$.tsx")>,
  "routes/_index.tsx": true satisfies IsJson<typeof import("#app/routes/_index.tsx")>,
  "routes/brand.$id.tsx": true satisfies IsJson<typeof import("#app/routes/brand.$id.tsx")>,
  "routes/brands.tsx": true satisfies IsJson<typeof import("#app/routes/brands.tsx")>,
  "routes/cart.tsx": true satisfies IsJson<typeof import("#app/routes/cart.tsx")>,
  "routes/cart_.add.tsx": true satisfies IsJson<typeof import("#app/routes/cart_.add.tsx")>,
  "routes/category.$id.tsx": true satisfies IsJson<typeof import("#app/routes/category.$id.tsx")>,
  "routes/compare.tsx": true satisfies IsJson<typeof import("#app/routes/compare.tsx")>,
  "routes/confirm-order.tsx": true satisfies IsJson<typeof import("#app/routes/confirm-order.tsx")>,
  "routes/confirm-order_.result.tsx": true satisfies IsJson<typeof import("#app/routes/confirm-order_.result.tsx")>,
  "routes/contact.tsx": true satisfies IsJson<typeof import("#app/routes/contact.tsx")>,
  "routes/error-page.tsx": true satisfies IsJson<typeof import("#app/routes/error-page.tsx")>,
  "routes/event.$id.tsx": true satisfies IsJson<typeof import("#app/routes/event.$id.tsx")>,
  "routes/forgot-password.tsx": true satisfies IsJson<typeof import("#app/routes/forgot-password.tsx")>,
  "routes/home.tsx": true satisfies IsJson<typeof import("#app/routes/home.tsx")>,
  "routes/language.$code.tsx": true satisfies IsJson<typeof import("#app/routes/language.$code.tsx")>,
  "routes/login.tsx": true satisfies IsJson<typeof import("#app/routes/login.tsx")>,
  "routes/login_.$provider.tsx": true satisfies IsJson<typeof import("#app/routes/login_.$provider.tsx")>,
  "routes/login_.$provider_.callback.tsx": true satisfies IsJson<
    typeof import("#app/routes/login_.$provider_.callback.tsx")
  >,
  "routes/logout.tsx": true satisfies IsJson<typeof import("#app/routes/logout.tsx")>,
  "routes/new-arrival.tsx": true satisfies IsJson<typeof import("#app/routes/new-arrival.tsx")>,
  "routes/profile.tsx": true satisfies IsJson<typeof import("#app/routes/profile.tsx")>,
  "routes/register.tsx": true satisfies IsJson<typeof import("#app/routes/register.tsx")>,
  "routes/review.tsx": true satisfies IsJson<typeof import("#app/routes/review.tsx")>,
  "routes/saved.tsx": true satisfies IsJson<typeof import("#app/routes/saved.tsx")>,
  "routes/search.tsx": true satisfies IsJson<typeof import("#app/routes/search.tsx")>,
  "routes/shipping.tsx": true satisfies IsJson<typeof import("#app/routes/shipping.tsx")>,
  "routes/show-order.$invoiceId.tsx": true satisfies IsJson<typeof import("#app/routes/show-order.$invoiceId.tsx")>,
  "routes/show-order.$invoiceId_.paid.tsx": true satisfies IsJson<
    typeof import("#app/routes/show-order.$invoiceId_.paid.tsx")
  >,
  "routes/single-product.$id.tsx": true satisfies IsJson<typeof import("#app/routes/single-product.$id.tsx")>,
  "routes/sub-category.$id.tsx": true satisfies IsJson<typeof import("#app/routes/sub-category.$id.tsx")>,
  "routes/suggestions.tsx": true satisfies IsJson<typeof import("#app/routes/suggestions.tsx")>,
  "routes/theme.$theme.tsx": true satisfies IsJson<typeof import("#app/routes/theme.$theme.tsx")>,
  "routes/top-20.tsx": true satisfies IsJson<typeof import("#app/routes/top-20.tsx")>,
  "routes/track-order.tsx": true satisfies IsJson<typeof import("#app/routes/track-order.tsx")>,
  "routes/trend.tsx": true satisfies IsJson<typeof import("#app/routes/trend.tsx")>,
  "routes/view.$view.tsx": true satisfies IsJson<typeof import("#app/routes/view.$view.tsx")>,
};

test("every route's data is checked by the compiler", () => {
  const files = [
    "root.tsx",
    "info/text-route.tsx",
    ...readdirSync(join(ROOT, "app/routes")).map((name) => `routes/${name}`),
  ];
  const lacking = files.filter((file) => !Object.hasOwn(routes, file));
  expect(lacking, "routes that need a line of `routes`, at the top of tests/architecture/page-data.test.ts").toEqual(
    [],
  );
  // A line without its file does not compile.
  expect(Object.keys(routes)).toHaveLength(files.length);
});

class Line {
  amount = 1;
  total() {
    return this.amount;
  }
}

/** `true` where every place is named and no other. */
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

test("what JSON does not carry is named by its place, and nothing else is", () => {
  const named: [
    Same<NotJson<{ when: Date }>, ".when">,
    Same<NotJson<{ lines: { at: Map<string, number> }[] }>, ".lines[].at">,
    Same<NotJson<{ chosen: Set<string> }>, ".chosen">,
    Same<NotJson<{ names: (string | undefined)[] }>, ".names[]">,
    Same<NotJson<{ print: () => string }>, ".print">,
    Same<NotJson<{ line: Line }>, ".line.total">,
    Same<NotJson<{ id: bigint; what: unknown }>, ".id" | ".what">,
    Same<NotJson<{ price: UnitPrice; name?: string | undefined; none: null; rows: readonly { on: boolean }[] }>, never>,
    Same<
      IsJson<{ loader: () => Promise<{ when: Date }>; action: () => Promise<Response | { at: URL }> }>,
      "loader.when" | "action.at"
    >,
    Same<IsJson<{ loader: () => Promise<Response | { title: string }>; default: () => null }>, true>,
  ] = [true, true, true, true, true, true, true, true, true, true];
  expect(named).toHaveLength(10);
  // @ts-expect-error a moment is no JSON
  const route: IsJson<{ loader: () => { when: Date } }> = true;
  expect(route).toBe(true);
});
