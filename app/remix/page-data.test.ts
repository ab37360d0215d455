import { decode } from "turbo-stream";
import { expect, test } from "vitest";
import { readDataBlock, toTurboStream } from "./page-data.ts";

async function decoded(value: unknown): Promise<unknown> {
  const stream = new Blob([toTurboStream(value)]).stream();
  return (await decode(stream)).value;
}

test.each([
  [{ loaderData: { root: { a: 1, b: "1", c: [true, false, null, "", "null", -5, 0] } }, actionData: null }],
  [{ same: "text", again: "text", text: "same", deep: [[[]], {}, [{ same: ["text"] }]] }],
  [{ _1: "keys that look like the notation's own", "": "no key" }],
])("what Remix's decoder reads is what the loaders returned: %j", async (value) => {
  expect(await decoded(value)).toEqual(value);
});

test("a data block is read whole, or not at all where the document was cut off in it", async () => {
  const block = JSON.stringify({ loaderData: { root: { cart: "Сагс", lines: [1, 2] } } });
  expect(readDataBlock(block)).toBe(toTurboStream(JSON.parse(block)));
  for (let end = 0; end < block.length; end++) expect(readDataBlock(block.slice(0, end)), String(end)).toBeNull();
});
