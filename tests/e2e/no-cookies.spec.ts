/**
 * A shopper whose browser stores no cookies is informed where it matters, with JavaScript and without.
 */

import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { open } from "#tests/support/ready.ts";

const { account, notices } = SENTENCES.mn;

test.use(WITHOUT_PICTURES);

const SHOP = process.env.SHOP_URL ?? "";
const API = process.env.API_URL ?? "";

/** The shop behind a proxy that removes every cookie, as for a browser that blocks them. */
let withoutCookies = "";
let close = () => {};

test.beforeAll(async () => {
  const { hostname, port } = new URL(SHOP);
  const server = createServer((incoming, outgoing) => {
    const { cookie: _, ...headers } = incoming.headers;
    const asked = request({ hostname, port, method: incoming.method, path: incoming.url, headers }, (answer) => {
      const { "set-cookie": _, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
    });
    asked.on("error", () => outgoing.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  withoutCookies = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});
test.afterAll(() => close());

const told = (page: Page) => page.locator(".notices").getByText(notices.noCookies);

test("adding to the cart states that nothing was stored, why, and what to do", async ({ page }) => {
  await open(page, `${withoutCookies}/single-product/5`);
  await expect(told(page)).toHaveCount(0);
  await page.locator(".buy-form button[value=add]").click();
  await expect(told(page)).toBeVisible();
  await expect(page.locator(".notices")).not.toContainText("нэмэгдлээ");
  // Shown once: the next page does not repeat it.
  await open(page, `${withoutCookies}/category/1`);
  await expect(told(page)).toHaveCount(0);
});

test("signing in states that nothing was stored, and nobody is signed in", async ({ page }) => {
  const customer = await newCustomer(API);
  await open(page, `${withoutCookies}/login`);
  await page.getByLabel(account.email).fill(customer.email);
  await page.getByLabel(account.password).fill(customer.password);
  await page.locator("main").getByRole("button", { name: account.login }).click();
  await expect(told(page)).toBeVisible();
  await expect(page.locator(".notices")).not.toContainText(notices.signedIn);
  await expect(page.locator("[action='/logout']")).toHaveCount(0);
});

test("the same shop with cookies has no message about them", async ({ page }) => {
  await open(page, `${SHOP}/single-product/5`);
  await page.locator(".buy-form button[value=add]").click();
  await expect(page.locator(".notices")).toContainText("нэмэгдлээ");
  await expect(told(page)).toHaveCount(0);
});
