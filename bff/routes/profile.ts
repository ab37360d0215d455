/** The profile: a customer's own data, and changing it. */
import { Hono } from "hono";
import { z } from "zod";
import { customerSession, customerToken } from "../checkout/order-review.ts";
import { BffError } from "../errors.ts";
import { MAX_NOTED_LENGTH } from "../rules/contact.ts";
import { sentText } from "../rules/sent-text.ts";
import { cookies } from "../session/cookies.ts";
import { shortTag } from "../session/customer.ts";
import { customerAccount } from "../session/own-account.ts";
import { updateSessionUser } from "../session/own-session.ts";
import { randomKey } from "../session/random-key.ts";
import { digest } from "../session/sealing.ts";
import type { Visitor } from "../session/visitor.ts";
import { oncePerForm } from "../shopper/once-per-form.ts";
import { readNote, writeNotes } from "../shopper/own-notes.ts";
import { TokenRefused } from "../upstream/client.ts";
import type { RequestOf } from "../upstream/contract.ts";
import { optionalData } from "../upstream/optional-data.ts";
import { customerView } from "../views/profile.ts";
import { renewSession } from "./account.ts";
import type { BffEnv } from "./bff-env.ts";
import { jsonBody } from "./json-body.ts";
import { replyWith } from "./reply.ts";

const text = z.string().transform((typed) => typed.slice(0, MAX_NOTED_LENGTH));
const profileDraft = z.object({ owner: text, name: text, email: text, phone: text, phone2: text });

export const profile = new Hono<BffEnv>()
  /** The customer's summary, shown beside every tab. */
  .get("/", async (c) => {
    const { visitor } = c.env;
    const { user, save } = await customerAccount(visitor, await customerToken(visitor));
    return replyWith(customerView(user, save));
  })

  /** The customer's editable data, or what they typed before signing in. */
  .get("/info", async (c) => {
    const { visitor } = c.env;
    const session = await customerSession(visitor);
    const { user } = await customerAccount(visitor, session.token);
    const owner = await shortTag(visitor.env.COOKIE_KEYS, session);
    const typed = visitor.request.url.searchParams.has("draft") ? await readNote(visitor, "profile") : undefined;
    const draft = typed?.owner === owner ? typed : null;
    const { name, email, phone, phone2 } = draft ?? user;
    return replyWith({ name, email, phone, phone2, were: asShown(user), isDraft: draft !== null });
  })

  /** Notes what was typed, for after the sign-in; not for a customer who is signed in, whose text is not lost. */
  .post("/draft", jsonBody(profileDraft), async (c) => {
    const { visitor } = c.env;
    const isSignedIn = (await visitor.shopper.session({ needed: true })) !== undefined;
    if (!isSignedIn) writeNotes(visitor, { profile: c.req.valid("json") });
    return replyWith({ isNoted: !isSignedIn });
  })

  /**
   * Changes the customer's data at the API; the header shows it from then on. `email-taken`: it says so, or said
   * success and kept another (docs/api.md, "The customer"); `sign-in`: it refused the session, and what was typed is
   * noted. A field that holds what its page was rendered with (`were`) is not changed: another tab may have done so
   * since.
   */
  .post("/info", jsonBody(profileDraft.extend({ were: z.string() })), async (c) => {
    const { visitor } = c.env;
    const { owner, were, ...info } = c.req.valid("json");
    const { token } = await customerSession(visitor);
    try {
      const kept = await optionalData(visitor.api.fresh("myInfo", undefined, token));
      const wanted = { ...info, ...untouched(info, readShown(were), kept?.info[0]) };
      return replyWith({ outcome: await changeInfo(visitor, token, wanted) });
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error;
      writeNotes(visitor, { profile: { owner, ...info } });
      return replyWith({ outcome: "sign-in" as const });
    }
  })

  /**
   * Prepares the browser for a changed password (decision 0157). `version` is another one once the password has been
   * changed: the fields are then empty again.
   */
  .get("/password", async (c) => {
    const { visitor } = c.env;
    const { token, sid } = await customerSession(visitor);
    const { user } = await customerAccount(visitor, token);
    // As it is now: the account's data may have changed it.
    const session = await visitor.shopper.jar.read(cookies.session);
    // A request that has renewed the session itself, for a password that the API refused, keeps the secret that it
    // sent.
    const isRenewedHere =
      session?.renewal !== undefined && (await visitor.shopper.jar.brought(cookies.session))?.sid !== sid;
    if (session && !visitor.request.isPrefetch && !isRenewedHere)
      visitor.shopper.jar.write(cookies.session, { ...session, renewal: randomKey() });
    const version = await digest(visitor.env.COOKIE_KEYS, "password form", sid);
    return replyWith({ email: user.email, version: version.slice(0, 8) });
  })

  /**
   * Changes the password. Every other session ends first: a copy of one must not stay valid because the registry did
   * not answer afterwards. A form that is submitted twice changes the password once: the second press, which still has
   * the old session, receives the first one's new session (decision 0265). `sign-in`: the session had ended, and
   * nothing has changed.
   */
  .post("/password", jsonBody(z.object({ password: z.string(), formKey: z.string().max(40) })), async (c) => {
    const { visitor } = c.env;
    const { formKey, ...request } = c.req.valid("json");
    // The session that both presses sent: if the first one is done, the front door has given this one its new session.
    const before = await visitor.shopper.jar.brought(cookies.session);
    const pressed = oncePerForm(visitor, {
      form: ["password", formKey, before?.sid ?? "", request.password],
      work: async () => {
        const token = await customerToken(visitor);
        const session = await renewSession(visitor);
        let end: "done" | "failed" = "failed";
        try {
          const { result } = await visitor.api.fresh("changePassword", request, token);
          if (result !== "success") throw new BffError("upstream-fault", "changePassword: failed");
          end = "done";
        } finally {
          if (session) await visitor.shopper.sessions.completeRenewal(session, end);
        }
        return { outcome: undefined, kept: session?.sid ?? null };
      },
      again: (sid) => before && visitor.shopper.jar.write(cookies.session, { ...before, sid }),
    });
    try {
      await pressed;
      return replyWith({ outcome: "changed" as const });
    } catch (error) {
      if (!isOver(error)) throw error;
      return replyWith({ outcome: "sign-in" as const });
    }
  });

const isOver = (error: unknown) =>
  error instanceof TokenRefused || (error instanceof BffError && error.code === "sign-in-required");

type Info = RequestOf<"updateInfo">["info"];

const shownInfo = z.object({ name: z.string(), email: z.string(), phone: z.string(), phone2: z.string() }).partial();

/** What a page was rendered with, for its form to send back. */
const asShown = ({ name, email, phone, phone2 }: Info): string => JSON.stringify({ name, email, phone, phone2 });

function readShown(were: string): Partial<Info> {
  try {
    return shownInfo.parse(JSON.parse(were.slice(0, 2_000)));
  } catch {
    return {};
  }
}

/**
 * The fields that the shopper left as they were shown, with what the API has of them now.
 * @param kept undefined if the API does not answer in time: what was typed then counts
 */
function untouched(typed: Info, shown: Partial<Info>, kept: Info | undefined): Partial<Info> {
  const names = ["name", "email", "phone", "phone2"] as const;
  const same = kept ? names.filter((name) => typed[name] === shown[name]) : [];
  return Object.fromEntries(same.map((name) => [name, kept?.[name]]));
}

async function changeInfo(visitor: Visitor, token: string, info: Info): Promise<"changed" | "email-taken"> {
  const { result } = await visitor.api.fresh("updateInfo", { info }, token);
  if (result !== "success") return "email-taken";
  // What it has stored is the truth; if it does not answer in time, what was sent.
  const account = await optionalData(visitor.api.fresh("myInfo", undefined, token));
  const kept = account?.info[0];
  await updateSessionUser(visitor, { name: kept?.name ?? sentText(info.name) });
  const isKept = !kept || kept.email.toLowerCase() === info.email.trim().toLowerCase();
  return isKept ? "changed" : "email-taken";
}
