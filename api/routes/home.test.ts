import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi, type TestApi } from "../testing/server.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.dispose());

test("pictures of every product, category, brand and banner are there", async () => {
  const columns: [folder: string, column: string, table: string][] = [
    ["product", "image", "product"],
    ["category", "image", "category"],
    ["category", "image", "sub_category"],
    ["menu", "icon", "category"],
    ["brand", "images", "brand"],
    ["brand", "bg", "brand"],
    ["banner", "image", "home_banner"],
    ["banner", "image", "promo_banner"],
    ["banner", "image", "event"],
  ];
  const paths = ["/images/user/default.png"];
  for (const [folder, column, table] of columns) {
    const rows = await api.sql(`SELECT DISTINCT ${column} AS file FROM ${table} WHERE ${column} <> ''`);
    paths.push(...rows.map(({ file }) => `/images/${folder}/${file}`));
  }
  const missing: string[] = [];
  for (const path of paths) if ((await api.fetch(path)).status !== 200) missing.push(path);
  expect(missing).toEqual([]);
});
