/** The administration: who gets in, what is changed, what is not. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isSignedPurge } from "#bff/domain/purge-signature.ts";
import { HOSTILE } from "#tests/support/hostile-values.ts";
import { readSettings } from "../env.ts";
import { startApi, TEST_SECRET, type TestApi } from "../testing/server.ts";
import { draft, newShopper, pendingOrder, productWith } from "../testing/shopper.ts";
import { MOST_ATTEMPTS } from "./session.ts";

const SECRET = "a secret of the administration, for tests";
const ORIGIN = "http://localhost";

const PURGE_SECRET = "a secret of the storefront, for tests";

/** What the storefront was told: the bodies of calls that it takes. */
const told: string[] = [];
const storefront = createServer(async (request, response) => {
  const body = await textOf(request);
  const { authorization } = request.headers;
  const isTaken =
    request.url === "/purge" &&
    (await isSignedPurge(PURGE_SECRET, body, authorization, Math.floor(Date.now() / 1_000)));
  if (isTaken) told.push(body);
  response.writeHead(isTaken ? 204 : 401).end();
});

let api: TestApi;
beforeAll(async () => {
  await new Promise<void>((resolve) => storefront.listen(0, "127.0.0.1", resolve));
  const SITE_ORIGIN = `http://127.0.0.1:${(storefront.address() as AddressInfo).port}`;
  api = await startApi({ products: 600, settings: { ADMIN_SECRET: SECRET, PURGE_SECRET, SITE_ORIGIN } });
});
afterAll(async () => {
  await api.dispose();
  storefront.close();
});

const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const FORM = "application/x-www-form-urlencoded";

/** Sends a form as a browser does from a page of its own. */
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  api.fetch(path, {
    method: "POST",
    headers: { "Content-Type": FORM, Origin: ORIGIN, ...headers },
    body: encoded(fields),
  });

let network = 0;
/** Signs in from a network of its own, and gives the cookie. */
async function signedIn(who = "Болд", secret = SECRET): Promise<string> {
  const answer = await send("/admin/sign-in", { who, secret }, { "CF-Connecting-IP": `10.0.0.${network++}` });
  expect(answer.status).toBe(303);
  return (answer.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
}

let cookie: string;
beforeEach(async () => {
  cookie = await signedIn();
});

const open = async (path: string, as = cookie) => {
  const answer = await api.fetch(path, { headers: { Cookie: as } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const press = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  send(path, fields, { Cookie: cookie, ...headers });

/** The fields of the page's form, as a browser would send them unchanged. */
function fieldsOf(text: string): Record<string, string> {
  const inputs = parse(text).querySelectorAll("main form input[name]");
  return Object.fromEntries(
    inputs.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]),
  );
}

const PAGES = [
  "/admin",
  "/admin/",
  "/admin/products",
  "/admin/products/2",
  "/admin/orders",
  "/admin/orders/PI1",
  "/admin/changes",
];

describe("there is an administration only with a secret", () => {
  test("without one every address is the API's own 404", async () => {
    const without = await startApi();
    try {
      for (const path of [...PAGES, "/admin/sign-in", "/admin/style.css"]) {
        const answer = await without.fetch(path);
        expect([answer.status, await answer.text()], path).toEqual([404, '{"message":"Route not found"}']);
      }
      const posted = await without.fetch("/admin/sign-in", {
        method: "POST",
        headers: { "Content-Type": FORM, Origin: ORIGIN },
        body: encoded({ who: "x", secret: SECRET }),
      });
      expect(posted.status).toBe(404);
    } finally {
      await without.dispose();
    }
  });

  test("one too short to keep anyone out, or too long to be typed, refuses to start", () => {
    expect(() => readSettings({ API_TOKEN_SECRET: TEST_SECRET, ADMIN_SECRET: "x".repeat(31) })).toThrow(/ADMIN_SECRET/);
    expect(() => readSettings({ API_TOKEN_SECRET: TEST_SECRET, ADMIN_SECRET: "x".repeat(501) })).toThrow(
      /ADMIN_SECRET/,
    );
    for (const length of [32, 500]) {
      const secret = "x".repeat(length);
      expect(readSettings({ API_TOKEN_SECRET: TEST_SECRET, ADMIN_SECRET: secret }).ADMIN_SECRET).toBe(secret);
    }
    expect(readSettings({ API_TOKEN_SECRET: TEST_SECRET }).ADMIN_SECRET).toBeUndefined();
  });

  test("and over http on this machine alone", async () => {
    expect((await api.fetch("http://shop.example/admin/sign-in")).status).toBe(404);
    expect((await api.fetch("https://shop.example/admin/sign-in")).status).toBe(200);
  });
});

describe("signing in", () => {
  test("takes the secret alone, and tells nothing of it", async () => {
    for (const secret of ["", "x", `${SECRET} `, SECRET.slice(1), SECRET.toUpperCase(), "x".repeat(600), "\0"]) {
      const answer = await send("/admin/sign-in", { who: "Болд", secret }, { "CF-Connecting-IP": "10.1.0.1" });
      expect([403, 400], secret).toContain(answer.status);
      expect(answer.headers.get("Set-Cookie"), secret).toBeNull();
      const text = await answer.text();
      expect(text).toContain("Нэр эсвэл нууц үг буруу байна.");
      expect(text).toContain('value="Болд"');
      expect(text).not.toContain(SECRET.slice(2));
    }
    await api.sql("DELETE FROM admin_attempt");
  });

  test("gives a cookie that no script and no other site gets, and that ends", async () => {
    const answer = await send("/admin/sign-in", { who: "Болд", secret: SECRET }, { "CF-Connecting-IP": "10.2.0.1" });
    expect(answer.headers.get("Location")).toBe("/admin/products");
    expect(answer.headers.get("Set-Cookie")).toMatch(
      /^och-admin=[0-9a-f]{64}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const at = "https://admin.example";
    const https = await send(`${at}/admin/sign-in`, { who: "x", secret: SECRET }, { Origin: at });
    expect(https.headers.get("Set-Cookie")).toMatch(
      /^__Host-och-admin=[0-9a-f]{64}; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const [given = ""] = https.headers.get("Set-Cookie")?.split(";") ?? [];
    expect((await open(`${at}/admin/products`, given)).status).toBe(200);
    expect((await open(`${at}/admin/products`, given.replace("__Host-", ""))).status).toBe(303);
    const [session] = await api.sql("SELECT token_hash FROM admin_session ORDER BY created_at DESC LIMIT 1");
    expect(answer.headers.get("Set-Cookie")).not.toContain(String(session?.token_hash));
  });

  test("is limited by network, also when all tries come at once, and the right secret counts too", async () => {
    const from = { "CF-Connecting-IP": "10.3.0.1" };
    const answers = await Promise.all(
      Array.from({ length: MOST_ATTEMPTS + 5 }, () => send("/admin/sign-in", { who: "x", secret: "wrong" }, from)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(MOST_ATTEMPTS).fill(403), ...Array(5).fill(429)]);
    const refused = await send("/admin/sign-in", { who: "x", secret: SECRET }, from);
    expect([refused.status, refused.headers.get("Retry-After"), refused.headers.get("Set-Cookie")]).toEqual([
      429,
      "900",
      null,
    ]);
    expect(
      (await send("/admin/sign-in", { who: "x", secret: SECRET }, { "CF-Connecting-IP": "10.3.0.2" })).status,
    ).toBe(303);
    // A quarter of an hour later.
    await api.sql("UPDATE admin_attempt SET at = strftime('%Y-%m-%dT%H:%M:%fZ', at, '-16 minutes')");
    expect((await send("/admin/sign-in", { who: "x", secret: SECRET }, from)).status).toBe(303);
    expect(JSON.stringify(await api.sql("SELECT * FROM admin_attempt"))).not.toContain("10.3.0.1");
  });

  test.each([
    ["2001:db8:1:2:", ["2001:db8:1:3::1", "2001:db9:1:2::1"]],
    ["2001:db8::", ["2001:db8:0:1::1", "2001:db8:1::1"]],
  ])("is limited by the network of whoever has all addresses that begin with %s", async (begin, others) => {
    const from = async (address: string) =>
      (await send("/admin/sign-in", { who: "x", secret: "wrong" }, { "CF-Connecting-IP": address })).status;
    for (let place = 1; place <= MOST_ATTEMPTS; place++) expect(await from(`${begin}${place}:0:0:7`)).toBe(403);
    expect(await from(`${begin}a:b:c:d`)).toBe(429);
    for (const other of others) expect(await from(other), other).toBe(403);
  });

  test("is needed for every page, and a form without it changes nothing and says so", async () => {
    const id = await productWith(api);
    for (const as of ["", "och-admin=", "och-admin=x", `och-admin=${"0".repeat(64)}`, `och-admin=${SECRET}`]) {
      for (const path of PAGES) {
        const { status, headers, text } = await open(path, as);
        expect([status, headers.get("Location"), text], `${path} ${as}`).toEqual([303, "/admin/sign-in", ""]);
      }
      const posted = await send(`/admin/products/${id}`, { price: "1" }, { Cookie: as });
      expect(posted.status).toBe(401);
      expect(await posted.text()).toContain("юу ч хадгалаагүй");
    }
    expect(await api.sql("SELECT sale_price FROM product WHERE id = ?", id)).toEqual([{ sale_price: 100_000 }]);
  });

  test("ends with its time, by signing out, and with another secret", async () => {
    const [ended, left, kept] = [await signedIn("а"), await signedIn("б"), await signedIn("в")];
    await api.sql("UPDATE admin_session SET expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE who = 'а'");
    expect((await open("/admin/products", ended)).status).toBe(303);
    const out = await send("/admin/sign-out", {}, { Cookie: left });
    expect([out.status, out.headers.get("Set-Cookie")]).toEqual([
      303,
      expect.stringMatching(/^och-admin=; Max-Age=0; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    expect((await open("/admin/products", left)).status).toBe(303);
    expect((await open("/admin/products", kept)).status).toBe(200);
    // What is kept of a session is keyed by the secret.
    const { keyedHash } = await import("../security/secret.ts");
    const token = kept.split("=")[1] ?? "";
    const hashes = (await api.sql("SELECT token_hash FROM admin_session")).map(({ token_hash }) => token_hash);
    expect(hashes).toContain(await keyedHash(SECRET, token));
    expect(hashes).not.toContain(await keyedHash(`${SECRET}2`, token));
  });
});

describe("a form of another site", () => {
  const forged: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "http://localhost:8787" },
    { Origin: "https://localhost" },
    { Origin: ORIGIN, "Sec-Fetch-Site": "cross-site" },
    { Origin: ORIGIN, "Sec-Fetch-Site": "same-site" },
    { Origin: ORIGIN, "Sec-Fetch-Site": "none" },
  ];

  test("changes nothing, whatever it is for", async () => {
    const id = await productWith(api);
    const fields = fieldsOf((await open(`/admin/products/${id}`)).text);
    for (const headers of forged) {
      expect(
        (await press(`/admin/products/${id}`, { ...fields, price: "5" }, headers)).status,
        JSON.stringify(headers),
      ).toBe(403);
      expect((await press("/admin/sign-out", {}, headers)).status).toBe(403);
      expect(
        (await send("/admin/sign-in", { who: "x", secret: SECRET }, headers)).headers.get("Set-Cookie"),
      ).toBeNull();
    }
    const bare = await api.fetch(`/admin/products/${id}`, {
      method: "POST",
      headers: { "Content-Type": FORM, Cookie: cookie },
      body: encoded({ ...fields, price: "5" }),
    });
    expect(bare.status).toBe(403);
    expect(await api.sql("SELECT sale_price FROM product WHERE id = ?", id)).toEqual([{ sale_price: 100_000 }]);
    expect((await open("/admin/products")).status).toBe(200);
    const own = await api.fetch(`/admin/products/${id}`, {
      method: "POST",
      headers: { "Content-Type": FORM, Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
      body: encoded({ ...fields, price: "5" }),
    });
    expect(own.status).toBe(303);
  });

  test("nor does one of another type, or a long one", async () => {
    const id = await productWith(api);
    const path = `/admin/products/${id}`;
    for (const type of ["text/plain", "multipart/form-data; boundary=x", "application/json", ""])
      expect((await press(path, { price: "5" }, { "Content-Type": type })).status, type).toBe(415);
    expect((await press(path, { price: "5", x: "y".repeat(20_000) })).status).toBe(413);
    expect(await api.sql("SELECT sale_price FROM product WHERE id = ?", id)).toEqual([{ sale_price: 100_000 }]);
  });
});

describe("every page", () => {
  test("runs no script, is framed and kept by nobody, and loads from here alone", async () => {
    for (const path of [...PAGES.filter((one) => !/^\/admin\/?$/.test(one)), "/admin/sign-in"]) {
      const { headers, text } = await open(path);
      const policy = headers.get("Content-Security-Policy");
      for (const rule of [
        "default-src 'none'",
        "style-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ])
        expect(policy, path).toContain(rule);
      expect(policy).not.toMatch(/script-src|unsafe/);
      expect(headers.get("Cache-Control"), path).toBe("no-store");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
      expect(text).not.toMatch(/<script|\sstyle=|\son\w+=/);
      expect(text).toMatch(/<html lang="mn">[\s\S]*<h1>/);
    }
  });
});

test("an address that is none leads back to the lists", async () => {
  for (const path of ["/admin/", "/admin/nothing", "/admin/products/2/more"]) {
    const { status, text } = await open(path);
    expect([status, parse(text).querySelector("main a")?.getAttribute("href")], path).toEqual([404, "/admin/products"]);
  }
});

describe("products", () => {
  test("are searched by key, name and model in any letter case, page by page", async () => {
    const [row] = await api.sql(
      "SELECT p.id, p.sku, m.model FROM product p JOIN model m ON m.id = p.model_id WHERE p.id = 100",
    );
    for (const q of [
      String(row?.sku),
      String(row?.sku).toLowerCase(),
      String(row?.model).toUpperCase(),
      String(row?.model).slice(0, 6),
    ])
      expect((await open(`/admin/products?${encoded({ q })}`)).text, q).toContain("/admin/products/100");
    const first = await open("/admin/products");
    expect(first.text.match(/href="\/admin\/products\/\d+"/g)).toHaveLength(50);
    expect(first.text).toMatch(/1 \/ 12 <span class="mute">\(нийт 600\)/);
    expect(first.text).toContain('href="/admin/products?page=2"');
    const last = await open("/admin/products?page=12");
    expect(last.text.match(/href="\/admin\/products\/\d+"/g)).toHaveLength(50);
    expect(last.text).not.toContain("page=13");
    for (const odd of ["0", "-1", "x", "1e99", "99999"])
      expect((await open(`/admin/products?page=${odd}`)).status, odd).toBe(200);
    for (const odd of ["0", "1'", "x", "99999999", "%00", "1/2"])
      expect((await open(`/admin/products/${odd}`)).status, odd).toBe(404);
  });

  test("change in price, discount and stock, at once for the shop, and the log says who, when and what", async () => {
    const id = await productWith(api, { remain: 5 });
    const before = fieldsOf((await open(`/admin/products/${id}`)).text);
    expect(before).toMatchObject({ price: "100000", discount: "0", discount_end: "", stock: "5" });
    const answer = await press(`/admin/products/${id}`, {
      ...before,
      price: "1,250,000",
      discount: "20",
      discount_end: "2099-12-31 18:00",
      stock: "0",
    });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/admin/products/${id}?saved`]);
    expect((await open(`/admin/products/${id}?saved`)).text).toContain("Хадгаллаа.");
    expect(
      await api.sql("SELECT sale_price, discount, discount_end_time, remain, price_now FROM product WHERE id = ?", id),
    ).toEqual([
      {
        sale_price: 1_250_000,
        discount: 20,
        discount_end_time: "2099-12-31T10:00:00.000Z",
        remain: 0,
        price_now: 1_000_000,
      },
    ]);
    const { body } = await api.post("/api/product/cart-product", { products: [id] });
    expect(body).toMatchObject({ product: [{ id, discount: 20, remain: 0 }] });
    const log = await api.sql(
      "SELECT who, kind, subject, field, before, after FROM admin_change WHERE subject = ? ORDER BY id",
      String(id),
    );
    expect(log).toEqual([
      { who: "Болд", kind: "product", subject: String(id), field: "price", before: "100000", after: "1250000" },
      { who: "Болд", kind: "product", subject: String(id), field: "discount", before: "0", after: "20" },
      {
        who: "Болд",
        kind: "product",
        subject: String(id),
        field: "discount_end",
        before: "",
        after: "2099-12-31T10:00:00.000Z",
      },
      { who: "Болд", kind: "product", subject: String(id), field: "stock", before: "5", after: "0" },
    ]);
    const changes = (await open("/admin/changes")).text;
    expect(changes).toContain("100000 → 1250000");
    expect(changes).toContain("— → 2099-12-31 18:00");
    // Unchanged, with the seconds that no page shows.
    await api.sql("UPDATE product SET discount_end_time = '2099-12-31T10:00:59.123Z' WHERE id = ?", id);
    const same = fieldsOf((await open(`/admin/products/${id}`)).text);
    expect((await press(`/admin/products/${id}`, same)).status).toBe(303);
    expect(await api.sql("SELECT discount_end_time AS ends FROM product WHERE id = ?", id)).toEqual([
      { ends: "2099-12-31T10:00:59.123Z" },
    ]);
    expect(await api.sql("SELECT count(*) AS n FROM admin_change WHERE subject = ?", String(id))).toEqual([{ n: 4 }]);
  });

  test.each([
    ["price", ["", "0", "-1", "1.5", "1e3", "1000000001", "12,50", "x", " "], "Үнийг 1-ээс"],
    ["discount", ["", "100", "-1", "5%", "x"], "Хямдралыг 0-ээс 99"],
    ["discount_end", ["2026-02-30 10:00", "31.12.2026", "2026-12-31", "2026-12-31 25:00", "0"], "Дуусах хугацааг"],
    ["stock", ["", "-1", "1000001", "1.5", "x"], "Үлдэгдлийг 0-ээс"],
  ])("a mistake in %s is told at its field, and what was typed stays", async (field, values, says) => {
    const id = await productWith(api, { remain: 5 });
    const fields = fieldsOf((await open(`/admin/products/${id}`)).text);
    for (const value of values) {
      const answer = await press(`/admin/products/${id}`, { ...fields, price: "777", [field]: value });
      const text = await answer.text();
      expect([answer.status, value]).toEqual([400, value]);
      expect(text).toContain(`<p class="error" id="${field}-error">${says}`);
      expect(text).toContain(`href="#${field}"`);
      expect(fieldsOf(text)).toMatchObject({ ...fields, price: "777", [field]: value });
    }
    for (const missing of Object.keys(fields)) {
      const whole = Object.entries({ ...fields, price: "777" });
      const rest = Object.fromEntries(whole.filter(([name]) => name !== missing));
      expect((await press(`/admin/products/${id}`, rest)).status, missing).toBe(400);
    }
    expect(await api.sql("SELECT sale_price, remain FROM product WHERE id = ?", id)).toEqual([
      { sale_price: 100_000, remain: 5 },
    ]);
  });

  test("a form that was made from older data is refused, says what is different, and loses nothing", async () => {
    const id = await productWith(api, { remain: 5 });
    const opened = fieldsOf((await open(`/admin/products/${id}`)).text);
    // Meanwhile two are sold.
    await api.sql("UPDATE product SET remain = 3 WHERE id = ?", id);
    const answer = await press(`/admin/products/${id}`, { ...opened, price: "90000" });
    expect(answer.status).toBe(409);
    const text = await answer.text();
    expect(text).toContain("Хуудсыг нээснээс хойш энэ бараа өөрчлөгдсөн байна");
    expect(text).toContain("Үлдэгдэл: 5 → 3");
    expect(text).not.toContain("Үнэ: ");
    expect(await api.sql("SELECT sale_price, remain FROM product WHERE id = ?", id)).toEqual([
      { sale_price: 100_000, remain: 3 },
    ]);
    expect(await api.sql("SELECT count(*) AS n FROM admin_change WHERE subject = ?", String(id))).toEqual([{ n: 0 }]);
    // The form has what was typed; pressed again, by somebody who has read it, it is saved.
    const again = fieldsOf(text);
    expect(again).toMatchObject({ price: "90000", stock: "5", was_stock: "3" });
    expect((await press(`/admin/products/${id}`, { ...again, stock: "3" })).status).toBe(303);
    expect(await api.sql("SELECT sale_price, remain FROM product WHERE id = ?", id)).toEqual([
      { sale_price: 90_000, remain: 3 },
    ]);
    // A mistake in between does not make the form any newer.
    const mistaken = fieldsOf(await (await press(`/admin/products/${id}`, { ...opened, price: "x" })).text());
    expect((await press(`/admin/products/${id}`, { ...mistaken, price: "5" })).status).toBe(409);
  });

  test("of twenty who save the same form at once one does", async () => {
    const id = await productWith(api);
    const opened = fieldsOf((await open(`/admin/products/${id}`)).text);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => press(`/admin/products/${id}`, { ...opened, price: String(place + 1) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array(19).fill(409)]);
    expect(await api.sql("SELECT count(*) AS n FROM admin_change WHERE subject = ?", String(id))).toEqual([{ n: 1 }]);
  });
});

describe("orders", () => {
  const status = async (number: string) =>
    (await api.sql("SELECT status FROM orders WHERE ordernumber = ?", number))[0]?.status;
  const buttons = (text: string) => [...text.matchAll(/name="to" value="(\w+)"/g)].map(([, to]) => to);

  test("go the way that the API allows, step by step, logged", async () => {
    const number = await pendingOrder(api);
    const path = `/admin/orders/${number}`;
    expect((await open(`/admin/orders?q=${number.toLowerCase()}`)).text).toContain(path);
    expect((await open("/admin/orders?status=delivered")).text).not.toContain(path);
    expect(buttons((await open(path)).text)).toEqual(["paid", "expired"]);
    for (const [from, to, next] of [
      ["pending", "paid", ["shipping"]],
      ["paid", "shipping", ["delivered"]],
      ["shipping", "delivered", []],
    ] as const) {
      const moved = await press(path, { from, to });
      expect([moved.status, moved.headers.get("Location")]).toEqual([303, `${path}?moved`]);
      expect(await status(number)).toBe(to);
      expect(buttons((await open(`${path}?moved`)).text)).toEqual(next);
    }
    expect(
      await api.sql(
        "SELECT who, before, after FROM admin_change WHERE kind = 'order' AND subject = ? ORDER BY id",
        number,
      ),
    ).toEqual([
      { who: "Болд", before: "pending", after: "paid" },
      { who: "Болд", before: "paid", after: "shipping" },
      { who: "Болд", before: "shipping", after: "delivered" },
    ]);
  });

  test("no other way, and from the state that the page showed alone", async () => {
    const number = await pendingOrder(api);
    const path = `/admin/orders/${number}`;
    for (const [from, to] of [
      ["pending", "delivered"],
      ["paid", "pending"],
      ["expired", "paid"],
      ["", "paid"],
      ["__proto__", "paid"],
      ["pending", ""],
      ["pending", "x'"],
    ] as const)
      expect((await press(path, { from, to })).status, `${from} ${to}`).toBe(400);
    const stale = await press(path, { from: "paid", to: "shipping" });
    expect(stale.status).toBe(409);
    expect(await stale.text()).toContain("Одоогийн төлөв: Төлбөр хүлээгдэж байгаа");
    expect(await status(number)).toBe("pending");
    const answers = await Promise.all(
      [1, 2, 3, 4].map((place) => press(path, { from: "pending", to: place % 2 ? "paid" : "expired" })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([303, 409, 409, 409]);
    expect((await press("/admin/orders/PI0'", { from: "pending", to: "paid" })).status).toBe(404);
    expect(await api.sql("SELECT count(*) AS n FROM admin_change WHERE subject = ?", number)).toEqual([{ n: 1 }]);
  });

  test("that expire give stock back, of which the storefront is told, and drafts are no orders", async () => {
    const number = await pendingOrder(api);
    const stock = async () =>
      (
        await api.sql(
          "SELECT remain FROM product WHERE id = (SELECT product_id FROM order_line WHERE order_id = (SELECT id FROM orders WHERE ordernumber = ?))",
          number,
        )
      )[0]?.remain;
    const before = Number(await stock());
    const [line] = await api.sql(
      "SELECT product_id AS id FROM order_line JOIN orders ON orders.id = order_id WHERE ordernumber = ?",
      number,
    );
    const ofOrder = JSON.stringify({ products: [line?.id] });
    await expect.poll(() => told).toContain(ofOrder);
    told.length = 0;
    await press(`/admin/orders/${number}`, { from: "pending", to: "expired" });
    expect(await stock()).toBe(before + 1);
    expect(told).toEqual([ofOrder]);
    const [unfinished] = await api.sql("SELECT ordernumber FROM orders WHERE enable_is = 0 LIMIT 1");
    const shopper = await newShopper(api);
    await draft(api, shopper);
    const [own] = await api.sql("SELECT ordernumber FROM orders WHERE user_id = ? AND enable_is = 0", shopper.id);
    for (const row of [unfinished, own])
      if (row) expect((await open(`/admin/orders/${row.ordernumber}`)).status).toBe(404);
    expect(own).toBeDefined();
  });
});

describe("hostile texts", () => {
  test("in what is shown are text, on every page", async () => {
    const evil = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;
    const number = await pendingOrder(api);
    const [line] = await api.sql(
      "SELECT product_id AS id, o.id AS ordered FROM order_line l JOIN orders o ON o.id = l.order_id WHERE ordernumber = ?",
      number,
    );
    const id = Number(line?.id);
    await api.sql(
      "UPDATE model SET name = ?, model = ? WHERE id = (SELECT model_id FROM product WHERE id = ?)",
      evil,
      evil,
      id,
    );
    await api.sql("UPDATE product SET color_name = ?, image = ?, sku = ? WHERE id = ?", evil, evil, evil, id);
    await api.sql(
      "UPDATE orders SET name = ?, phone = ?, more_address = ?, w3w = ?, register = ?, receiver_type = 'company', payment = ? WHERE ordernumber = ?",
      evil,
      evil,
      evil,
      evil,
      evil,
      evil,
      number,
    );
    const as = await signedIn(evil.slice(0, 60));
    await send(`/admin/orders/${number}`, { from: "pending", to: "paid" }, { Cookie: as });
    for (const path of [
      `/admin/products?${encoded({ q: evil })}`,
      `/admin/products/${id}`,
      `/admin/orders?${encoded({ q: evil })}`,
      `/admin/orders/${number}`,
      "/admin/changes",
    ]) {
      const { status, text } = await open(path, as);
      expect(status, path).toBe(200);
      const elements = parse(text).querySelectorAll("*");
      expect(elements.filter(({ rawTagName }) => /script/i.test(rawTagName))).toEqual([]);
      const attributes = elements.flatMap((element) => Object.keys(element.attributes));
      expect(attributes.length).toBeGreaterThan(10);
      expect(attributes.filter((name) => /^(?:on|style|srcdoc)/i.test(name))).toEqual([]);
      expect(text, path).toContain("&lt;script&gt;");
    }
    expect((await open(`/admin/products?${encoded({ q: evil })}`)).text).toContain(`/admin/products/${id}`);
  });

  test("in every field of every form change nothing that they are not for, and come back as they are", async () => {
    const id = await productWith(api, { remain: 5 });
    const number = await pendingOrder(api);
    const path = `/admin/products/${id}`;
    const fields = fieldsOf((await open(path)).text);
    const state = async () => [
      await api.sql("SELECT sale_price, discount, discount_end_time, remain FROM product WHERE id = ?", id),
      await api.sql("SELECT status FROM orders WHERE ordernumber = ?", number),
      await api.sql("SELECT count(*) AS n, sum(sale_price) AS prices, sum(remain) AS stock FROM product"),
      await api.sql("SELECT count(*) AS n, sum(bonus) AS bonus FROM user"),
      await api.sql("SELECT count(*) AS n FROM admin_change"),
    ];
    const before = await state();
    for (const value of HOSTILE) {
      for (const name of ["price", "discount", "discount_end", "stock"]) {
        const isBlankEnd = name === "discount_end" && value.trim() === "";
        const answer = await press(path, { ...fields, [name]: value });
        const text = await answer.text();
        expect(answer.status, `${name} ${value}`).toBe(isBlankEnd ? 303 : 400);
        if (!isBlankEnd && value.length <= 100 && !/[\0\ud800-\udfff\r\n]/.test(value))
          expect(fieldsOf(text)[name], `${name} ${value}`).toBe(value);
      }
      for (const name of ["was_price", "was_discount", "was_stock", "was_discount_end"]) {
        const status = name === "was_discount_end" && value === "" ? 303 : 409;
        expect((await press(path, { ...fields, [name]: value })).status, `${name} ${value}`).toBe(status);
      }
      for (const name of ["from", "to"])
        expect(
          (await press(`/admin/orders/${number}`, { from: "pending", to: "paid", [name]: value })).status,
          `${name} ${value}`,
        ).toBe(400);
      const signed = await send(
        "/admin/sign-in",
        { who: value, secret: value },
        { "CF-Connecting-IP": `10.9.${network++}.1` },
      );
      expect([400, 403], value).toContain(signed.status);
      for (const search of ["products", "orders"])
        expect(
          (await open(`/admin/${search}?${encoded({ q: value, page: value, status: value })}`)).status,
          `${search} ${value}`,
        ).toBe(200);
    }
    expect(await state()).toEqual(before);
  });
});
