/**
 * The product page, comparing and saving in a browser: what moves, what has the focus, what the keyboard reaches. What
 * is compared, saved and reviewed: tests/http/compare-save-review.test.ts.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { type Customer, newCustomer } from "#tests/support/customer.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";

const { account, product, review, ui } = SENTENCES.mn;

const API = process.env.API_URL ?? "";
test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

/** Products of the seed; which ones does not matter. */
const PRODUCTS = [20, 22, 25, 28, 31, 34, 37];
const pageOf = (id: number) => `/single-product/${id}`;

async function fillSignIn(page: Page, customer: Customer): Promise<void> {
  await page.getByLabel(account.email).fill(customer.email);
  await page.getByLabel(account.password).fill(customer.password);
  await page.locator("main").getByRole("button", { name: account.login }).click();
}

test("the second click of a double click on a card's heart takes nothing back", async ({ page }) => {
  const customer = await newCustomer(API);
  await open(page, "/login");
  await fillSignIn(page, customer);
  await arrived(page, "/");
  await open(page, "/category/1");
  const button = page.locator(".card-buttons [aria-pressed]").first();
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await button.dispatchEvent("click", { detail: 2 });
  await settled(page);
  await open(page, "/category/1");
  await expect(button).toHaveAttribute("aria-pressed", "true");
});

test("the gallery marks the visible picture, and its links scroll nothing else", async ({ page }) => {
  await open(page, pageOf(26));
  const gallery = page.getByRole("region", { name: product.gallery });
  const current = gallery.locator(".gallery-thumbs [aria-current]");
  await expect(current).toHaveAttribute("href", "#picture-1");
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
  await gallery.getByRole("link", { name: "3-р зургийг харах" }).click();
  await expect(current).toHaveAttribute("href", "#picture-3");
  await expect(current).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(60);
});

test.describe("by keyboard", () => {
  test("gallery, sections, colours and the instalments are links in reach, stars are one group of radios", async ({
    page,
  }) => {
    await page.goto(pageOf(26));
    const gallery = page.getByRole("region", { name: product.gallery });
    // Those beside the first wait for the row to move.
    const pictures = gallery.getByRole("img", { name: /\d-р зураг$/, includeHidden: true });
    await expect(pictures).toHaveCount(4);
    const second = gallery.getByRole("link", { name: "2-р зургийг харах" });
    await second.focus();
    await page.keyboard.press("Enter");
    await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.7 });
    await expect(gallery.getByRole("link", { name: new RegExp(`^${product.enlarge}: `) })).toHaveCount(4);

    await page.getByRole("navigation", { name: product.sections }).getByRole("link", { name: product.reviews }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#reviews$/);

    const star = page.getByRole("radiogroup", { name: review.mine }).getByRole("radio", { name: "1 од" });
    await star.focus();
    for (let times = 0; times < 3; times++) await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "4 од" })).toBeChecked();

    const colours = page.getByRole("list", { name: product.colours }).or(page.locator(".colours")).getByRole("link");
    const other = colours.nth(1);
    const address = await other.getAttribute("href");
    await other.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${address}$`));

    await page.locator("a[href='#instalments']").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: product.instalmentsTitle })).toBeVisible();
    await page.getByRole("dialog").getByRole("link", { name: ui.close }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

/** Presses a remove button by keyboard or pointer, and waits for what follows. */
async function removeProduct(page: Page, id: number, how: "keyboard" | "pointer"): Promise<void> {
  const button = page.locator(`#p-${id} button[value=remove]`);
  if (how === "keyboard") await button.press("Enter");
  else await button.click();
  await settled(page);
  await expect(page.locator(`#p-${id}`)).toHaveCount(0);
}

for (const [where, path, how] of [
  ["compare", "/compare", "keyboard"],
  ["favourites", "/profile?role=saved", "pointer"],
] as const)
  test(`${where}: after a removal by ${how} the focus is at the next product's button, the last one's, at last the page's start`, async ({
    page,
  }) => {
    const [first = 0, second = 0, third = 0] = PRODUCTS;
    if (where === "favourites") {
      await page.goto("/login?next=/profile");
      await fillSignIn(page, await newCustomer(API));
      await arrived(page, "/profile");
    }
    for (const id of [first, second, third]) {
      await open(page, pageOf(id));
      await page.locator(`.buy-form button[value=${where === "compare" ? "compare" : "save"}]`).click();
      await settled(page);
    }
    await open(page, path);
    const shown = await page
      .locator("main [id^=p-]")
      .evaluateAll((items) => items.map(({ id }) => Number(id.slice("p-".length))));
    expect([...shown].sort()).toEqual([first, second, third].sort());
    const [top = 0, middle = 0, last = 0] = shown;
    const removeButton = (id: number) => page.locator(`#p-${id} button[value=remove]`);
    await removeProduct(page, middle, how);
    await expect(removeButton(last)).toBeFocused();
    await page.locator(".notices").getByRole("button", { name: ui.putBack }).click();
    await settled(page);
    await expect(page.locator(`#p-${middle}`)).toBeVisible();
    await removeProduct(page, top, how);
    await expect(page.locator("main :focus")).toHaveAttribute("value", "remove");
    const left = await page.locator("main [id^=p-]").evaluateAll((items) => items.map(({ id }) => id));
    await removeProduct(page, Number(left[1]?.slice(2)), how);
    await expect(page.locator(`#${left[0]} button[value=remove]`)).toBeFocused();
    await removeProduct(page, Number(left[0]?.slice(2)), how);
    await expect(page.locator("#content")).toBeFocused();
  });
