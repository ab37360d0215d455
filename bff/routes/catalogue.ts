/**
 * The catalogue: front page, product pages. Anonymous replies come from the cache, their views from
 * memory.
 */

import { Hono } from "hono";
import { validator } from "hono/validator";
import { z } from "zod";
import { deliveryCalendar } from "#app/brand.ts";
import { BffError } from "../errors.ts";
import { unfiltered } from "../listing/query.ts";
import { sources } from "../listing/sources.ts";
import { quantityOf } from "../rules/cart.ts";
import { dayEnd, deliveryDay } from "../rules/delivery-day.ts";
import { idText } from "../rules/fields.ts";
import { takeTyped } from "../session/notices.ts";
import { rememberSaved } from "../session/own-session.ts";
import { remember } from "../session/viewed.ts";
import type { Visitor } from "../session/visitor.ts";
import { readCart } from "../shopper/own-cart.ts";
import { TokenRefused, UpstreamFault } from "../upstream/client.ts";
import type { ReplyOf } from "../upstream/contract.ts";
import { optionalData } from "../upstream/optional-data.ts";
import { groupOfList, homeView, sideAds } from "../views/home.ts";
import { productView } from "../views/product.ts";
import { ownReview } from "../views/reviews.ts";
import type { BffEnv } from "./bff-env.ts";
import { routeParams } from "./json-body.ts";
import { replyWith } from "./reply.ts";

const byId = routeParams(z.object({ id: idText }));

const ofProduct = validator("query", ({ remember }): { remember?: "1" | undefined } => ({
  remember: remember === "1" ? remember : undefined,
}));

export const catalogue = new Hono<BffEnv>()
  .get("/home", async (c) => {
    const { api, env } = c.env.visitor;
    return replyWith({ ...homeView(await api.cached("homePage", undefined)), ads: sideAds(env.SIDE_ADS) });
  })

  /** The group of a category that the last reply did not contain. */
  .get("/home/categories/:id", byId, async (c) => {
    const { id } = c.req.valid("param");
    return replyWith(groupOfList(id, found(await sources.category.ask(c.env.visitor.api.cached, id, unfiltered(1)))));
  })

  /**
   * `remember=1` puts the product first in the recently viewed, and consumes the refused quantity; a prefetch does not
   * send it.
   */
  .get("/products/:id", byId, ofProduct, async (c) => {
    const { visitor } = c.env;
    const { reply, token } = await readProduct(visitor, c.req.valid("param").id);
    const product = found(productView(reply));
    const now = Date.now();
    visitor.request.endBy(dayEnd(now));
    const isViewed = c.req.valid("query").remember !== undefined;
    if (isViewed) await remember(visitor.shopper, product.id);
    return replyWith({
      ...product,
      /** The last day, `YYYY-MM-DD`, on which an order that is paid now is delivered. */
      deliverBy: deliveryDay(now, deliveryCalendar),
      ...(isViewed ? await shownQuantity(visitor, product.id) : { quantity: "1", short: null }),
      ownReview: await readOwnReview(visitor, reply, token),
    });
  });

/**
 * A product's page as the API gives it; to a customer with their own rating, and not from the cache. The existing
 * server never answers for a token that it no longer knows (docs/api.md, section 6): then it is asked once as for a
 * guest, while a call that does answer tells whether the session is over.
 * @returns the reply, and the token that it was given for
 */
async function readProduct(visitor: Visitor, id: number) {
  const ask = (token: string | null) => visitor.api.cached("singleProduct", { id, discount_end: true }, token);
  const token = (await visitor.shopper.session())?.token ?? null;
  try {
    return { reply: await ask(token), token };
  } catch (error) {
    if (token === null || !(error instanceof UpstreamFault) || error.reason !== "timeout") throw error;
    const [reply] = await Promise.all([ask(null), tryToken(visitor, token)]);
    return { reply, token: null };
  }
}

/**
 * `my-info` answers for any token: a 401 ends the session, any other failure says nothing about it.
 */
async function tryToken({ api: { fresh } }: Visitor, token: string): Promise<void> {
  try {
    await fresh("myInfo", undefined, token);
  } catch (error) {
    if (!(error instanceof TokenRefused || error instanceof UpstreamFault)) throw error;
  }
}

/** The API's "failed" for a product or a list is a 404. */
function found<View>(view: View | null): View {
  if (view === null) throw new BffError("not-found");
  return view;
}

/**
 * The signed-in customer's own review. The reply knows it by user id only, which `my-info` tells: asked for where there
 * is one.
 */
async function readOwnReview(visitor: Visitor, reply: ReplyOf<"singleProduct">, token: string | null) {
  if (token === null || reply.result !== "success" || reply.my_review < 1) return null;
  const me = await optionalData(visitor.api.fresh("myInfo", undefined, token));
  if (me)
    await rememberSaved(
      visitor,
      me.save.map((row) => row.id),
    );
  return ownReview(reply.review, me?.info[0]?.id ?? null, reply.my_review);
}

/**
 * The value of the quantity field: the text typed before this page's form was submitted, otherwise 1 (rule C7). `short`
 * when the stock does not suffice beside the pieces in the cart.
 */
async function shownQuantity(visitor: Visitor, productId: number) {
  const typed = (await takeTyped(visitor.shopper)).find(({ id }) => id === productId);
  if (!typed) return { quantity: "1", short: null };
  const short = typed.isShort ? { inCart: quantityOf(await readCart(visitor), productId) } : null;
  return { quantity: typed.text, short };
}
