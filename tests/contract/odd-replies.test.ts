/**
 * The effect of one malformed field, row or list on a reply, for every field of the contract. Only required data may
 * fail the page; everything else fails alone.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { contract, type EndpointName } from "#bff/upstream/contract.ts";
import { rowSchemaOf } from "#bff/upstream/wire.ts";
import { replyFields, rowFields } from "#scripts/check-api/reply-fields.ts";
import { endpointNames } from "#tests/fixtures/endpoint-names.ts";
import { good, type ReferenceApi, startReferenceApi } from "./reference-api.ts";
import { DEMO, samples } from "./samples.ts";

/**
 * Required fields of a reply, beside `result`. Any other field fails alone.
 */
const NEEDED: Partial<Record<EndpointName, readonly string[]>> = {
  categories: ["category"],
  login: ["data", "token"],
  facebookLogin: ["data", "token"],
  myInfo: ["info", "save"],
  categoryProduct: ["product"],
  subCategoryProduct: ["product"],
  search: ["product"],
  newArrival: ["product"],
  allBrand: ["brands"],
  brandProduct: ["product"],
  event: ["product"],
  top20: ["top"],
  trend: ["category", "product"],
  compare: ["product"],
  singleProduct: ["single"],
  cartProduct: ["product"],
  cartShipping: ["address", "districts"],
  useCoupon: ["promo"],
  showOrder: ["order", "product"],
  submitOrder: ["invoiceId"],
};
/** Endpoints whose lists are all optional: a reply without any is a fault all the same. */
const ANY_LIST: readonly EndpointName[] = ["homePage", "brands"];

const ODD_VALUES = [undefined, null, "odd", "3%", -1.5, 1e12, true, { words: 1 }, [null, 7, "x", { id: "x" }]];

let api: ReferenceApi;
const bodies = new Map<EndpointName, Record<string, unknown>>();
beforeAll(async () => {
  api = await startReferenceApi();
  const { token } = good(await api.call("login", DEMO));
  const { order } = await api.call("myInfo", undefined, token);
  for (const name of endpointNames()) {
    if (name === "showOrder") await api.call(name, { ordernumber: order[0]?.ordernumber ?? "" }, token);
    else await api.call(name, samples[name], token);
    bodies.set(name, api.wire(name));
  }
  bodies.set("submitOrder", { result: "success", invoiceId: "PI1" });
  bodies.set("isPaidQpay", { result: "success" });
});
afterAll(() => api.dispose());

const names = endpointNames();
const bodyOf = (name: EndpointName) => bodies.get(name) ?? {};
const read = (name: EndpointName, body: unknown) => contract[name].reply.safeParse(body);

describe.each(names)("%s", (name) => {
  test.each([...replyFields(name).keys()])("%s odd in every way", (field) => {
    const isNeeded = field === "result" || NEEDED[name]?.includes(field);
    for (const odd of ODD_VALUES) {
      const { success } = read(name, { ...bodyOf(name), [field]: odd });
      // A required list without a readable row is empty, not a fault.
      if (!isNeeded) expect(success, `${field}: ${JSON.stringify(odd)}`).toBe(true);
      else if (odd === undefined || odd === null) expect(success, `${field}: ${odd}`).toBe(false);
    }
  });

  const lists = [...replyFields(name)].filter(([, field]) => rowSchemaOf(field));
  test.each(lists.map(([list, field]) => [list, field] as const))("a row of %s odd in every way", (list, field) => {
    const [whole] = rowsOf(bodyOf(name)[list]);
    if (whole === undefined) return;
    const [read0] = rowsIn(field, [whole]);
    expect(read0, "a row of the reference API is read").toBeDefined();
    const candidates: unknown[] = [...ODD_VALUES];
    // The second of two rows with one id is dropped, malformed or not, which another test checks.
    const another = rowFields(field).has("id") ? { ...Object(whole), id: 987_654_321 } : Object(whole);
    for (const inner of rowFields(field).keys()) {
      for (const odd of ODD_VALUES) candidates.push({ ...another, [inner]: odd });
    }
    for (const odd of candidates) {
      for (const rows of [
        [odd, whole],
        [whole, odd],
      ]) {
        const { success } = read(name, { ...bodyOf(name), [list]: rows });
        expect(success, JSON.stringify(odd)?.slice(0, 200)).toBe(true);
        expect(rowsIn(field, rows), JSON.stringify(odd)?.slice(0, 200)).toContainEqual(read0);
      }
    }
  });
});

test.each([
  ["myInfo", "info"],
  ["myInfo", "save"],
  ["myInfo", "order"],
  ["cartShipping", "address"],
  ["showOrder", "order"],
  ["showOrder", "product"],
] as const)("no customer reads `null` or `undefined` where %s has stored it as a text in %s", (name, list) => {
  const field = replyFields(name).get(list);
  const [row] = rowsOf(bodyOf(name)[list]);
  if (!field || row === undefined) throw new Error("no such list");
  const texts = [...rowFields(field).keys()].filter((inner) => inner !== "ordernumber");
  expect(texts.length).toBeGreaterThan(4);
  for (const word of ["null", "undefined", " null "]) {
    for (const inner of texts) {
      const [read1] = rowsIn(field, [{ ...Object(row), [inner]: word }]);
      expect(String(Object(read1)[inner] ?? "").trim(), inner).not.toBe(word.trim());
    }
  }
});

test.each([...names])('%s: `{"result":"success"}` alone says nothing, and is a fault where a list belongs', (name) => {
  const needsMore = (NEEDED[name] ?? []).length > 0 || ANY_LIST.includes(name);
  expect(read(name, { result: "success" }).success).toBe(!needsMore);
});

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function rowsIn(field: z.ZodType, rows: unknown[]): unknown[] {
  const parsed = field.safeParse(rows);
  return parsed.success ? rowsOf(parsed.data) : [];
}
