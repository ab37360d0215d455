/** The shop's contact data, and feedback. */

import { Hono } from "hono";
import { z } from "zod";
import { BffError } from "../errors.ts";
import { deliver, type FeedbackMessage } from "../feedback/deliver.ts";
import { countFeedback } from "../limits/limits.ts";
import { chatText, type Feedback, MAX_FEEDBACK_LENGTH, MAX_SUBJECT_LENGTH } from "../rules/feedback.ts";
import type { Session } from "../session/cookies.ts";
import { customerName, shortTag } from "../session/customer.ts";
import { customerAccount } from "../session/own-account.ts";
import { randomKey } from "../session/random-key.ts";
import { digest } from "../session/sealing.ts";
import type { Visitor } from "../session/visitor.ts";
import { oncePerForm } from "../shopper/once-per-form.ts";
import { readNote, writeNotes } from "../shopper/own-notes.ts";
import { TokenRefused } from "../upstream/client.ts";
import { mapTiles } from "../views/map-tiles.ts";
import type { BffEnv } from "./bff-env.ts";
import { jsonBody } from "./json-body.ts";
import { replyWith } from "./reply.ts";

const feedback = z.object({
  subject: z.string().min(1).max(MAX_SUBJECT_LENGTH),
  message: z.string().min(1).max(MAX_FEEDBACK_LENGTH),
});

export const contact = new Hono<BffEnv>()
  /**
   * The shop's place, and the form. `formKey` names one form, so that it is sent once; null if the shop has no address to
   * send feedback to (`FEEDBACK_URL`); the page then shows the mail address. `owner`: whose form it is; null for a
   * guest.
   */
  .get("/", async (c) => {
    const { visitor } = c.env;
    const { env } = visitor;
    const session = await visitor.shopper.session();
    const owner = session ? await shortTag(env.COOKIE_KEYS, session) : null;
    const formKey = env.FEEDBACK_URL ? randomKey() : null;
    const point = env.SHOP_POINT ?? null;
    return replyWith({ point, tiles: mapTiles(env), formKey, owner });
  })

  /**
   * Sends what a customer wrote. `not-sent`: it was not accepted, and may be sent again with the same key without
   * taking effect twice; `too-many`: it was not sent, after so many within the hour; `sign-in`: what was written
   * is noted for after signing in.
   */
  .post("/feedback", jsonBody(feedback.extend({ key: z.string() })), async (c) => {
    const { visitor } = c.env;
    const { key, ...written } = c.req.valid("json");
    const outcome = await tell(visitor, written, key);
    if (outcome === "sign-in") writeNotes(visitor, { feedback: written });
    return replyWith({ outcome });
  })

  /** What was written before signing in; null for none. */
  .get("/draft", async (c) => replyWith({ feedback: (await readNote(c.env.visitor, "feedback")) ?? null }));

type Outcome = "sent" | "not-sent" | "too-many" | "sign-in";

async function tell(visitor: Visitor, written: Feedback, key: string): Promise<Outcome> {
  const { FEEDBACK_URL } = visitor.env;
  if (!FEEDBACK_URL) throw new BffError("not-found", "FEEDBACK_URL");
  const session = await visitor.shopper.session();
  if (!session) return "sign-in";
  try {
    const { user } = await customerAccount(visitor, session.token);
    await countFeedback(visitor.env, await customerName(session));
    const id = await messageId(visitor, session, key);
    const from = { name: user.name, email: user.email };
    const message: FeedbackMessage = { id, ...from, ...written, text: chatText(written, from) };
    return await oncePerForm<Outcome>(visitor, {
      form: ["feedback", id],
      work: async () =>
        (await deliver(FEEDBACK_URL, message)) ? { outcome: "sent", kept: "" } : { outcome: "not-sent", kept: null },
      again: () => "sent",
    });
  } catch (error) {
    if (error instanceof BffError && error.code === "rate-limited") return "too-many";
    if (!(error instanceof TokenRefused)) throw error;
    return "sign-in";
  }
}

/** Keys are per customer, so that nobody can block another customer's message. */
const messageId = async ({ env }: Visitor, session: Session, key: string) =>
  (await digest(env.COOKIE_KEYS, "feedback", `${await customerName(session)} ${key}`)).slice(0, 22);
