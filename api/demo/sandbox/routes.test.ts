import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi, type TestApi } from "../../testing/server.ts";
import { pendingOrder } from "../../testing/shopper.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.dispose());

const page = async (path: string) => {
  const answer = await api.fetch(path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

test("the outbox prints mails newest first, and what people type as text", async () => {
  for (const name of ["a", "b"]) {
    await api.post("/api/user/register", {
      user: {
        name,
        email: `<b>${name}</b>@example.com`,
        password: "12345678",
        rePassword: "12345678",
        phone: "99001122",
      },
    });
  }
  const { text } = await page("/sandbox/outbox");
  expect(text.indexOf("&lt;b&gt;b&lt;/b&gt;@example.com")).toBeGreaterThan(-1);
  expect(text.indexOf("&lt;b&gt;b&lt;/b&gt;@")).toBeLessThan(text.indexOf("&lt;b&gt;a&lt;/b&gt;@"));
  expect(text).toMatch(/href="http:\/\/localhost\/api\/user\/verify-email\?token=[0-9a-f]{64}"/);
  expect(text).not.toContain("<b>a</b>");
});

test("at an address of another machine there is no outbox, no bank and no provider", async () => {
  for (const path of ["", "/", "/outbox", "/style.css", "/facebook", `/bank/${await pendingOrder(api)}`])
    for (const host of ["shop-api.example", "127.0.0.1.evil.example", "192.168.1.5"])
      expect((await page(`http://${host}/sandbox${path}`)).status, host + path).toBe(404);
});
