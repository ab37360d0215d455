/** The page shell's data: menu, hashtags, footer lists, cart, greeting, notices. */

import { Hono } from "hono";
import { priceCart, productRows } from "../checkout/cart-pricing.ts";
import type { ShellPolicy } from "../pages/page-handle.ts";
import { cookies, type Notice } from "../session/cookies.ts";
import { shortTag } from "../session/customer.ts";
import { takeNotices } from "../session/notices.ts";
import { ownAccount } from "../session/own-account.ts";
import { remember } from "../session/viewed.ts";
import type { Visitor } from "../session/visitor.ts";
import { shownCart, shownCompared } from "../shopper/shown.ts";
import type { ProductRow } from "../upstream/contract.ts";
import { optionalData } from "../upstream/optional-data.ts";
import { type MiniCart, miniCart, pricedMiniCart } from "../views/mini-cart.ts";
import type { SmallCard } from "../views/product-card.ts";
import { recentView } from "../views/recent.ts";
import { footerView, menuView, type Shell, type ShopperView } from "../views/shell.ts";
import type { BffEnv } from "./bff-env.ts";
import { replyWith } from "./reply.ts";

export const shell = new Hono<BffEnv>()
  /** The shell's data for a page. */
  .get("/", async (c) => {
    const { visitor } = c.env;
    const { api, env } = visitor;
    const ask = shellPolicy(visitor).cachedOnly ? api.cachedOnly : api.cached;
    const [categories, brands, shopper] = await Promise.all([
      optionalData(ask("categories", undefined)),
      optionalData(ask("brands", undefined)),
      shopperOf(visitor),
    ]);
    const { menu, events } = categories ? menuView(categories) : { menu: [], events: [] };
    return replyWith<Shell>({
      menu,
      events,
      footer: brands && footerView(brands),
      ...shopper,
      payments: env.PAYMENT_METHODS,
    });
  })
  /** What is the shopper's alone on a cached page; the product of a product page counts as viewed. */
  .post("/shopper", async (c) => {
    const { visitor } = c.env;
    const shopper = await shopperOf(visitor);
    const { showsRecent } = shellPolicy(visitor);
    if (showsRecent === "but this" && !visitor.request.isPrefetch) await remember(visitor.shopper, productIn(visitor));
    return replyWith<ShopperView>(shopper);
  });

const shellPolicy = ({ request: { page } }: Visitor): ShellPolicy => page.handle.shell ?? {};

/** What the page has for this shopper alone. */
async function shopperOf(visitor: Visitor): Promise<ShopperView> {
  const policy = shellPolicy(visitor);
  const [cart, notices, formToken, session, recent] = await Promise.all([
    headerCart(visitor, policy),
    pendingNotices(visitor),
    visitor.shopper.formToken(),
    shownSession(visitor, policy),
    shownRecent(visitor, policy),
  ]);
  return {
    cart,
    user: session ? { ...session.user, customerTag: await shortTag(visitor.env.COOKIE_KEYS, session) } : null,
    marks: { compared: [...(await shownCompared(visitor))], saved: session?.saved ?? [] },
    recent,
    notices,
    formToken,
  };
}

/** What was viewed last, with today's prices. Optional data: nothing when the API does not answer. */
async function shownRecent(visitor: Visitor, { showsRecent }: ShellPolicy): Promise<SmallCard[]> {
  const ids = showsRecent ? ((await visitor.shopper.jar.read(cookies.recent)) ?? []) : [];
  const rows = (await productRows(visitor.api.cached, ids)) ?? new Map<number, ProductRow>();
  return recentView(ids, rows, showsRecent === "but this" ? productIn(visitor) : undefined);
}

/** The product of a product's page, by its address. */
const productIn = ({ request: { path } }: Visitor): number => Number(path.split("/").at(-1));

/**
 * On cart and checkout pages the cart has their fresh prices, from shared calls; elsewhere, or when those fail, cached
 * ones.
 */
async function headerCart(visitor: Visitor, { pricesCart }: ShellPolicy): Promise<MiniCart> {
  const cart = await shownCart(visitor);
  const ids = cart.map(({ id }) => id);
  if (!pricesCart) return miniCart(cart, await productRows(visitor.api.cached, ids));
  const priced = await optionalData(priceCart(visitor));
  // The API has just failed: do not call it again for the header.
  return priced ? pricedMiniCart(priced) : miniCart(cart, await productRows(visitor.api.cachedOnly, ids));
}

/** The session whose name and balance the header prints. */
async function shownSession(visitor: Visitor, { asksBalance }: ShellPolicy) {
  if (asksBalance) await ownAccount(visitor);
  return visitor.shopper.session({ needed: false });
}

/** The pending notices; shown once. */
async function pendingNotices(visitor: Visitor): Promise<Notice[]> {
  return visitor.request.isPrefetch ? [] : takeNotices(visitor.shopper);
}
