import { expect, it } from "vitest";
import { doorWith, SHOP } from "#tests/support/door.ts";
import { bodySize } from "./body-size.ts";

const LIMIT = 1024 * 1024;

function door() {
  const app = doorWith([bodySize]);
  app.post("*", async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)));
  return app;
}

/** A body without a stated length. */
function chunked(bytes: number) {
  let left = bytes;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const size = Math.min(left, 65_536);
      left -= size;
      if (size > 0) controller.enqueue(new Uint8Array(size));
      if (left === 0) controller.close();
    },
  });
}

const post = (body: BodyInit) =>
  door().request(new Request(SHOP, { method: "POST", body, duplex: "half" } as RequestInit));

it("lets a body of the limit through, whole", async () => {
  expect(await (await post(new Uint8Array(LIMIT))).text()).toBe(String(LIMIT));
  expect(await (await post(chunked(LIMIT))).text()).toBe(String(LIMIT));
});

it("refuses a longer one, with or without a stated length", async () => {
  const stated = new Request(SHOP, {
    method: "POST",
    body: new Uint8Array(LIMIT + 1),
    headers: { "Content-Length": String(LIMIT + 1) },
  });
  expect((await door().request(stated)).status).toBe(413);
  expect((await post(chunked(LIMIT + 1))).status).toBe(413);
  expect(await (await post(chunked(3 * LIMIT))).text()).toBe("too-large");
});
