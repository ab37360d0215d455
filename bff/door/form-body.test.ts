import { expect, it } from "vitest";
import { doorWith, SHOP } from "#tests/support/door.ts";
import { REFUSED_BODIES } from "#tests/support/hostile-bodies.ts";
import { formBody } from "./form-body.ts";
import { LONGEST_TEXT, URLENCODED } from "./posted-fields.ts";

function post(path: string, init: RequestInit) {
  const app = doorWith([formBody()]);
  app.post("/api/*", (c) => c.text("through"));
  app.post("*", async (c) => c.json([...(await c.req.raw.formData()).entries()]));
  app.get("*", (c) => c.text("through"));
  return app.request(new Request(`${SHOP}${path}`, { method: "POST", ...init }));
}

it("lets forms through, whole", async () => {
  const form = new URLSearchParams({ name: "Бат" });
  expect(await (await post("/shipping", { body: form })).json()).toEqual([["name", "Бат"]]);
});

it("takes a post with nothing in it for an empty form", async () => {
  expect(await (await post("/logout", {})).json()).toEqual([]);
});

it("refuses a body that does not say what it is", async () => {
  expect((await post("/shipping", { body: new TextEncoder().encode("name=Бат") })).status).toBe(400);
});

it("hands on the fields alone, whatever notation they came in", async () => {
  const app = doorWith([formBody()]);
  app.post("*", async (c) => c.json([c.req.header("Content-Type"), await c.req.text()]));
  for (const headers of [
    { "Content-Type": "Application/X-WWW-Form-Urlencoded;Charset=UTF-8" },
    { "Content-Type": `${URLENCODED}; charset="utf-8"` },
  ]) {
    const response = await app.request(`${SHOP}/cart`, { method: "POST", headers, body: "a=%41+%3C&b=" });
    expect(await response.json()).toEqual([URLENCODED, "a=A+%3C&b="]);
  }
});

it.each(Object.entries(REFUSED_BODIES))("refuses %s", async (_, { headers, body }) => {
  expect((await post("/login", { headers, body })).status).toBe(400);
});

it("accepts the stated number of fields and bytes, and no more", async () => {
  const fields = (count: number) => new URLSearchParams(Array.from({ length: count }, (_, index) => [`f${index}`, ""]));
  expect((await post("/cart", { body: fields(60) })).status).toBe(200);
  expect((await post("/cart", { body: fields(61) })).status).toBe(400);
  // Of 32 fields: name, `=`, text and `&`.
  const bytes = (count: number) =>
    new URLSearchParams(`${`f=${"x".repeat(8_192 - 3)}&`.repeat(31)}f=${"x".repeat(count - 31 * 8_192 - 2)}`);
  expect((await post("/cart", { body: bytes(262_144) })).status).toBe(200);
  expect((await post("/cart", { body: bytes(262_145) })).status).toBe(400);
});

it("cuts a text that is longer than any field's, so that its field can say so", async () => {
  for (const letter of ["x", "Ө"]) {
    const [[name, text]] = await (
      await post("/cart", { body: new URLSearchParams({ f: letter.repeat(100_000) }) })
    ).json<[[string, string]]>();
    expect([name, text]).toEqual(["f", letter.repeat(LONGEST_TEXT)]);
  }
});

it("leaves the same-origin API's bodies and other methods alone", async () => {
  const headers = { "Content-Type": "application/json" };
  expect((await post("/api/home/categories", { headers, body: "{" })).status).toBe(200);
  expect((await post("/cart", { method: "GET" })).status).toBe(200);
});
