/** Input during a pending request stays and is sent unchanged; 3 s latency. */

import { type Browser, expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { onLine, withCart } from "#tests/support/browser-on-line.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { open, settled } from "#tests/support/ready.ts";
import type { SlowLine } from "#tests/support/slow-line.ts";

const { ui } = SENTENCES.mn;

test.use(WITHOUT_PICTURES);

const API = process.env.API_URL ?? "";
const LATENCY = 3_000;
const PRODUCT = 5;

/** Opens a page of a shopper with one product in the cart, on a line of its own that is slow from then on. */
async function onSlowLine(
  browser: Browser,
  { path, isSignedIn = false }: { path: string; isSignedIn?: boolean },
  run: (page: Page, line: SlowLine) => Promise<void>,
): Promise<void> {
  const plain = await withCart({ [PRODUCT]: 2 });
  if (isSignedIn) await plain.post("/login", { ...(await newCustomer(API)), next: "/cart" });
  await onLine(browser, plain, async ({ page, line }) => {
    await open(page, path);
    line.latency = LATENCY;
    await run(page, line);
  });
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

/** What a shopper types on the address page. */
const ADDRESS = Object.entries({
  ...{ name: "Дэмо Болд", phone: "99112233", phone2: "88112233" },
  ...{ more: "45 тоот", w3w: "///нэг.хоёр.гурав" },
});

test("the address page: what is typed while points are being used stays, the bonus too @script", async ({
  browser,
}) => {
  await onSlowLine(browser, { path: "/shipping", isSignedIn: true }, async (page, line) => {
    const field = page.locator("#bonus");
    await page.locator("details:has(#coupon) > summary").click();
    await field.fill("700");
    await page.locator("aside button[value=bonus]").click();
    await sent(line);
    for (const [name, value] of ADDRESS) await page.locator(`[name=${name}]`).fill(value);
    await page.locator("#coupon").fill("NOSUCH");
    await field.fill("300");
    await settled(page);
    for (const [name, value] of ADDRESS) await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
    await expect(page.locator("#coupon")).toHaveValue("NOSUCH");
    await expect(field).toHaveValue("300");
    await expect(field).toBeFocused();
    await expect(page.locator("input[name=bonusShown]")).toHaveValue("700");
  });
});

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
