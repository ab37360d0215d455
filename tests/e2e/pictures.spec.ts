/**
 * `npm run pictures`: every page as a shopper sees it, at three widths, in both colours and both languages, into
 * `.cache/pictures/`, with sheets on which twelve stand side by side. No test of `npm test`: it is for looking. With
 * `PICTURES=docs` it takes the few that stand in `docs/pictures/` anew.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, type Page, test } from "playwright/test";
import { confirmAddress, toAddress } from "#tests/support/checkout-walk.ts";
import { openPaths, PAGE_STATES } from "#tests/support/pages.ts";
import { open } from "#tests/support/ready.ts";
import { ROOT } from "#tests/support/root.ts";
import { DEMO_CUSTOMER } from "#tests/support/shop.ts";

const SHOP = process.env.SHOP_URL ?? "";
const WIDTHS = [360, 768, 1440];
const COLOURS = ["light", "dark"] as const;
const LANGUAGES = ["mn", "en"] as const;

type Look = { width: number; colour: (typeof COLOURS)[number]; language: (typeof LANGUAGES)[number] };

/** Addresses that lead elsewhere, or need an order's number. */
const NOT_LOOKED_AT = /suggestions|logout|callback|login\/|\/view\/|\/theme\/|\/language\/|saver|PI000001|\/buy/;
const EVERYBODY = [...openPaths(), ...PAGE_STATES, "/search?p=zzzz"].filter((path) => !NOT_LOOKED_AT.test(path));
const CUSTOMERS = [
  "/",
  "/cart",
  "/shipping",
  "/confirm-order",
  ...PAGE_STATES.filter((path) => path.startsWith("/profile")),
];

/** What stands in the README, and in `docs/pictures/` for comparison. */
const IN_DOCS: readonly (Omit<Look, "language"> & { name: string; path: string; isCustomer?: true })[] = [
  { name: "front-page-1440", path: "/", width: 1440, colour: "light" },
  { name: "front-page-360-dark", path: "/", width: 360, colour: "dark" },
  { name: "category-1440", path: "/category/1", width: 1440, colour: "light" },
  { name: "product-page-390", path: "/single-product/1", width: 390, colour: "light" },
  { name: "product-page-1440-dark", path: "/single-product/1", width: 1440, colour: "dark" },
  { name: "cart-390", path: "/cart", width: 390, colour: "light", isCustomer: true },
  { name: "address-1440", path: "/shipping", width: 1440, colour: "light", isCustomer: true },
  { name: "confirmation-390-dark", path: "/confirm-order", width: 390, colour: "dark", isCustomer: true },
  { name: "profile-1440", path: "/profile", width: 1440, colour: "light", isCustomer: true },
];

type Visitor = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** A customer with a full cart and an address, and the addresses of their orders. */
async function asCustomer(browser: Browser): Promise<{ visitor: Visitor; orders: string[] }> {
  const context = await browser.newContext({ baseURL: SHOP });
  const page = await context.newPage();
  await toAddress(page, DEMO_CUSTOMER, { product: 5 });
  await confirmAddress(page);
  await open(page, "/profile?role=orders");
  const links = page.locator("main a[href^='/show-order/']");
  const orders = await links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute("href") ?? ""))]);
  const visitor = await context.storageState();
  await context.close();
  return { visitor, orders };
}

async function pageAs({ width, colour, language }: Look, browser: Browser, storageState?: Visitor): Promise<Page> {
  const context = await browser.newContext({
    baseURL: SHOP,
    viewport: { width, height: 900 },
    colorScheme: colour,
    reducedMotion: "reduce",
    ...(storageState ? { storageState } : {}),
  });
  const page = await context.newPage();
  if (language !== "mn") await page.goto(`/language/${language}?next=%2F`);
  return page;
}

/** @returns a WebP of what is shown, or of the whole page */
async function take(page: Page, isWhole: boolean, scale = 1): Promise<Buffer> {
  const { width, height } = await page.evaluate((whole) => {
    for (const picture of document.querySelectorAll("img")) picture.loading = "eager";
    const { clientWidth, scrollHeight } = document.documentElement;
    return { width: clientWidth, height: whole ? scrollHeight : innerHeight };
  }, isWhole);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: 70,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale },
  });
  await session.detach();
  return Buffer.from(data, "base64");
}

/** Where an order's own page leads to its tracking. */
const tracked = (order: string) => order.replace("/show-order/", "/track-order?no=");

const folderOf = (path: string) => path.replace(/\d+$/, "");

/** In two rows. */
const ON_A_SHEET = 12;

/** Pictures side by side on one. */
async function makeSheet(browser: Browser, files: readonly string[], target: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2400, height: 1000 } });
  const pictures = files.map((file) => {
    const source = `data:image/webp;base64,${readFileSync(file).toString("base64")}`;
    return `<figure><img src="${source}" alt=""><figcaption>${file.replace(/^.*\//, "")}</figcaption></figure>`;
  });
  const style =
    "body{display:flex;flex-wrap:wrap;gap:16px;align-items:start;font:14px sans-serif;background:#888}" +
    "figure{margin:0;width:380px;max-height:1100px;overflow:hidden}img{width:100%}";
  await page.setContent(`<style>${style}</style>${pictures.join("")}`);
  await page.screenshot({ path: target, fullPage: true });
  await page.close();
}

if (process.env.PICTURES === "docs") {
  test("the pictures of the documents", async ({ browser }) => {
    const { visitor } = await asCustomer(browser);
    for (const { name, path, isCustomer, ...look } of IN_DOCS) {
      const page = await pageAs({ ...look, language: "mn" }, browser, isCustomer && visitor);
      await open(page, path);
      writeFileSync(join(ROOT, `docs/pictures/${name}.webp`), await take(page, false, look.width > 1_000 ? 0.7 : 1));
      await page.context().close();
    }
  });
} else {
  const looks = LANGUAGES.flatMap((language) =>
    COLOURS.flatMap((colour) => WIDTHS.map((width): Look => ({ width, colour, language }))),
  );
  for (const look of looks) {
    const name = `${look.language}-${look.width}-${look.colour}`;
    test(name, async ({ browser }) => {
      test.setTimeout(1_200_000);
      const folder = join(ROOT, ".cache/pictures", name);
      mkdirSync(folder, { recursive: true });
      const { visitor, orders } = await asCustomer(browser);
      const files: string[] = [];
      for (const [who, paths, state] of [
        ["guest", EVERYBODY, undefined],
        ["customer", [...CUSTOMERS, ...orders, ...orders.slice(0, 1).map(tracked)], visitor],
      ] as const) {
        const page = await pageAs(look, browser, state);
        for (const path of paths) {
          await open(page, path);
          // Sent on: that page is taken at its own address. A sold-out product leads to its colour in stock.
          if (folderOf(new URL(page.url()).pathname) !== folderOf(path.replace(/\?.*/, ""))) continue;
          const file = join(folder, `${who}${path.replace(/\W+/g, "-")}.webp`);
          writeFileSync(file, await take(page, true));
          files.push(file);
        }
        await page.context().close();
      }
      for (let from = 0; from < files.length; from += ON_A_SHEET) {
        const target = join(ROOT, ".cache/pictures", `${name}-${from / ON_A_SHEET + 1}.png`);
        await makeSheet(browser, files.slice(from, from + ON_A_SHEET), target);
      }
    });
  }
}
