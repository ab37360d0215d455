/**
 * How good the search is: 400 judged queries (tests/fixtures/search-queries.ts) against the reference API with its
 * seed, through the BFF's own route, as both generations of the existing server.
 *
 * - success@1: the first product shown is right. - recall@10: of the right products as many stand among the first ten
 *   as can (all of them, or ten). - nothing false: where nothing is right, no product is shown.
 *
 * `SEARCH_TABLE=1` prints the table, `SEARCH_TABLE=missed` also what failed, of the queries that are not kept aside;
 * `SEARCH_TABLE=times` searches for each several times, from a cold cache, and prints the times by number of calls;
 * `SEARCH_TABLE=latency` the same with an API that is 50 ms away, as those of most shops are; `SEARCH_TABLE=warm` too,
 * each text once, in a shop that keeps the replies of earlier searches, as a running one does.
 */
import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi, type TestApi } from "#api/testing/server.ts";
import { ask } from "#bff/client.ts";
import { readEnv } from "#bff/env.ts";
import { createBffClient } from "#bff/in-process.ts";
import { createVisitor } from "#bff/session/visitor.ts";
import { clearReplyMemory } from "#bff/upstream/cache.ts";
import { nameVocabulary } from "#bff/views/catalogue-names.ts";
import { type JudgedQuery, type Right, SEARCH_QUERIES } from "#tests/fixtures/search-queries.ts";
import { draws } from "#tests/support/draws.ts";
import { visitOf } from "#tests/support/few-pages.ts";
import { GENERATION } from "#tests/support/generation.ts";

interface Product {
  id: number;
  listed: boolean;
  category: string;
  sub: string;
  brand: string;
  colour: string;
  model: string;
  name: string;
  specs: Map<string, string>;
}

interface Outcome extends JudgedQuery {
  /** 0 or 1. */
  first: number;
  recall: number;
  /** Calls of the API, without those that every page of the shop makes (menu, brands). */
  calls: number;
  /** How many of these calls had to wait for another. */
  rounds: number;
  /** Milliseconds from a cold cache; and those of the literal search, where that finds anything. */
  time: number;
  plain: number | null;
  /** The titles that came first. */
  shown: string[];
}

const KEYS = "test:MDEyMzQ1Njc4OWFiY2RlZmdoaWprbG1ub3BxcnN0dXY";
/** Of the shell: in any isolate's memory. */
const SHELL = ["/api/home/categories", "/api/product/all-brand"];

/** The second generation gives the same lists by other calls: one query in three is enough for it. */
const SHARE = GENERATION === "second" ? draws(3, 1) : 1;
const ASKED = SEARCH_QUERIES.filter((_, index) => index % SHARE === 0);

/** Of calls that wait for each other (decision 0202). */
const MOST_ROUNDS = 2;

/** How often each query is searched for. */
const REPEATED = process.env.SEARCH_TABLE === "times" ? 5 : process.env.SEARCH_TABLE === "latency" ? 2 : 1;

/** Milliseconds that each call takes longer. */
const LATENCY = ["latency", "warm"].includes(process.env.SEARCH_TABLE ?? "") ? 50 : 0;

/** Whether the replies of one search are kept for the next. */
const IS_WARM = process.env.SEARCH_TABLE === "warm";

let api: TestApi;
let outcomes: Outcome[];
/** Made before the others, which they would find in the cache; undefined unless replies are kept. */
let plainSearches: Map<string, Awaited<ReturnType<typeof searchFor>>> | undefined;
beforeAll(async () => {
  api = await startApi({ generation: GENERATION });
  const products = await readProducts();
  outcomes = [];
  if (IS_WARM) {
    plainSearches = new Map();
    for (const { text } of ASKED) plainSearches.set(text, await searchFor(text, { exact: "1" }));
    clearReplyMemory();
  }
  for (const query of ASKED) outcomes.push(await outcomeOf(query, products));
  print(outcomes);
}, 1_800_000);
afterAll(() => api?.dispose());

async function readProducts(): Promise<Product[]> {
  const rows = await api.sql(
    `SELECT p.id, p.listed, c.category_name, s.sub_category_name, b.brandname, p.color_name, m.model, m.name,
       (SELECT json_group_array(json_array(name, value)) FROM model_spec WHERE model_id = m.id) AS specs
     FROM product p JOIN model m ON m.id = p.model_id JOIN category c ON c.id = p.type
       JOIN sub_category s ON s.id = p.category_sub_id JOIN brand b ON b.id = p.brand_id`,
  );
  return rows.map((row) => ({
    id: Number(row.id),
    listed: row.listed === 1,
    category: String(row.category_name),
    sub: String(row.sub_category_name),
    brand: String(row.brandname),
    colour: String(row.color_name ?? ""),
    model: String(row.model),
    name: String(row.name),
    specs: new Map(JSON.parse(String(row.specs)) as [string, string][]),
  }));
}

function isRight(product: Product, right: Right): boolean {
  const isOne = (value: string, of: string | readonly string[] | undefined) =>
    of === undefined || [of].flat().includes(value);
  return (
    isOne(product.category, right.category) &&
    isOne(product.sub, right.sub) &&
    isOne(product.brand, right.brand) &&
    isOne(product.colour, right.colour) &&
    product.model.includes(right.model ?? "") &&
    product.name.includes(right.named ?? "") &&
    Object.entries(right.spec ?? {}).every(([names, pattern]) =>
      names.split("|").some((name) => pattern.test(product.specs.get(name) ?? "")),
    )
  );
}

/** A shopper whose API calls are counted. */
function newShopper() {
  const seen = { calls: 0, rounds: 0 };
  const env = readEnv({
    COOKIE_KEYS: KEYS,
    API: {
      fetch: async (request: Request) => {
        const { pathname } = new URL(request.url);
        const isCounted = !SHELL.includes(pathname);
        const round = seen.rounds + 1;
        if (isCounted) seen.calls += 1;
        if (LATENCY > 0) await new Promise((resolve) => setTimeout(resolve, LATENCY));
        const headers = Object.fromEntries(request.headers);
        const answer = await api.fetch(pathname, { method: request.method, headers, body: await request.text() });
        if (isCounted) seen.rounds = Math.max(seen.rounds, round);
        return answer;
      },
    },
  });
  const visitor = createVisitor({
    ...visitOf("/"),
    env,
    request: new Request("http://shop.test/"),
    requestId: "test",
    waitUntil: () => undefined,
    edge: async () => ({ match: async () => undefined, put: async () => undefined }),
    onFault: () => undefined,
  });
  return { seen, visitor, bff: createBffClient(visitor) };
}

/** What a search shows from an empty cache, how many calls it took, and how long, in milliseconds. */
async function searchFor(text: string, further = {}) {
  clearReplyMemory();
  return searchAgain(text, further);
}

/** The same from what is cached. */
async function searchAgain(text: string, further = {}) {
  const { seen, visitor, bff } = newShopper();
  // Every isolate has these at hand.
  nameVocabulary(await visitor.api.cached("categories", undefined), await visitor.api.cached("allBrand", undefined));
  // A search that finds nothing also requests the best sellers, which are no part of the search.
  await visitor.api.cached("top20", undefined);
  Object.assign(seen, { calls: 0, rounds: 0 });
  const before = performance.now();
  const { list } = await ask(
    bff.lists.search.$get({ query: { search: `?${new URLSearchParams({ p: text, ...further })}` } }),
  );
  return { cards: list?.cards ?? [], time: performance.now() - before, ...seen };
}

async function outcomeOf(query: JudgedQuery, products: readonly Product[]): Promise<Outcome> {
  // The plain search is measured only for the table: it takes as long again. Either first, since the second finds the
  // API's own memory warm.
  const plainly = async () =>
    plainSearches?.get(query.text) ?? (process.env.SEARCH_TABLE ? await searchFor(query.text, { exact: "1" }) : null);
  const early = query.text.length % 2 === 0 ? await plainly() : null;
  const { cards, time: first, calls, ...counted } = await (IS_WARM ? searchAgain : searchFor)(query.text);
  let { rounds } = counted;
  // A busy machine may begin a parallel call late; one that really waits for another does so every time.
  for (let again = 0; !IS_WARM && rounds > MOST_ROUNDS && again < 3; again++)
    rounds = Math.min(rounds, (await searchFor(query.text)).rounds);
  const literal = early ?? (await plainly());
  const times = [first];
  const plainTimes = literal ? [literal.time] : [];
  for (let again = 1; again < REPEATED; again++) {
    plainTimes.push((await searchFor(query.text, { exact: "1" })).time);
    times.push((await searchFor(query.text)).time);
  }
  const time = middle(times);
  const plain = literal && literal.cards.length > 0 ? middle(plainTimes) : null;
  const { right } = query;
  const shown = cards.slice(0, 3).map(({ title, colour }) => `${title} (${colour})`);
  const cost = { calls, rounds, time, plain, shown };
  if (right === null) return { ...query, ...cost, first: cards.length === 0 ? 1 : 0, recall: 1 };
  const ids = new Set(products.filter((product) => product.listed && isRight(product, right)).map(({ id }) => id));
  // A query without a right product in the seed is an error of the judgements.
  expect(ids.size, query.text).toBeGreaterThan(0);
  const found = cards.slice(0, 10).filter(({ id }) => ids.has(id)).length;
  const [top] = cards;
  return {
    ...query,
    ...cost,
    first: top !== undefined && ids.has(top.id) ? 1 : 0,
    recall: found / Math.min(10, ids.size),
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The two measures over queries that something is right for. */
function measures(of: readonly Outcome[]) {
  const answerable = of.filter(({ right }) => right !== null);
  return {
    queries: of.length,
    success: mean(answerable.map(({ first }) => first)),
    recall: mean(answerable.map(({ recall }) => recall)),
    isFalse: of.filter(({ right, first }) => right === null && first === 0).length,
    mostCalls: Math.max(...of.map(({ calls }) => calls)),
    mostRounds: Math.max(...of.map(({ rounds }) => rounds)),
    time: middle(of.map(({ time }) => time)),
  };
}

function print(all: readonly Outcome[]): void {
  const wanted = process.env.SEARCH_TABLE;
  if (!wanted) return;
  const plain = middle(all.flatMap(({ plain }) => plain ?? []));
  const line = (name: string, of: readonly Outcome[]) => {
    const { queries, success, recall, isFalse, mostCalls, mostRounds, time } = measures(of);
    const worst = Math.max(...of.map((outcome) => outcome.time)) / plain;
    const times = `${(time / plain).toFixed(2)}    ${worst.toFixed(2)}`;
    const counts = `${isFalse}      ${mostCalls}      ${mostRounds}      ${times}`;
    return `${name.padEnd(38)} ${String(queries).padStart(4)}  ${success.toFixed(3)}  ${recall.toFixed(3)}  ${counts}`;
  };
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const seen = all.filter(({ isKeptAside }) => !isKeptAside);
  const aside = all.filter(({ isKeptAside }) => isKeptAside);
  const missed = seen.filter(({ first, recall }) => first === 0 || recall < 1);
  const lines = [
    `generation: ${GENERATION}`,
    `${"kind".padEnd(38)}    n  succ@1 rec@10 false  calls  rounds time (median and worst, in plain searches)`,
    ...kinds.map((kind) =>
      line(
        kind,
        seen.filter((outcome) => outcome.kind === kind),
      ),
    ),
    line("all but those kept aside", seen),
    line("kept aside", aside),
    line("all", all),
    `more than twice as long as a plain search: ${all.filter(({ time }) => time > 2 * plain).length}`,
    ...[...new Set(all.map(({ calls }) => calls))].sort().map((count) =>
      line(
        `${count} calls`,
        all.filter(({ calls }) => calls === count),
      ),
    ),
    ...(wanted === "missed"
      ? missed.map(({ kind, text, first, recall, shown }) =>
          [kind, text, first, recall.toFixed(2), shown.join(" | ")].join("\t"),
        )
      : []),
  ];
  writeFileSync(1, `${lines.join("\n")}\n`);
}

test("the queries are four hundred, a hundred of them kept aside, thirty-six with nothing right", () => {
  expect(SEARCH_QUERIES).toHaveLength(400);
  expect(SEARCH_QUERIES.filter(({ isKeptAside }) => isKeptAside)).toHaveLength(100);
  expect(SEARCH_QUERIES.filter(({ right }) => right === null)).toHaveLength(36);
  expect(new Set(SEARCH_QUERIES.map(({ text }) => text)).size).toBe(400);
  expect(outcomes.map(({ text }) => text)).toEqual(ASKED.map(({ text }) => text));
});

test("a search takes at most four calls in two rounds, also if it finds nothing and looks for a correction", () => {
  const { mostCalls, mostRounds } = measures(outcomes);
  expect(mostCalls).toBeLessThanOrEqual(4);
  expect(mostRounds).toBeLessThanOrEqual(MOST_ROUNDS);
});

test("of all queries, and of those kept aside, what is right comes first", () => {
  const all = measures(outcomes);
  const aside = measures(outcomes.filter(({ isKeptAside }) => isKeptAside));
  expect(all.success).toBeGreaterThanOrEqual(0.98);
  expect(all.recall).toBeGreaterThanOrEqual(0.97);
  expect(aside.success).toBeGreaterThanOrEqual(0.95);
  expect(aside.recall).toBeGreaterThanOrEqual(0.95);
});

test("where nothing is right, nothing is shown", () => {
  expect(outcomes.filter(({ right, first }) => right === null && first === 0).map(({ text }) => text)).toEqual([]);
});
