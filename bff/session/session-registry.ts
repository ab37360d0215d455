/**
 * Which sessions of one customer are alive. The session itself is in the encrypted cookie, which can be copied: signing
 * out must end the copies too, and only shared state can do that. A Durable Object per customer.
 */
import { DurableObject } from "cloudflare:workers";

/** A customer's sessions at once; one more ends the oldest. */
const MOST_SESSIONS = 30;

/** Session id → when it ends, in milliseconds since the epoch. */
type Live = Record<string, number>;

export class SessionRegistry extends DurableObject {
  /** A customer has signed in. @param until when the session ends by itself, in milliseconds since the epoch */
  async open(sid: string, until: number): Promise<void> {
    const rows = Object.entries({ ...(await this.#live()), [sid]: until });
    const kept = rows.sort(([, one], [, other]) => other - one).slice(0, MOST_SESSIONS);
    await this.#save(Object.fromEntries(kept));
  }

  async isLive(sid: string): Promise<boolean> {
    return Object.hasOwn(await this.#live(), sid);
  }

  async end(sid: string): Promise<void> {
    const { [sid]: _, ...others } = await this.#live();
    await this.#save(others);
  }

  async endAll(): Promise<void> {
    await this.#save({});
  }

  override async alarm(): Promise<void> {
    await this.#save(await this.#live());
  }

  /** Those that have not ended by themselves. */
  async #live(): Promise<Live> {
    const kept = (await this.ctx.storage.get<Live>("live")) ?? {};
    const now = Date.now();
    return Object.fromEntries(Object.entries(kept).filter(([, until]) => until > now));
  }

  /** Lives until the last session ends; nothing is stored for a customer without sessions. */
  async #save(live: Live): Promise<void> {
    const ends = Object.values(live);
    if (ends.length === 0) return this.ctx.storage.deleteAll();
    await this.ctx.storage.put("live", live);
    await this.ctx.storage.setAlarm(Math.max(...ends));
  }
}
