/**
 * `npm run bench`: how fast the pages are, as ratios within one run.
 *
 * Each page is asked for in four ways, in turn, in one workerd: as a shopper gets it (front door, the cached
 * document, its slots), rendered for this request alone (front door, BFF with a warm cache, render), as React's
 * `renderToString` of the same tree alone, and as a constant of the same size; by a guest, a guest with a cart, and a
 * customer with a cart. Figures are medians over the rounds. `BENCH_CONNECTIONS=1,16` names the connections,
 * `BENCH_PAGES` a regular expression for the names of pages.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { buildApi, buildBench, buildShop } from "./build.mjs";
import { prepareDatabase } from "./database.mjs";
import { ROOT } from "./root.mjs";
import { newCookieKeys, newSecret, serveShop } from "./serve.mjs";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const CONNECTIONS = (process.env.BENCH_CONNECTIONS ?? "1,16").split(",").map(Number);
const PAGES = new RegExp(process.env.BENCH_PAGES ?? ".");
/** The headers that ask for each way (tests/bench/worker.ts). */
const WAYS = {
  page: {},
  rendered: { "X-Bench": "rendered" },
  react: { "X-Bench": "react" },
  constant: { "X-Bench": "constant" },
};

buildShop();
buildApi();
const bundle = join(ROOT, buildBench());
const persistTo = mkdtempSync(join(tmpdir(), "och-bench-"));
await prepareDatabase({ persistTo, products: 600 });
const shop = await serveShop({
  persistTo,
  shopVars: { COOKIE_KEYS: newCookieKeys(), RATE_LIMITS: "off" },
  apiVars: { API_TOKEN_SECRET: newSecret() },
  log: () => undefined,
  adjust: ({ workers: [storefront] }) => {
    storefront.modules = [{ type: "ESModule", path: bundle }];
  },
});

const category = "/category/1";
const product = await firstProduct(category);
const cart = await cookiesAfter("/cart", { id: product.split("/").at(-1), quantity: "1", intent: "add" });
const session = await cookiesAfter("/login", { email: "demo@och.mn", password: "demo-1234" });
const SHOPPERS = { guest: "", "with a cart": cart, customer: `${session}; ${cart}` };
const pages = [
  ...Object.entries({ "front page": "/", category, product, search: "/search?p=%D1%83%D1%82%D0%B0%D1%81" }).flatMap(
    ([page, path]) => Object.entries(SHOPPERS).map(([who, cookie]) => ({ name: `${page}, ${who}`, path, cookie })),
  ),
  { name: "cart, with a cart", path: "/cart", cookie: cart },
].filter(({ name }) => PAGES.test(name));

// A new process is slower, whatever it answers.
await autocannon({ url: shop.url.href, headers: { Accept: "text/html", "Sec-Fetch-Site": "none" }, duration: 10 });

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const rows = [];
for (const { name, path, cookie } of pages) {
  const url = new URL(path, shop.url).href;
  const common = { Accept: "text/html", "Sec-Fetch-Site": "none", ...(cookie ? { Cookie: cookie } : {}) };
  await fetch(url, { headers: { ...common, "X-Bench": "rendered", "X-Bench-Learn": "1" } });
  for (const connections of CONNECTIONS) {
    const rounds = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const results = {};
      for (const [way, headers] of Object.entries(WAYS)) {
        const duration = round === 0 ? 1 : SECONDS;
        const result = await autocannon({ url, headers: { ...common, ...headers }, connections, duration });
        if (result.non2xx > 0) throw new Error(`${name}, ${way}: ${result.non2xx} answers were not 200`);
        results[way] = result;
      }
      // The first round warms the compiler and the caches up.
      if (round > 0) rounds.push(results);
    }
    const rate = (way) => Math.round(median(rounds.map((results) => results[way].requests.mean)));
    /** The median of the ratios of each round: a disturbance affects both sides of a round. */
    const ratio = (way) => {
      const ratios = rounds.map((results) => results.page.requests.mean / results[way].requests.mean);
      return Number(median(ratios).toFixed(3));
    };
    rows.push({
      page: name,
      connections,
      "requests/s": rate("page"),
      "p99 ms": median(rounds.map(({ page }) => page.latency.p99)),
      rendered: rate("rendered"),
      React: rate("react"),
      constant: rate("constant"),
      "page / rendered": ratio("rendered"),
      "page / constant": ratio("constant"),
    });
  }
}
await shop.stop();
rmSync(persistTo, { recursive: true, force: true });
console.log(`\n${ROUNDS} rounds of ${SECONDS} s, workerd without a proxy, medians\n`);
console.table(rows);

async function firstProduct(list) {
  const html = await (await fetch(new URL(list, shop.url))).text();
  const path = html.match(/href="(\/single-product\/\d+)"/)?.[1];
  if (!path) throw new Error(`No product on ${list}`);
  return path;
}

/** What a form of the shop leaves in a browser's cookies: the cart, the session. */
async function cookiesAfter(path, fields) {
  const response = await fetch(new URL(path, shop.url), {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: shop.url.origin },
    redirect: "manual",
  });
  return response.headers
    .getSetCookie()
    .map((header) => header.split(";")[0])
    .filter((pair) => /^(?:cart|session)=./.test(pair))
    .join("; ");
}
