/**
 * The sitemap names every page that search engines are to list, and nothing else, every product once. That each address
 * is a page of its own, the canonical one of itself: tests/http/languages.test.ts.
 */

import { beforeAll, describe, expect, test } from "vitest";
import * as brand from "#app/brand.ts";
import { NOT_PAGES } from "#bff/feeds/robots.ts";
import { BUILT_PAGES } from "#tests/support/built-pages.ts";
import { isSecond } from "#tests/support/generation.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";
import { headOf, type Place, readSitemap } from "#tests/support/sitemap.ts";

const INDEXABLE = BUILT_PAGES.filter(({ handle }) => handle.indexable).map(({ pattern }) => pattern);

const shop = sharedShop();
let files: Map<string, Place[]>;
let places: Place[];
beforeAll(async () => {
  files = await readSitemap(shop.origin);
  places = [...files.values()].flat();
});

const pathOf = ({ loc }: Pick<Place, "loc">) => loc.slice(shop.origin.length);

describe("the sitemap", () => {
  test("has every product that the lists have, once, with its picture", async () => {
    const rows = await shop.sql("SELECT id, image FROM product WHERE listed = 1 AND id <> 1 ORDER BY id");
    const products = places.filter((place) => pathOf(place).startsWith("/single-product/"));
    expect(rows.length).toBeGreaterThan(500);
    expect(products.map(pathOf).toSorted()).toEqual(rows.map(({ id }) => `/single-product/${id}`).toSorted());
    const byPath = new Map(products.map((place) => [pathOf(place), place]));
    for (const { id, image } of rows) {
      const place = byPath.get(`/single-product/${id}`);
      expect(place?.["image:image"]?.["image:loc"] ?? "").toBe(image ? `${shop.origin}/images/product/${image}` : "");
    }
  });

  test("has every category, sub-category and brand, and every event that has products", async () => {
    for (const [table, path] of Object.entries({
      category: "category",
      sub_category: "sub-category",
      brand: "brand",
      "event v WHERE EXISTS (SELECT 1 FROM event_product e WHERE e.event_id = v.id)": "event",
    })) {
      const rows = await shop.sql(`SELECT id FROM ${table}`);
      const listed = places.map(pathOf).filter((place) => place.startsWith(`/${path}/`));
      expect(listed.toSorted(), table).toEqual(rows.map(({ id }) => `/${path}/${id}`).toSorted());
    }
  });

  test("a page that stands by itself is in it, asks not to be listed, or may not be asked for", async () => {
    const named = new Set(places.map(pathOf));
    for (const { pattern: path } of BUILT_PAGES) {
      if (path.includes(":") || NOT_PAGES.some((closed) => path.startsWith(closed))) continue;
      const { status, canonical, isListed } = await headOf(shop.origin + path);
      const isElsewhere = canonical !== undefined && canonical !== new URL(path, shop.origin).href;
      expect(named.has(path) || status !== 200 || isElsewhere || !isListed, path).toBe(true);
    }
    // A shop without payment in parts has no page of it.
    for (const path of INDEXABLE) expect(named.has(path), path).toBe((await headOf(shop.origin + path)).status === 200);
    for (const path of ["/cart", "/compare"])
      expect((await headOf(shop.origin + path)).description, path).toMatch(/\S/);
  });
});

describe("robots.txt", () => {
  test("closes what is no page and lists that are narrowed, and nothing that the sitemap names", async () => {
    const robots = await (await fetch(`${shop.origin}/robots.txt`)).text();
    const [, rules = ""] = robots.split("User-agent: *");
    const closed = [...rules.matchAll(/^Disallow: (\S+)$/gm)].map(
      ([, rule = ""]) => new RegExp(`^${rule.replace(/[.?+^$[\]\\(){}|]/g, "\\$&").replaceAll("*", ".*")}`),
    );
    const isClosed = (path: string) => closed.some((rule) => rule.test(path));
    for (const path of [
      "/view/list",
      "/theme/dark",
      "/category/1?brand=2",
      "/category/1?page=2&sort=newest",
      "/search?p=a&spec.RAM=8GB",
    ])
      expect(isClosed(path), path).toBe(true);
    for (const path of [...places.map(pathOf), "/category/1?page=2", "/cart", "/images/product/a.png", "/assets/a.js"])
      expect(isClosed(path), path).toBe(false);
  });

  test("lists that are narrowed, and searches, ask not to be listed, or are another list; whole ones and their pages do not", async () => {
    for (const path of ["/category/1?brand=1", "/category/1?sort=newest", "/search?p=утас"]) {
      const { isListed, canonical } = await headOf(shop.origin + path);
      // A server that cannot sort shows the whole list.
      expect(isListed && canonical === new URL(path, shop.origin).href, path).toBe(false);
    }
    for (const path of ["/category/1", "/category/1?page=2"])
      expect((await headOf(shop.origin + path)).isListed, path).toBe(true);
  });
});

test("every window, bookmark and shared link says which shop it is of", async () => {
  const paths = ["/category/1?page=2", "/single-product/2", "/search?p=утас", "/cart", "/compare", "/track-order"];
  for (const path of [...INDEXABLE, ...paths, "/single-product/2?lang=en", "/login", "/forgot-password"]) {
    // No way to pay has them there.
    if (isSecond && path === "/instalments") continue;
    const { page } = await new PlainBrowser(shop.origin).open(path);
    const head = (selector: string) => page.querySelector(selector)?.getAttribute("content");
    expect(page.querySelector("title")?.textContent, path).toMatch(
      path === "/" ? new RegExp(`^${brand.name} — `) : new RegExp(`[^—] — ${brand.name}$`),
    );
    expect(head('meta[property="og:site_name"]'), path).toBe(brand.name);
    // Beside the shop's name, which chats print above it.
    if (path !== "/") expect(head('meta[property="og:title"]'), path).not.toContain(`— ${brand.name}`);
  }
  const { page } = await new PlainBrowser(shop.origin).open("/nowhere");
  expect(page.querySelector("title")?.textContent).toBe(`Алдаа — ${brand.name}`);
});

test("the front page tells of the shop and of its search, which finds", async () => {
  const { page } = await new PlainBrowser(shop.origin).open("/");
  const [store, site] = page
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.innerHTML));
  expect(store).toMatchObject({ "@type": "ElectronicsStore", url: `${shop.origin}/`, currenciesAccepted: "MNT" });
  expect(site).toMatchObject({ "@type": "WebSite", publisher: { "@id": store["@id"] } });
  expect((await fetch(store.image)).headers.get("Content-Type")).toBe("image/png");
  // The hours and the place that the contact page prints.
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/contact");
  expect(browser.text).toContain(`${store.address.addressLocality}, ${store.address.streetAddress}`);
  expect(browser.text).toContain(`Даваа–Баасан: ${store.openingHours.slice("Mo-Fr ".length).replace("-", "–")}`);
  const address = site.potentialAction.target.urlTemplate.replace("{search_term_string}", encodeURIComponent("утас"));
  const found = await new PlainBrowser(shop.origin).open(address);
  expect(found.page.querySelectorAll("article.card").length).toBeGreaterThan(0);
});

test("what is the same for everybody says so: no cookie, and any cache may keep it", async () => {
  const headers = { Cookie: "session=x; cart=y" };
  for (const path of ["/robots.txt", "/sitemap.xml", ...[...files.keys()].map((loc) => pathOf({ loc }))]) {
    const answer = await fetch(shop.origin + path, { headers });
    await answer.text();
    expect([answer.status, answer.headers.get("Cache-Control"), answer.headers.get("Set-Cookie")], path).toEqual([
      200,
      "public, max-age=3600",
      null,
    ]);
  }
});

test("files that are not there are not found", async () => {
  for (const path of [
    "/sitemap/products-1-0.xml",
    "/sitemap/products-1-99.xml",
    "/sitemap/products-999-1.xml",
    "/sitemap/x.xml",
  ])
    expect((await fetch(shop.origin + path)).status, path).toBe(404);
});
