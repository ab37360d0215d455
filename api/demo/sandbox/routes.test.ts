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

test("the bank page shows the amount, takes the payment by a form, and then offers nothing more", async () => {
  const number = await pendingOrder(api);
  const before = await page(`/sandbox/bank/${number}`);
  expect(before.text).toContain("153,000₮");
  expect(before.text).toContain("Төлбөр хүлээгдэж байгаа");
  expect(before.text).toMatch(/<form method="post"/);
  expect((await page("/sandbox")).text).toContain(number);
  const paid = await api.fetch(`/sandbox/bank/${number}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: "what=pay",
  });
  expect([paid.status, paid.headers.get("Location")]).toEqual([303, `/sandbox/bank/${number}`]);
  const after = await page(`/sandbox/bank/${number}`);
  expect(after.text).toContain("Төлбөр төлөгдсөн");
  expect(after.text).not.toContain("<form");
  expect(after.text).toContain(`http://localhost:8787/show-order/${number}`);
  expect((await page("/sandbox")).text).not.toContain(number);
});

test("an order that does not exist is a 404 page", async () => {
  const missing = await page("/sandbox/bank/PI0'%20OR%201=1");
  expect(missing.status).toBe(404);
  expect(missing.text).toContain("Захиалга олдсонгүй");
});

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

test("pages run no script and are kept by nobody", async () => {
  for (const path of ["/sandbox", "/sandbox/outbox", `/sandbox/bank/${await pendingOrder(api)}`]) {
    const { headers, text } = await page(path);
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(text).not.toContain("<script");
  }
  expect((await page("/sandbox/style.css")).headers.get("Content-Type")).toContain("text/css");
});

test("at an address of another machine there is no outbox, no bank and no provider", async () => {
  for (const path of ["", "/", "/outbox", "/style.css", "/facebook", `/bank/${await pendingOrder(api)}`])
    for (const host of ["shop-api.example", "127.0.0.1.evil.example", "192.168.1.5"])
      expect((await page(`http://${host}/sandbox${path}`)).status, host + path).toBe(404);
});
