/**
 * Random ways through a list's filters with scripts: what is chosen is what is shown. Without them:
 * tests/http/listing.test.ts.
 */

import fc from "fast-check";
import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { draws, everyNth } from "#tests/support/draws.ts";
import { type Field, idsOn, LISTS, type ListCase, matching } from "#tests/support/list-model.ts";
import { open as openPage } from "#tests/support/ready.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

const { listing: words } = SENTENCES.mn;

let shop: TestShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop?.stop());
test.use({ ...WITHOUT_PICTURES, viewport: { width: 1440, height: 900 }, actionTimeout: 10_000 });

const open = (page: Page, path: string) => openPage(page, shop.origin + path);
const boxOf = (page: Page, [name, value]: Field) =>
  page.locator(`input[name="${name}"][value="${value.replaceAll('"', '\\"')}"]`);

/**
 * Toggles a box as a shopper does: opens the fold that hides it, and clicks the button where a choice does not apply at
 * once.
 */
async function toggle(page: Page, field: Field, atOnce: boolean): Promise<void> {
  const box = boxOf(page, field);
  const closed = page.locator("#filters details:not([open])").filter({ has: box });
  while ((await closed.count()) > 0) await closed.first().locator("> summary").click();
  const before = page.url();
  await box.click();
  if (!atOnce) await page.locator("#filters").getByRole("button", { name: words.apply }).click();
  await page.waitForURL((url) => url.href !== before);
}

async function expectModel(page: Page, list: ListCase, chosen: readonly Field[]): Promise<void> {
  const expected = await matching(shop.sql, list, chosen);
  await expect(page.locator(".listing-head [role=status]")).toContainText(`${expected.length} бүтээгдэхүүн`);
  await expect(page.locator("#filters input:checked")).toHaveCount(chosen.length);
  expect(await idsOn(page)).toEqual(expected.slice(0, 30));
}

for (const list of everyNth(
  LISTS.filter(({ isRanked }) => !isRanked),
  2,
  0,
)) {
  test(`${list.name}: a random way through the filters shows what SQL finds @script`, async ({ page }) => {
    const atOnce = /category/.test(list.path);
    await open(page, list.path);
    const all = await page
      .locator("#filters input[type=checkbox]")
      .evaluateAll((boxes) => boxes.map((box) => [box.getAttribute("name") ?? "", box.getAttribute("value") ?? ""]));
    const fields = all.map(([name = "", value = ""]): Field => [name, value]);
    const walks = fc.sample(fc.array(fc.constantFrom(...fields), { minLength: 5, maxLength: 5 }), {
      numRuns: draws(1, 2),
      seed: 7,
    });
    for (const walk of walks) {
      await open(page, list.path);
      let chosen: Field[] = [];
      for (const field of walk) {
        const isChosen = chosen.some((each) => String(each) === String(field));
        chosen = isChosen ? chosen.filter((each) => String(each) !== String(field)) : [...chosen, field];
        await toggle(page, field, atOnce);
        await expectModel(page, list, chosen);
      }
      // Back through a chip, then by the browser.
      const address = page.url();
      if (chosen.length > 0) {
        await page.locator(".chips .chip").first().click();
        await page.waitForURL((url) => url.href !== address);
        await expect(page.locator("#filters input:checked")).toHaveCount(chosen.length - 1);
        await page.goBack();
        await expect(page).toHaveURL(address);
        await expectModel(page, list, chosen);
      }
    }
  });
}
