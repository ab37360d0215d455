/** Input during a pending request stays and is sent unchanged; 3 s latency. */

import { type Browser, expect, type Locator, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { open, settled } from "#tests/support/ready.ts";
import { type SlowLine, startSlowLine } from "#tests/support/slow-line.ts";

const { ui } = SENTENCES.mn;

test.use(WITHOUT_PICTURES);

const SHOP = process.env.SHOP_URL ?? "";
const API = process.env.API_URL ?? "";
const LATENCY = 3_000;
const PRODUCT = 5;

/** Opens a page of a shopper with one product in the cart, on a line of its own that is slow from then on. */
async function onSlowLine(
  browser: Browser,
  { path, isSignedIn = false }: { path: string; isSignedIn?: boolean },
  run: (page: Page, line: SlowLine) => Promise<void>,
): Promise<void> {
  const line = await startSlowLine(SHOP);
  const context = await browser.newContext({ baseURL: line.origin });
  try {
    const plain = new PlainBrowser(SHOP, { "Sec-Fetch-Site": "same-origin" });
    await plain.post("/cart", { intent: "add", id: String(PRODUCT), quantity: "2" });
    if (isSignedIn) await plain.post("/login", { ...(await newCustomer(API)), next: "/cart" });
    await context.addCookies([...plain.cookies].map(([name, value]) => ({ name, value, url: line.origin })));
    const page = await context.newPage();
    await open(page, path);
    line.latency = LATENCY;
    await run(page, line);
  } finally {
    await context.close();
    await line.stop();
  }
}

/** The first write has reached the shop; its answer has not come. */
const sent = (line: SlowLine, count = 1) => expect.poll(() => line.posts.length).toBe(count);

test("the cart's quantity: what is typed while the last one is being set stays, and is set when it is left @script", async ({
  browser,
}) => {
  await onSlowLine(browser, { path: "/cart" }, async (page, line) => {
    const field = page.locator(".cart-line input[name^=quantity]");
    await page.locator(".cart-line").getByRole("button", { name: ui.more }).click();
    await expect(field).toHaveValue("3");
    await sent(line);
    await field.click();
    await field.press("Control+A");
    await field.pressSequentially("7");
    await settled(page);
    await expect(page.locator(".cart-count")).toHaveText("3");
    await expect(field).toHaveValue("7");
    await expect(field).toBeFocused();
    await field.blur();
    await settled(page);
    await expect(page.locator(".cart-count")).toHaveText("7");
    await expect(field).toHaveValue("7");
    // + names its step in its address, beside the number that was there.
    expect(line.posts.map(({ fields }) => fields.get(`quantity${PRODUCT}`))).toEqual(["2", "7"]);
  });
});

test("the product page's quantity: what is typed while an addition is on its way stays @script", async ({
  browser,
}) => {
  await onSlowLine(browser, { path: `/single-product/${PRODUCT}` }, async (page, line) => {
    const field = page.locator(".buy-form input[name=quantity]");
    await field.fill("2");
    await page.locator(".buy-form button[value=add]").click();
    await sent(line);
    await field.fill("4");
    await settled(page);
    await expect(page.locator(".cart-count")).toHaveText("4");
    await expect(field).toHaveValue("4");
  });
});

/** What a shopper types and chooses on the address page, each with what it must then hold. */
const ADDRESS: readonly [name: string, change: (field: Locator) => Promise<unknown>, value: string][] = [
  ["name", (field) => field.fill("Дэмо Болд"), "Дэмо Болд"],
  ["phone", (field) => field.fill("99112233"), "99112233"],
  ["phone2", (field) => field.fill("88112233"), "88112233"],
  ["more", (field) => field.fill("45 тоот"), "45 тоот"],
  ["w3w", (field) => field.fill("///нэг.хоёр.гурав"), "///нэг.хоёр.гурав"],
];

for (const [intent, bonus, used] of [
  ["bonus", "700", "700"],
  // More than the customer has: what is used is not what was sent.
  ["bonus", "999999", null],
] as const) {
  test(`the address page: what is typed while ${bonus} points are being used stays, the bonus too @script`, async ({
    browser,
  }) => {
    await onSlowLine(browser, { path: "/shipping", isSignedIn: true }, async (page, line) => {
      const field = page.locator("#bonus");
      await page.locator("details:has(#coupon) > summary").click();
      await field.fill(bonus);
      await field.evaluate((input) => input instanceof HTMLInputElement && input.form?.setAttribute("novalidate", ""));
      await page.locator(`aside button[value=${intent}]`).click();
      await sent(line);
      for (const [name, change] of ADDRESS) await change(page.locator(`[name=${name}]`));
      await page.locator("#coupon").fill("NOSUCH");
      await field.fill("300");
      await settled(page);
      for (const [name, , value] of ADDRESS) await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
      await expect(page.locator("#coupon")).toHaveValue("NOSUCH");
      await expect(field).toHaveValue("300");
      await expect(field).toBeFocused();
      const shown = page.locator("input[name=bonusShown]");
      if (used) await expect(shown).toHaveValue(used);
      else await expect(shown).not.toHaveValue(/^(0|999999)$/);
    });
  });
}

test("the address page: a khoroo chosen while the district is on its way stays, and counts @script", async ({
  browser,
}) => {
  await onSlowLine(browser, { path: "/shipping", isSignedIn: true }, async (page, line) => {
    const [district, khoroo] = [page.locator("select[name=district]"), page.locator("select[name=khoroo]")];
    await district.selectOption({ index: 2 });
    await sent(line);
    await khoroo.selectOption("4");
    await page.getByRole("radio").last().check();
    const chosen = await district.inputValue();
    await settled(page);
    await expect(district).toHaveValue(chosen);
    await expect(khoroo).toHaveValue("4");
    await expect(page.getByRole("radio").last()).toBeChecked();
    expect(line.posts.map(({ fields }) => [fields.get("district"), fields.get("khoroo")])).toEqual([
      // Another district asks for its khoroo.
      [chosen, ""],
      [chosen, "4"],
    ]);
  });
});
