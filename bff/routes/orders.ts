/** Orders that were sent: their page, and whether they are paid. */
import { Hono } from "hono";
import { z } from "zod";
import type { BffEnv } from "../app.ts";
import { BffError } from "../errors.ts";
import { routeParams } from "../json-body.ts";
import { count } from "../limits.ts";
import { customerToken } from "../order-review.ts";
import { sidePiece } from "../upstream/side-piece.ts";
import { orderView } from "../views/order.ts";
import type { Visitor } from "../visitor.ts";

/** Letters and digits, two letters first (wire contract §6.9); anything else is not sent upstream. */
export const ORDER_NUMBER = /^[A-Za-z0-9-]{1,40}$/;
const orderNumber = routeParams(z.object({ number: z.string().regex(ORDER_NUMBER) }));

export const orders = new Hono<BffEnv>()
  .get("/:number", orderNumber, async (c) => {
    const { visitor } = c.env;
    const token = await customerToken(visitor);
    const reply = await visitor.fresh("showOrder", { ordernumber: c.req.valid("param").number }, token);
    const view = reply.result === "success" ? orderView(reply, visitor.env) : null;
    if (!view) throw new BffError("not-found");
    if (!view.toPay || view.payBy) return c.json(view);
    // Only `my-info` tells until when it can be paid (wire contract §12): a side piece, for the page is whole without it.
    const mine = await sidePiece(visitor.fresh("myInfo", undefined, token));
    const row = mine?.order.find(({ ordernumber }) => ordernumber === view.number);
    return c.json({ ...view, payBy: row?.end_at ?? null });
  })

  /** Whether the order is paid (every 5 s while its page waits, wire contract §7.2). */
  .get("/:number/paid", orderNumber, async (c) => {
    const paid = await isPaid(c.env.visitor, c.req.valid("param").number);
    if (paid === null) throw new BffError("not-found");
    return c.json({ paid });
  });

/**
 * Whether an order of the customer who asks is paid. `is-paid-qpay` would tell anybody who knows an order's number (wire contract §7.2);
 * `show-order` tells its customer alone, from the same status.
 * @returns null for an order that is not theirs, or is none
 * @throws BffError `sign-in-required`, `rate-limited`
 */
export async function isPaid(visitor: Visitor, number: string): Promise<boolean | null> {
  const session = await visitor.session({ needed: true });
  if (!session) throw new BffError("sign-in-required");
  // Twelve a minute for each page that waits; counted per session, as many customers share an address.
  await count(visitor.env, "LIMIT_LOOK_UP", `payment ${session.sid}`);
  const reply = await visitor.fresh("showOrder", { ordernumber: number }, session.token);
  const order = reply.result === "success" ? reply.order[0] : undefined;
  return order ? order.status === "paid" : null;
}
