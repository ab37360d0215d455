/**
 * The shop at full speed while a tenth of its API's answers are faults and a hundredth of what is posted is hostile: what it answers, how soon,
 * and what its process holds. Run by `npm run load`.
 */
import fc from "fast-check";
import { startFaultyShop } from "#tests/support/faulty-shop.ts";
import { type HostileBody, hostileBody, REFUSED_BODIES } from "#tests/support/hostile-bodies.ts";
import { openPaths } from "#tests/support/pages.ts";
import { workerMemory } from "#tests/support/worker-memory.ts";

export interface LoadOptions {
  minutes: number;
  /** Requests under way at once. */
  atOnce?: number;
  say: (line: string) => void;
}

const FAULTS = 0.1;
const HOSTILE = 0.01;
const PRESSED = 0.05;

const MEBIBYTE = 1024 * 1024;
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

/**
 * Runs the load and tells of it.
 * @returns whether no answer was an error of the shop's own: 503 is the API's fault, every other status from 500 on is ours
 */
export async function run({ minutes, atOnce = 24, say }: LoadOptions): Promise<boolean> {
  const shop = await startFaultyShop();
  shop.api.failing(FAULTS);
  const paths = openPaths();
  const bodies: HostileBody[] = [...Object.values(REFUSED_BODIES), ...fc.sample(hostileBody, 500)];
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const memory: number[] = [];
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
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      shop.api.calls.length = 0;
      shop.logged.length = 0;
    }
  };
  const watch = setInterval(() => {
    memory.push((workerMemory() ?? 0) / MEBIBYTE);
    if (memory.length % 12 === 0) say(`${times.length} answers, ${memory.at(-1)?.toFixed(0)} MB`);
  }, 5_000);
  await Promise.all(Array.from({ length: atOnce }, visitor));
  clearInterval(watch);
  await shop.stop();

  const quantile = (share: number) => times[Math.floor(times.length * share)]?.toFixed(0);
  times.sort((a, b) => a - b);
  const ours = [...statuses].filter(([status]) => status >= 500 && status !== 503);
  say(
    `answers    ${times.length} in ${minutes} min, ${(times.length / minutes / 60).toFixed(0)} a second, ${atOnce} at once`,
  );
  say(
    `statuses   ${[...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(", ")}`,
  );
  say(`time       p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, longest ${times.at(-1)?.toFixed(0)} ms`);
  say(
    `memory     ${memory
      .map((megabytes) => megabytes.toFixed(0))
      .filter((_, index) => index % Math.ceil(memory.length / 20) === 0)
      .join(" ")} MB`,
  );
  say(
    `5xx        ${ours.length === 0 ? "none but 503, which are the API's faults" : ours.map(([status, count]) => `${status}: ${count}`).join(", ")}`,
  );
  return ours.length === 0;
}
