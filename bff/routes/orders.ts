/** Orders that were sent: their page, and whether they are paid. */
import { Hono } from "hono";
import { z } from "zod";
import type { BffEnv } from "../app.ts";
import { BffError } from "../errors.ts";
import { routeParams } from "../json-body.ts";
import { customerToken } from "../order-review.ts";
import { sidePiece } from "../upstream/side-piece.ts";
import { orderView } from "../views/order.ts";

/** An order number: letters and digits, two letters first (wire contract §6.9); anything else is not sent upstream. */
const orderNumber = routeParams(z.object({ number: z.string().regex(/^[A-Za-z0-9-]{1,40}$/) }));

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
    const { visitor } = c.env;
    const token = await customerToken(visitor);
    const reply = await visitor.fresh("isPaidQpay", { invoiceId: c.req.valid("param").number }, token);
    return c.json({ paid: reply.result === "success" });
  });
