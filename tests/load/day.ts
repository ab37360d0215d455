/** A day of a shop in minutes: visits by the hour, from a cold cache on. Run by `npm run load -- day`. */

import { type LoadOptions, type LoadShop, machine, startLoadShop } from "./load-shop.ts";
import { countedBrowser, type Ending, visit } from "./shopper.ts";
import { count, kindTable, listed, MEBIBYTE, megabytes, type Order, orderFaults, Tally, table } from "./tally.ts";
import { HOURS, pause, play, startTimes } from "./traffic.ts";

/** Of each kind of page, for the comparison of a cold cache with a warm one. */
const WALKED = 40;

/** Addresses of pages, each once. */
function walkOf({ places: { products, categories } }: LoadShop): string[] {
  const spread = <Value>(values: readonly Value[]) =>
    values.filter((_, nth) => nth % Math.ceil(values.length / WALKED) === 0);
  return [
    "/",
    ...spread(categories).map((id) => `/category/${id}`),
    ...spread(products).map((id) => `/single-product/${id}`),
    ...["утас", "зурагт", "чихэвч", "хөргөгч"].map((word) => `/search?p=${encodeURIComponent(word)}`),
  ];
}

/** Opens them one after the other, as nobody before, and once more; a page that no address is of compiles the code. */
async function coldAndWarm(shop: LoadShop, say: LoadOptions["say"]): Promise<boolean> {
  await countedBrowser(shop).open("/brands");
  let isSound = true;
  for (const state of ["cold", "warm"]) {
    shop.tally = new Tally();
    const begun = performance.now();
    for (const path of walkOf(shop)) await countedBrowser(shop).open(path);
    say(`\nEach page ${state === "cold" ? "for the first time" : "once more"}, one at a time\n`);
    for (const line of kindTable(shop.tally, (performance.now() - begun) / 1000)) say(line);
    isSound &&= isSoundOf(shop.tally);
  }
  return isSound;
}

/** Whether nothing was the shop's own error: the API has no faults here, and a status from 500 on has no excuse. */
const isSoundOf = (tally: Tally) => tally.withStatus((status) => status >= 500) === 0 && tally.errors.size === 0;

/** Plays the hours one by one. @returns what visits came to, and the orders that were shown */
async function playHours(shop: LoadShop, { minutes, visits, atOnce, say }: LoadOptions) {
  const endings = new Map<Ending, number>();
  const reasons = new Map<string, number>();
  const shown: Order[] = [];
  const hour = (minutes * 60_000) / HOURS.length;
  const starts = startTimes(HOURS, visits * minutes, minutes * 60_000);
  const hours: string[][] = [];
  let answered = 0;
  let latest = 0;
  for (const nth of HOURS.keys()) {
    const its = starts.filter((start) => Math.floor(start / hour) === nth).map((start) => start - nth * hour);
    const begun = performance.now();
    const played = await play(its, atOnce, async () => {
      const { ending, order, reason } = await visit(shop);
      count(endings, ending);
      if (reason) count(reasons, `${ending}: ${reason}`);
      if (order) shown.push(order);
    });
    await pause(begun + hour - performance.now());
    const seconds = (performance.now() - begun) / 1000;
    const { isolate, process } = await shop.memory();
    latest = Math.max(latest, played.latest);
    hours.push([
      ...[`${nth} h`, String(played.visits), ((shop.tally.answers - answered) / seconds).toFixed(0)],
      ...[(isolate / MEBIBYTE).toFixed(0), (process / MEBIBYTE).toFixed(0)],
    ]);
    answered = shop.tally.answers;
  }
  say("\nThe day, hour by hour; the isolate's memory with what could be collected\n");
  for (const line of table(["hour", "visits", "answers a second", "isolate MB", "process MB"], hours)) say(line);
  return { endings, reasons, shown, latest };
}

/**
 * Plays the day and tells of it.
 * @returns whether no error was the shop's own, no visit met a page without what belongs on it, and the orders shown
 *   are those at the API
 */
export async function run(options: LoadOptions): Promise<boolean> {
  const { minutes, say } = options;
  const shop = await startLoadShop(options);
  try {
    const isWalkSound = await coldAndWarm(shop, say);
    const early = await shop.collected();
    shop.tally = new Tally();
    const begun = performance.now();
    const { endings, reasons, shown, latest } = await playHours(shop, options);
    const seconds = (performance.now() - begun) / 1000;
    const late = await shop.collected();
    const faults = orderFaults(shown, await shop.orders());
    say(
      `\n${options.products} products, ${minutes} minutes, ${(shop.tally.answers / seconds).toFixed(0)} answers a second\n`,
    );
    for (const line of kindTable(shop.tally, seconds)) say(line);
    say(`\nvisits     ${listed(endings)}; none began later than ${(latest / 1000).toFixed(1)} s after its time`);
    if (reasons.size > 0) say(`reasons    ${listed(reasons)}`);
    say(
      `isolate    ${megabytes(early)} MB before the day, ${megabytes(late)} MB after it, both after a full collection`,
    );
    say(`log        ${shop.tally.faults.size === 0 ? "no fault" : listed(shop.tally.faults)}`);
    say(`machine    ${machine()}`);
    say(`orders     ${shown.length} shown; ${faults.length === 0 ? "the same at the API" : faults.join("; ")}`);
    return isWalkSound && isSoundOf(shop.tally) && !endings.has("stumbled") && faults.length === 0;
  } finally {
    await shop.stop();
  }
}
