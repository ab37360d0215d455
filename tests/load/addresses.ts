/**
 * Ten thousand addresses of a catalogue, each once and then as often as shoppers ask for it: what the isolate holds,
 * and how many answers are kept pages. Run by `npm run load -- addresses`.
 */
import { type LoadOptions, type LoadShop, machine, startLoadShop } from "./load-shop.ts";
import { kindOf, kindTable, listed, MEBIBYTE, megabytes, Tally, table } from "./tally.ts";

/** Of each kind, where the catalogue has as many. */
const MOST_OF_KIND = { products: 7_000, lists: 2_000, searches: 1_000 };
/** Answers between two looks. */
const PART = 1_000;
/** Looks until caches are filled and code is compiled. */
const WARM_UP = 2;
/** How much more the isolate may hold at any later look, in bytes: replies and pages come and go within a bound. */
const SPREAD = 16 * MEBIBYTE;

/** Every address once: products from the whole catalogue, pages of categories, searches. */
export function addressesOf({ products, categories }: Pick<LoadShop["places"], "products" | "categories">): string[] {
  const step = Math.max(1, products.length / MOST_OF_KIND.products);
  const shown = Array.from({ length: Math.min(products.length, MOST_OF_KIND.products) }, (_, nth) => {
    return `/single-product/${products[Math.floor(nth * step)]}`;
  });
  const pages = Math.ceil(MOST_OF_KIND.lists / categories.length);
  const lists = categories.flatMap((id) =>
    Array.from({ length: pages }, (_, nth) => `/category/${id}?page=${nth + 1}`),
  );
  const searches = Array.from({ length: MOST_OF_KIND.searches }, (_, nth) => `/search?p=утас ${nth}`);
  return [...shown, ...lists.slice(0, MOST_OF_KIND.lists), ...searches];
}

/** The address asked for as shoppers do: the one of rank n is asked for a share of 1/n. */
export function drawn(addresses: readonly string[], chance: number): string {
  // The integral of 1/n: the logarithm.
  const rank = Math.floor((addresses.length + 1) ** chance) - 1;
  return addresses[Math.min(rank, addresses.length - 1)] ?? "/";
}

/** In an order in which no kind comes first; the same in each run. */
const mixed = (addresses: readonly string[]) =>
  addresses
    .map((address, nth) => ({ address, place: (nth * 0.618_033_988_75) % 1 }))
    .sort((one, other) => one.place - other.place)
    .map(({ address }) => address);

/** Asks for addresses, so many at once. */
async function ask(shop: LoadShop, addresses: readonly string[], atOnce: number): Promise<void> {
  const left = addresses.values();
  const asker = async () => {
    for (const address of left) {
      const started = performance.now();
      const response = await fetch(shop.origin + address, { redirect: "manual" });
      await response.arrayBuffer();
      shop.tally.add(kindOf("GET", address.replace(/\?.*/, "")), response.status, performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, asker));
}

/** How many answers were kept pages. */
const keptIn = (tally: Tally) => tally.rows().reduce((sum, { answers, kept = 0 }) => sum + answers * kept, 0);

/**
 * Asks for each address once, then for as many by their popularity, and tells of it.
 * @returns whether no answer was an error, and the isolate held no more at any look than after the warm-up
 */
export async function run(options: Omit<LoadOptions, "minutes" | "visits">): Promise<boolean> {
  const { atOnce, say } = options;
  const shop = await startLoadShop(options);
  try {
    const each = mixed(addressesOf(shop.places));
    const popular = each.map(() => drawn(each, Math.random()));
    const held: number[] = [];
    const rows: string[][] = [];
    let isOurs = false;
    for (const [how, asked] of Object.entries({ once: each, "by popularity": popular })) {
      shop.tally = new Tally();
      let [seconds, kept] = [0, 0];
      for (let from = 0; from < asked.length; from += PART) {
        const part = asked.slice(from, from + PART);
        const started = performance.now();
        await ask(shop, part, atOnce);
        seconds += (performance.now() - started) / 1000;
        const isolate = await shop.collected();
        held.push(isolate);
        const share = `${(((keptIn(shop.tally) - kept) / part.length) * 100).toFixed(0)} %`;
        kept = keptIn(shop.tally);
        rows.push([
          how,
          String(from + part.length),
          megabytes(isolate),
          megabytes((await shop.memory()).process),
          share,
        ]);
        say(rows.at(-1)?.join(" | ") ?? "");
      }
      say(`\n${how}, ${asked.length} answers, ${new Set(asked).size} addresses\n`);
      for (const line of kindTable(shop.tally, seconds)) say(line);
      say(`log        ${listed(shop.tally.faults) || "no fault"}`);
      isOurs ||= shop.tally.withStatus((status) => status >= 500) > 0 || shop.tally.errors.size > 0;
    }
    say("\nMB, and the share of kept pages\n");
    for (const line of table(["addresses", "asked", "isolate", "process", "kept"], rows)) say(line);
    say(`machine    ${machine()}`);
    const most = (held[WARM_UP - 1] ?? 0) + SPREAD;
    return !isOurs && held.slice(WARM_UP).every((bytes) => bytes < most);
  } finally {
    await shop.stop();
  }
}
