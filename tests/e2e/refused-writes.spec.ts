/**
 * A form that the front door refuses: with a script too the shopper is told why and what to do, what was typed stays,
 * and it can be sent again where that helps. The answers themselves are tested in tests/http/refused-forms.test.ts, and
 * those to another customer's form in tests/http/pressed-by-another.test.ts.
 */

import { expect, type Page, test } from "playwright/test";
import { refusalOf } from "#app/errors/refusal.server.ts";
import { SENTENCES } from "#app/words/all.server.ts";
import { type ErrorCode, errorTable } from "#bff/errors.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { COUNTING, exhaust, network } from "#tests/support/counted-forms.ts";
import { open, settled } from "#tests/support/ready.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

const { ui } = SENTENCES.mn;

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

/** A shop that counts forms: the shop of all tests does not. */
let counting: TestShop;
test.beforeAll(async () => {
  counting = await startShop({ shopVars: COUNTING });
});
test.afterAll(() => counting?.stop());

const FORM = "application/x-www-form-urlencoded";

/** Forms that the front door refuses: for now, and for good. */
const REFUSED = {
  "rate-limited": { headers: {}, body: "message=x" },
  forbidden: { headers: { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" }, body: "message=x" },
} satisfies Partial<Record<ErrorCode, { headers: Record<string, string>; body: string }>>;

/**
 * The page's next form gets the shop's answer to one that it refuses; those after it pass.
 * @returns what the shopper must be told
 */
async function refuseOnce(page: Page, failure: keyof typeof REFUSED): Promise<string> {
  const { status } = errorTable[failure];
  const { headers, body } = REFUSED[failure];
  const from = { "CF-Connecting-IP": network() };
  if (failure === "rate-limited")
    await exhaust(counting.origin, { cookies: new Map(), headers: from }, "/contact", { message: "x" });
  const answer = await fetch(`${counting.origin}/contact.data`, {
    method: "POST",
    headers: { Origin: counting.origin, Cookie: "view=grid", "Content-Type": FORM, ...from, ...headers },
    body,
  });
  expect(answer.status).toBe(status);
  const own = Object.fromEntries([...answer.headers].filter(([name]) => /^(?:content-type|x-remix-.*)$/.test(name)));
  const refusal = { status, headers: own, body: await answer.text() };
  let isRefused = false;
  await page.route("**/*.data**", (route) => {
    if (isRefused || route.request().method() !== "POST") return route.continue();
    isRefused = true;
    return route.fulfill(refusal);
  });
  return refusalOf("mn", status, { failure, wait: 60 }).text;
}

const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

/** Types on a product's page, whose form is then refused. @returns what the shopper is told */
async function pressRefused(page: Page, failure: keyof typeof REFUSED): Promise<string> {
  await open(page, "/single-product/5");
  await page.locator(".buy-form input[name=quantity]").fill("3");
  const text = await refuseOnce(page, failure);
  await add(page).click();
  await expect(alert(page, text)).toBeVisible();
  await expect(page.locator(".notices")).not.toContainText(ui.unanswered);
  await expect(page.locator(".buy-form input[name=quantity]")).toHaveValue("3");
  return text;
}
const add = (page: Page) => page.locator(".buy-form button[value=add]");

test("a form refused for now says so, and is sent again by a press @script", async ({ page }) => {
  const text = await pressRefused(page, "rate-limited");
  await add(page).click();
  await expect(alert(page, text)).toHaveCount(0);
  await settled(page);
  await expect(page.locator(".cart-count")).toHaveText("3");
});

test("a form refused for good says so, and is not sent again @script", async ({ page }) => {
  await pressRefused(page, "forbidden");
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  await open(page, "/brands");
  expect(posts).toBe(0);
});
