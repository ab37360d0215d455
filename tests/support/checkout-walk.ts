/** Ways through the checkout that several browser tests take, with a script and without. */

import { expect, type Page } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { choosePlace } from "./choose-place.ts";
import { arrived } from "./ready.ts";

const { account } = SENTENCES.mn;

/** What a customer is signed in with. */
export interface SignIn {
  email: string;
  password: string;
}

/** Fills the address page with an address that the shop takes. */
export async function fillAddress(page: Page): Promise<void> {
  await page.locator("[name=name]").fill("Дэмо Болд");
  await page.locator("[name=phone]").fill("99112233");
  await page.locator("[name=more]").fill("45 тоот");
  await choosePlace(page);
}

/** Opens a page that needs a customer, and signs in where it leads. */
export async function signInAt(page: Page, path: string, customer: SignIn, shop = ""): Promise<void> {
  await page.goto(`${shop}${path}`);
  await sendSignIn(page, customer);
  await arrived(page, path);
}

/** Signs in, and is at the brands' page. */
export async function signIn(page: Page, customer: SignIn): Promise<void> {
  await page.goto("/login?next=/brands");
  await sendSignIn(page, customer);
  await arrived(page, "/brands");
}

async function sendSignIn(page: Page, { email, password }: SignIn): Promise<void> {
  await page.getByLabel(account.email).fill(email);
  await page.getByLabel(account.password).fill(password);
  await page.locator("main").getByRole("button", { name: account.login }).click();
}

/** Puts one piece of a product into the cart, on whose page the shopper then is. */
export async function buy(page: Page, product = 5, shop = ""): Promise<void> {
  await page.goto(`${shop}/single-product/${product}`);
  await page.locator("main button[value=buy]").click();
  await arrived(page, "/cart");
}

/** Buys a product as a guest, signs in on the way to the address page, and fills it. */
export async function toAddress(page: Page, customer: SignIn, { shop = "", product = 5 } = {}): Promise<void> {
  await buy(page, product, shop);
  await signInAt(page, "/shipping", customer, shop);
  await fillAddress(page);
}

/** Goes on from a filled address page to the page that confirms. */
export async function confirmAddress(page: Page): Promise<void> {
  await page.locator("aside button[value=confirm]").click();
  await arrived(page, "/confirm-order");
  // With scripts the address changes a moment before the page does, and both pages show a total.
  await expect(page.locator("[name=payment]").first()).toBeVisible();
}

/** Orders a product, to be paid by QPay, and is at the order's page. @returns the order's number */
export async function toOrder(page: Page, customer: SignIn): Promise<string> {
  await toAddress(page, customer);
  await confirmAddress(page);
  return confirmOrder(page);
}

/** Goes on from the page that confirms to the order's. @returns the order's number */
export async function confirmOrder(page: Page): Promise<string> {
  await page.locator("[name=payment][value=qpay]").check();
  await page.locator("main button[value=confirm]").click();
  await arrived(page, /^\/show-order\//);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** Pays an order on the sandbox's bank page. */
export async function payAtBank(api: string, number: string): Promise<void> {
  const body = new URLSearchParams({ what: "pay" });
  const response = await fetch(`${api}/sandbox/bank/${number}`, {
    method: "POST",
    headers: { Origin: api },
    body,
    redirect: "manual",
  });
  expect(response.status).toBeLessThan(400);
}
