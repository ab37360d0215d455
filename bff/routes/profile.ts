/** A customer's own page. */
import { Hono } from "hono";
import { customerToken } from "../checkout/order-review.ts";
import { customerAccount } from "../session/own-account.ts";
import { customerView } from "../views/profile.ts";
import type { BffEnv } from "./bff-env.ts";
import { replyWith } from "./reply.ts";

export const profile = new Hono<BffEnv>()
  /** Who the customer is: what stands beside every tab. */
  .get("/", async (c) => {
    const { visitor } = c.env;
    const { user, save } = await customerAccount(visitor, await customerToken(visitor));
    return replyWith(customerView(user, save));
  });
