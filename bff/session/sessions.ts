/**
 * Whether the session in a cookie is still alive according to the customer's registry (bff/shopper/live-sessions.ts).
 * Guests cost nothing; for a customer each isolate asks at most every ten seconds while they read, and on every write.
 */

import { BoundedMap } from "../bounded-map.ts";
import { BffError } from "../errors.ts";
import { fingerprint } from "../fingerprint.ts";
import type { Cart } from "../rules/cart.ts";
import { atShopper } from "../shopper/at-shopper.ts";
import type { Successor } from "../shopper/live-sessions.ts";
import type { Asking, Shopper, ShopperState } from "../shopper/shopper.ts";
import type { Session } from "./cookies.ts";
import { cookies } from "./cookies.ts";
import { customerName } from "./customer.ts";

/**
 * How long a registry's answer is valid for reads, in milliseconds: for this long, a session that was ended elsewhere
 * can still read.
 */
export const CONFIRMED_MS = 10_000;
/** How long it is valid for reads while the registry cannot be reached. */
export const TRUSTED_MS = 300_000;
/** Sessions that an isolate remembers. */
const MAX_REMEMBERED = 1_000;

/** When this isolate last confirmed that a session is alive, and its registry. */
const confirmed = new BoundedMap<{ registry: string; at: number }>(MAX_REMEMBERED);

/** Forgets this isolate's answers; for tests. */
export function forgetConfirmedSessions(): void {
  confirmed.clear();
}

/** `unknown`: the registry does not answer, and no earlier answer is fresh enough. */
export type SessionState = "live" | "ended" | "unknown";

type Held = Pick<Session, "sid" | "customer" | "token">;

export interface SessionsOptions {
  /** Whose request it is. */
  visitor: Parameters<typeof atShopper>[0];
  /** Whether the request only reads: a registry's answer is then valid for a while. */
  isReading: boolean;
  /** What a read of the customer's object asks for beside whether the session is alive. */
  asking: () => Promise<Omit<Asking, "sid">>;
}

/** The sessions of one request. */
export class Sessions {
  readonly #options: SessionsOptions;
  readonly #asked = new Map<string, Promise<SessionState>>();
  readonly #states = new Map<string, Promise<ShopperState | null>>();

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  /** Whether a session is alive; checked once per request. */
  sessionState(held: Held): Promise<SessionState> {
    const known = this.#asked.get(held.sid) ?? this.#sessionState(held);
    this.#asked.set(held.sid, known);
    return known;
  }

  async #sessionState(held: Held): Promise<SessionState> {
    const heard = this.#options.isReading ? Date.now() - (confirmed.get(held.sid)?.at ?? 0) : Number.POSITIVE_INFINITY;
    if (heard < CONFIRMED_MS) return "live";
    try {
      return (await this.state(held)) ? "live" : "ended";
    } catch {
      return heard < TRUSTED_MS ? "live" : "unknown";
    }
  }

  /**
   * The customer's object as it is now, read once per request.
   * @returns null where the session has ended
   * @throws BffError `upstream-unreachable`
   */
  state(held: Held): Promise<ShopperState | null> {
    const known = this.#states.get(held.sid) ?? this.#readState(held);
    this.#states.set(held.sid, known);
    return known;
  }

  async #readState(held: Held): Promise<ShopperState | null> {
    const asking = { sid: held.sid, ...(await this.#options.asking()) };
    const state = await this.#ask(held, (shopper) => shopper.read(asking));
    await this.learn(held, state ? "live" : "ended");
    return state;
  }

  /** Another call of the customer's object has said so. */
  async learn(held: Held, sessionState: "live" | "ended"): Promise<void> {
    this.#asked.set(held.sid, Promise.resolve(sessionState));
    if (sessionState === "live") await this.#remember(held);
    else confirmed.delete(held.sid);
  }

  /**
   * Registers a new session. @throws BffError `upstream-unreachable` when it cannot be stored: a session that could not
   * be ended must not begin
   */
  async open(held: Held): Promise<void> {
    const until = Date.now() + cookies.session.maxAge * 1000;
    await this.#ask(held, ({ sessions }) => sessions.open(held.sid, until));
    await this.learn(held, "live");
  }

  /** @throws BffError `upstream-unreachable` */
  async end(held: Held): Promise<void> {
    confirmed.delete(held.sid);
    await this.#ask(held, ({ sessions }) => sessions.end(held.sid));
    await this.learn(held, "ended");
  }

  /**
   * As `end`, on the customer's request. @param everywhere every other session of theirs too
   * @returns the cart that their object keeps; null where the session had ended
   * @throws BffError `upstream-unreachable`
   */
  async signOut(held: Held, everywhere: boolean): Promise<Cart | null> {
    if (everywhere) await this.#forgetAll(held);
    confirmed.delete(held.sid);
    const asking = { sid: held.sid, ...(await this.#options.asking()) };
    const cart = await this.#ask(held, (shopper) => shopper.signOut(asking, everywhere));
    await this.learn(held, "ended");
    return cart;
  }

  async #forgetAll(held: Held): Promise<void> {
    const name = await customerName(held);
    for (const [sid, { registry }] of confirmed) if (registry === name) confirmed.delete(sid);
  }

  /**
   * Ends every session of a customer, and begins one in their place.
   * @param proof the browser's second secret; undefined without one
   * @throws BffError `upstream-unreachable`; `sign-in-required` when the session before was ended meanwhile
   */
  async renew(before: Held, held: Held, proof: string | undefined): Promise<void> {
    await this.#forgetAll(held);
    const until = Date.now() + cookies.session.maxAge * 1000;
    const renewal = { from: before.sid, to: held.sid, proof: proof ? await fingerprint(proof) : null };
    const isRenewed = await this.#ask(held, async ({ sessions }) => sessions.renew(renewal, until));
    if (!isRenewed) throw new BffError("sign-in-required", "renewal of an ended session");
    this.#asked.clear();
    await this.learn(held, "live");
  }

  /**
   * Outcome of the change that the session was renewed for: reported to its browser if that never received the answer.
   */
  async completeRenewal(held: Held, end: "done" | "failed"): Promise<void> {
    await this.#ask(held, ({ sessions }) => sessions.completeRenewal(held.sid, end)).catch(() => undefined);
  }

  /**
   * The session that replaced an ended one, for the browser that renewed it (decision 0157).
   * @returns null where there is none; `unknown` where the registry does not answer
   */
  async successor(held: Held, proof: string): Promise<Successor | null | "unknown"> {
    try {
      const digest = await fingerprint(proof);
      const next = await this.#ask(held, ({ sessions }) => sessions.successor(held.sid, digest));
      if (next) this.#asked.set(next.sid, Promise.resolve("live"));
      return next;
    } catch {
      return "unknown";
    }
  }

  async #ask<Answer>(held: Held, work: (shopper: DurableObjectStub<Shopper>) => Promise<Answer>): Promise<Answer> {
    return atShopper(this.#options.visitor, await customerName(held), work);
  }

  async #remember(held: Held): Promise<void> {
    confirmed.set(held.sid, { registry: await customerName(held), at: Date.now() });
  }
}
