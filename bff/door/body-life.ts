/** How long a page's body may be delivered: by the replies of the API in it (decision 0211). */
import type { ReplyLife } from "../upstream/cache.ts";
import type { Call } from "../upstream/client.ts";
import { pricesAt } from "../views/prices-at.ts";

/** Collects what a body is made of, while it is rendered. */
export class BodyLife {
  freshUntil = Number.POSITIVE_INFINITY;
  staleUntil = Number.POSITIVE_INFINITY;
  isOld = false;
  #pending = 0;
  #isWhole = true;

  /** Whether everything that the page asked for has arrived, and may be kept. */
  get isWhole(): boolean {
    return this.#isWhole && this.#pending === 0;
  }

  /**
   * A reply is part of the body. The body ends with it, and when a discount in it ends: prices change then.
   * @param life null for a reply that is not kept
   */
  take(reply: object, life: ReplyLife | null, now: number): void {
    if (!life) {
      this.#isWhole = false;
      return;
    }
    const { freshUntil, staleUntil, isOld } = life;
    this.isOld ||= isOld;
    this.freshUntil = Math.min(this.freshUntil, freshUntil);
    this.staleUntil = Math.min(this.staleUntil, staleUntil);
    this.endBy(pricesAt(reply, now).until);
  }

  /** What the page prints is right until a moment, in milliseconds since the epoch. */
  endBy(moment: number): void {
    this.freshUntil = Math.min(this.freshUntil, moment);
    this.staleUntil = Math.min(this.staleUntil, moment);
  }

  /** A call whose failure leaves a gap in the body, and whose answer may come too late for it. */
  watch(call: Call): Call {
    return async (...question) => {
      this.#pending++;
      try {
        return await call(...question);
      } catch (error) {
        this.#isWhole = false;
        throw error;
      } finally {
        this.#pending--;
      }
    };
  }

  /** A call whose answer no body may keep. */
  spoil(call: Call): Call {
    return (...question) => {
      this.#isWhole = false;
      return call(...question);
    };
  }
}
