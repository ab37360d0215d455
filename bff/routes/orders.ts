/** Submitted orders: their list, one order's page, and whether it is paid. */
import { Hono } from "hono";
import { z } from "zod";
import { readOrderState } from "../checkout/customer-gate.ts";
import { customerToken } from "../checkout/order-review.ts";
import { BffError } from "../errors.ts";
import { count } from "../limits/limits.ts";
import { log } from "../log.ts";
import { ORDER_NUMBER, parseOrderStatus } from "../rules/order.ts";
import { customerAccount, ownAccount } from "../session/own-account.ts";
import type { Visitor } from "../session/visitor.ts";
import { orderView } from "../views/order.ts";
import { orderRows } from "../views/order-rows.ts";
import type { BffEnv } from "./bff-env.ts";
import { routeParams } from "./json-body.ts";
import { replyWith } from "./reply.ts";

const orderNumber = routeParams(z.object({ number: z.string().regex(ORDER_NUMBER) }));

export const orders = new Hono<BffEnv>()
  /** The newest orders of the customer who asks, as many as the API lists. */
  .get("/", async (c) => {
    const { visitor } = c.env;
    const { order } = await customerAccount(visitor, await customerToken(visitor));
    return replyWith(orderRows(order));
  })

  /**
   * `show-order` alone is needed: the further data of `my-info` and of our own record (docs/api.md, section 4) may be
   * missing.
   */
  .get("/:number", orderNumber, async (c) => {
    const { visitor } = c.env;
    const { number } = c.req.valid("param");
    const token = await customerToken(visitor);
    const [reply, account, state] = await Promise.all([
      visitor.api.fresh("showOrder", { ordernumber: number }, token),
      ownAccount(visitor),
      readOrderState(visitor),
    ]);
    const mine = account?.order.find(({ ordernumber }) => ordernumber === number);
    const known = { mine, record: state?.record ?? null, now: Date.now() };
    const view = reply.result === "success" ? orderView(reply, known) : null;
    if (!view) throw new BffError("not-found");
    return replyWith(view);
  })

  /**
   * Whether the order is paid, and whether it still waits for that (every 5 s while its page waits, docs/api.md,
   * section 5).
   */
  .get("/:number/paid", orderNumber, async (c) => {
    const status = await orderStatus(c.env.visitor, c.req.valid("param").number);
    if (status === null) throw new BffError("not-found");
    return replyWith({ paid: status === "paid", waiting: status === "pending" });
  });

/**
 * Whether an order of the current customer is paid.
 * @returns null for an unknown order or another customer's @throws as `orderStatus`
 */
export async function isPaid(visitor: Visitor, number: string): Promise<boolean | null> {
  const status = await orderStatus(visitor, number);
  return status === null ? null : status === "paid";
}

/**
 * The API's status of an order of the current customer. `is-paid-qpay` answers anybody who knows the number
 * (docs/api.md, section 5); `show-order` answers its customer alone, from the same status.
 * @returns null for an unknown order or another customer's @throws BffError `sign-in-required`, `rate-limited`
 */
async function orderStatus(visitor: Visitor, number: string): Promise<string | null> {
  const session = await visitor.shopper.session({ needed: true });
  if (!session) throw new BffError("sign-in-required");
  // Twelve a minute for each page that waits; counted per session, as many customers share an address.
  await count(visitor.env, "LIMIT_LOOK_UP", `payment ${session.sid}`);
  const reply = await visitor.api.fresh("showOrder", { ordernumber: number }, session.token);
  const order = reply.result === "success" ? reply.order[0] : undefined;
  const status = order?.status ?? null;
  // Of the API's own statuses, only those that we know.
  const counted = status === null ? "unknown" : (parseOrderStatus(status) ?? "other");
  log("info", "payment-check", { requestId: visitor.request.id, status: counted });
  return status;
}
