/**
 * A form over its rate limit, in a browser without scripts: the page says when to come back, holds what was typed
 * except passwords, and sends it again. Every form whose posts are counted (decision 0163); with a script:
 * refused-writes.spec.ts.
 */

import { parse } from "node-html-parser";
import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { COUNTING, countedForms, exhaust, SECRET } from "#tests/support/counted-forms.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { weekly } from "#tests/support/draws.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { open, quiet } from "#tests/support/ready.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

const { errors, resend } = SENTENCES.mn;

test.use(WITHOUT_PICTURES);

test.setTimeout(90_000);

let shop: TestShop;
test.beforeAll(async () => {
  shop = await startShop({ shopVars: COUNTING });
});
test.afterAll(() => shop?.stop());

let networks = 0;
/** A network that no test has used: the limit's minute need not be waited out. */
const network = () => `203.0.113.${++networks}`;

/** What its page is for: it leads on by itself, to a provider that is not there (tests/http/refused-forms.test.ts). */
const LEADS_AWAY = "/login/:provider";

/** A browser's cookies of somebody for whom the form's page opens. */
async function prepared(form: { page: string; who: string }): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin, { "CF-Connecting-IP": network() });
  if (form.who !== "customers") return browser;
  await browser.post("/cart", { intent: "add", id: "5", quantity: "1" });
  await browser.open("/login");
  await browser.press("Нэвтрэх", { ...(await newCustomer(shop.apiOrigin)) });
  if (form.page !== "/confirm-order") return browser;
  await browser.open("/shipping");
  const place = { district: "1", khoroo: "1", more: "12-р байр, 45 тоот" };
  await browser.press("place", { name: "Дорж", phone: "99112233", ...place });
  return browser;
}

const buttonOf = (page: Page, button: string) =>
  page
    .locator(`main button[value="${button}"]`)
    .or(page.locator("main").getByRole("button", { name: button, exact: true }))
    // The button that Enter presses stands before the others, unseen.
    .and(page.locator(":not(.visually-hidden)"))
    .first();

/** Types by name, on the page as it stands. */
async function type(page: Page, values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) {
    const field = page.locator(`main [name="${name}"]`).first();
    // The coupon's field is in a fold.
    if (!(await field.isVisible()))
      await page
        .locator("main details", { has: page.locator(`[name="${name}"]`) })
        .locator("summary")
        .click();
    await field.fill(text);
  }
}

/** Waits for the document that a press leads to, at whatever address. */
async function toAnother(page: Page, press: () => Promise<void>) {
  const document = page.waitForEvent("domcontentloaded");
  await press();
  await document;
  await quiet(page);
}

for (const [turn, form] of countedForms()
  .filter(({ pattern }) => pattern !== LEADS_AWAY)
  .entries())
  test(`${form.page}: the page says when to come back, and sends again what was typed @noscript${weekly(turn % 2 === 1)}`, async ({
    page,
    context,
  }) => {
    const { button, typed, passwords = {}, limit, after } = form;
    const { cookies, headers } = await prepared(form);
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: shop.origin })));
    await page.setExtraHTTPHeaders(headers);
    await open(page, shop.origin + form.page);
    await type(page, { ...typed, ...Object.fromEntries(Object.keys(passwords).map((name) => [name, SECRET])) });
    const [path = ""] = form.page.split("?");
    await exhaust(shop.origin, { cookies, headers }, path, { [limit.field ?? "nothing"]: "x" });

    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await toAnother(page, () => buttonOf(page, button).click());
    const refused = await answer;
    expect([refused.status(), refused.headers()["retry-after"]]).toEqual([429, "60"]);
    await expect(page.locator("html")).toHaveAttribute("lang", "mn");
    await expect(page.locator("h1")).toHaveText(errors.rateLimited);
    await expect(page.locator("main")).toContainText(resend.hint.replace("{{minutes}}", "1"));
    expect(await page.content()).not.toContain(SECRET);

    await page.setExtraHTTPHeaders({ "CF-Connecting-IP": network() });
    for (const [name, text] of Object.entries(passwords)) {
      const field = page.locator(`main input[type=password][name="${name}"]`);
      await expect(field).toHaveValue("");
      await field.fill(text);
    }
    await toAnother(page, () => page.locator("main").getByRole("button", { name: resend.submit, exact: true }).click());
    after({ visit: { url: new URL(page.url()), page: parse(await page.content()) } });
  });
