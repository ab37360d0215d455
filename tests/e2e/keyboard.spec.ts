/**
 * The shop by keyboard alone: each Tab stop has a visible focus, lies in the window and
 * follows the page's order (tests/support/tab-walk.ts). The tests use no pointer and set no focus.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";
import { skipToContent, tabTo, typeInto } from "#tests/support/tab-walk.ts";

const { account, cart, order, orders } = SENTENCES.mn;

const API = process.env.API_URL ?? "";
/** A product that is in stock. */
const PRODUCT = "/single-product/5";

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

/** Opens an address, and goes to its content. */
async function at(page: Page, address: string): Promise<void> {
  await open(page, address);
  await skipToContent(page);
}

/** Presses a control that has been reached. */
const press = (page: Page, key = "Enter") => page.keyboard.press(key);

async function signIn(page: Page, next: string): Promise<string> {
  const { email, password } = await newCustomer(API);
  await at(page, `/login?next=${encodeURIComponent(next)}`);
  await typeInto(page, page.getByLabel(account.email), email);
  await typeInto(page, page.getByLabel(account.password, { exact: true }), password);
  await press(page);
  await arrived(page, next);
  return email;
}

test("a walk reports a Tab stop that is not marked, lies under something or is out of order", async ({ page }) => {
  const first = page.getByRole("button", { name: "a" });
  for (const [content, fault] of [
    ["<style>:focus-visible { outline: none }</style><button>a</button>", "a: not isMarked"],
    [`<p style="position: fixed; inset: 0; margin: 0; background: white"></p><button>a</button>`, "a: not isSeen"],
    [`<button tabindex="2">a</button><button tabindex="1">b</button>`, "a: not isAfter"],
  ] as const) {
    // The walk remembers its last stop in the document.
    await page.goto("about:blank");
    await page.setContent(content);
    await expect(tabTo(page, first)).rejects.toThrow(fault);
  }
  await page.goto("about:blank");
  await page.setContent("<button>a</button>");
  await tabTo(page, first);
});

test("a purchase, from the front page to the order", async ({ page }) => {
  const customer = await newCustomer(API);
  await open(page, PRODUCT);
  const model = (await page.locator("h1").textContent()) ?? "";
  await open(page, "/");
  await typeInto(page, page.locator("header [name=p]"), model);
  await press(page);
  await arrived(page, /^\/search\?/);
  await skipToContent(page);
  await tabTo(page, page.locator(`main a[href="${PRODUCT}"]`).first());
  await press(page);
  await arrived(page, PRODUCT);

  await skipToContent(page);
  await typeInto(page, page.locator(".buy-form input[name=quantity]"), "2");
  await tabTo(page, page.locator("main button[value=buy]"));
  await press(page);
  await arrived(page, "/cart");
  await expect(page.getByRole("heading", { level: 1, name: cart.heading })).toBeVisible();
  await skipToContent(page);
  await typeInto(page, page.locator(".cart-line input[name^=quantity]"), "3");
  await tabTo(page, page.locator("main button[value=next]"));
  await press(page);
  await arrived(page, "/login?next=%2Fshipping");
  await skipToContent(page);
  await typeInto(page, page.getByLabel(account.email), customer.email);
  await typeInto(page, page.getByLabel(account.password, { exact: true }), customer.password);
  await press(page);
  await arrived(page, "/shipping");

  await skipToContent(page);
  // The arrows choose whom it is for.
  await tabTo(page, page.locator("[name=personal]:checked"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await typeInto(page, page.locator("[name=name]"), "Дэмо Болд");
  await typeInto(page, page.locator("[name=phone]"), "99112233");
  await tabTo(page, page.locator("[name=district]"));
  await press(page, "ArrowDown");
  await expect(page.locator("[name=district]")).toHaveValue("1");
  await settled(page);
  await tabTo(page, page.locator("[name=khoroo]"));
  await press(page, "ArrowDown");
  await expect(page.locator("[name=khoroo]")).toHaveValue("1");
  await settled(page);
  await typeInto(page, page.locator("[name=more]"), "12-р байр, 45 тоот");
  await tabTo(page, page.locator("aside button[value=confirm]"));
  await press(page);
  await arrived(page, "/confirm-order");

  await skipToContent(page);
  await tabTo(page, page.locator("[name=payment]").first());
  await press(page, "Space");
  await expect(page.locator("[name=payment]").first()).toBeChecked();
  await settled(page);
  await tabTo(page, page.locator("aside button[value=confirm]"));
  const total = (await page.locator(".summary-list .total dd").textContent()) ?? "";
  await press(page);
  await arrived(page, /^\/show-order\//);
  await expect(page.getByRole("heading", { level: 1, name: order.heading })).toBeVisible();
  await expect(page.locator(".summary-list .total dd")).toHaveText(total);
  await expect(page.locator(".order-line-count")).toContainText("3 ×");
  await skipToContent(page);
  await tabTo(page, page.getByRole("button", { name: order.check }));
  await press(page);
  await expect(page.getByText(orders.pending).first()).toBeVisible();
});

test("the profile: its tabs, a change of the name, another password, and the way out", async ({ page }) => {
  await signIn(page, "/profile");
  await skipToContent(page);
  await typeInto(page, page.locator("main [name=name]"), "Болд Бат");
  await press(page);
  await expect(page.locator(".notices .notice-success")).toBeVisible();
  await settled(page);
  for (const role of ["saved", "orders", "password"]) {
    await at(page, "/profile?role=info");
    await tabTo(page, page.locator(`main a[href*="role=${role}"]`).first());
    await press(page);
    await arrived(page, new RegExp(`role=${role}`));
  }
  await at(page, "/profile?role=password");
  for (const name of ["password", "rePassword"]) await typeInto(page, page.locator(`main [name=${name}]`), "test-5678");
  await press(page);
  await expect(page.locator(".notices .notice-success")).toBeVisible();
  await settled(page);
  await open(page, "/brands");
  await tabTo(page, page.locator("header summary").filter({ hasText: "Болд Бат" }));
  await press(page);
  await expect(page.locator("header form[action='/logout'] button").first()).toBeVisible();
  await tabTo(page, page.locator("header form[action='/logout'] button").first());
  await press(page);
  await expect(page.locator("header form[action='/logout']")).toHaveCount(0);
});
