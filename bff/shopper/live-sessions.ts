/**
 * Which sessions of one customer are alive. The session itself is in the encrypted cookie, which can be copied: signing
 * out must end the copies too, and only shared state can do that.
 */
import { Part } from "./part.ts";

/** A customer's sessions at once; one more ends the oldest. */
const MAX_SESSIONS = 30;

/**
 * How long a browser that has not received its new session can still get it, in milliseconds: as long as somebody may
 * take to return to a page that did not load.
 */
export const HANDED_ON_MS = 10 * 60_000;

/** Session id → when it ends, in milliseconds since the epoch. */
type Live = Record<string, number>;

/** A session that replaced another one (decision 0157). */
export interface Renewal {
  from: string;
  to: string;
  /** A digest of the second secret that the browser holds beside the session; null if it has none. */
  proof: string | null;
}
/** `from`: the previous session, and those before it if one browser renewed twice. */
interface KeptRenewal {
  from: readonly string[];
  to: string;
  proof: string;
  begunAt: number;
  end: "done" | "failed" | null;
}

/** Milliseconds after which a change that never reported its end counts as failed: longer than a call may take. */
const CHANGE_TIMEOUT_MS = 30_000;

/** `pending`: the change that it was renewed for is still running. */
export interface Successor {
  sid: string;
  state: "pending" | "done" | "failed";
}

/** The live sessions of one customer, and which of them replaced which: a part of their object (shopper.ts). */
export class LiveSessions extends Part {
  /** A customer has signed in. @param until when the session ends by itself, in milliseconds since the epoch */
  async open(sid: string, until: number): Promise<void> {
    const rows = Object.entries({ ...(await this.#live()), [sid]: until });
    const kept = rows.sort(([, one], [, other]) => other - one).slice(0, MAX_SESSIONS);
    await this.#save(Object.fromEntries(kept));
  }

  async isLive(sid: string): Promise<boolean> {
    return Object.hasOwn(await this.#live(), sid);
  }

  /**
   * Ends all sessions and begins one that replaces `from`, atomically. A second renewal of the same browser, after a
   * failed first one, replaces both: that browser may still send either.
   * @param until as for `open`
   * @returns whether it did; not for a session that has ended, unless its browser has just received another for it
   */
  async renew({ from, to, proof }: Renewal, until: number): Promise<boolean> {
    const before = await this.#renewalOf(proof);
    if (!(await this.isLive(from)) && !before?.from.includes(from)) return false;
    await this.#save({ [to]: until });
    if (proof) {
      const led = before ? [...before.from, before.to] : [];
      const kept: KeptRenewal = { from: [...new Set([...led, from])], to, proof, begunAt: Date.now(), end: null };
      await this.store.put("renewal", kept, kept.begunAt + HANDED_ON_MS);
    } else await this.store.delete("renewal");
    return true;
  }

  /** A browser's recent renewal, while the session that it created is alive. */
  async #renewalOf(proof: string | null): Promise<KeptRenewal | undefined> {
    const kept = await this.store.get<KeptRenewal>("renewal");
    const isOf = proof !== null && kept?.proof === proof && Date.now() - kept.begunAt < HANDED_ON_MS;
    return isOf && (await this.isLive(kept.to)) ? kept : undefined;
  }

  /** The change that the session was renewed for was made, or failed. */
  async completeRenewal(sid: string, end: "done" | "failed"): Promise<void> {
    const kept = await this.store.get<KeptRenewal>("renewal");
    if (kept?.to === sid) await this.store.put("renewal", { ...kept, end }, kept.begunAt + HANDED_ON_MS);
  }

  /**
   * The session that replaced an ended one, if it is alive itself.
   * @param proof the browser's second secret, as for `renew`
   */
  async successor(from: string, proof: string): Promise<Successor | null> {
    const kept = await this.#renewalOf(proof);
    if (!kept?.from.includes(from)) return null;
    const age = Date.now() - kept.begunAt;
    return { sid: kept.to, state: kept.end ?? (age < CHANGE_TIMEOUT_MS ? "pending" : "failed") };
  }

  async end(sid: string): Promise<void> {
    const { [sid]: _, ...others } = await this.#live();
    await this.#save(others);
  }

  async endAll(): Promise<void> {
    await this.#save({});
  }

  /** Those that have not ended by themselves. */
  async #live(): Promise<Live> {
    const kept = (await this.store.get<Live>("live")) ?? {};
    const now = Date.now();
    return Object.fromEntries(Object.entries(kept).filter(([, until]) => until > now));
  }

  /** Nothing is stored for a customer without sessions. */
  async #save(live: Live): Promise<void> {
    const ends = Object.values(live);
    if (ends.length === 0) return this.store.delete("live", "renewal");
    await this.store.put("live", live, Math.max(...ends));
  }
}
