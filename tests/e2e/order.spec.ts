/**
 * The page of an order while it waits, in the history, on paper, and that of an order whose answer was lost. What it
 * says: tests/http/order-page.test.ts.
 */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "playwright/test";
import { z } from "zod";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { SENTENCES } from "#app/words/all.server.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import {
  buy,
  confirmAddress,
  confirmOrder,
  payAtBank,
  type SignIn,
  toAddress,
  toOrder,
} from "#tests/support/checkout-walk.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { startFaultyShop } from "#tests/support/faulty-shop.ts";
import { arrived, settled } from "#tests/support/ready.ts";
import { DEMO_CUSTOMER } from "#tests/support/shop.ts";

const { order, orderResult } = SENTENCES.mn;

const API = process.env.API_URL ?? "";
test.use({ baseURL: process.env.SHOP_URL ?? "" });

const bonusOf = async (page: Page) =>
  Number(((await page.locator(".bonus-link").first().textContent()) ?? "").replace(/\D/g, ""));

test("an order that is paid while its page is open announces it with the focus, though checks failed before, and the header has its bonus", async ({
  page,
}) => {
  const number = await toOrder(page, await newCustomer(API));
  const before = await bonusOf(page);
  // Without a network first, then with an API that is down.
  const answers: string[] = [];
  await page.route(/\/paid(\.data)?(\?|$)/, async (route) => {
    answers.push(answers.length === 0 ? "aborted" : "503");
    if (answers.length === 1) await route.abort("internetdisconnected");
    else await route.fulfill({ status: 503, contentType: "text/html", body: "<h1>503</h1>" });
  });
  await expect.poll(() => answers, { timeout: 60_000 }).toEqual(["aborted", "503"]);
  await expect(page.getByRole("heading", { name: order.payHeading })).toBeVisible();
  // A live region must exist before its text, or it is not announced.
  const news = page.locator("#order-news");
  await expect(news).toHaveRole("status");
  await expect(news).toBeEmpty();
  await page.getByRole("button", { name: order.check }).focus();
  await page.unroute(/\/paid(\.data)?(\?|$)/);
  await payAtBank(API, number);
  await expect(news).toContainText(order.paidNotice);
  await expect(news).toBeFocused();
  await expect.poll(() => bonusOf(page)).toBeGreaterThan(before);
});

test("what has the focus keeps it when the order is paid, and Back after ordering leads to the order, and on to what was before the checkout", async ({
  page,
}) => {
  await page.goto("/brands");
  const number = await toOrder(page, await newCustomer(API));
  const product = page.locator(".order-lines a").first();
  await product.focus();
  await payAtBank(API, number);
  await expect(page.getByText(order.paidNotice)).toBeVisible();
  await expect(product).toBeFocused();
  const seen: string[] = [];
  while (!seen.includes("/brands") && seen.length < 12) {
    await page.goBack();
    await settled(page);
    seen.push(new URL(page.url()).pathname);
  }
  expect(seen[0]).toBe(`/show-order/${number}`);
  expect(seen).toContain("/brands");
});

// By itself it would be fetched from another host.
const decoder = readFileSync(fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(decoder).buffer } });

/** What the API wants the QR code of an order to say. */
async function codeOf(number: string, customer: SignIn): Promise<string> {
  const ask = async (path: string, body: object, token = ""): Promise<unknown> => {
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
    return (await fetch(API + path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  const { token } = z.object({ token: z.string() }).parse(await ask("/api/user/login", customer));
  const shown = await ask("/api/product/show-order", { ordernumber: number }, token);
  return z.object({ order: z.tuple([z.object({ QRCode: z.string() })]) }).parse(shown).order[0].QRCode;
}

/** How many pages a PDF has. */
const pagesOf = (pdf: Buffer) => [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;

test("an order of eight lines is one page of A4, its QR code says what the API says, and a transfer's details are copied; signed out meanwhile, it leads to signing in", async ({
  page,
  context,
}) => {
  const customer = await newCustomer(API);
  for (const product of [2, 3, 5, 7, 8, 11, 12]) await buy(page, product);
  await toAddress(page, customer, { product: 13 });
  await confirmAddress(page);
  const number = await confirmOrder(page);

  const [code] = await readBarcodes(await page.locator(".qr").screenshot(), { formats: ["QRCode"] });
  expect(code?.text).toBe(await codeOf(number, customer));
  expect(pagesOf(await page.pdf({ format: "A4", preferCSSPageSize: true }))).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".letterhead-kind")).toHaveText(order.invoice);
  for (const gone of ["header.no-print", "footer", ".order-lines img", "main button"])
    for (const each of await page.locator(gone).all()) await expect(each).toBeHidden();
  for (const kept of [".order-heads", ".order-lines", ".summary-list", ".qr", ".transfer", ".deliver-to"])
    await expect(page.locator(kept)).toBeVisible();
  await page.emulateMedia({ media: null });

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const row = (name: string) => page.locator(".transfer dl > div").filter({ hasText: name });
  const copy = async (name: string) => {
    await row(name).getByRole("button").click();
    await expect(row(name).getByRole("button")).toContainText(order.copied);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copy(order.transferReference)).toBe(number);
  // As the bank takes it.
  const amount = await copy(order.transferAmount);
  expect(amount).toMatch(/^\d+$/);
  await expect(row(order.transferAmount)).toContainText(formatTugrik(Number(amount)));
  // Where the browser refuses, the text is selected, so that a press of Ctrl+C copies it.
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await row(order.receiver).getByRole("button").click();
  const receiver = (await row(order.receiver).locator("dd > span").first().textContent()) ?? "";
  expect(await page.evaluate(() => String(getSelection()))).toBe(receiver);

  await context.clearCookies();
  await arrived(page, /^\/login\?/);
});

test("an order whose answer was lost is looked for by its page alone, which leads to it once it is found", async ({
  page,
}) => {
  const shop = await startFaultyShop();
  try {
    shop.api.set("500", "submitOrder");
    // The page's time goes on by itself, and can be put forward.
    await page.clock.install();
    await toAddress(page, DEMO_CUSTOMER, { shop: shop.origin, product: 1 });
    await confirmAddress(page);
    await page.locator("[name=payment][value=qpay]").check();
    await page.locator("main button[value=confirm]").click();
    await arrived(page, "/confirm-order/result");
    await expect(page.getByText(orderResult.resultWaiting)).toBeVisible();
    const looks = () => shop.api.calls.filter(({ name }) => name === "myInfo").length;
    const before = looks();
    await expect.poll(looks).toBeGreaterThan(before + 1);
    expect(shop.api.calls.filter(({ name }) => name === "submitOrder")).toHaveLength(1);
    // The order appears at the API, as one whose response was lost.
    shop.api.alter((name, answer) =>
      name === "myInfo" && "order" in answer
        ? { ...answer, order: [{ ordernumber: "PI000042", status: "pending", enable_is: 1 }] }
        : answer,
    );
    await expect(page).toHaveURL(/\/show-order\/PI000042$/);
    const after = looks();
    await page.clock.runFor(20_000);
    await settled(page);
    expect(looks()).toBe(after);
  } finally {
    await shop.stop();
  }
});
