/** Sitemap and product feeds as crawlers read them, from a cold and a warm cache. Run by `npm run load -- feeds`. */
import { ID_OF, MOST_OF_FEED, type ReadFeed, readFeed } from "#tests/support/read-feed.ts";
import { workerCpu } from "#tests/support/worker-memory.ts";
import { type LoadOptions, type LoadShop, machine, startLoadShop } from "./load-shop.ts";
import { megabytes, table } from "./tally.ts";

/** Milliseconds between two looks at the heap while a document is read. */
const SAMPLED = 100;
const LOCATION = /<loc>([^<]*)<\/loc>/g;
const PRODUCT = /single-product\/(\d+)<\/loc>/;

interface Reading extends ReadFeed {
  path: string;
  /** Seconds of CPU time of the server's process: the shop, its API and the cache. */
  cpu: number;
  /** The isolate's heap in bytes: the most that was seen, and after a full collection before the document. */
  most: number;
  before: number;
}

/** Reads one document, and looks at the isolate meanwhile; in a feed also after a full collection near its end. */
async function measured(shop: LoadShop, path: string, products: number): Promise<Reading> {
  const idOf = Object.entries(ID_OF).find(([feed]) => feed === path)?.[1];
  const before = await shop.collected();
  const cpu = workerCpu() ?? 0;
  let [most, isReading] = [0, true];
  const sampling = (async () => {
    while (isReading) {
      most = Math.max(most, (await shop.memory()).isolate);
      await new Promise((resolve) => setTimeout(resolve, SAMPLED));
    }
  })();
  // What the look takes is none of the document's.
  let looked = 0;
  const look = async () => {
    const begun = workerCpu() ?? 0;
    const heap = await shop.collected();
    looked = (workerCpu() ?? 0) - begun;
    return heap;
  };
  const read = await readFeed(shop.origin + path, idOf ?? PRODUCT, idOf && { after: products * 0.9, look });
  isReading = false;
  await sampling;
  return { ...read, path, cpu: (workerCpu() ?? 0) - cpu - looked, most, before };
}

/** The paths of the sitemap's files of products. */
async function productFiles(shop: LoadShop): Promise<string[]> {
  const index = await (await fetch(`${shop.origin}/sitemap.xml`)).text();
  const files = [...index.matchAll(LOCATION)].map(([, address = ""]) => new URL(address).pathname);
  return files.filter((path) => path.includes("products-"));
}

const rowOf = ({ path, bytes, firstByte, whole, cpu, before, near, most, ids }: Reading) => [
  ...[path, String(ids.size), megabytes(bytes), firstByte.toFixed(0), whole.toFixed(0), cpu.toFixed(2)],
  ...[megabytes(before), near === undefined ? "–" : megabytes(near), megabytes(most)],
];

/**
 * Reads index, lists, files of products and both feeds, twice, and tells of it.
 * @returns whether each was 200, the sitemap named every product that is listed and the feeds every one with a picture,
 *   and the isolate held no more than a part of a feed
 */
export async function run(options: Pick<LoadOptions, "products" | "inspectorPort" | "say">): Promise<boolean> {
  const { say } = options;
  const shop = await startLoadShop(options);
  try {
    // Compiles the code, and reads menu and brands, which every page needs.
    await (await fetch(`${shop.origin}/brands`)).text();
    const files = await productFiles(shop);
    const { products: all, pictured } = shop.places;
    const isEach = (ids: Set<number>, of: number[]) => ids.size === of.length && of.every((id) => ids.has(id));
    let isSound = true;
    for (const state of ["cold", "warm"]) {
      const paths = ["/sitemap.xml", "/sitemap/lists.xml", ...files, ...Object.keys(ID_OF)];
      const readings: Reading[] = [];
      for (const path of paths) readings.push(await measured(shop, path, all.length));
      const inFiles = readings.filter(({ path }) => files.includes(path));
      const named = new Set(inFiles.flatMap(({ ids }) => [...ids]));
      // One row for the largest file of products stands for all of them.
      const [largest] = inFiles.toSorted((one, other) => other.bytes - one.bytes);
      const shown = readings.filter((reading) => !inFiles.includes(reading) || reading === largest);
      say(`\n${all.length} products, ${state} cache; times in ms, CPU in s, sizes and the isolate's heap in MB\n`);
      const head = [
        "document",
        "products",
        "size",
        "first byte",
        "whole",
        "CPU",
        "heap before",
        "near its end",
        "most",
      ];
      for (const line of table(head, shown.map(rowOf))) say(line);
      say(`sitemap    ${files.length} files of products, ${named.size} products`);
      const feeds = readings.filter(({ near }) => near !== undefined);
      isSound &&=
        readings.every(({ status }) => status === 200) &&
        isEach(named, all) &&
        // No market takes a product without a picture.
        feeds.every(({ ids }) => isEach(ids, pictured)) &&
        feeds.length === Object.keys(ID_OF).length &&
        feeds.every(({ near = 0, before }) => near - before < MOST_OF_FEED);
    }
    say(`machine    ${machine()}`);
    return isSound;
  } finally {
    await shop.stop();
  }
}
