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

const { contact, ui } = SENTENCES.mn;

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

interface Form {
  name: string;
  path: string;
  type: (page: Page) => Promise<unknown>;
  send: (page: Page) => Promise<unknown>;
  /** What was typed is there. */
  stays: (page: Page) => Promise<unknown>;
  /** What is there once it was taken. */
  taken: (page: Page) => Promise<unknown>;
}

const FORMS: readonly Form[] = [
  {
    name: "a product's form",
    path: "/single-product/5",
    type: (page) => page.locator(".buy-form input[name=quantity]").fill("3"),
    send: (page) => page.locator(".buy-form button[value=add]").click(),
    stays: (page) => expect(page.locator(".buy-form input[name=quantity]")).toHaveValue("3"),
    taken: (page) => expect(page.locator(".cart-count")).toHaveText("3"),
  },
  {
    name: "a form of words",
    path: "/contact",
    type: (page) => page.getByLabel(contact.message).fill("Маш хурдан ирлээ"),
    send: (page) => page.locator("main form button[value=confirm]:visible").click(),
    stays: (page) => expect(page.getByLabel(contact.message)).toHaveValue("Маш хурдан ирлээ"),
    // A guest goes on by signing in, or mends what is missing.
    taken: (page) => expect(page.locator("main [role=alert], main input[name=password]").first()).toBeVisible(),
  },
];

for (const { name, path, type, send, stays, taken } of FORMS) {
  test(`${name} refused for now says so, and is sent again by a press @script`, async ({ page }) => {
    await open(page, path);
    await type(page);
    const text = await refuseOnce(page, "rate-limited");
    await send(page);
    await expect(alert(page, text)).toBeVisible();
    await expect(page.locator(".notices")).not.toContainText(ui.unanswered);
    await stays(page);
    await send(page);
    await expect(alert(page, text)).toHaveCount(0);
    await settled(page);
    await taken(page);
  });

  test(`${name} refused for good says so, and is not sent again @script`, async ({ page }) => {
    await open(page, path);
    await type(page);
    const text = await refuseOnce(page, "forbidden");
    await send(page);
    await expect(alert(page, text)).toBeVisible();
    await stays(page);
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts += 1;
    });
    await open(page, "/brands");
    expect(posts).toBe(0);
  });
}
