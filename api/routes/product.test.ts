import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsIn, startApi, type TestApi } from "../testing/server.ts";
import { newShopper } from "../testing/shopper.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.dispose());

const sql: TestApi["sql"] = (text, ...params) => api.sql(text, ...params);

test("colours of one model point at each other; related never at the model itself", async () => {
  const [group] = await sql(
    "SELECT model_id, group_concat(id) AS ids FROM product GROUP BY model_id HAVING count(*) = 4 LIMIT 1",
  );
  const ids = String(group?.ids).split(",").map(Number);
  for (const id of ids) {
    const { body } = await api.post("/api/product/single-product", { id });
    expect(new Set(rowsIn(body.others).map((other) => other.id))).toEqual(new Set(ids.filter((other) => other !== id)));
    const related = rowsIn(body.related);
    expect(related.length).toBeGreaterThan(0);
    expect(related.length).toBeLessThanOrEqual(6);
    expect(related.some((other) => ids.includes(Number(other.id)))).toBe(false);
  }
});

test("favourites: five, also when more are saved at once; saving twice is a success", async () => {
  const shopper = await newShopper(api);
  const save = (id: number) => api.post("/api/product/add-favourite-product", { id }, shopper.token);
  const answers = await Promise.all([10, 11, 12, 13, 14, 15, 16].map(save));
  expect(answers.filter(({ body }) => body.result === "success")).toHaveLength(5);
  expect(answers.filter(({ body }) => body.result === "failed")).toHaveLength(2);
  const saved = rowsIn((await api.post("/api/user/my-info", undefined, shopper.token)).body.save);
  expect(Object.keys(saved[0] ?? {}).sort()).toEqual(["color_name", "id", "image", "model", "name", "sale_price"]);
  expect((await save(Number(saved[0]?.id))).body.result).toBe("success");
  await api.post("/api/product/remove-favourite", { id: saved[0]?.id }, shopper.token);
  expect((await save(17)).body.result).toBe("success");
  expect((await save(999_999)).body.result).toBe("failed");
});
