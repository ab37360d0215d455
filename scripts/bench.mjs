/**
 * `npm run bench`: how fast the pages are, as ratios within one run, and how large they are.
 *
 * Each page is asked for in four ways, in turn, in one workerd: as a shopper gets it (front door, the kept body, the
 * shopper's layer), rendered for this request alone (front door, BFF with a warm cache, render), as React's
 * `renderToString` of the same tree alone, and as a constant of the same size; by a guest, a guest with a cart, and a
 * customer with a cart. Figures are medians over the rounds. `BENCH_CONNECTIONS=1,16` names the connections,
 * `BENCH_PAGES` a regular expression for the names of pages.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { buildApi, buildBench, buildShop } from "./build.mjs";
import { prepareDatabase } from "./database.mjs";
import { weighPage } from "./page-weight.mjs";
import { takesNoArguments } from "./read-command.mjs";
import { newCookieKeys } from "./secrets.mjs";
import { serveShop } from "./serve.mjs";

takesNoArguments("[BENCH_ROUNDS=5] [BENCH_SECONDS=3] [BENCH_CONNECTIONS=1,16] [BENCH_PAGES=.] npm run bench");

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const CONNECTIONS = (process.env.BENCH_CONNECTIONS ?? "1,16").split(",").map(Number);
const PAGES = new RegExp(process.env.BENCH_PAGES ?? ".");

const root = dirname(dirname(fileURLToPath(import.meta.url)));
buildShop(root);
buildApi(root);
const bundle = buildBench(root);

const persistTo = mkdtempSync(join(tmpdir(), "och-bench-"));
await prepareDatabase({ root, persistTo, products: 600 });
const shop = await serveShop({
  root,
  persistTo,
  shopBundle: bundle,
  shopSecrets: { COOKIE_KEYS: newCookieKeys() },
  apiSecrets: { API_TOKEN_SECRET: newCookieKeys() },
  shopVars: { RATE_LIMITS: "off" },
  log: () => undefined,
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
const KINDS = {
  page: {},
  rendered: { "X-Bench": "rendered" },
  react: { "X-Bench": "react" },
  constant: { "X-Bench": "constant" },
};

// A new process is slower, whatever it answers.
await autocannon({ url: shop.url.href, headers: { Accept: "text/html", "Sec-Fetch-Site": "none" }, duration: 10 });

const rows = [];
const weights = [];
for (const { name, path, cookie } of pages) {
  const url = new URL(path, shop.url);
  const common = { Accept: "text/html", "Sec-Fetch-Site": "none", ...(cookie ? { Cookie: cookie } : {}) };
  await fetch(url, { headers: { ...common, "X-Bench": "rendered", "X-Bench-Learn": "1" } });
  for (const connections of CONNECTIONS) {
    const samples = { page: [], rendered: [], react: [], constant: [] };
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [kind, headers] of Object.entries(KINDS)) {
        const run = autocannon({
          url: url.href,
          headers: { ...common, ...headers },
          connections,
          // The first round warms the compiler and the caches up.
          duration: round === 0 ? 1 : SECONDS,
        });
        // Its own percentiles are whole milliseconds, and a kept page takes one or two.
        const durations = [];
        run.on("response", (_client, _status, _bytes, milliseconds) => durations.push(milliseconds));
        const result = await run;
        if (result.non2xx > 0) throw new Error(`${name}, ${kind}: ${result.non2xx} answers were not 200`);
        if (round > 0)
          samples[kind].push({
            rate: result.requests.mean,
            p50: percentile(durations, 50),
            p99: percentile(durations, 99),
          });
      }
    }
    rows.push({ name, connections, samples });
  }
  if (!/customer/.test(name)) weights.push({ name, weight: await weighPage(url, common) });
}
await shop.stop();
rmSync(persistTo, { recursive: true, force: true });

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const of = (samples, figure) => median(samples.map((sample) => sample[figure]));
/** The median of the ratios of each round: a disturbance affects both sides of a round. */
const ratio = (a, b) => median(a.map((sample, round) => sample.rate / b[round].rate));
/** How much slower the slowest hundredth is: the machine's own part of it shows on the constant. */
const tail = (samples) => median(samples.map(({ p50, p99 }) => p99 / p50)).toFixed(1);

console.log(`\n${ROUNDS} rounds of ${SECONDS} s, workerd without a proxy, medians; c: connections\n`);
table(
  [
    ...["page", "c", "req/s", "p50 ms", "p99 ms", "p99 / p50", "the same of the constant"],
    ...["rendered", "React", "constant", "page / rendered", "page / constant"],
  ],
  rows.map(({ name, connections, samples: { page, rendered, react, constant } }) => [
    name,
    connections,
    of(page, "rate").toFixed(0),
    of(page, "p50").toFixed(2),
    of(page, "p99").toFixed(2),
    tail(page),
    tail(constant),
    of(rendered, "rate").toFixed(0),
    of(react, "rate").toFixed(0),
    of(constant, "rate").toFixed(0),
    ratio(page, rendered).toFixed(2),
    ratio(page, constant).toFixed(3),
  ]),
);
console.log("\nBytes, brotli\n");
table(
  ["page", "HTML", "CSS", "JavaScript", "pictures at once", "pictures in all"],
  weights.map(({ name, weight }) => [name, weight.html, weight.css, weight.js, weight.eagerPictures, weight.pictures]),
);

function table(head, body) {
  const lines = [head, ...body].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((row) => row[column].length)));
  const print = (row) => `| ${row.map((cell, column) => cell.padStart(widths[column])).join(" | ")} |`;
  console.log(print(lines[0]));
  console.log(`|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`);
  for (const row of lines.slice(1)) console.log(print(row));
}

/** The duration, in milliseconds, that `share` percent of the answers did not exceed. */
function percentile(durations, share) {
  return durations.toSorted((a, b) => a - b)[Math.ceil((durations.length * share) / 100) - 1] ?? Number.NaN;
}

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
