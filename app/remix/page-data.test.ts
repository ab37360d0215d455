import { decode } from "turbo-stream";
import { expect, test } from "vitest";
import { encodeFields, joinFields, readDataBlock } from "./page-data.ts";

async function decoded(value: Record<string, unknown>): Promise<unknown> {
  const stream = new Blob([joinFields(encodeFields(value))]).stream();
  return (await decode(stream)).value;
}

test.each([
  [{ loaderData: { root: { a: 1, b: "1", c: [true, false, null, "", "null", -5, 0] } }, actionData: null }],
  [{ same: "text", again: "text", text: "same", deep: [[[]], {}, [{ same: ["text"] }]] }],
  [{ _1: "keys that look like the notation's own", "": "no key" }],
])("what Remix's decoder reads is what the loaders returned: %j", async (value) => {
  expect(await decoded(value)).toEqual(value);
});

test("fields that were encoded apart are one object", async () => {
  const page = { "routes/category.$id": { data: { cards: [{ id: 1, title: "same" }], none: null } } };
  const root = { root: { data: { shell: { cart: ["same", undefined].slice(0, 1) }, left: undefined } } };
  const kept = encodeFields(page);
  const stream = new Blob([joinFields(kept, encodeFields(root, kept.next))]).stream();
  expect((await decode(stream)).value).toEqual({ ...page, root: { data: { shell: { cart: ["same"] } } } });
});

test("a data block is read whole, or not at all where the document was cut off in it", async () => {
  const block = JSON.stringify({ loaderData: { root: { cart: "Сагс", lines: [1, 2] } } });
  expect(readDataBlock(block)).toEqual(JSON.parse(block));
  for (let end = 0; end < block.length; end++) expect(readDataBlock(block.slice(0, end)), String(end)).toBeNull();
});
