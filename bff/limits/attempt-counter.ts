/** Counts attempts over longer periods than the platform's rate limits support (10 s and 60 s). */
import { DurableObject } from "cloudflare:workers";

/** The Durable Object of one key: the times of its attempts. It deletes its storage when the window has passed. */
export class AttemptCounter extends DurableObject {
  /**
   * Counts one attempt, unless there were too many.
   * @param most attempts that a window may hold
   * @param window its length in milliseconds
   * @returns 0 when it was counted, otherwise the milliseconds until the next may be
   */
  async attempt(most: number, window: number): Promise<number> {
    const now = Date.now();
    const before = (await this.ctx.storage.get<number[]>("attempts")) ?? [];
    const recent = before.filter((time) => time > now - window);
    const [oldest = now] = recent.slice(-most);
    if (recent.length >= most) return oldest + window - now;
    await this.ctx.storage.put("attempts", [...recent, now]);
    await this.ctx.storage.setAlarm(now + window);
    return 0;
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
