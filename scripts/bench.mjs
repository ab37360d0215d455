/**
 * `npm run bench`: how many requests per second the pages answer, each beside `/healthz` in the same round, by a guest, a
 * guest with a cart, and a customer with a cart. Figures are medians over the rounds. `BENCH_CONNECTIONS=1,16` names
 * the connections, `BENCH_PAGES` a regular expression for the names of pages.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { buildApi, buildShop } from "./build.mjs";
import { prepareDatabase } from "./database.mjs";
import { newCookieKeys, newSecret, serveShop } from "./serve.mjs";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const CONNECTIONS = (process.env.BENCH_CONNECTIONS ?? "1,16").split(",").map(Number);
const PAGES = new RegExp(process.env.BENCH_PAGES ?? ".");

buildShop();
buildApi();
const persistTo = mkdtempSync(join(tmpdir(), "och-bench-"));
await prepareDatabase({ persistTo });
const shop = await serveShop({
  persistTo,
  shopVars: { COOKIE_KEYS: newCookieKeys(), RATE_LIMITS: "off" },
  apiVars: { API_TOKEN_SECRET: newSecret() },
  log: () => undefined,
});

const category = "/category/1";
const product = (await get(category)).match(/\/single-product\/\d+/)[0];
const add = { id: product.split("/").at(-1), quantity: "1", intent: "add" };
const cart = await cookiesAfter("/cart", add);
const session = await cookiesAfter("/login", { email: "demo@och.mn", password: "demo-1234" });
const SHOPPERS = { guest: "", "with a cart": cart, customer: await cookiesAfter("/cart", add, session) };
for (const cookie of [cart, SHOPPERS.customer])
  if (!(await get("/cart", cookie)).includes(`href="${product}"`)) throw new Error("The cart is empty");

const pages = [
  ...Object.entries({ "front page": "/", category, product, search: "/search?p=%D1%83%D1%82%D0%B0%D1%81" }).flatMap(
    ([page, path]) => Object.entries(SHOPPERS).map(([who, cookie]) => ({ name: `${page}, ${who}`, path, cookie })),
  ),
  { name: "cart, with a cart", path: "/cart", cookie: cart },
].filter(({ name }) => PAGES.test(name));

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const rows = [];
for (const { name, path, cookie } of pages) {
  for (const connections of CONNECTIONS) {
    const ask = async (asked, duration) => {
      const url = new URL(asked, shop.url).href;
      const result = await autocannon({ url, headers: headersWith(cookie), connections, duration });
      if (result.non2xx > 0) throw new Error(`${name}: ${result.non2xx} answers were not 200`);
      return result;
    };
    // Warms the compiler and the caches up.
    await ask(path, SECONDS);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ page: await ask(path, SECONDS), health: await ask("/healthz", SECONDS) });
    const ratios = rounds.map(({ page, health }) => page.requests.mean / health.requests.mean);
    rows.push({
      page: name,
      connections,
      "requests/s": Math.round(median(rounds.map(({ page }) => page.requests.mean))),
      "p99 ms": median(rounds.map(({ page }) => page.latency.p99)),
      "page / healthz": Number(median(ratios).toFixed(3)),
    });
  }
}
await shop.stop();
rmSync(persistTo, { recursive: true, force: true });
console.log(`\n${ROUNDS} rounds of ${SECONDS} s, workerd without a proxy, medians\n`);
console.table(rows);

function headersWith(cookie) {
  return { Accept: "text/html", "Sec-Fetch-Site": "none", ...(cookie ? { Cookie: cookie } : {}) };
}

async function get(path, cookie = "") {
  return (await fetch(new URL(path, shop.url), { headers: headersWith(cookie) })).text();
}

/** The cookies of a browser that has sent a form, and had some before. */
async function cookiesAfter(path, fields, before = "") {
  const response = await fetch(new URL(path, shop.url), {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: shop.url.origin, Cookie: before },
    redirect: "manual",
  });
  const pairs = [before, ...response.headers.getSetCookie()].map((header) => header.split(";")[0].split("="));
  return [...new Map(pairs)]
    .filter(([, value]) => value)
    .map((pair) => pair.join("="))
    .join("; ");
}
