/** Refuses what one customer of a browser has pressed once another one is signed in there (decision 0170). */
import type { Context, Next } from "hono";
import { BffError } from "../errors.ts";
import { CUSTOMER_TAG } from "../rules/customer-tag.ts";
import { cookies } from "../session/cookies.ts";
import { shortTag } from "../session/customer.ts";
import type { DoorEnv } from "./context.ts";
import { postedFields } from "./posted-fields.ts";

/**
 * Compares the tag that a script's form carries with the customer of the request. A form without one, and a request
 * without a session, pass: a guest's press may follow them into their account, and a cart outlives a sign-out.
 * @throws BffError `other-customer`
 */
export async function otherCustomer(c: Context<DoorEnv>, next: Next): Promise<void> {
  const tag = c.req.method === "POST" ? (await postedFields(c))[CUSTOMER_TAG] : undefined;
  if (tag) {
    const { env, shopper } = c.get("visitor");
    const session = await shopper.jar.read(cookies.session);
    if (session && tag !== (await shortTag(env.COOKIE_KEYS, session))) throw new BffError("other-customer");
  }
  await next();
}
