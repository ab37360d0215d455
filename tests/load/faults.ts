/**
 * Mixed load while a tenth of the API's replies are faults and a hundredth of the posts are hostile: statuses, times
 * and memory. Run by `npm run load -- faults`.
 */
import fc from "fast-check";
import { z } from "zod";
import { startFaultyShop } from "#tests/support/faulty-shop.ts";
import { type HostileBody, hostileBody, REFUSED_BODIES } from "#tests/support/hostile-bodies.ts";
import { isolateMemory } from "#tests/support/isolate-memory.ts";
import { openPaths } from "#tests/support/pages.ts";
import { workerMemory } from "#tests/support/worker-memory.ts";
import { MEBIBYTE, megabytes } from "./tally.ts";

export interface LoadOptions {
  minutes: number;
  /** Requests under way at once. */
  atOnce?: number;
  /** A free port, for looking at the isolate's memory. */
  inspectorPort: number;
  say: (line: string) => void;
}

const FAULTS = 0.1;
const HOSTILE = 0.01;
const PRESSED = 0.05;

/** Until then the API's answers fill the cache, and code is compiled (minutes). */
const WARM_UP = 2;
/**
 * How much more the isolate may hold at the end than after the warm-up: replies come and go within their own bound
 * (bytes).
 */
const SPREAD = 16 * 1024 * 1024;
const EVERY = 5_000;

const any = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(Math.random() * values.length)];
const number = (most: number) => 1 + Math.floor(Math.random() * most);

/** Addresses of every kind, most of them in no cache. */
function address(paths: readonly string[]): string {
  const made = [
    `/single-product/${number(900)}`,
    `/category/${number(60)}?page=${number(3)}`,
    `/category/1?brand=1&min=${number(100_000)}`,
    `/search?p=утас ${number(500)}`,
    `/compare?ids=${number(900)},${number(900)}`,
  ];
  return any(Math.random() < 0.5 ? paths : made) ?? "/";
}

/** What a line of the log says of a fault: a record of one request says nothing more. */
const logged = z
  .object({ level: z.enum(["warn", "error"]), event: z.string(), reason: z.string().optional() })
  .refine(({ event }) => event !== "request")
  .transform(({ level, event, reason }) => [level, event, reason].filter(Boolean).join(" "));

function faultIn(line: string): string | undefined {
  try {
    return logged.safeParse(JSON.parse(line)).data;
  } catch {
    return `not ours: ${line.slice(0, 60)}`;
  }
}

/**
 * Runs the load and tells of it.
 * @returns whether no answer was an error of the shop's own (503 is the API's fault, every other status from 500 on is
 *   ours), the log holds no error, and the isolate held no more at the end than after the warm-up
 */
export async function run({ minutes, atOnce = 24, inspectorPort, say }: LoadOptions): Promise<boolean> {
  const shop = await startFaultyShop({}, undefined, inspectorPort);
  const isolate = await isolateMemory(inspectorPort);
  shop.api.failing(FAULTS);
  const paths = openPaths();
  const bodies: HostileBody[] = [...Object.values(REFUSED_BODIES), ...fc.sample(hostileBody, 500)];
  const statuses = new Map<number, number>();
  const faults = new Map<string, number>();
  const times: number[] = [];
  const end = Date.now() + minutes * 60_000;

  const ask = async () => {
    const chance = Math.random();
    const path = address(paths);
    const headers = { Origin: shop.origin };
    if (chance < HOSTILE) {
      const { headers: said = {}, body } = any(bodies) ?? {};
      return fetch(shop.origin + path, {
        method: "POST",
        redirect: "manual",
        headers: { ...headers, ...said },
        ...(body ? { body } : {}),
      });
    }
    if (chance < HOSTILE + PRESSED) {
      const body = new URLSearchParams({ intent: "add", id: String(number(900)), quantity: "1" });
      return fetch(`${shop.origin}/cart`, { method: "POST", redirect: "manual", headers, body });
    }
    return fetch(shop.origin + path, { redirect: "manual" });
  };
  const visitor = async () => {
    while (Date.now() < end) {
      const started = performance.now();
      const response = await ask();
      await response.arrayBuffer();
      times.push(performance.now() - started);
      add(statuses, response.status);
      shop.api.calls.length = 0;
      for (const line of shop.logged.splice(0)) add(faults, faultIn(line));
    }
  };
  let least = Number.POSITIVE_INFINITY;
  let looks = 0;
  const look = async () => {
    least = Math.min(least, await isolate.used());
    if (++looks % (60_000 / EVERY) !== 0) return;
    const held = (workerMemory() ?? 0) / MEBIBYTE;
    say(
      `minute ${looks / (60_000 / EVERY)}: ${times.length} answers, isolate ${megabytes(least)} MB, process ${held.toFixed(0)} MB`,
    );
    least = Number.POSITIVE_INFINITY;
  };
  const watch = setInterval(() => void look(), EVERY);
  const warm = pause(Math.min(WARM_UP, minutes / 2) * 60_000).then(() => isolate.usedAfterCollection());
  await Promise.all(Array.from({ length: atOnce }, visitor));
  clearInterval(watch);
  const [early, late] = [await warm, await isolate.usedAfterCollection()];
  isolate.close();
  await shop.stop();

  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.floor(times.length * share)]?.toFixed(0);
  const ours = [...statuses].filter(([status]) => status >= 500 && status !== 503);
  const errors = [...faults].filter(([fault]) => !fault.startsWith("warn"));
  say(
    `answers    ${times.length} in ${minutes} min, ${(times.length / minutes / 60).toFixed(0)} a second, ${atOnce} at once`,
  );
  say(`statuses   ${listed(statuses)}`);
  say(`faults     ${listed(faults)}`);
  say(`time       p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, longest ${times.at(-1)?.toFixed(0)} ms`);
  say(
    `isolate    ${megabytes(early)} MB after the warm-up, ${megabytes(late)} MB at the end, both after a full collection`,
  );
  say(`5xx        ${ours.length === 0 ? "none but 503, which are the API's faults" : listed(new Map(ours))}`);
  return ours.length === 0 && errors.length === 0 && late < early + SPREAD;
}

function add<Key>(counts: Map<Key, number>, key: Key | undefined): void {
  if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
}

const listed = (counts: ReadonlyMap<string | number, number>) =>
  [...counts]
    .map(([key, count]) => `${key}: ${count}`)
    .sort()
    .join(", ");
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
