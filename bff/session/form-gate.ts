/** One outcome for all submissions of one rendered form. */
import { DurableObject } from "cloudflare:workers";

/** How long an outcome is remembered, in milliseconds: longer than its page stays open. */
const REMEMBERED = 24 * 60 * 60 * 1000;

/** Milliseconds after which a submission that never reported its outcome is ignored. */
const LONGEST = 20_000;

/**
 * The Durable Object of one form with its contents. A submission during another one waits for its outcome; one after a
 * success gets that success; one after any other outcome is a new attempt.
 */
export class FormGate extends DurableObject {
  /** Settled when the running submission ends. */
  #pressed: { ended: Promise<void>; end: () => void } | undefined;

  /**
   * @returns the outcome of an earlier submission; null: the caller carries this one out, and reports its outcome by
   *   `end`
   */
  async begin(): Promise<string | null> {
    for (;;) {
      if (this.#pressed) await this.#pressed.ended;
      const kept = await this.ctx.storage.get<string>("outcome");
      if (kept !== undefined) return kept;
      if (this.#pressed) continue;
      this.#pressed = untilEnded(() => {
        this.#pressed = undefined;
      });
      return null;
    }
  }

  /** @param kept the answer to later submissions; null after a failure */
  async end(kept: string | null): Promise<void> {
    if (kept !== null) {
      await this.ctx.storage.put("outcome", kept);
      await this.ctx.storage.setAlarm(Date.now() + REMEMBERED);
    }
    this.#pressed?.end();
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}

function untilEnded(onEnd: () => void) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    const timer = setTimeout(() => end(), LONGEST);
    end = () => {
      clearTimeout(timer);
      onEnd();
      resolve();
    };
  });
  return { ended, end };
}
