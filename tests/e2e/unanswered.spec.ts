/**
 * A form without the shop's answer, or refused by its front door: the page keeps what was typed and says so, and the
 * form's own button sends it again. Presses without a network: presses.spec.ts. What is answered:
 * tests/http/refused-forms.test.ts.
 */

import { expect, type Page, test } from "playwright/test";
import { refusalOf } from "#app/errors/refusal.server.ts";
import { SENTENCES } from "#app/words/all.server.ts";
import { errorTable } from "#bff/errors.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { buy, signInAt } from "#tests/support/checkout-walk.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { open, settled } from "#tests/support/ready.ts";

const { errors, ui } = SENTENCES.mn;

const SHOP = process.env.SHOP_URL ?? "";
const API = process.env.API_URL ?? "";
test.use({ ...WITHOUT_PICTURES, baseURL: SHOP });

test("an address page that cannot be read anew has what was typed when it is opened again", async ({ page }) => {
  await buy(page);
  await signInAt(page, "/shipping", await newCustomer(API));
  await page.route(/\/shipping\.data/, (route) =>
    route.request().method() === "GET" ? route.abort("internetdisconnected") : route.continue(),
  );
  await page.locator("[name=name]").fill("Дэмо Болд");
  await page.locator("[name=district]").selectOption({ label: "Багахангай" });
  await page.getByRole("link", { name: errors.retry }).click();
  await expect(page.locator("[name=khoroo] option")).toHaveCount(3);
  await expect(page.locator("[name=name]")).toHaveValue("Дэмо Болд");
});

/** What comes in the place of the shop's answer, and what the shopper is then told. */
interface Failure {
  answer: { status: number; headers?: Record<string, string>; contentType?: string; body: string };
  told: string;
}

/** A hotel's network answers in the shop's place. */
const elsewhere = async (): Promise<Failure> => ({
  answer: { status: 200, contentType: "text/html", body: "<h1>Sign in to this hotel's network</h1>" },
  told: ui.unanswered,
});

/** The front door's own answer to a form of another site. */
async function refused(): Promise<Failure> {
  const { status } = errorTable.forbidden;
  const answer = await fetch(`${SHOP}/contact.data`, {
    method: "POST",
    headers: { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site", Cookie: "view=grid" },
    body: new URLSearchParams({ message: "x" }),
  });
  expect(answer.status).toBe(status);
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => /^(?:content-type|x-remix-.*)$/.test(name)),
  );
  return {
    answer: { status, headers, body: await answer.text() },
    told: refusalOf("mn", status, { failure: "forbidden", wait: 60 }).text,
  };
}

const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

for (const [what, failureOf] of Object.entries({ "not the shop's": elsewhere, "a refusal": refused }))
  test(`adding with an answer that is ${what} keeps the page and the quantity, and is sent again by a press alone`, async ({
    page,
  }) => {
    const { answer, told } = await failureOf();
    await open(page, "/single-product/5");
    const quantity = page.locator(".buy-form input[name=quantity]");
    await quantity.fill("2");
    const add = page.locator(".buy-form button[value=add]");
    let posts = 0;
    await page.route(/\/cart\/lines\.data/, (route) => {
      posts += 1;
      return posts === 1 ? route.fulfill(answer) : route.continue();
    });
    await add.click();
    await expect(alert(page, told)).toBeVisible();
    await expect(page).toHaveURL(/\/single-product\/5$/);
    await expect(quantity).toHaveValue("2");
    await settled(page);
    expect(posts).toBe(1);
    await add.click();
    await expect(alert(page, told)).toHaveCount(0);
    await settled(page);
    await expect(page.locator(".cart-count")).toHaveText("2");
  });
