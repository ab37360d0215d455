import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApi, type TestApi } from "../testing/server.ts";
import { NARROWED_LISTS } from "./narrowed-lists.ts";

let api: TestApi;
let second: TestApi;
beforeAll(async () => {
  [api, second] = await Promise.all([startApi(), startApi({ generation: "second" })]);
});
afterAll(() => Promise.all([api?.dispose(), second?.dispose()]));

const SCOPES: Record<keyof typeof NARROWED_LISTS, object> = {
  "category-product": { id: 1 },
  "sub-category-product": { id: 6 },
  "brand-product": { id: 1 },
  search: { search: "утас" },
};
const whole = { page: 1, specs_counted: true };

describe.each(Object.entries(NARROWED_LISTS))("%s", (list, field) => {
  const scope = Object.entries(SCOPES).find(([name]) => name === list)?.[1] ?? {};
  const ask = async (further: object = {}, of = api) =>
    (await of.post(`/api/product/${list}`, { ...whole, ...scope, ...further })).body;
  const offered = async () => {
    const { color, spec_counts } = await ask();
    const specs = spec_counts as { name: string; values: { value: string }[] }[] | undefined;
    return {
      colours: (color as { color_name: string }[]).map(({ color_name }) => color_name),
      specs: (specs ?? []).flatMap(({ name, values }) => values.map(({ value }) => ({ name, value }))),
    };
  };
  const conditionOf = (specs: { name: string; values: string[] }[]) =>
    specs
      .map(({ name, values }) => ` ${name} in (${values.map((one) => `'${one.replaceAll("'", "''")}'`).join(", ")})`)
      .join(" AND");

  test("colours and values in any spelling: the reply is the one to the filters that it names", async () => {
    const { colours, specs: all } = await offered();
    // A word that is both is read as the colour: a lamp's light is white too.
    const specs = all.filter(({ value }) => !colours.includes(value));
    const { value: first = "" } = specs[0] ?? {};
    const colour = fc.constantFrom(...colours);
    const value = fc.option(fc.constantFrom(...(specs.length > 0 ? specs : [{ name: "", value: "" }])));
    await fc.assert(
      fc.asyncProperty(colour, value, fc.boolean(), async (name, spec, isPlain) => {
        const written = spec && (isPlain ? spec.value.replaceAll(" ", "").toLowerCase() : spec.value);
        const { narrowed, ...reply } = await ask({
          words: [[name.toUpperCase(), "?"], ...(written ? [[written]] : [])],
        });
        const by = narrowed as { color: string[]; specs: { name: string; values: string[] }[] };
        expect(by.color).toEqual([name]);
        if (written) expect(by.specs.flatMap(({ values }) => values)).toContain(spec?.value);
        const filters = { color: by.color, ...(field ? { [field]: conditionOf(by.specs) } : {}) };
        const filtered = await ask(filters);
        if (filtered.result === "success") expect(reply).toEqual(filtered);
        else expect(reply).toMatchObject({ result: "success", product: [], total: 0, pagination: 0 });
        // Its values are the whole list's, by which the shop reads the words itself.
        expect(reply.color).toEqual((await ask()).color);
      }),
      { numRuns: 12, examples: [[colours[0] ?? "", specs[0] ?? null, first.length > 0]] },
    );
  });

  test.each([[["энэ үг байхгүй"]], [["'"], ["') OR 1=1 --"]], [["999999gb"]], [[]], [[""], ["-"]]])(
    "%j, which the list does not have: the reply of the whole list",
    async (...words) => {
      const [colour = ""] = (await offered()).colours;
      expect(await ask({ words })).toEqual(await ask());
      expect(await ask({ words: [[colour], ...words] })).toEqual(await ask());
    },
  );

  test.each([["RAM"], [[1]], [], { a: 1 }, null])("%j is no list of words, and narrows nothing", async (words) => {
    expect(await ask({ words })).toEqual(await ask());
  });

  test("the second generation ignores words, and does not say that it reads them", async () => {
    const [colour = ""] = (await offered()).colours;
    expect(await ask({ words: [[colour]] }, second)).toEqual(await ask({}, second));
    expect((await second.post("/api/home/categories")).body).not.toHaveProperty("reads_words");
    expect((await api.post("/api/home/categories")).body.reads_words).toBe(true);
  });
});

describe("a word that several values have", () => {
  const ask = async (...words: string[][]) => {
    const { body } = await api.post("/api/product/category-product", { ...whole, id: 3, words });
    return body.narrowed as { color: string[]; specs: { name: string; values: string[] }[] } | undefined;
  };

  test("is of the specification that another word names, else of the one that most products have", async () => {
    expect((await ask(["16gb"], ["ram"]))?.specs).toEqual([{ name: "RAM", values: ["16GB"] }]);
    expect((await ask(["512gb"]))?.specs).toEqual([{ name: "SSD", values: ["512GB"] }]);
    expect(await ask(["ram"])).toBeUndefined();
  });

  test("is a number without its unit where one specification alone has it, and the beginning of a value's part", async () => {
    const televisions = { ...whole, id: 5 };
    const narrowed = async (...words: string[][]) =>
      (await api.post("/api/product/category-product", { ...televisions, words })).body.narrowed;
    expect(await narrowed(["55"])).toEqual({ color: [], specs: [expect.objectContaining({ values: ["55 инч"] })] });
    expect(await narrowed(["5"])).toBeUndefined();
    expect(await narrowed(["4k"])).toMatchObject({ specs: [{ values: [expect.stringContaining("4K")] }] });
  });
});
