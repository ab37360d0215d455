/** No other site can write: every form of a cross-site request is refused, and our own posts pass. */
import { parse } from "node-html-parser";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HISTORY_SCRIPT } from "#bff/rules/history-script.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { shopRoutes } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

let shop: FaultyShop;
let customer: string;
beforeAll(async () => {
  shop = await startFaultyShop();
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/login");
  await browser.press("Нэвтрэх", { email: "demo@och.mn", password: "demo-1234" });
  customer = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  expect(customer).toContain("session=");
});
beforeEach(() => shop.api.reset());
afterAll(() => shop?.stop());

const EVIL = "https://evil.example";

/** The headers of requests that are not ours. */
const foreign = (): Record<string, Record<string, string>> => ({
  "another site": { Origin: EVIL, "Sec-Fetch-Site": "cross-site" },
  "another site, old browser": { Origin: EVIL },
  "a neighbouring host": { Origin: shop.origin.replace("127.0.0.1", "localhost"), "Sec-Fetch-Site": "same-site" },
  "a sandboxed frame": { Origin: "null" },
  "a forged forwarding": { Origin: EVIL, "X-Forwarded-Host": "evil.example", Forwarded: "host=evil.example" },
  "a lying Origin": { Origin: shop.origin, "Sec-Fetch-Site": "cross-site" },
  "no word at all": {},
});

const bodies: Record<string, [string, string]> = {
  form: ["application/x-www-form-urlencoded", "intent=confirm&id=1&quantity=1&email=demo%40och.mn&password=demo-1234"],
  text: ["text/plain", '{"intent":"confirm","x":"="}'],
  json: ["application/json", '{"products":[1]}'],
  multipart: [
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nconfirm\r\n--x--\r\n',
  ],
};

async function post(path: string, headers: Record<string, string>, [type, body]: [string, string]) {
  return fetch(`${shop.origin}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": type, Cookie: customer, ...headers },
    body,
  });
}

/** Every address that accepts a post, in every notation that Remix understands. */
function targets(): string[] {
  const pages = shopRoutes().flatMap(({ id, path }) => [
    path,
    `${path === "/" ? "/_root" : path}.data`,
    `${path}?_data=${encodeURIComponent(id)}`,
    `${path}?index`,
  ]);
  return [
    ...new Set([...pages, "/?_data=root", "/api/user/login", "/api/product/add-favourite-product", "/__manifest"]),
  ];
}

describe("a foreign post", () => {
  test.each([
    "another site",
    "another site, old browser",
    "a neighbouring host",
    "a sandboxed frame",
    "a forged forwarding",
    "a lying Origin",
    "no word at all",
  ])("from %s is refused at every address, with nothing asked of the API and nothing changed", async (from) => {
    const headers = foreign()[from] ?? {};
    for (const path of targets()) {
      const response = await post(path, headers, bodies.form ?? ["", ""]);
      expect(response.status, path).toBe(403);
      expect(response.headers.getSetCookie(), path).toEqual([]);
    }
    expect(shop.api.calls.filter(({ name }) => name !== "categories" && name !== "brands")).toEqual([]);
  });

  test("is refused with every type of body", async () => {
    for (const body of Object.values(bodies)) {
      for (const path of ["/cart", "/cart.data", "/api/product/cart-product", "/cart?_data=routes%2Fcart"]) {
        expect((await post(path, { Origin: EVIL }, body)).status, `${path} ${body[0]}`).toBe(403);
      }
    }
  });

  test("is refused with a whole Mongolian page with a way onward", async () => {
    const response = await post("/cart", { Origin: EVIL }, bodies.form ?? ["", ""]);
    const page = parse(await response.text());
    expect(page.querySelector("html")?.getAttribute("lang")).toBe("mn");
    expect(page.querySelector("h1")?.textContent).toContain("Энэ хүсэлт манай дэлгүүрийн хуудаснаас ирээгүй");
    expect(page.querySelector('main a[href="/home"]')).not.toBeNull();
    expect(page.querySelector('link[rel="stylesheet"]')).not.toBeNull();
    expect(page.querySelectorAll("script").map(({ text }) => text)).toEqual([HISTORY_SCRIPT]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("our own post", () => {
  test.each<[string, () => Record<string, string>]>([
    ["of a modern browser", () => ({ "Sec-Fetch-Site": "same-origin", Origin: shop.origin })],
    ["with the Origin withheld", () => ({ "Sec-Fetch-Site": "same-origin", Origin: "null" })],
    ["of an old browser", () => ({ Origin: shop.origin })],
  ])("%s passes", async (_, headers) => {
    const browser = new PlainBrowser(shop.origin);
    await browser.open("/single-product/1");
    const { action, fields } = browser.filled("buy", { formToken: "" });
    const body = new URLSearchParams(fields).toString();
    const response = await post(action.pathname, headers(), ["application/x-www-form-urlencoded", body]);
    expect(response.status).toBe(303);
  });
});

/** Like lynx: it sends neither Sec-Fetch-Site nor Origin. */
describe("a text browser", () => {
  /** Submits a form without any header that names its origin. */
  async function press(browser: PlainBrowser, button: string, values: Record<string, string> = {}) {
    const { fields, action } = browser.filled(button, values);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return fetch(action, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: cookie, "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    });
  }

  test("fills its cart as a guest and signs in, by the token in each form", async () => {
    const browser = new PlainBrowser(shop.origin);
    await browser.open("/single-product/1");
    expect(browser.cookies.has("shopper")).toBe(true);
    const bought = await press(browser, "buy", { quantity: "1" });
    expect([bought.status, bought.headers.get("Location")]).toEqual([303, "/cart"]);

    await browser.open("/login");
    const signedIn = await press(browser, "Нэвтрэх", { email: "demo@och.mn", password: "demo-1234" });
    expect(signedIn.status).toBe(303);
    expect(signedIn.headers.getSetCookie().join()).toContain("session=");
  });

  test("cannot use another browser's token, nor its own after signing in", async () => {
    const browser = new PlainBrowser(shop.origin);
    await browser.open("/single-product/1");
    const stranger = new PlainBrowser(shop.origin);
    await stranger.open("/single-product/1");
    const token = stranger.visit.page.querySelector('input[name="formToken"]')?.getAttribute("value") ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await press(browser, "buy", { formToken: token })).status).toBe(403);
    expect((await press(browser, "buy", { formToken: "" })).status).toBe(403);
    const own = browser.visit.page.querySelector('input[name="formToken"]')?.getAttribute("value") ?? "";
    const asCustomer = await post("/single-product/1", {}, [
      "application/x-www-form-urlencoded",
      `intent=add&quantity=1&formToken=${own}`,
    ]);
    expect(asCustomer.status).toBe(403);
  });

  test("is the only one whose forms have a token", async () => {
    const modern = await fetch(`${shop.origin}/single-product/1`, { headers: { "Sec-Fetch-Site": "none" } });
    expect(await modern.text()).not.toContain('name="formToken"');
    const head = await fetch(`${shop.origin}/single-product/1`, { method: "HEAD" });
    expect(head.headers.getSetCookie()).toEqual([]);
  });
});
