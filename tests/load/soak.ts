/** An hour of few visits, with a look at everything that could grow, once a minute. Run by `npm run load -- soak`. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { workerHandles } from "#tests/support/worker-memory.ts";
import { type LoadOptions, type LoadShop, machine, startLoadShop } from "./load-shop.ts";
import { type Ending, visit } from "./shopper.ts";
import { count, kindTable, listed, MEBIBYTE, megabytes, type Order, orderFaults, table } from "./tally.ts";
import { EVEN, play, startTimes } from "./traffic.ts";

/** Minutes until caches are filled and code is compiled: from there on nothing may grow without a reason. */
const WARM_UP = 4;
/** How much more there may be at the end than after the warm-up: replies and pages come and go within a bound. */
const MOST = { isolate: 16 * MEBIBYTE, handles: 32 };

/** What there is at one moment. Memory and sizes are in bytes. */
interface Sample {
  /** The storefront's isolate, after a full collection. */
  isolate: number;
  process: number;
  /** Open files and connections of the server's process. */
  handles: number;
  /** Durable Objects that have stored something, and what they take on the disk. */
  objects: Map<string, number>;
  objectBytes: number;
  /** The reference API's database, with what it has not yet written back. */
  database: number;
}

/** Every file below a folder with its size; none where there is no such folder yet. */
function filesIn(folder: string): { name: string; bytes: number }[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((name) => {
      const stats = statSync(join(folder, name), { throwIfNoEntry: false });
      return stats?.isFile() ? [{ name, bytes: stats.size }] : [];
    });
  } catch {
    return [];
  }
}

const bytesOf = (files: readonly { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

async function sampleOf(shop: LoadShop): Promise<Sample> {
  const isolate = await shop.collected();
  const stored = filesIn(join(shop.state, "do"));
  const objects = new Map<string, number>();
  // `och-storefront-OrderGate/0f3c….sqlite`
  for (const { name } of stored) {
    const found = name.match(/^och-storefront-(\w+)\/[0-9a-f]{64}\.sqlite$/)?.[1];
    if (found) count(objects, found);
  }
  return {
    ...{ isolate, objects, process: (await shop.memory()).process, handles: workerHandles() ?? 0 },
    ...{ objectBytes: bytesOf(stored), database: bytesOf(filesIn(join(shop.state, "d1"))) },
  };
}

/** A sample as a row of the table. */
const rowOf = (
  minute: number,
  { isolate, process, handles, objects, objectBytes, database }: Sample,
  orders: number,
) => [
  ...[String(minute), megabytes(isolate), megabytes(process), String(handles), String(orders)],
  ...[listed(objects), megabytes(objectBytes), megabytes(database)],
];

/**
 * Plays it and tells of it.
 * @returns whether isolate and handles are as they were after the warm-up, no error was the shop's own, and the orders
 *   shown are those at the API
 */
export async function run(options: LoadOptions): Promise<boolean> {
  const { minutes, visits, atOnce, say } = options;
  const shop = await startLoadShop(options);
  const endings = new Map<Ending, number>();
  const reasons = new Map<string, number>();
  const shown: Order[] = [];
  const samples: Sample[] = [await sampleOf(shop)];
  const rows = samples.map((sample) => rowOf(0, sample, 0));
  try {
    for (let minute = 1; minute <= minutes; minute++) {
      await play(startTimes(EVEN, visits, 60_000), atOnce, async () => {
        const { ending, order, reason } = await visit(shop);
        count(endings, ending);
        if (reason) count(reasons, `${ending}: ${reason}`);
        if (order) shown.push(order);
      });
      const sample = await sampleOf(shop);
      samples.push(sample);
      rows.push(rowOf(minute, sample, shown.length));
      say(rows.at(-1)?.join(" | ") ?? "");
    }
    const [early, late] = [samples[Math.min(WARM_UP, samples.length - 1)], samples.at(-1)];
    if (!early || !late) throw new Error("A soak lasts a minute at least");
    const faults = orderFaults(shown, await shop.orders());
    say("\nMB but for numbers\n");
    const head = ["minute", "isolate", "process", "handles", "orders", "Durable Objects", "their files", "database"];
    for (const line of table(head, rows)) say(line);
    say("");
    for (const line of kindTable(shop.tally, minutes * 60)) say(line);
    say(`\nvisits     ${listed(endings)}${reasons.size > 0 ? `; ${listed(reasons)}` : ""}`);
    say(`log        ${listed(shop.tally.faults) || "no fault"}`);
    say(`machine    ${machine()}`);
    say(`orders     ${shown.length} shown; ${faults.join("; ") || "the same at the API"}`);
    const isFlat = late.isolate < early.isolate + MOST.isolate && late.handles < early.handles + MOST.handles;
    const isOurs = shop.tally.withStatus((status) => status >= 500) > 0 || shop.tally.errors.size > 0;
    return isFlat && !isOurs && !endings.has("stumbled") && faults.length === 0;
  } finally {
    await shop.stop();
  }
}
