/** The Worker of `npm run bench` answers as the shop does, in each of its ways. */
import { expect, test } from "vitest";
import { buildBench } from "#scripts/build.mjs";
import { sharedShop } from "#tests/support/shared-shop.ts";

const shop = sharedShop({ shopBundle: buildBench() });

async function answer(path: string, headers: Record<string, string>) {
  const response = await fetch(shop.origin + path, { headers: { "Sec-Fetch-Site": "none", ...headers } });
  expect(response.status, JSON.stringify(headers)).toBe(200);
  return response.text();
}

test.each(["/", "/category/1", "/single-product/2", "/search?p=утас", "/cart"])("%s in four ways", async (path) => {
  const rendered = await answer(path, { "X-Bench": "rendered", "X-Bench-Learn": "1" });
  const main = /<main[\s\S]*<\/main>/.exec(await answer(path, {}))?.[0];
  expect(main).toBeTruthy();
  expect(rendered).toContain(main);
  expect(await answer(path, { "X-Bench": "react" })).toContain("<main");
  expect(await answer(path, { "X-Bench": "constant" })).toBe(rendered);
});
