/** Light and dark: as the browser prefers or as the shopper chose. Its link loads a document in any mode. */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { arrived, open } from "#tests/support/ready.ts";

const { footer } = SENTENCES.mn;

test.use({ baseURL: process.env.SHOP_URL ?? "", viewport: { width: 390, height: 844 } });

const PAPER = { light: "rgb(254, 253, 251)", dark: "rgb(20, 19, 17)" };
const OTHER = { light: "dark", dark: "light" } as const;

const expectColours = async (page: Page, theme: "light" | "dark") => {
  await expect(page.locator("html")).toHaveCSS("background-color", PAPER[theme]);
  // Only the other one is offered.
  await expect(page.locator("footer").getByRole("link", { name: footer[OTHER[theme]] })).toBeVisible();
  await expect(page.locator("footer").getByRole("link", { name: footer[theme] })).toBeHidden();
};

for (const wish of ["light", "dark"] as const) {
  test(`a browser that prefers ${wish} gets ${wish}; the link changes it here and on every page, and back @script`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: wish });
    await open(page, "/brands?x=1");
    await expectColours(page, wish);
    await page.locator("footer").getByRole("link", { name: footer[OTHER[wish]] }).click();
    await arrived(page, "/brands?x=1");
    await expectColours(page, OTHER[wish]);
    // In the document itself, so that no page appears in the wrong colours first.
    const [document] = await Promise.all([page.waitForResponse("**/cart"), open(page, "/cart")]);
    expect(await document.text()).toContain(`data-theme="${OTHER[wish]}"`);
    await expectColours(page, OTHER[wish]);
    await page.locator("footer").getByRole("link", { name: footer[wish] }).click();
    await arrived(page, "/cart");
    await expectColours(page, wish);
  });
}
