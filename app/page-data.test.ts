import { decode } from "turbo-stream";
import { expect, test } from "vitest";
import { toTurboStream } from "./page-data.ts";

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
