import { Part } from "./part.ts";

/** How long an outcome is remembered, in milliseconds: longer than its page stays open. */
const OUTCOME_LIFE_MS = 24 * 60 * 60 * 1000;

/** Milliseconds after which a submission that never reported its outcome is ignored. */
const SUBMIT_TIMEOUT_MS = 20_000;

/**
 * The outcome of one form with its contents, a part of an object that the form names (once-per-form.ts). A submission
 * during another one waits for its outcome; one after a success gets that success; one after any other outcome is a new
 * attempt.
 */
export class FormOutcome extends Part {
  /** Settled when the running submission ends. */
  #pressed: { ended: Promise<void>; end: () => void } | undefined;

  /**
   * @returns the outcome of an earlier submission; null: the caller carries this one out, and reports its outcome by
   *   `end`
   */
  async begin(): Promise<string | null> {
    for (;;) {
      if (this.#pressed) await this.#pressed.ended;
      const kept = await this.store.get<string>("outcome");
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
    if (kept !== null) await this.store.put("outcome", kept, Date.now() + OUTCOME_LIFE_MS);
    this.#pressed?.end();
  }
}

function untilEnded(onEnd: () => void) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    const timer = setTimeout(() => end(), SUBMIT_TIMEOUT_MS);
    end = () => {
      clearTimeout(timer);
      onEnd();
      resolve();
    };
  });
  return { ended, end };
}
