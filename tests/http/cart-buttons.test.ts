/**
 * Every button of the cart's page, without JavaScript: a quantity typed in another line is set, or stays in its field
 * with a message. The buttons are read from the page, so that a new one is tested too.
 */
import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const shop = sharedFaultyShop();

/** The line in which a quantity is typed. */
const TYPED = 1;

/** A cart with every button that there is: lines of which two have changed and one is sold out, after a removal. */
async function shopper(): Promise<PlainBrowser> {
  shop.api.reset();
  const browser = new PlainBrowser(shop.origin);
  for (const id of [TYPED, 3, 4, 5]) await browser.post("/cart", { intent: "add", id: String(id), quantity: "2" });
  await browser.open("/cart");
  shop.api.dress({ products: { [TYPED]: { sale_price: 111_000 }, 3: { remain: 1 }, 4: { remain: 0 } } });
  await browser.press(buttonOf(browser, "#p-5 [value=remove]"));
  return browser;
}

function buttonOf({ visit }: PlainBrowser, selector: string): HTMLElement {
  const button = visit.page.querySelector(selector);
  if (!button) throw new Error(`No ${selector}`);
  return button;
}

/** The submit buttons of the page that post to the cart, in their order. */
const buttonsOf = (browser: PlainBrowser) =>
  browser.visit.page
    .querySelectorAll("button")
    .filter((button) => button.getAttribute("type") !== "button")
    .filter((button) => browser.filled(button).action.pathname === "/cart");

const nameOf = (button: HTMLElement) =>
  `${button.getAttribute("value")} ${button.getAttribute("formaction") ?? ""} ${button.text.trim()}`;

const field = (browser: PlainBrowser) => browser.visit.page.querySelector(`#quantity-${TYPED}`);

test.each([
  ["7", "a number"],
  ["abc", "a text that is none"],
])("%s, %s, typed into a line's field, outlives every button of the cart", async (typed) => {
  const buttons = new Set(buttonsOf(await shopper()).map(nameOf));
  for (const value of ["set", "remove", "restore", "accept", "next"]) expect([...buttons].join()).toContain(value);
  for (const pressed of buttons) {
    const browser = await shopper();
    const button = buttonsOf(browser).find((one) => nameOf(one) === pressed);
    if (!button) throw new Error(`No button ${pressed}`);
    // A line that is removed needs no quantity.
    if (pressed.startsWith(`remove /cart?id=${TYPED}&`)) continue;
    await browser.press(button, { [`quantity${TYPED}`]: typed });
    // − and + beside the number count from it.
    const step = pressed.includes(`?id=${TYPED}&step=`) ? Number(pressed.split("step=")[1]) : 0;
    const isKept = browser.visit.url.pathname === "/cart" && field(browser)?.getAttribute("value") === typed;
    if (typed === "abc") expect(isKept && field(browser)?.getAttribute("aria-invalid") === "true", pressed).toBe(true);
    await browser.open("/cart");
    const set = String(Number(typed) + step);
    if (typed !== "abc") expect(field(browser)?.getAttribute("value"), pressed).toBe(set);
  }
});

test("Enter in a quantity's field sets it, and nothing else", async () => {
  const browser = await shopper();
  const form = field(browser)?.closest("form")?.getAttribute("id");
  const first = buttonsOf(browser).find(
    (button) => (button.getAttribute("form") ?? button.closest("form")?.getAttribute("id")) === form,
  );
  expect(first?.getAttribute("value")).toBe("set");
  expect(first?.getAttribute("formaction") ?? null).toBeNull();
});

test.each(["/category/1", "/"])("a browser that knows no formaction (Lynx) adds from the list on %s", async (path) => {
  const browser = new PlainBrowser(shop.origin);
  await browser.open(path);
  const button = buttonOf(browser, "main .card button[name=add]:not([disabled])");
  const { fields, form } = browser.filled(button);
  await browser.post(form.getAttribute("action") ?? "", fields);
  expect(browser.visit.page.querySelector(".notices a.notice-link")?.getAttribute("href")).toBe("/cart");
  const { page } = await browser.open("/cart");
  expect(page.querySelector(`#p-${button.getAttribute("value")}`)).not.toBeNull();
});
