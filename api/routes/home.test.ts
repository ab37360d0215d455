import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi, type TestApi } from "../testing/server.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.dispose());

test("unknown routes, methods and bodies are answered by the contract", async () => {
  const unknown = await api.post("/api/home/nothing");
  expect(unknown).toEqual({ status: 404, body: { message: "Route not found" } });
  expect((await api.fetch("/api/home/home-page")).status).toBe(404);
  const broken = await api.fetch("/api/product/search", { method: "POST", body: "{not json" });
  expect(broken.status).toBe(400);
  for (const method of ["POST", "OPTIONS"]) {
    const { headers } = await api.fetch("/api/home/categories", {
      method,
      headers: { Origin: "https://evil.example" },
    });
    expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});

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
