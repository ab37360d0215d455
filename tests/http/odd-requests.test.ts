/** Requests that no shopper's browser makes: each gets a complete response with the right status. */
import { request } from "node:http";
import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { openPaths } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const shop = sharedFaultyShop();

const ours = () => ({ Origin: shop.origin, "Content-Type": "application/x-www-form-urlencoded" });

interface Heard {
  status: number | undefined;
  allow: string | undefined;
  text: string;
}

/** Sends method and path unchanged; `fetch` would normalise them. */
function raw(method: string, path: string): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.origin);
    const sent = request({ hostname, port, method, path, agent: false }, async (response) => {
      const text = (await response.setEncoding("utf8").toArray()).join("");
      resolve({ status: response.statusCode, allow: response.headers.allow, text });
    });
    sent.on("error", reject).end();
  });
}

/** An answer with this status that is a whole page of the shop. */
function expectPage({ status, text }: Heard, expected: number, label: string) {
  expect(status, label).toBe(expected);
  const page = parse(text);
  expect(page.querySelector("html")?.getAttribute("lang"), label).toBe("mn");
  expect(page.querySelector("h1")?.textContent.length, label).toBeGreaterThan(3);
  expect(page.querySelector('a[href="/"]'), label).not.toBeNull();
}

test("unknown methods", async () => {
  for (const method of ["PUT", "PATCH", "DELETE", "PROPFIND"]) {
    const heard = await raw(method, "/cart");
    expectPage(heard, 405, method);
    expect(heard.allow).toBe("GET, HEAD, POST, OPTIONS");
  }
});

test("HEAD answers like GET, without a body, and writes nothing", async () => {
  for (const path of openPaths()) {
    const get = await fetch(`${shop.origin}${path}`, { redirect: "manual" });
    const head = await fetch(`${shop.origin}${path}`, { method: "HEAD", redirect: "manual" });
    expect([head.status, head.headers.get("content-type")], path).toEqual([
      get.status,
      get.headers.get("content-type"),
    ]);
    expect(await head.text(), path).toBe("");
    expect(head.headers.getSetCookie(), path).toEqual([]);
  }
});

test("odd paths", async () => {
  for (const path of [
    "//evil.example",
    "/a//b",
    "/a%00b",
    "/%5C%5Cevil.example",
    "/%E0%A4",
    "/%0d%0aSet-Cookie:x=1",
    "/__manifest?p=/a",
  ]) {
    expectPage(await raw("GET", path), 404, path);
  }
  expectPage(await raw("GET", "/?_data=root"), 400, "_data");
  expectPage(await raw("GET", `/?q=${"x".repeat(9_000)}`), 414, "long");
});

test("an error page leads back to the page of the shop that the shopper came from, and home from anywhere else", async () => {
  const wayBack = async (path: string, referer?: string) => {
    const answer = await fetch(shop.origin + path, {
      headers: { Accept: "text/html", ...(referer ? { Referer: referer } : {}) },
    });
    const page = parse(await answer.text());
    // Short enough to be read out.
    expect(page.querySelector(".failure")?.textContent).toMatch(/: [0-9a-f]{8}(?![0-9a-f-])/);
    return page.querySelector(".failure .cluster a:last-child")?.getAttribute("href");
  };
  const list = "/category/1?brand=81&page=2";
  expect(await wayBack("/no-such-page", shop.origin + list)).toBe(list);
  expect(await wayBack("/single-product/0", `${shop.origin}/search?p=%D1%83`)).toBe("/search?p=%D1%83");
  for (const referer of [
    undefined,
    "https://elsewhere.example/x",
    `${shop.origin}.evil.example/x`,
    `${shop.origin}/no-such-page`,
    `${shop.origin}/logout`,
    `${shop.origin}//evil`,
    "x",
  ])
    expect(await wayBack("/no-such-page", referer), referer).toBe("/home");
});

describe("an error page leads onward", () => {
  const { errors } = SENTENCES.en;

  /** Who has viewed two products. */
  async function visitor(): Promise<PlainBrowser> {
    const browser = new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "same-origin" });
    for (const id of [4, 5]) await browser.open(`/single-product/${id}`);
    return browser;
  }
  const hrefs = ({ visit }: PlainBrowser, selector: string) =>
    visit.page.querySelectorAll(selector).map((link) => link.getAttribute("href"));

  test("by a search, the categories, what was viewed last; in English where the shopper reads English", async () => {
    const browser = await visitor();
    for (const path of ["/nowhere", "/category/1/nowhere", "/single-product/5000", "/error-page"]) {
      await browser.open(path);
      expect(browser.visit.status, path).toBe(404);
      expect(browser.visit.page.querySelector('header form[action="/search"] input'), path).not.toBeNull();
      expect(hrefs(browser, "main .menu-head"), path).toEqual(hrefs(browser, "header .menu-head"));
      expect(hrefs(browser, "main .menu-head").length, path).toBeGreaterThan(0);
      expect(hrefs(browser, "main .recent-row a"), path).toEqual(["/single-product/5", "/single-product/4"]);
    }
    await browser.open("/nowhere?lang=en");
    expect(browser.visit.page.querySelector("main h1")?.textContent).toBe(errors.notFound);
    expect(browser.text).toContain(errors.notFoundHint);
  });

  test("as far as the API is there, and says what has happened all the same", async () => {
    const browser = await visitor();
    shop.api.set("500");
    await shop.restart();
    for (const path of ["/nowhere", "/category/1"]) {
      await browser.open(shop.origin + path);
      expect(browser.visit.page.querySelector("main h1")?.textContent, path).not.toBe("");
      expect(browser.visit.page.querySelector("main #categories"), path).toBeNull();
    }
    shop.api.heal();
  });
});

test("unread bodies do not break the connection of the answer", async () => {
  const short = "a=".padEnd(60_000, "x");
  const long = "a=".padEnd(1_000_000, "x");
  const asks: [string, Record<string, string>, string, number][] = [
    ["/logout", ours(), short, 303],
    ["/shipping", ours(), short, 303],
    ["/cart", { ...ours(), Origin: "https://evil.example" }, long, 403],
    ["/nowhere", ours(), short, 404],
    ["/login", ours(), long, 400],
  ];
  for (let round = 0; round < 25; round++) {
    for (const [path, headers, body, status] of asks) {
      const response = await fetch(`${shop.origin}${path}`, { method: "POST", redirect: "manual", headers, body });
      await response.text();
      expect(response.status, path).toBe(status);
    }
  }
});
