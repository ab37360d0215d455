/**
 * Every button of the cart's page, without JavaScript: a quantity typed in another line is set, or stays in its field
 * with a message. The buttons are read from the page, so that a new one is tested too.
 */
import type { HTMLElement } from "node-html-parser";
import { beforeEach, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const { ui } = SENTENCES.mn;

const shop = sharedFaultyShop();
beforeEach(() => shop.api.reset());

/** The line in which a quantity is typed. */
const TYPED = 1;

async function cartOf(...ids: number[]): Promise<PlainBrowser> {
  shop.api.reset();
  const browser = new PlainBrowser(shop.origin);
  for (const id of ids) await browser.post("/cart", { intent: "add", id: String(id), quantity: "2" });
  await browser.open("/cart");
  return browser;
}

const STATES: Record<string, () => Promise<PlainBrowser>> = {
  "three lines": () => cartOf(TYPED, 3, 4),
  "changed lines, one of them sold out": async () => {
    const browser = await cartOf(TYPED, 3, 4);
    shop.api.dress({ products: { [TYPED]: { sale_price: 111_000 }, 3: { remain: 1 }, 4: { remain: 0 } } });
    await browser.open("/cart");
    return browser;
  },
  "changed lines after a removal": async () => {
    const browser = await cartOf(TYPED, 3, 4);
    shop.api.dress({ products: { 3: { remain: 1 } } });
    await browser.press(buttonOf(browser, "#p-4 [value=remove]"));
    return browser;
  },
};

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

describe.each(Object.keys(STATES))("%s", (name) => {
  test.each([
    ["7", "a number"],
    ["abc", "a text that is none"],
  ])("%s, %s, outlives every button", async (typed) => {
    const buttons = buttonsOf((await STATES[name]?.()) as PlainBrowser).map(nameOf);
    expect(buttons.length).toBeGreaterThan(3);
    for (const pressed of new Set(buttons)) {
      const browser = (await STATES[name]?.()) as PlainBrowser;
      const button = buttonsOf(browser).find((one) => nameOf(one) === pressed);
      if (!button) throw new Error(`No button ${pressed}`);
      // A line that is removed needs no quantity.
      if (pressed.startsWith(`remove /cart?id=${TYPED}&`)) continue;
      await browser.press(button, { [`quantity${TYPED}`]: typed });
      // − and + beside the number count from it.
      const step = pressed.includes(`?id=${TYPED}&step=`) ? Number(pressed.split("step=")[1]) : 0;
      const isKept = browser.visit.url.pathname === "/cart" && field(browser)?.getAttribute("value") === typed;
      if (typed === "abc")
        expect(isKept && field(browser)?.getAttribute("aria-invalid") === "true", pressed).toBe(true);
      await browser.open("/cart");
      const set = String(Number(typed) + step);
      if (typed !== "abc") expect(field(browser)?.getAttribute("value"), pressed).toBe(set);
    }
  });

  test("Enter in a quantity's field sets it, and nothing else", async () => {
    const browser = (await STATES[name]?.()) as PlainBrowser;
    const form = field(browser)?.closest("form")?.getAttribute("id");
    const first = buttonsOf(browser).find(
      (button) => (button.getAttribute("form") ?? button.closest("form")?.getAttribute("id")) === form,
    );
    expect(first?.getAttribute("value")).toBe("set");
    expect(first?.getAttribute("formaction") ?? null).toBeNull();
  });
});

test.each(["/category/1", "/"])("a browser that knows no formaction (Lynx) adds from the list on %s", async (path) => {
  const browser = new PlainBrowser(shop.origin);
  await browser.open(path);
  const button = buttonOf(browser, "main .card button[name=add]:not([disabled])");
  const { fields, form } = browser.filled(button);
  await browser.post(form.getAttribute("action") ?? "", fields);
  const { page } = await browser.open("/cart");
  expect(page.querySelector(`#p-${button.getAttribute("value")}`)).not.toBeNull();
});

test("a removed line is put back where it was, with what was typed beside it", async () => {
  const browser = await cartOf(3, TYPED, 4);
  await browser.press(buttonOf(browser, `#p-${TYPED} [value=remove]`));
  await browser.press(ui.putBack, { quantity3: "5" });
  const lines = browser.visit.page.querySelectorAll(".cart-line input[data-max]");
  expect(lines.map((line) => `${line.getAttribute("name")}=${line.getAttribute("value")}`)).toEqual([
    "quantity3=5",
    `quantity${TYPED}=2`,
    "quantity4=2",
  ]);
  expect(browser.visit.page.querySelector(".notices [name=intent]")).toBeNull();
});
