/** The page shell's data: menu, hashtags, footer lists, cart, greeting, notices. */
import { Hono } from "hono";
import { cachedRows, priceCart, readCart } from "../checkout/cart-pricing.ts";
import { pagePath } from "../door/context.ts";
import { policyOf, type ShellPolicy } from "../door/page-policies.ts";
import { eventsWithProducts } from "../listing/empty-events.ts";
import { cookies, type Notice } from "../session/cookies.ts";
import { shortTag } from "../session/customer.ts";
import { ownAccount } from "../session/own-account.ts";
import type { Visitor } from "../session/visitor.ts";
import { optionalData } from "../upstream/optional-data.ts";
import { type MiniCart, miniCart, pricedMiniCart } from "../views/mini-cart.ts";
import { footerView, menuView, type Shell } from "../views/shell.ts";
import type { BffEnv } from "./bff-env.ts";
import { replyWith } from "./reply.ts";

export const shell = new Hono<BffEnv>()
  /** The shell's data for a page. */
  .get("/", async (c) => {
    const { visitor } = c.env;
    const { cached, kept, env } = visitor;
    const policy = policyOf(pagePath(visitor.url.href))?.shell ?? {};
    const ask = policy.isAsKept ? kept : cached;
    const compared = await visitor.jar.read(cookies.compare);
    const [categories, brands, cart, notices, formToken, session] = await Promise.all([
      optionalData(ask("categories", undefined)),
      optionalData(ask("brands", undefined)),
      shownCart(visitor, policy),
      takeNotices(visitor),
      visitor.formToken(),
      shownSession(visitor, policy),
    ]);
    const { menu, events } = categories ? menuView(categories) : { menu: [], events: [] };
    return replyWith<Shell>({
      menu,
      events: eventsWithProducts(events),
      footer: brands && footerView(brands),
      cart,
      user: session ? { ...session.user, mark: await shortTag(env.COOKIE_KEYS, session) } : null,
      marks: { compared: compared ?? [], saved: session?.saved ?? [] },
      notices,
      formToken,
      payments: env.PAYMENT_METHODS,
      shop: { name: env.SHOP_NAME, phone: env.SHOP_PHONE, email: env.SHOP_EMAIL, address: env.SHOP_ADDRESS },
    });
  })
  /**
   * The notices alone, for a response that carries them itself; with the header's cart if the request changed it or was
   * one of the cart's, which may have been done before. `held`: its lines (app/cart/held-lines.ts).
   */
  .post("/news", async (c) => {
    const { visitor } = c.env;
    const [notices, cart] = await Promise.all([
      takeNotices(visitor),
      visitor.jar.hasChanged(cookies.cart) || visitor.url.pathname === "/cart" ? shownCart(visitor, {}) : null,
    ]);
    const held = (await readCart(visitor)).map(({ id, quantity }) => `${id}.${quantity}`).join("_");
    return replyWith({ notices, cart: cart && { count: cart.count, total: cart.total, held } });
  });

/**
 * On cart and checkout pages the cart has their fresh prices, from shared calls; elsewhere, or when those fail, cached
 * ones.
 */
async function shownCart(visitor: Visitor, { pricesCart }: ShellPolicy): Promise<MiniCart> {
  const cart = await readCart(visitor);
  if (!pricesCart) return miniCart(cart, await cachedRows(visitor, cart));
  const priced = await optionalData(priceCart(visitor));
  // The API has just failed: do not call it again for the header.
  return priced ? pricedMiniCart(priced) : miniCart(cart, await cachedRows({ cached: visitor.kept }, cart));
}

/** The session whose name and balance the header prints. */
async function shownSession(visitor: Visitor, { asksBalance }: ShellPolicy) {
  if (asksBalance) await ownAccount(visitor);
  return visitor.session({ needed: false });
}

/** The pending notices; shown once. */
async function takeNotices({ jar, isPrefetch }: Visitor): Promise<Notice[]> {
  if (isPrefetch) return [];
  const notices = await jar.read(cookies.notices);
  if (notices) jar.clear(cookies.notices);
  return notices ?? [];
}
