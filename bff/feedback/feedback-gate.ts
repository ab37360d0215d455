/** Delivers feedback, each form once. */
import { DurableObject } from "cloudflare:workers";
import { deliver, type FeedbackMessage } from "./deliver.ts";

/** How long a form that was sent is remembered, in milliseconds: longer than its page stays open. */
const REMEMBERED = 24 * 60 * 60 * 1000;

/**
 * The Durable Object of one form. A submit during another one waits for its outcome; one after a failure delivers
 * again; one after a success does nothing.
 */
export class FeedbackGate extends DurableObject {
  #sending: Promise<boolean> | undefined;

  /** @returns whether the message was taken, now or before */
  send(url: string, message: FeedbackMessage): Promise<boolean> {
    this.#sending ??= this.#sendOnce(url, message).finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendOnce(url: string, message: FeedbackMessage): Promise<boolean> {
    if (await this.ctx.storage.get("sent")) return true;
    if (!(await deliver(url, message))) return false;
    await this.ctx.storage.put("sent", true);
    await this.ctx.storage.setAlarm(Date.now() + REMEMBERED);
    return true;
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
