/** What pages are tried in besides as they open. */

import { ROLES } from "#app/profile/tabs.ts";
import { MAX_RESETS_PER_HOUR } from "#bff/limits/limits.ts";
import { cookies, type Notice } from "#bff/session/cookies.ts";
import { oldCookies } from "#bff/shopper/old-cookies.ts";
import { newEmail, type Preparation } from "./prepare.ts";
import type { State } from "./state.ts";

const PHONE = { width: 390, height: 844 };

/** A cart of any quantities, which no form would take. */
const keepCart = (given: Preparation, lines: readonly { id: number | undefined; quantity: number }[]) =>
  given.keep(
    oldCookies.cart,
    `~${lines.map(({ id = 0, quantity }) => `${id.toString(36)}.${quantity.toString(36)}`).join("_")}`,
  );
const cartOf = (given: Preparation) =>
  keepCart(
    given,
    given.world.products.plenty.map((id) => ({ id, quantity: 2 })),
  );
const compareOf = (given: Preparation, count: number) =>
  given.keep(oldCookies.compare, given.world.products.five.slice(0, count).join("_"));
const savedOf = ({ world, customerId }: Preparation, count: number) =>
  Promise.all(
    world.products.five
      .slice(0, count)
      .map((id) => world.shop.sql("INSERT INTO favourite (user_id, product_id) VALUES (?, ?)", customerId, id)),
  );

/** An address that the API has taken, with a cart. */
async function draftOf(given: Preparation): Promise<void> {
  await cartOf(given);
  await given.browser.open("/shipping");
  await given.browser.press("confirm", {
    name: "Дэмо Болд",
    phone: "99112233",
    more: "45 тоот",
    district: "1",
    khoroo: "1",
  });
}

/** The customer's coupon in use, beside an address. */
async function couponOf({ browser, coupon }: Preparation): Promise<void> {
  await browser.open("/shipping");
  await browser.press("coupon", { coupon });
}

/** As many new passwords as a customer gets in an hour. */
async function resetsOf({ browser, email }: Preparation): Promise<void> {
  for (let asked = 0; asked < MAX_RESETS_PER_HOUR; asked++) {
    await browser.open("/forgot-password");
    await browser.press("confirm", { email });
  }
}

/** @returns the address of an order that waits for its payment */
async function orderOf(given: Preparation): Promise<string> {
  await draftOf(given);
  const { url } = await given.browser.press("confirm", { payment: "qpay" });
  return url.pathname;
}

async function noticeOf(given: Preparation, ...notices: Notice[]): Promise<void> {
  await given.keep(cookies.notices, { notices });
}

const at =
  (path: string, ...steps: ((given: Preparation) => Promise<unknown>)[]) =>
  async (given: Preparation) => {
    for (const step of steps) await step(given);
    return path;
  };

const product =
  (name: "soldOut" | "discounted") =>
  async ({ world }: Preparation) =>
    `/single-product/${world.products[name]}`;

/** The states, the richest first. */
export const SPECIAL: readonly State[] = [
  { name: "sold out", route: "routes/single-product.$id", variant: "product sold out", prepare: product("soldOut") },
  { name: "discounted", route: "routes/single-product.$id", variant: "product", prepare: product("discounted") },
  {
    name: "in the cart already",
    route: "routes/single-product.$id",
    variant: "product",
    fill: { "/cart": "full", "/compare": "some" },
    prepare: async (given) => {
      await cartOf(given);
      await compareOf(given, 2);
      return `/single-product/${given.world.products.plenty[0]}`;
    },
  },
  {
    name: "favourites full",
    route: "routes/single-product.$id",
    customer: true,
    variant: "product",
    fill: { "/saved": "full", "/compare": "full" },
    prepare: async (given) => {
      await savedOf(given, 5);
      await compareOf(given, 4);
      return `/single-product/${given.world.products.plenty[0]}`;
    },
  },
  {
    name: "a line cannot be sold",
    route: "routes/cart",
    variant: "cart with an idle line",
    fill: { "/cart": "idle" },
    prepare: at("/cart", (given) =>
      keepCart(given, [
        { id: given.world.products.plenty[0], quantity: 2 },
        { id: given.world.products.soldOut, quantity: 1 },
      ]),
    ),
  },
  {
    name: "less is left than a line asks for",
    route: "routes/cart",
    variant: "cart with changes",
    fill: { "/cart": "cut" },
    prepare: at("/cart", (given) => keepCart(given, [{ id: given.world.products.five[0] ?? 0, quantity: 999 }])),
  },
  { name: "full", route: "routes/cart", variant: "cart", prepare: at("/cart", cartOf) },
  { name: "full, customer", route: "routes/cart", customer: true, variant: "cart", prepare: at("/cart", cartOf) },
  {
    name: "filtered",
    route: "routes/category.$id",
    variant: "list filtered",
    prepare: at("/category/1?color=Хар&min=100000&sort=price-asc"),
  },
  {
    name: "empty",
    route: "routes/category.$id",
    variant: "list empty",
    prepare: at("/category/1?max=100&color=Хар&color=Цагаан"),
  },
  {
    name: "second page",
    route: "routes/category.$id",
    variant: "list at once",
    prepare: at("/category/1?page=2&view=list"),
  },
  { name: "past its end", route: "routes/category.$id", variant: "list empty", prepare: at("/category/1?page=99") },
  {
    name: "full cart, compare full",
    route: "routes/category.$id",
    variant: "list at once",
    fill: { "/cart": "full", "/compare": "full", "/saved": "full" },
    customer: true,
    prepare: at(
      "/category/1",
      cartOf,
      (given) => compareOf(given, 4),
      (given) => savedOf(given, 5),
    ),
  },
  {
    name: "phone",
    route: "routes/category.$id",
    variant: "list on a phone",
    viewport: PHONE,
    prepare: at("/category/1"),
  },
  {
    name: "phone",
    route: "routes/brand.$id",
    variant: "list by button, phone",
    viewport: PHONE,
    prepare: at("/brand/1"),
  },
  { name: "hits filtered", route: "routes/search", variant: "list filtered", prepare: at("/search?p=утас&color=Хар") },
  { name: "no hits", route: "routes/search", variant: "search without hits", prepare: at("/search?p=ъъъъъ") },
  { name: "no text", route: "routes/search", variant: "search without text", prepare: at("/search") },
  { name: "Latin letters", route: "routes/search", variant: "search guessed", prepare: at("/search?p=zurag") },
  {
    name: "understood",
    route: "routes/search",
    variant: "search understood",
    prepare: at("/search?p=цагаан+утас+nova"),
  },
  {
    name: "some",
    route: "routes/compare",
    variant: "compare",
    fill: { "/compare": "some" },
    prepare: at("/compare", (given) => compareOf(given, 2)),
  },
  {
    name: "full",
    route: "routes/compare",
    variant: "compare",
    fill: { "/compare": "full" },
    prepare: at("/compare", (given) => compareOf(given, 4)),
  },
  {
    name: "shared",
    route: "routes/compare",
    variant: "compare shared",
    fill: { "/compare": "some" },
    prepare: async (given) => {
      await compareOf(given, 2);
      return `/compare?ids=${given.world.products.five.slice(2).join(",")}`;
    },
  },
  {
    name: "favourites some",
    route: "routes/profile",
    customer: true,
    variant: "profile",
    fill: { "/saved": "some" },
    prepare: at("/profile?role=saved", (given) => savedOf(given, 3)),
  },
  ...ROLES.map(
    (role): State => ({
      name: `tab ${role}`,
      route: "routes/profile",
      customer: true,
      variant: `profile ${role}`,
      values: { password: () => "another-1", rePassword: () => "another-1" },
      prepare: at(`/profile?role=${role}`),
    }),
  ),
  {
    name: "a new customer",
    route: "routes/register",
    variant: "register",
    values: { email: newEmail },
    prepare: at("/register?next=/shipping", cartOf),
  },
  { name: "sent", route: "routes/register", variant: "register sent", prepare: at("/register?next=/cart&sent=1") },
  { name: "next", route: "routes/forgot-password", variant: "forgot", prepare: at("/forgot-password?next=/cart") },
  {
    name: "sent",
    route: "routes/forgot-password",
    variant: "forgot sent",
    prepare: at("/forgot-password?next=/cart&sent=1"),
  },
  {
    name: "asked for too often",
    route: "routes/forgot-password",
    variant: "forgot too often",
    prepare: at("/forgot-password", resetsOf),
  },
  {
    name: "what a guest wrote",
    route: "routes/contact",
    variant: "contact drafted",
    prepare: async ({ browser }) => {
      await browser.open("/contact");
      const { url } = await browser.press("confirm", { subject: "Хүргэлт", message: "Маш хурдан ирлээ" });
      return url.searchParams.get("next") ?? "";
    },
  },
  {
    name: "after a sign-in by Facebook that was left",
    route: "routes/login",
    variant: "login after a failure",
    prepare: async (given) => {
      await given.browser.open("/login?next=/cart");
      await given.browser.press("Facebook", { email: "bat@example.mn" });
      await noticeOf(given, { kind: "failure", key: "notices.providerProfile" });
      return "/login?next=/cart";
    },
  },
  { name: "next", route: "routes/login", variant: "login on the way", prepare: at("/login?next=/shipping", cartOf) },
  { name: "cart", route: "routes/shipping", customer: true, variant: "shipping", prepare: at("/shipping", cartOf) },
  {
    name: "draft, coupon, bonus",
    route: "routes/shipping",
    customer: true,
    variant: "shipping with a draft",
    prepare: async (given) => {
      await draftOf(given);
      await couponOf(given);
      await given.browser.open("/shipping");
      await given.browser.press("bonus", { bonus: "500" });
      return "/shipping";
    },
  },
  {
    name: "draft, point",
    route: "routes/shipping",
    customer: true,
    variant: "shipping with a point",
    prepare: async (given) => {
      await draftOf(given);
      await given.browser.open("/shipping");
      await given.browser.press("point", { point: "47.92001, 106.91002" });
      return "/shipping";
    },
  },
  {
    name: "draft",
    route: "routes/confirm-order",
    customer: true,
    variant: "confirm",
    prepare: at("/confirm-order", draftOf),
  },
  {
    name: "draft, coupon",
    route: "routes/confirm-order",
    customer: true,
    variant: "confirm with a coupon",
    prepare: at("/confirm-order", draftOf, couponOf),
  },
  {
    name: "an order's answer was lost",
    route: "routes/confirm-order_.result",
    customer: true,
    variant: "order unresolved",
    prepare: async (given) => {
      await draftOf(given);
      const trigger = `lost_${given.customerId}`;
      // The API fails in the middle: whether the order was placed is not known.
      await given.world.shop.sql(
        `CREATE TRIGGER ${trigger} BEFORE UPDATE ON orders WHEN NEW.user_id = ${given.customerId} BEGIN SELECT RAISE(FAIL, 'lost'); END`,
      );
      const { url } = await given.browser.press("confirm", { payment: "qpay" });
      await given.world.shop.sql(`DROP TRIGGER ${trigger}`);
      return url.pathname;
    },
  },
  {
    name: "pending",
    route: "routes/show-order.$invoiceId",
    customer: true,
    variant: "order pending",
    prepare: orderOf,
  },
  {
    name: "paid",
    route: "routes/show-order.$invoiceId",
    customer: true,
    variant: "order paid",
    prepare: async (given) => {
      const path = await orderOf(given);
      await given.world.shop.pay(path.split("/").at(-1) ?? "");
      return path;
    },
  },
  {
    name: "paid, with a full cart",
    route: "routes/show-order.$invoiceId",
    customer: true,
    variant: "order paid, cart full",
    fill: { "/cart": "full" },
    prepare: async (given) => {
      const path = await orderOf(given);
      await given.world.shop.pay(path.split("/").at(-1) ?? "");
      await keepCart(
        given,
        given.world.products.five.map((id) => ({ id, quantity: 1 })),
      );
      return path;
    },
  },
  {
    name: "expired",
    route: "routes/show-order.$invoiceId",
    customer: true,
    variant: "order expired",
    prepare: async (given) => {
      const path = await orderOf(given);
      await given.world.shop.sql("UPDATE orders SET status = 'expired' WHERE user_id = ?", given.customerId);
      return path;
    },
  },
  {
    name: "tracked",
    route: "routes/track-order",
    customer: true,
    variant: "order tracked",
    prepare: async (given) => `/track-order?no=${(await orderOf(given)).split("/").at(-1)}`,
  },
  {
    name: "not a number",
    route: "routes/track-order",
    customer: true,
    variant: "order not found",
    prepare: at("/track-order?no=abc"),
  },
  {
    name: "orders",
    route: "routes/profile",
    customer: true,
    variant: "profile orders",
    prepare: async (given) => {
      await orderOf(given);
      return "/profile?role=orders";
    },
  },
  {
    name: "a failure and a removal from the cart to take back",
    route: "routes/brands",
    variant: "notices of the cart",
    prepare: at("/brands", (given) =>
      noticeOf(
        given,
        { kind: "failure", key: "notices.stockShort" },
        {
          kind: "success",
          key: "notices.removedFromCart",
          values: { model: "Nomad X5" },
          undo: {
            to: "/cart",
            fields: { intent: "restore", id: given.world.products.plenty[0], quantity: 2, place: 0 },
          },
        },
      ),
    ),
  },
  {
    name: "a removal from saved to take back, and a link",
    route: "routes/brands",
    customer: true,
    variant: "notices of saved",
    prepare: at("/brands", (given) =>
      noticeOf(
        given,
        {
          kind: "success",
          key: "notices.removedFromSaved",
          undo: { to: "/saved", fields: { intent: "restore", id: given.world.products.plenty[0] } },
        },
        {
          kind: "failure",
          key: "notices.favouritesFull",
          link: { to: "/profile?role=saved", key: "notices.chooseRemoved" },
        },
      ),
    ),
  },
  {
    name: "what a sign-out leaves, to be cleared",
    route: "routes/brands",
    variant: "notices of a sign-out",
    prepare: at("/brands", async (given) => {
      await given.browser.open(`/single-product/${given.world.products.plenty[0]}`);
      await given.browser.press("add");
      await noticeOf(given, {
        kind: "success",
        key: "notices.signedOut",
        values: { left: 1 },
        undo: { to: "/logout", fields: { clear: "" }, label: "notices.clearHere" },
      });
    }),
  },
  {
    name: "a removal from compare to take back",
    route: "routes/brands",
    variant: "notices of compare",
    prepare: at("/brands", (given) =>
      noticeOf(given, {
        kind: "success",
        key: "notices.removedFromCompare",
        undo: { to: "/compare", fields: { intent: "restore", id: given.world.products.plenty[0], place: 0 } },
      }),
    ),
  },
];
