import { expect, it } from "vitest";
import { doorWith, SHOP } from "#tests/support/door.ts";
import { formBody } from "./form-body.ts";

function post(path: string, init: RequestInit) {
  const app = doorWith([formBody()]);
  app.post("/api/*", (c) => c.text("through"));
  app.post("*", async (c) => c.json([...(await c.req.raw.formData()).entries()]));
  app.get("*", (c) => c.text("through"));
  return app.request(new Request(`${SHOP}${path}`, { method: "POST", ...init }));
}

it("lets forms through, whole", async () => {
  const body = new FormData();
  body.set("name", "Бат");
  for (const form of [body, new URLSearchParams({ name: "Бат" })]) {
    expect(await (await post("/shipping", { body: form })).json()).toEqual([["name", "Бат"]]);
  }
});

it("takes a post with nothing in it for an empty form", async () => {
  expect(await (await post("/logout", {})).json()).toEqual([]);
});

it.each([
  ["multipart/form-data; boundary=x", "--y\r\nbroken"],
  ["multipart/form-data", "no boundary"],
  ["application/json", "{}"],
  ["text/plain", "name=Бат"],
  ["", "name=Бат"],
])("refuses a body of type %j that is no form", async (type, body) => {
  const response = await post("/shipping", {
    body: new TextEncoder().encode(body),
    headers: type ? { "Content-Type": type } : {},
  });
  expect(response.status).toBe(400);
});

it("leaves the same-origin API's bodies and other methods alone", async () => {
  const headers = { "Content-Type": "application/json" };
  expect((await post("/api/home/categories", { headers, body: "{" })).status).toBe(200);
  expect((await post("/cart", { method: "GET" })).status).toBe(200);
});
