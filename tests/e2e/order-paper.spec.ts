/** The order page on paper, its QR code, and the buttons that copy the transfer's details. */

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
  fillAddress,
  payAtBank,
  type SignIn,
  signInAt,
} from "#tests/support/checkout-walk.ts";
import { newCustomer } from "#tests/support/customer.ts";

const { order } = SENTENCES.mn;

const API = process.env.API_URL ?? "";

// By itself it would be fetched from another host.
const decoder = readFileSync(fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(decoder).buffer } });

test.use({ baseURL: process.env.SHOP_URL ?? "" });

/** Buys eight kinds of goods, one of each; returns the order's number. */
async function orderEightLines(page: Page, customer: SignIn): Promise<string> {
  for (const product of [2, 3, 5, 7, 8, 11, 12, 13]) await buy(page, product);
  await expect(page.locator(".cart-line")).toHaveCount(8);
  await signInAt(page, "/shipping", customer);
  await fillAddress(page);
  await confirmAddress(page);
  return confirmOrder(page);
}

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

test("an order of eight lines is one page of A4, its QR code says what the API says, and a roll takes it too", async ({
  page,
}, info) => {
  const customer = await newCustomer(API);
  const number = await orderEightLines(page, customer);

  const [code] = await readBarcodes(await page.locator(".qr").screenshot(), { formats: ["QRCode"] });
  expect(code?.text).toBe(await codeOf(number, customer));

  const a4 = await page.pdf({ path: info.outputPath("a4.pdf"), format: "A4", preferCSSPageSize: true });
  expect(pagesOf(a4)).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".letterhead-kind")).toHaveText(order.invoice);
  await expect(page.locator(".order-heads")).toBeVisible();
  for (const gone of ["header.no-print", "footer", ".order-lines img", "main button"])
    for (const each of await page.locator(gone).all()) await expect(each).toBeHidden();
  for (const kept of [".order-lines", ".summary-list", ".qr", ".transfer", ".deliver-to"])
    await expect(page.locator(kept)).toBeVisible();

  // The printable width of an 80 mm roll, at 96 pixels an inch.
  await page.setViewportSize({ width: Math.floor((72 / 25.4) * 96), height: 1200 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const [printed] = await readBarcodes(await page.locator(".qr").screenshot(), { formats: ["QRCode"] });
  expect(printed?.text).toBe(code?.text);
  await page.pdf({
    path: info.outputPath("roll.pdf"),
    width: "80mm",
    height: "297mm",
    margin: { left: "4mm", right: "4mm" },
  });

  await page.emulateMedia({ media: null });
  await payAtBank(API, number);
  await page.reload();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".letterhead-kind")).toHaveText(order.receipt);
  await expect(page.locator(".qr")).toHaveCount(0);
});

test("what a transfer needs is copied by a press, as the bank takes it", async ({ page, context }) => {
  const number = await orderEightLines(page, await newCustomer(API));
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const row = (name: string) => page.locator(".transfer dl > div").filter({ hasText: name });
  const press = async (name: string) => {
    await row(name).getByRole("button").click();
    await expect(row(name).getByRole("button")).toContainText(order.copied);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await press(order.transferReference)).toBe(number);
  const amount = await press(order.transferAmount);
  expect(amount).toMatch(/^\d+$/);
  await expect(row(order.transferAmount)).toContainText(formatTugrik(Number(amount)));

  // Where the browser refuses, the text is selected, so that a press of Ctrl+C copies it.
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await row(order.receiver).getByRole("button").click();
  const receiver = (await row(order.receiver).locator("dd > span").first().textContent()) ?? "";
  expect(await page.evaluate(() => String(getSelection()))).toBe(receiver);
});
