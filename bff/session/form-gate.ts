/** One outcome for all presses of one printed form. */
import { DurableObject } from "cloudflare:workers";

/** How long an outcome is remembered, in milliseconds: longer than its page stays open. */
const REMEMBERED = 24 * 60 * 60 * 1000;

/** After this a press whose outcome was never told counts as none, in milliseconds. */
const LONGEST = 20_000;

/**
 * The Durable Object of one form with what was filled in. A press beside another waits for its outcome; one after a
 * success is told that success; one after anything else is a new try.
 */
export class FormGate extends DurableObject {
  /** Ends with the press that is being carried out. */
  #pressed: { ended: Promise<void>; end: () => void } | undefined;

  /** @returns what an earlier press left; null: this press is carried out, and its outcome told by `end` */
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
