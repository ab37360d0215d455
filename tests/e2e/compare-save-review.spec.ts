/** Comparing, saving, reviewing in a browser, with scripts and without: the same clicks, the same outcome. */

import fc from "fast-check";
import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { type Customer, newCustomer } from "#tests/support/customer.ts";
import { draws } from "#tests/support/draws.ts";
import { windowTitle } from "#tests/support/pages.ts";
import { arrived, hydrated, open, settled } from "#tests/support/ready.ts";

const { account, card, compare, errors, notices, product, review, ui } = SENTENCES.mn;

const API = process.env.API_URL ?? "";
test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

/** Products of the seed; which ones does not matter. */
const PRODUCTS = [20, 22, 25, 28, 31, 34, 37];
const pageOf = (id: number) => `/single-product/${id}`;
const notice = (page: Page, text: string) => page.locator(".notices .notice").filter({ hasText: text });
const idsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((a) => Number(a.getAttribute("href")?.split("/").at(-1))));

async function fillSignIn(page: Page, customer: Customer): Promise<void> {
  await page.getByLabel(account.email).fill(customer.email);
  await page.getByLabel(account.password).fill(customer.password);
  await page.locator("main").getByRole("button", { name: account.login }).click();
}

/** The same clicks every time, so that a failure can be reproduced. */
const presses = fc.sample(
  fc.record({ what: fc.constantFrom("add", "add", "remove", "removeAndPutBack"), pick: fc.nat(99) }),
  { numRuns: draws(9, 14), seed: 4 },
);
const pick = (list: readonly number[], index: number) => list[index % list.length] ?? 0;

test("compare and recently viewed follow the rules, whatever is clicked", async ({ page }) => {
  let compared: number[] = [];
  let viewed: number[] = [];
  for (const { what, pick: index } of presses) {
    if (what === "add" || compared.length === 0) {
      const id = pick(PRODUCTS, index);
      await page.goto(pageOf(id));
      viewed = [id, ...viewed.filter((other) => other !== id)];
      expect(await idsOf(page, ".recent a")).toEqual(viewed.slice(1, 6));
      await page.locator(".buy-form button[value=compare]").click();
      const isRefused = compared.length === 4 && !compared.includes(id);
      const added = compared.includes(id) ? notices.inCompare : notices.addedToCompare;
      await expect(notice(page, isRefused ? notices.compareFull : added)).toBeVisible();
      if (!isRefused && !compared.includes(id)) compared = [...compared, id];
    } else {
      const id = pick(compared, index);
      await page.goto("/compare");
      await page.locator(`#p-${id} button[value=remove]`).click();
      await expect(notice(page, notices.removedFromCompare)).toBeVisible();
      if (what === "remove") compared = compared.filter((other) => other !== id);
      else {
        await page.getByRole("button", { name: ui.putBack }).click();
        await expect(notice(page, notices.putBackPlain)).toBeVisible();
      }
    }
    await page.goto("/compare");
    expect(await idsOf(page, "thead th a")).toEqual(compared);
    if (compared.length === 0) await expect(page.getByText(compare.empty)).toBeVisible();
  }
});

test("favourites follow the rules, whatever is clicked", async ({ page }) => {
  await page.goto("/login?next=/profile");
  await fillSignIn(page, await newCustomer(API));
  await arrived(page, "/profile");
  let saved: number[] = [];
  for (const { what, pick: index } of presses) {
    if (what === "add" || saved.length === 0) {
      const id = pick(PRODUCTS, index);
      await page.goto(pageOf(id));
      const isOff = saved.includes(id);
      await page.locator(`.buy-form button[value=${isOff ? "remove" : "save"}]`).click();
      if (isOff) {
        // Pressing the heart again undoes the first press, and its notice can undo that in turn.
        await expect(notice(page, notices.removedFromSaved)).toBeVisible();
        await expect(page.locator(".buy-form button[value=save]")).toHaveAttribute("aria-pressed", "false");
        await expect(page).toHaveURL(new RegExp(`${pageOf(id)}$`));
        await page.getByRole("button", { name: ui.putBack }).click();
        await expect(page.locator(".buy-form button[value=remove]")).toHaveAttribute("aria-pressed", "true");
        await expect(page).toHaveURL(new RegExp(`${pageOf(id)}$`));
        continue;
      }
      const isRefused = saved.length === 5;
      await expect(notice(page, isRefused ? notices.favouritesFull : notices.favouriteSaved)).toBeVisible();
      if (!isRefused) saved = [...saved, id];
    } else {
      const id = pick(saved, index);
      await page.goto("/profile?role=saved");
      await page.locator(`#p-${id} button[value=remove]`).click();
      await expect(notice(page, notices.removedFromSaved)).toBeVisible();
      if (what === "remove") saved = saved.filter((other) => other !== id);
      else {
        await page.getByRole("button", { name: ui.putBack }).click();
        await expect(notice(page, notices.putBackPlain)).toBeVisible();
      }
    }
    await page.goto("/profile?role=saved");
    expect((await idsOf(page, ".saved-list h2 a")).sort()).toEqual([...saved].sort());
  }
});

test("a guest saves from a card, mistypes the password, and comes back to that card with the product saved", async ({
  page,
}) => {
  const customer = await newCustomer(API);
  await page.goto("/sub-category/1");
  const first = page.locator("article.card").first();
  const id = await first.getAttribute("id");
  await first.locator("button[value=save]").click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(notice(page, errors.signInRequired)).toBeVisible();
  await fillSignIn(page, { ...customer, password: "not-this-one" });
  await expect(page.locator("main [role=alert]").first()).toBeVisible();
  await fillSignIn(page, customer);
  await expect(page).toHaveURL(new RegExp(`/sub-category/1#${id}$`));
  await expect(notice(page, notices.favouriteSaved)).toBeVisible();
});

for (const [where, path, heart] of [
  ["a card", "/category/1", ".card-buttons [aria-pressed]"],
  ["the product's page", pageOf(20), ".buy-form [aria-pressed]"],
] as const)
  test(`the second click of a double click on the heart of ${where} takes nothing back @script`, async ({ page }) => {
    const customer = await newCustomer(API);
    await open(page, "/login");
    await fillSignIn(page, customer);
    await arrived(page, "/");
    await open(page, path);
    await hydrated(page);
    const button = page.locator(heart).first();
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await button.dispatchEvent("click", { detail: 2 });
    await settled(page);
    await open(page, path);
    await expect(button).toHaveAttribute("aria-pressed", "true");
  });

test("a guest's review survives the sign-in page, is given, and is changed", async ({ page }) => {
  const customer = await newCustomer(API);
  // The same product is reviewed with scripts and without, at the same time.
  const [first, second] = [`<b>Авахыг</b> зөвлөе ${crypto.randomUUID()}`, `Бодлоо өөрчиллөө ${crypto.randomUUID()}`];
  const message = `Гоё юм байна.\n${first} "100%"`;
  await page.goto(pageOf(40));
  const form = page.locator("#review-form");
  await form.getByRole("radio", { name: "4 од" }).check();
  await form.getByLabel(review.comment).fill(message);
  await form.getByRole("button", { name: review.send }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillSignIn(page, customer);
  await expect(page).toHaveURL(/#review-form$/);
  await expect(form.getByLabel(review.comment)).toHaveValue(message);
  await expect(form.getByRole("radio", { name: "4 од" })).toBeChecked();
  await form.getByRole("button", { name: review.send }).click();
  await expect(notice(page, notices.reviewGiven)).toBeVisible();
  await expect(page.locator(".review").filter({ hasText: first })).toHaveCount(1);
  await expect(form.getByRole("heading", { name: review.change })).toBeVisible();

  await form.getByRole("radio", { name: "2 од" }).check();
  await form.getByLabel(review.comment).fill("");
  await form.getByRole("button", { name: review.send }).click();
  await expect(form.locator(".error-summary")).toContainText(review.commentRequired);
  await expect(page).toHaveTitle(/^Алдаа: /);
  await expect(form.getByRole("radio", { name: "2 од" })).toBeChecked();
  await form.getByLabel(review.comment).fill(second);
  await form.getByRole("button", { name: review.send }).click();
  await expect(notice(page, notices.reviewGiven)).toBeVisible();
  await expect(page.locator(".review").filter({ hasText: second })).toHaveCount(1);
  await expect(page.locator(".review").filter({ hasText: first })).toHaveCount(0);
});

test("a removed cart line is put back with its quantity, in its place", async ({ page }) => {
  for (const id of PRODUCTS.slice(0, 2)) {
    await page.goto(pageOf(id));
    await page.getByRole("textbox", { name: product.quantity }).fill("2");
    await page.locator("main button[value=add]").first().click();
    await expect(page.locator(".notices .notice-success")).toBeVisible();
  }
  await page.goto("/cart");
  const ids = () => page.locator(".cart-line").evaluateAll((lines) => lines.map(({ id }) => id));
  const before = await ids();
  await page.locator(".cart-line").first().locator("button[value=remove]").click();
  await expect(page.locator(".cart-line")).toHaveCount(1);
  await page.getByRole("button", { name: ui.putBack }).click();
  await expect(page.locator(".cart-line")).toHaveCount(2);
  expect(await ids()).toEqual(before);
  await expect(page.locator(".cart-line input[name^=quantity]").first()).toHaveValue("2");
});

test("a refused add leaves the quantity that was typed", async ({ page }) => {
  await page.goto(pageOf(20));
  const quantity = page.getByRole("textbox", { name: product.quantity });
  const most = (await quantity.getAttribute("data-max")) ?? "";
  await quantity.fill("2");
  await page.locator("main button[value=add]").first().click();
  await expect(page.locator(".notices .notice-success")).toBeVisible();
  for (const [turn, button] of ["add", "buy"].entries()) {
    await quantity.fill(most);
    await page.locator(`main button[value=${button}]`).first().click();
    await expect(notice(page, notices.stockShort)).toBeVisible();
    await expect(quantity).toHaveValue(most);
    // A card's result does not concern this page's field.
    await page.locator("article.card button[value=compare]").nth(turn).click();
    await expect(page.locator(".notices .notice-success")).toBeVisible();
  }
});

test("quantity begins at one on every product; another colour is another address with its own title", async ({
  page,
}) => {
  await page.goto(pageOf(20));
  await page.getByRole("textbox", { name: product.quantity }).fill("3");
  await page.locator(".card-title a").first().click();
  await expect(page).not.toHaveURL(new RegExp(`${pageOf(20)}$`));
  await expect(page.getByRole("textbox", { name: product.quantity })).toHaveValue("1");
  await expect(page).toHaveTitle(windowTitle((await page.locator("h1").textContent()) ?? ""));
});

test("the gallery marks the visible picture, and its links scroll nothing else @script", async ({ page }) => {
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

test.describe("the front page's slides", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("have a dot each, which brings its slide into sight, and with a script leaves the page where it is", async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/");
    const dots = page.locator(".hero .dot");
    const hasScript = javaScriptEnabled !== false;
    const place = 40;
    await page.mouse.move(195, 600);
    await page.mouse.wheel(0, place);
    await expect.poll(() => page.locator("html").evaluate((html) => html.scrollTop)).toBe(place);
    const address = await dots.nth(1).getAttribute("href");
    await dots.nth(1).click();
    await expect(page.locator(address ?? "")).toBeInViewport({ ratio: 0.9 });
    // Without a script the link scrolls to the slide as every fragment does.
    if (hasScript) expect(await page.locator("html").evaluate((html) => html.scrollTop)).toBe(place);
    // Only a script knows which slide is visible; without one no dot is marked.
    await expect(page.locator(".hero .dot[aria-current]")).toHaveCount(hasScript ? 1 : 0);
    if (hasScript) await expect(dots.nth(1)).toHaveAttribute("aria-current", "true");
  });
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

  test("the compare table has a header for each column and row, and each button names its product", async ({
    page,
  }) => {
    await page.goto("/compare?ids=20,22");
    const table = page.getByRole("table", { name: compare.crumb });
    await expect(table.getByRole("columnheader")).toHaveCount(3);
    await expect(table.getByRole("rowheader", { name: compare.price, exact: true })).toBeVisible();
    for (const label of [compare.removeOf, card.addOf]) {
      const words = label.replace("{{title}}", "");
      await expect(table.getByRole("button", { name: new RegExp(`^${words}.+`) })).toHaveCount(2);
    }
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

for (const how of ["keyboard", "pointer"] as const)
  for (const [where, path] of [
    ["compare", "/compare"],
    ["favourites", "/profile?role=saved"],
  ] as const)
    test(`${where}: after a removal by ${how} the focus is at the next product's button, the last one's, at last the page's start @script`, async ({
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
