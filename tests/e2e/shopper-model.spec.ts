/**
 * Shoppers who do anything in any order, with JavaScript and without, some of it while the API fails: after each act
 * the shop's cart, sums and orders are the model's (tests/support/shopper-model.ts). What they do is drawn from a seed.
 * SHOPPERS and SHOPPER_SEED ask for more and for others; a failure names the seed of its shopper.
 */
import fc from "fast-check";
import { Response } from "miniflare";
import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { printedOn } from "#tests/support/checkout-desk.ts";
import { type Customer, newCustomer } from "#tests/support/customer.ts";
import { draws } from "#tests/support/draws.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { settled } from "#tests/support/ready.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";
import { NEW_SHOPPER, nextAct, type ShopperAct, type ShopperModel, sumsIn } from "#tests/support/shopper-model.ts";

test.use(WITHOUT_PICTURES);

const SHOPPERS = Number(process.env.SHOPPERS ?? draws(1, 6));
const SEED = Number(process.env.SHOPPER_SEED ?? 20_261_122);
const ACTS = 12;
const BALANCE = 60_000;

/** Prices, discounts and bonuses on both sides of what the rules ask. */
const GOODS = [
  { price: 45_000, discount: 0, bonusPercent: 3 },
  { price: 12_345, discount: 10, bonusPercent: 5 },
  { price: 199_999, discount: 0, bonusPercent: 1 },
  { price: 999, discount: 33, bonusPercent: 50 },
  { price: 73_501, discount: 50, bonusPercent: 0 },
];
const STOCK = 9_999;

/** How one call of the API fails: before it is heard, after it was done, or with no answer at all. */
type Fault = "500" | "lost" | "hang";
const CALLS = ["cart-product", "compare", "cart-shipping", "use-coupon", "create-order", "submit-order", "login"];

let shop: TestShop;
/** The fault of the next call of that name. */
let next: { call: string; fault: Fault } | null = null;
const catalogue = new Map<number, (typeof GOODS)[number] & { remain: number }>();

async function faultOf(request: { url: string; text(): Promise<string>; headers: unknown }) {
  const { pathname } = new URL(request.url);
  if (!next || !pathname.endsWith(`/${next.call}`)) return undefined;
  const { fault } = next;
  next = null;
  if (fault === "hang") await new Promise((resolve) => setTimeout(resolve, 15_000));
  if (fault === "lost") {
    const headers = Object.fromEntries(JSON.parse(JSON.stringify([...Object(request.headers)])));
    await fetch(shop.apiOrigin + pathname, { method: "POST", headers, body: await request.text() });
  }
  return new Response(null, { status: 500 });
}

test.beforeAll(async () => {
  shop = await startShop({ between: faultOf });
  const rows = await shop.sql("SELECT id FROM product WHERE listed = 1 AND id > 1 ORDER BY id LIMIT ?", GOODS.length);
  for (const [index, row] of rows.entries()) {
    const goods = GOODS[index];
    if (goods) catalogue.set(Number(row.id), { ...goods, remain: STOCK });
  }
  await shop.batch(
    [...catalogue].map(([id, { price, discount, bonusPercent, remain }]) => [
      "UPDATE product SET sale_price = ?, discount = ?, discount_end_time = NULL, bonus_percent = ?, remain = ? WHERE id = ?",
      [price, discount, bonusPercent, remain, id],
    ]),
  );
});
test.afterAll(() => shop?.stop());
test.beforeEach(() => {
  next = null;
});

/** What the shop shows of the shopper whose cookies these are, and what the API's database holds. */
async function stateOf(context: BrowserContext, { email }: Customer) {
  const browser = new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "same-origin" });
  for (const { name, value } of await context.cookies()) browser.cookies.set(name, value);
  const { page } = await browser.open("/cart");
  const lines = page.querySelectorAll(".cart-line").map((line): [number, number] => {
    const field = line.querySelector("input[name^=quantity]");
    return [Number(line.id.slice(2)), Number(field?.getAttribute("value"))];
  });
  const isSignedIn = page.querySelector('form[action="/logout"]') !== null;
  let sums: ReturnType<typeof printedOn> = {};
  let coupon: "none" | "used" | undefined;
  if (isSignedIn && lines.length > 0) {
    const { page: shipping } = await browser.open("/shipping");
    sums = printedOn(browser);
    const has = (button: string) => shipping.querySelector(`main button[value=${button}]`) !== null;
    coupon = has("remove-coupon") ? "used" : "none";
  }
  const orders = await shop.sql(
    `SELECT o.total_amount AS total, o.used_bonus AS bonus, o.coupon_amount AS coupon, o.tax AS fee, o.add_bonus AS earned,
       (SELECT group_concat(product_id || '.' || quantity, '_') FROM order_line WHERE order_id = o.id) AS lines
     FROM orders o JOIN user u ON u.id = o.user_id WHERE u.email = ? AND o.enable_is = 1 ORDER BY o.id`,
    email,
  );
  return { cart: lines, isSignedIn, coupon, total: sums.total, bonus: sums.bonus, orders };
}

type State = Awaited<ReturnType<typeof stateOf>>;

/** The same of a model. */
function expectedOf(model: ShopperModel): State {
  const { bonus, total } = sumsIn(model, catalogue);
  const isShown = model.isSignedIn && model.cart.size > 0;
  return {
    cart: [...model.cart],
    isSignedIn: model.isSignedIn,
    coupon: isShown ? (model.coupon === null ? "none" : "used") : undefined,
    total: isShown ? total : undefined,
    bonus: isShown ? bonus : undefined,
    orders: model.orders.map(({ lines, sums }) => ({
      ...{ total: sums.total, bonus: sums.bonus, coupon: sums.coupon, fee: sums.fee, earned: sums.earned },
      lines: [...lines]
        .sort(([a], [b]) => a - b)
        .map((line) => line.join("."))
        .join("_"),
    })),
  };
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** An act while one call of the API fails: it is done or not, and when not, once after the API is back. */
async function pressUnderFault(page: Page, act: ShopperAct, before: State, state: () => Promise<State>): Promise<void> {
  page.setDefaultTimeout(5_000);
  // What it leads to may be a page that says that it cannot be done now.
  await act.press(page).catch(() => undefined);
  next = null;
  page.setDefaultTimeout(30_000);
  await settled(page);
  if (isEqual(await state(), before)) await act.press(page);
}

for (let index = 0; index < SHOPPERS; index++) {
  const seed = SEED + index;
  test(`shopper ${seed}`, async ({ browser, javaScriptEnabled }) => {
    const context = await browser.newContext({ baseURL: shop.origin, javaScriptEnabled: javaScriptEnabled ?? true });
    const page = await context.newPage();
    const [numbers = []] = fc.sample(fc.array(fc.nat(), { minLength: 2_000, maxLength: 2_000 }), { seed, numRuns: 1 });
    let used = 0;
    const draw = (below: number) => (numbers[used++] ?? 0) % below;
    const customer = await newCustomer(shop.apiOrigin);
    await shop.sql("UPDATE user SET bonus = ? WHERE email = ?", BALANCE, customer.email);
    const own = customer.email.slice(0, 6).toUpperCase();
    const coupons = new Map([
      [`${own}A`, 7_000],
      [`${own}B`, 5_000_000],
    ]);
    await shop.batch(
      [...coupons].map(([code, amount]) => ["INSERT INTO coupon (code, amount) VALUES (?, ?)", [code, amount]]),
    );
    const stage = { page, customer, catalogue, coupons, draw };
    const state = () => stateOf(context, customer);
    let model: ShopperModel = { ...NEW_SHOPPER, balance: BALANCE };
    const done: string[] = [];
    page.setDefaultTimeout(30_000);
    await page.goto("/brands");
    for (let turn = 0; turn < ACTS; turn++) {
      const act = nextAct(model, stage);
      const fault = draw(4) === 0 && !act.isSilent ? faultFor(draw) : null;
      done.push(fault ? `${act.name} (${fault.call}: ${fault.fault})` : act.name);
      if (fault) {
        const before = await state();
        next = fault;
        await pressUnderFault(page, act, before, state);
      } else await act.press(page);
      model = act.after;
      await expect.poll(state, { message: done.join(" → "), timeout: 10_000 }).toEqual(expectedOf(model));
    }
    test.info().annotations.push({ type: "acts", description: done.join(" → ") });
    await context.close();
  });
}

function faultFor(draw: (below: number) => number): { call: string; fault: Fault } {
  const call = CALLS[draw(CALLS.length)] ?? "";
  const kinds: Fault[] = ["500", "500", "lost", "hang"];
  return { call, fault: kinds[draw(kinds.length)] ?? "500" };
}
