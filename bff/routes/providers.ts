/**
 * Signing in at a provider (decision 0159): `begin` before the browser leaves, `authorize` where to, `finish` when it
 * is back. Only `finish` calls the API, after the provider itself has said who it is.
 */
import { type Context, Hono } from "hono";
import { validator } from "hono/validator";
import { z } from "zod";
import { ServiceFault } from "../ask-service.ts";
import { BffError } from "../errors.ts";
import { countAttempt } from "../limits/limits.ts";
import { log } from "../log.ts";
import { localPath } from "../pages/local-path.ts";
import { MAX_NOTED_LENGTH } from "../rules/contact.ts";
import { PROVIDERS, type ProviderName, SIGN_IN_PAGES } from "../rules/provider.ts";
import { randomKey } from "../session/random-key.ts";
import { digest } from "../session/sealing.ts";
import type { Visitor } from "../session/visitor.ts";
import { NOTE_LIFE_MS, type ProviderSignIn } from "../shopper/notes.ts";
import { readNote, shownNote, writeNotes } from "../shopper/own-notes.ts";
import { authorizeAddress, callbackOf, openState, sealState } from "../sign-in/authorization.ts";
import { profileFor } from "../sign-in/provider-client.ts";
import { offeredProviders, type Profile, providers as table } from "../sign-in/providers.ts";
import { UpstreamFault } from "../upstream/client.ts";
import type { CartNews } from "../views/cart-news.ts";
import { startSession } from "./account.ts";
import type { BffEnv } from "./bff-env.ts";
import { jsonBody, routeParams } from "./json-body.ts";
import { replyWith } from "./reply.ts";

const MAX_CODE_LENGTH = 2_048;
const NOTHING_TYPED = { name: "", email: "", phone: "" };

const ofProvider = routeParams(z.object({ provider: z.enum(PROVIDERS) }));
const beginning = z.object({
  page: z.enum(SIGN_IN_PAGES),
  typed: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
});
/** As the provider's redirect brought them; null for what is missing. */
const returned = z.object({ code: z.string(), state: z.string(), error: z.string() }).partial();

/**
 * How a sign-in ended. `foreign`: this browser started no sign-in that matches; nothing was called. `refused`: the
 * person declined. `provider`: it issued no token; `profile`: its profile is not enough for an account. `shop`: the API
 * or the registry of sessions did not accept it. `already`: there was a session, and nothing was called.
 */
type Outcome = "signed-in" | "already" | "foreign" | "refused" | "provider" | "profile" | "shop";

export const providers = new Hono<BffEnv>()
  /** The providers on offer, and what was typed before a sign-in that did not end. */
  .get("/", async (c) => {
    const offered = offeredProviders(c.env.visitor.env);
    const before = await shownNote(c.env.visitor, "provider");
    return replyWith({ offered, typed: before?.typed ?? NOTHING_TYPED, failed: before?.failed ?? null });
  })

  /** `signed-in`: there is a session already, and nothing was begun. */
  .post("/:provider/begin", ofProvider, jsonBody(beginning), async (c) => {
    const { visitor } = c.env;
    const { provider } = c.req.valid("param");
    settingsOf(visitor, provider);
    if (await visitor.shopper.session()) return replyWith({ outcome: "signed-in" as const });
    const { page, typed } = c.req.valid("json");
    const pending = { provider, key: randomKey(), verifier: randomKey() + randomKey() };
    writeNotes(visitor, { provider: { page, typed: cut(typed), pending } });
    return replyWith({ outcome: "begun" as const });
  })

  /** Where the browser goes to; null when it has begun no sign-in at this provider. Changes nothing. */
  .get("/:provider/authorize", ofProvider, ofNext(), async (c) => {
    const { visitor } = c.env;
    const { provider } = c.req.valid("param");
    const settings = settingsOf(visitor, provider);
    const pending = (await readNote(visitor, "provider"))?.pending;
    if (pending?.provider !== provider) return replyWith({ address: null });
    const state = await sealState(visitor.env.COOKIE_KEYS, provider, { key: pending.key, ...c.req.valid("query") });
    const redirectUri = callbackOf(provider, visitor.request.url.origin);
    return replyWith({
      address: await authorizeAddress(provider, settings, { redirectUri, state, verifier: pending.verifier }),
    });
  })

  /** `next`: the page that the sign-in was for; `page`: where it began. */
  .post("/:provider/finish", ofProvider, jsonBody(returned), async (c) => {
    const { visitor } = c.env;
    const { provider } = c.req.valid("param");
    settingsOf(visitor, provider);
    const { state, ...answer } = c.req.valid("json");
    const before = await readNote(visitor, "provider");
    const page = before?.page ?? "/login";
    const opened = state ? await openState(visitor.env.COOKIE_KEYS, provider, state) : undefined;
    const next = localPath(visitor.request.pages, opened?.next, "/");
    // Another tab has signed in meanwhile: this one continues to its own page.
    if (await visitor.shopper.session()) return replyWith({ ...endedBy("already"), page, next });
    const pending = before?.pending;
    const isOurs = pending?.provider === provider && pending.key === opened?.key;
    // A HEAD or prefetch does not consume the code: the shopper's own request will.
    if (!before || !pending || !isOurs || visitor.request.isPrefetch)
      return replyWith({ ...endedBy("foreign"), page, next: "/" });
    return replyWith({ ...(await finish(visitor, before, pending, answer)), page, next });
  });

function ofNext() {
  return validator("query", ({ next }, { env }: Context<BffEnv>): { next: string } => ({
    next: localPath(env.visitor.request.pages, next, "/"),
  }));
}

/** @throws BffError `not-found` for a provider that this shop does not offer */
function settingsOf({ env }: Visitor, provider: ProviderName) {
  const settings = table[provider].settings(env);
  if (!settings) throw new BffError("not-found", provider);
  return settings;
}

/** As much of the typed values as a valid one has. */
const cut = ({ name, email, phone }: ProviderSignIn["typed"]): ProviderSignIn["typed"] => ({
  name: name.slice(0, MAX_NOTED_LENGTH),
  email: email.slice(0, MAX_NOTED_LENGTH),
  phone: phone.slice(0, MAX_NOTED_LENGTH),
});

/** How it ended; `cart`: what the sign-in has changed in the cart. */
interface Ended {
  outcome: Outcome;
  hasEmail: boolean;
  cart: CartNews | null;
}

const endedBy = (outcome: Outcome): Ended => ({ outcome, hasEmail: false, cart: null });

/** Consumes the pending sign-in, and signs in the person whom the provider names. */
async function finish(
  visitor: Visitor,
  begun: ProviderSignIn,
  pending: NonNullable<ProviderSignIn["pending"]>,
  { code = "", error }: { code?: string; error?: string },
): Promise<Ended> {
  const { provider, key, verifier } = pending;
  const before = { ...begun, pending: null };
  writeNotes(visitor, { provider: { ...before, failed: null } });
  try {
    if (!(await isFirstUse(visitor, key))) return endedBy("foreign");
    if (error) return endedBy(error === "access_denied" ? "refused" : "provider");
    if (code === "" || code.length > MAX_CODE_LENGTH) return endedBy("provider");
    const redirectUri = callbackOf(provider, visitor.request.url.origin);
    const profile = await profileFor(provider, settingsOf(visitor, provider), { code, redirectUri, verifier });
    return await signIn(visitor, profile);
  } catch (fault) {
    if (fault instanceof UpstreamFault || fault instanceof BffError) return endedBy("shop");
    if (!(fault instanceof ServiceFault)) throw fault;
    const { call, reason, detail } = fault;
    log("warn", "provider-fault", { requestId: visitor.request.id, provider, call, reason, detail });
    if (call === "token") return endedBy("provider");
    writeNotes(visitor, { provider: { ...before, failed: provider } });
    return endedBy("profile");
  }
}

async function signIn(visitor: Visitor, user: Profile): Promise<Ended> {
  const reply = await visitor.api.fresh("facebookLogin", { user });
  if (reply.result !== "success") return endedBy("shop");
  const cart = await startSession(visitor, reply);
  writeNotes(visitor, { provider: null });
  return { outcome: "signed-in", hasEmail: reply.data.email !== "", cart };
}

/**
 * Whether nobody has finished this sign-in yet, also by another request at the same moment: a counter
 * remembers for as long as it is noted.
 */
async function isFirstUse({ env }: Visitor, key: string): Promise<boolean> {
  const attempt = `sign-in ${await digest(env.COOKIE_KEYS, "sign-in key", key)}`;
  try {
    return (await countAttempt(env, attempt, 1, NOTE_LIFE_MS.provider)) === 0;
  } catch {
    throw new BffError("upstream-unreachable", "attempt counter");
  }
}
