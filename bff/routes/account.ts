/** Signing in and out. The token goes from the API's answer into the sealed session cookie, and nowhere else. */
import { Hono } from "hono";
import { z } from "zod";
import type { BffEnv } from "../app.ts";
import { cookies, LONGEST_CUSTOMER_NAME, LONGEST_TOKEN } from "../cookies.ts";
import { BffError } from "../errors.ts";
import { jsonBody } from "../json-body.ts";
import { randomKey } from "../random-key.ts";
import type { ReplyOf } from "../upstream/contract.ts";
import type { Visitor } from "../visitor.ts";

export const account = new Hono<BffEnv>()
  /** `refused` carries the API's own sentence, which the shopper is shown (spec 1 §8). */
  .post("/login", jsonBody(z.object({ email: z.string(), password: z.string() })), async (c) => {
    const { visitor } = c.env;
    const reply = await visitor.fresh("login", c.req.valid("json"));
    if (reply.result !== "success") return c.json({ outcome: "refused" as const, message: reply.data.slice(0, 300) });
    await startSession(visitor, reply);
    return c.json({ outcome: "signed-in" as const });
  })

  .post("/logout", async (c) => {
    c.env.visitor.jar.clear(cookies.session);
    forgetCustomer(c.env.visitor);
    return c.json({});
  });

/** The address is the customer's, not the browser's: the next person here must not find it. */
function forgetCustomer({ jar }: Visitor): void {
  jar.clear(cookies.shipping);
  jar.clear(cookies.bonus);
}

/**
 * A new session for every sign-in: whatever was there before is not adopted (security.md §2). A session that ended by itself leaves
 * the address that was being typed, for the same customer to find again.
 * @throws BffError `upstream-fault` for a token that no session can hold
 */
export async function startSession(
  visitor: Visitor,
  reply: Extract<ReplyOf<"login">, { result: "success" }>,
): Promise<void> {
  // A token that does not fit the cookie could not be kept; better an honest fault than a sign-in that does not last.
  if (reply.token.length > LONGEST_TOKEN) throw new BffError("upstream-fault", "login: token too long");
  const draft = await visitor.jar.read(cookies.shipping);
  if (draft?.customer != null && draft.customer !== reply.data.id) forgetCustomer(visitor);
  visitor.jar.write(cookies.session, {
    token: reply.token,
    sid: randomKey(),
    customer: reply.data.id,
    user: { name: reply.data.name.slice(0, LONGEST_CUSTOMER_NAME), bonus: reply.data.bonus },
  });
}
