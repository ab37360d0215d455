/** How long a cached document may be delivered, by the API's replies in it. */
import type { ReplyLife } from "../upstream/cache.ts";
import type { Call } from "../upstream/client.ts";
import { pricesAt } from "../views/prices-at.ts";

/** Collects what a document is made of, while it is rendered. */
export class DocumentLife {
  /** What it prints is right until then, in milliseconds since the epoch. */
  until = Number.MAX_SAFE_INTEGER;
  isOld = false;
  #pending = 0;
  #isWhole = true;

  /** Whether everything that the page asked for has arrived, and may be kept. */
  get isWhole(): boolean {
    return this.#isWhole && this.#pending === 0;
  }

  /**
   * A reply is part of the document, which ends with it, and when a discount in it ends: prices change then.
   * @param life null for a reply that is not kept
   */
  take(reply: object, life: ReplyLife | null, now: number): void {
    this.endBy(Math.min(life?.staleUntil ?? 0, pricesAt(reply, now).until));
    if (life) this.isOld ||= life.isOld;
    else this.#isWhole = false;
  }

  /** What the page prints is right until a moment, in milliseconds since the epoch. */
  endBy(moment: number): void {
    this.until = Math.min(this.until, moment);
  }

  /** A call whose failure leaves a gap in the document, and whose answer may come too late for it. */
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

  /** A call whose answer no document may keep. */
  spoil(call: Call): Call {
    return (...question) => {
      this.#isWhole = false;
      return call(...question);
    };
  }
}
