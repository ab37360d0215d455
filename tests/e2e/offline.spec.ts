/**
 * Forms without a network: the page keeps what was typed, shows a message, and the form can be sent again; writes of
 * products are sent automatically once there is a network (decision 0194).
 */

import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { choosePlace } from "#tests/support/choose-place.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";
import { cartIn } from "#tests/support/slow-acts.ts";

const { account, notices, product, review, ui } = SENTENCES.mn;

const API = process.env.API_URL ?? "";
test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

const alert = (page: Page) => page.getByRole("alert").filter({ hasText: ui.unanswered });

/** Signs a new customer in and goes on to an address. */
async function signInFor(page: Page, next: string): Promise<void> {
  const customer = await newCustomer(API);
  await page.goto(`/login?next=${next}`);
  await page.getByLabel(account.email).fill(customer.email);
  await page.getByLabel(account.password).fill(customer.password);
  await page.locator("main").getByRole("button", { name: account.login }).click();
  await arrived(page, next);
}

test("an address that is sent without a network is still there, and is sent by another press @script", async ({
  page,
  context,
}) => {
  await page.goto("/single-product/5");
  await page.locator("main button[value=buy]").click();
  await arrived(page, "/cart");
  await signInFor(page, "/shipping");
  const fields = { name: "Дэмо Болд", phone: "99112233", more: "45 тоот" };
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
  await choosePlace(page);
  await context.setOffline(true);
  const button = page.locator("aside button[value=confirm]");
  await button.click();
  await expect(alert(page)).toBeVisible();
  await expect(button).not.toHaveAttribute("aria-busy");
  await page.locator("[name=district]").selectOption({ label: "Багахангай" });
  await page.locator("[name=khoroo]").selectOption("2");
  await expect(alert(page)).toBeVisible();
  for (const [name, value] of Object.entries(fields)) await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
  await context.setOffline(false);
  await button.click();
  await arrived(page, "/confirm-order");
  await expect(alert(page)).toHaveCount(0);
  await expect(page.getByText("45 тоот")).toBeVisible();
});

test("an address page that cannot be read anew stays as it is, with what was typed, and is read once there is a network @script", async ({
  page,
}) => {
  await page.goto("/single-product/5");
  await page.locator("main button[value=buy]").click();
  await arrived(page, "/cart");
  await signInFor(page, "/shipping");
  let isDown = true;
  let asked = 0;
  await page.route(/\/shipping\.data/, (route) => {
    if (route.request().method() !== "GET" || !isDown) return route.continue();
    asked += 1;
    return asked % 2 ? route.abort("internetdisconnected") : route.fulfill({ status: 503, body: "" });
  });
  await page.locator("[name=name]").fill("Дэмо Болд");
  await page.locator("[name=district]").selectOption({ label: "Багахангай" });
  await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(2);
  await expect(page.locator("[name=name]")).toHaveValue("Дэмо Болд");
  await page.locator("[name=phone]").fill("99112233");
  isDown = false;
  await expect(page.locator("[name=khoroo] option")).toHaveCount(3);
  await expect(page.locator("[name=name]")).toHaveValue("Дэмо Болд");
  await expect(page.locator("[name=phone]")).toHaveValue("99112233");
});

test("a review that is sent without a network is still there, and is given by another press @script", async ({
  page,
  context,
}) => {
  await signInFor(page, "/single-product/45");
  const form = page.locator("#review-form");
  const comment = `Сүлжээгүй үед бичсэн ${crypto.randomUUID()}`;
  await form.getByRole("radio", { name: "4 од" }).check();
  await form.getByLabel(review.comment).fill(comment);
  await context.setOffline(true);
  await form.getByRole("button", { name: review.send }).click();
  await expect(alert(page)).toBeVisible();
  await expect(form.getByLabel(review.comment)).toHaveValue(comment);
  await expect(form.getByRole("radio", { name: "4 од" })).toBeChecked();
  await context.setOffline(false);
  await form.getByRole("button", { name: review.send }).click();
  await expect(page.locator(".notices .notice-success").filter({ hasText: notices.reviewGiven })).toBeVisible();
  await expect(page.locator(".review").filter({ hasText: comment })).toHaveCount(1);
});

test("adding to the cart with an answer that is not the shop's keeps the page and the quantity @script", async ({
  page,
}) => {
  await open(page, "/single-product/5");
  const quantity = page.getByRole("textbox", { name: product.quantity });
  await quantity.fill("2");
  const add = page.locator("main button[value=add]").first();
  await page.route(/\/cart\.data/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Sign in to this hotel's network</h1>" }),
  );
  const asked = page.waitForRequest(/\/cart\.data/);
  await add.click();
  await asked;
  await expect(alert(page)).toBeVisible();
  await expect(page).toHaveURL(/\/single-product\/5$/);
  await expect(quantity).toHaveValue("2");
  await page.unroute(/\/cart\.data/);
  await add.click();
  await expect(page.locator(".notices .notice-success")).toBeVisible();
  await expect(page.locator(".header .cart-count, .cart-link").first()).toContainText("2");
});

const waits = (page: Page) => page.getByRole("alert").filter({ hasText: ui.unsent });
const compareButton = (page: Page) =>
  page.locator("main form[action='/compare'] button, main button[value=compare]").first();
const SHOP = process.env.SHOP_URL ?? "";

/** Adds a product with a network, and three times presses something of it without one. */
async function pressOffline(page: Page, context: BrowserContext): Promise<void> {
  await open(page, "/single-product/5");
  const add = page.locator(".buy-form button[value=add]");
  await add.click();
  await expect(page.locator(".cart-count")).toHaveText("1");
  await context.setOffline(true);
  const quantity = page.getByRole("textbox", { name: product.quantity });
  await quantity.fill("2");
  await add.click();
  await expect(waits(page)).toBeVisible();
  await quantity.fill("3");
  await add.click();
  await compareButton(page).click();
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  await expect(waits(page)).toHaveCount(1);
  await expect(page.locator(".notices")).not.toContainText(ui.unanswered);
}

/** The actions of the posts of every page of a browser, with the quantity of an add. */
function postsOf(context: BrowserContext): string[] {
  const posts: string[] = [];
  context.on("response", (response) => {
    const request = response.request();
    if (request.method() !== "POST") return;
    const fields = new URLSearchParams(request.postData() ?? "");
    posts.push(`${fields.get("intent") ?? new URL(request.url()).pathname} ${fields.get("quantity")}`);
  });
  return posts;
}

test("what was pressed without a network is sent by itself, once and in order, when there is one, and that is told @script", async ({
  page,
  context,
}) => {
  await pressOffline(page, context);
  const posts = postsOf(context);
  await context.setOffline(false);
  await expect(waits(page)).toHaveCount(0);
  await expect(page.locator(".notices .notice-success").first()).toBeVisible();
  await settled(page);
  expect(posts.map((post) => post.replace(/^compare.*/, "compare"))).toEqual(["add 2", "add 3", "compare"]);
  await expect(page.locator(".cart-count")).toHaveText("6");
  await expect(page).toHaveURL(/\/single-product\/5$/);
  // Nothing of it is left to be sent.
  await open(page, "/brands");
  expect(posts).toHaveLength(3);
});

test("with its tab closed it is sent by the next page with scripts, and by none without @script", async ({
  page,
  context,
}) => {
  await pressOffline(page, context);
  await page.close();
  const posts = postsOf(context);
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto("/bonus");
  await expect(next.locator("h1")).toBeVisible();
  expect(Object.values(await cartIn(SHOP, context))).toEqual([1]);
  await next.goto("/brands");
  await expect(next.locator(".notices .notice-success").first()).toBeVisible();
  await settled(next);
  await expect(next.locator(".cart-count")).toHaveText("6");
  expect(posts).toHaveLength(3);
});

test("closing the message cancels nothing @script", async ({ page, context }) => {
  await pressOffline(page, context);
  await waits(page).getByRole("link", { name: ui.close }).click();
  await expect(waits(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.locator(".cart-count")).toHaveText("6");
});

test("a customer's comparison waits for them, whoever comes after a sign-out on a page without scripts @script", async ({
  page,
  context,
}) => {
  const customer = await newCustomer(API);
  const signIn = async (at: Page) => {
    await at.goto("/login?next=/single-product/5");
    await at.getByLabel(account.email).fill(customer.email);
    await at.getByLabel(account.password).fill(customer.password);
    await at.locator("main").getByRole("button", { name: account.login }).click();
    await arrived(at, "/single-product/5");
  };
  const compared = (at: Page) => at.locator("main a[href='/single-product/5']");
  await signIn(page);
  await settled(page);
  await context.setOffline(true);
  await compareButton(page).click();
  await expect(waits(page)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto("/bonus");
  const greeting = next.locator("details:has(form[action='/logout'])").first();
  await greeting.locator("summary").click();
  await greeting.locator("form[action='/logout'] button").click();
  await expect(next.locator(".notices")).toContainText(notices.signedOut);
  for (const path of ["/compare", "/brands", "/compare"]) {
    await open(next, path);
    await expect(compared(next)).toHaveCount(0);
    await expect(waits(next)).toHaveCount(0);
  }
  await signIn(next);
  await expect(next.locator(".notices .notice-success").last()).toBeVisible();
  await settled(next);
  await open(next, "/compare");
  await expect(compared(next).first()).toBeVisible();
});

test("a pending form is marked, and its answer does not move a shopper who has left the page @script", async ({
  page,
}) => {
  await open(page, "/single-product/5");
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/cart\.data/, async (route) => {
    await answered;
    await route.continue().catch(() => undefined);
  });
  const add = page.locator("main button[value=add]").first();
  await add.click();
  await expect(add).toHaveAttribute("aria-busy", "true");
  await page.locator(".logo-link").click();
  await page.waitForURL(/\/$/);
  answer();
  await page.locator(".header-links a").first().click();
  await arrived(page, "/compare");
});
