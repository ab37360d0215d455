/** Drawn checkouts, walked by plain HTTP through a running shop of either generation. */
import { SENTENCES } from "#app/words/all.server.ts";
import { MAX_LINES } from "#bff/rules/cart.ts";
import { type Customer, newCustomer } from "./customer.ts";
import type { DrawnCheckout, Sums } from "./drawn-checkout.ts";
import { PlainBrowser } from "./plain-browser.ts";
import type { TestShop } from "./shop.ts";

const { order: orderWords, summary } = SENTENCES.mn;

/** The sums that a page prints, as far as it prints them. */
export type Printed = Partial<Omit<Sums, "goods">>;

/** What one checkout came to on each page, and in the API's database. */
export interface Walked {
  cart: Printed;
  shipping: Printed;
  confirm: Printed;
  order: Printed;
  stored: Printed;
}

export interface Desk {
  customer: Customer;
  /** Products that a cart can hold, in the order in which drawn lines take them. */
  products: number[];
  /** Gives the products, the coupon `DRAWN` and the customer what was drawn. */
  dress(drawn: Pick<DrawnCheckout, "lines"> & Partial<DrawnCheckout>): Promise<void>;
  /** The customer in a new browser. */
  browser(): PlainBrowser;
  /** The same, with nothing in the cart. */
  emptied(): Promise<PlainBrowser>;
  /** From an empty cart to the confirm page, each button pressed; what the pages before it have printed. */
  toConfirm(browser: PlainBrowser, drawn: DrawnCheckout): Promise<Pick<Walked, "cart" | "shipping" | "confirm">>;
  /** A whole purchase. */
  walk(drawn: DrawnCheckout): Promise<Walked>;
  /** The customer's orders, the newest last, as their rows hold them. */
  orders(): Promise<Printed[]>;
}

/** Signs a new customer in. @param most how many products are needed */
export async function openDesk(shop: TestShop, most = MAX_LINES + 1): Promise<Desk> {
  const customer = await newCustomer(shop.apiOrigin);
  const rows = await shop.sql("SELECT id FROM product WHERE listed = 1 AND id > 1 ORDER BY id LIMIT ?", most);
  const products = rows.map(({ id }) => Number(id));
  const signedIn = new PlainBrowser(shop.origin);
  await signedIn.signIn(customer, "/");

  const desk: Desk = {
    customer,
    products,
    browser: () => {
      const browser = new PlainBrowser(shop.origin);
      for (const [name, value] of signedIn.cookies) if (name === "session") browser.cookies.set(name, value);
      return browser;
    },
    emptied: () => empty(desk.browser()),
    dress: async ({ lines, coupon = null, balance = 0 }) => {
      const product =
        "UPDATE product SET sale_price = ?, discount = ?, discount_end_time = NULL, bonus_percent = ?, remain = ? WHERE id = ?";
      await shop.batch([
        ...lines.map(
          ({ price, discount, bonusPercent, remain }, index) =>
            [product, [price, discount, bonusPercent, remain, products[index] ?? 0]] as const,
        ),
        ["DELETE FROM coupon WHERE code = 'DRAWN' AND id NOT IN (SELECT coupon FROM orders WHERE coupon IS NOT NULL)"],
        ["UPDATE coupon SET code = 'USED' || id WHERE code = 'DRAWN'"],
        ...(coupon === null ? [] : [["INSERT INTO coupon (code, amount) VALUES ('DRAWN', ?)", [coupon]] as const]),
        ["UPDATE user SET bonus = ? WHERE email = ?", [balance, customer.email]],
      ]);
    },
    toConfirm: async (browser, drawn) => {
      const inStock = drawn.lines.map((line) => ({ ...line, remain: Math.max(line.remain, line.quantity) }));
      await desk.dress({ ...drawn, lines: inStock });
      await empty(browser);
      for (const [index, { quantity }] of drawn.lines.entries())
        await browser.post("/cart", { intent: "add", id: String(products[index]), quantity: String(quantity) });
      // The stock falls when the goods are in the cart.
      await desk.dress(drawn);
      await browser.open("/cart");
      const inCart = printedOn(browser);
      await browser.open("/shipping");
      const { isPerson, place } = drawn;
      const address = {
        ...{ name: "Дэмо Болд", phone: "99112233", more: "45 тоот" },
        ...{ personal: isPerson ? "person" : "organisation", register: isPerson ? "" : "1234567" },
        ...{ district: String(place.district), khoroo: String(place.khoroo), khorooOf: String(place.district) },
      };
      if (drawn.coupon !== null) await browser.press("coupon", { ...address, coupon: "drawn" });
      // The field is there when points can be used.
      if (drawn.bonus !== null && hasButton(browser, "bonus"))
        await browser.press("bonus", { ...address, bonus: String(drawn.bonus) });
      else await browser.press("place", address);
      const shipping = printedOn(browser);
      await browser.press("confirm", address);
      if (browser.visit.url.pathname !== "/confirm-order")
        throw new Error(`At ${browser.visit.url.href}: ${browser.text}`);
      return { cart: inCart, shipping, confirm: printedOn(browser) };
    },
    walk: async (drawn) => {
      const browser = desk.browser();
      const before = await desk.toConfirm(browser, drawn);
      await browser.press("confirm", { payment: "qpay" });
      const { pathname } = browser.visit.url;
      if (!pathname.startsWith("/show-order/")) throw new Error(`At ${pathname}: ${browser.text}`);
      return { ...before, order: printedOn(browser), stored: (await desk.orders()).at(-1) ?? {} };
    },
    orders: async () => {
      const rows = await shop.sql(
        `SELECT subtotal, discount AS sale, coupon_amount AS coupon, used_bonus AS bonus, tax AS fee, add_bonus AS earned,
           total_amount AS total FROM orders WHERE enable_is = 1 AND user_id = (SELECT id FROM user WHERE email = ?) ORDER BY id`,
        customer.email,
      );
      return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])));
    },
  };
  return desk;
}

/** The customer's cart is the same in each of their browsers. */
async function empty(browser: PlainBrowser): Promise<PlainBrowser> {
  await browser.open("/cart");
  while (hasButton(browser, "remove")) await browser.press("remove");
  return browser;
}

const hasButton = ({ visit }: PlainBrowser, value: string) =>
  visit.page.querySelector(`main button[value=${value}]`) !== null;

/** The labels of sums, which differ between the checkout and the order's page. */
const LABELS: Record<keyof Printed, readonly string[]> = {
  subtotal: [summary.price],
  sale: [summary.discount],
  coupon: [summary.coupon],
  bonus: [summary.useBonus, orderWords.bonusUsed],
  fee: [summary.delivery],
  earned: [summary.bonusEarned, orderWords.bonusToCome],
  total: [summary.total, orderWords.total],
};

/** The sums of a page's summary. A delivery that is a range is none. */
export function printedOn({ visit: { page } }: PlainBrowser): Printed {
  const rows = page.querySelectorAll(".summary-list > div").map((row) => ({
    label: row.querySelector("dt")?.childNodes[0]?.textContent.trim() ?? "",
    value: row.querySelector("dd")?.textContent ?? "",
  }));
  const told = Object.entries(LABELS).flatMap(([name, labels]) => {
    const row = rows.find(({ label }) => labels.includes(label));
    return row && !row.value.includes("–") ? [[name, Number(row.value.replace(/\D/g, ""))]] : [];
  });
  return Object.fromEntries(told);
}
