/**
 * What somebody else puts into the document before its scripts are there, an extension or a translator, takes nothing
 * from the shopper: React then renders the page anew, and what was typed is still there. All forms of
 * tests/support/shop-forms.ts.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { everyNth } from "#tests/support/draws.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { hold } from "#tests/support/hold.ts";
import { SCRIPTS } from "#tests/support/modes.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";
import { comeAs, SHOP_FORMS, type ShopForm } from "#tests/support/shop-forms.ts";
import { translate } from "#tests/support/translate.ts";

const { ui } = SENTENCES.mn;

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

let shop: FaultyShop;
test.beforeAll(async () => {
  shop = await startFaultyShop();
});
test.afterAll(() => shop?.stop());

/** Who changes the document, and how. */
const INTRUDERS = {
  "an extension's <meta> in the head": () =>
    document.head.insertBefore(document.createElement("meta"), document.head.firstChild),
  "an extension's element after the body": () =>
    document.documentElement.appendChild(document.createElement("extension-panel")),
  "a translation": translate,
};
const intruders = Object.entries(INTRUDERS);

/** Opens a page whose scripts come only after somebody else has changed the document. */
async function openIntruded(page: Page, path: string, intrude: () => void): Promise<() => void> {
  const release = await hold(page, SCRIPTS);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator("footer")).toBeAttached();
  await page.evaluate(intrude);
  return release;
}

/** What stands in a form's fields of these names; first, with `isTyped`, types it. */
const fieldsOf = (page: Page, { button, good }: ShopForm, isTyped: boolean) =>
  page.evaluate(
    ({ button, good, isTyped }) => {
      const isNamed = (one: HTMLButtonElement) => one.value === button || one.textContent?.trim() === button;
      const buttons = [...document.querySelectorAll<HTMLButtonElement>("main button:not([aria-hidden])")];
      const form = buttons.find((one) => one.form && isNamed(one))?.form ?? buttons.find((one) => one.form)?.form;
      const typed: Record<string, string> = {};
      for (const [name, value] of Object.entries(good)) {
        const field = form?.elements.namedItem(name);
        if (!field || !("value" in field)) continue;
        if (isTyped) {
          field.value = value;
          if (field instanceof Element)
            for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
        }
        typed[name] = field.value;
      }
      return typed;
    },
    { button, good, isTyped },
  );

for (const [index, form] of SHOP_FORMS.entries())
  for (const [who, intrude] of everyNth(intruders, 3, index))
    test(`${form.name}: ${who} takes away nothing of what is typed @script`, async ({ page, context }) => {
      const visitor = await comeAs(form.who, shop.origin);
      await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: shop.origin })));
      const release = await openIntruded(page, shop.origin + form.path, intrude);
      const typed = await fieldsOf(page, form, true);
      expect(Object.keys(typed)).not.toEqual([]);
      release();
      await settled(page);
      expect(await fieldsOf(page, form, false)).toEqual(typed);
    });

for (const [who, intrude] of intruders)
  test(`${who} does not take away the place where somebody types @script`, async ({ page }) => {
    const release = await openIntruded(page, "/brands", intrude);
    const search = page.locator("header input[name=p]").first();
    await search.pressSequentially("ab");
    release();
    await settled(page);
    await expect(search).toBeFocused();
    await page.keyboard.type("c");
    await expect(search).toHaveValue("abc");
  });

test("in a page that is translated, numbers change with the cart @script", async ({ page }) => {
  await open(page, "/single-product/5");
  await page.locator("main button[value=buy]").click();
  await arrived(page, "/cart");
  await settled(page);
  await page.evaluate(translate);
  await page.locator(".cart-line").getByRole("button", { name: ui.more }).click();
  await expect(page.locator(".cart-count")).toHaveText("2");
  await settled(page);
  /** Digits of every text that has some: the words are the translator's. What fits the cart each document draws anew. */
  const numbers = () =>
    page.evaluate(() => {
      document.querySelector("[aria-labelledby=fitting]")?.remove();
      return (document.body.innerText.match(/\d[\d\s,.]*/g) ?? []).map((one) => one.trim());
    });
  const shown = await numbers();
  await open(page, "/cart");
  expect(shown).toEqual(await numbers());
});
