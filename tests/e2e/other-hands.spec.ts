/**
 * What somebody else puts into the document before its scripts are there, an extension or a translator, takes nothing
 * from the shopper: React then renders the page anew, and what was typed is still there.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { hold } from "#tests/support/hold.ts";
import { SCRIPTS } from "#tests/support/modes.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";
import { translate } from "#tests/support/translate.ts";

const { ui } = SENTENCES.mn;

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

/** Who changes the document, and how. */
const INTRUDERS = {
  "an extension's <meta> in the head": () =>
    document.head.insertBefore(document.createElement("meta"), document.head.firstChild),
  "an extension's element after the body": () =>
    document.documentElement.appendChild(document.createElement("extension-panel")),
  "a translation": translate,
};

/** Opens a page whose scripts come only after somebody else has changed the document. */
async function openIntruded(page: Page, path: string, intrude: () => void): Promise<() => void> {
  const release = await hold(page, SCRIPTS);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator("footer")).toBeAttached();
  await page.evaluate(intrude);
  return release;
}

for (const [who, intrude] of Object.entries(INTRUDERS))
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
