/** The purges of the last day, for all isolates. */
import { DurableObject } from "cloudflare:workers";
import type { Purge } from "../upstream/purges.ts";

/** Nothing is kept for longer, in milliseconds (page-bodies.ts, upstream/contract.ts). */
const LONGEST_KEPT = 86_400_000;
/** More than these become one purge of everything. */
const MOST_PURGES = 200;

/** The Durable Object of the shop's purges. It deletes its storage when the last one has no effect any more. */
export class PurgeLog extends DurableObject {
  async list(): Promise<Purge[]> {
    const kept = (await this.ctx.storage.get<Purge[]>("purges")) ?? [];
    return kept.filter(({ at }) => at > Date.now() - LONGEST_KEPT);
  }

  /** Adds a purge. One of everything makes those before it unnecessary. */
  async add(purge: Purge): Promise<void> {
    const before = purge.products ? await this.list() : [];
    const all = [...before, purge];
    const kept = all.length > MOST_PURGES ? [{ at: purge.at }] : all;
    await this.ctx.storage.put("purges", kept);
    await this.ctx.storage.setAlarm(Date.now() + LONGEST_KEPT);
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
