/**
 * How good the search is at what people type (tests/fixtures/judged-search/), judged by rule against the reference API
 * with its seed, through the BFF's own route.
 *
 * - success@1: the first product is right, or the answer leads to a right page, or shows nothing false where nothing is
 *   right. - success@5: one of the first five products is. - false hits: of the products among the first five, those
 *   that contradict the rule. - named: of the words that the shop does not know, those that the answer names.
 *
 * The half that is kept aside is judged where its file is there. `JUDGED_TABLE=1` prints the figures of each half;
 * `JUDGED_TABLE=missed` also what failed, of the half that is worked with.
 */
import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { JudgedQuery, JudgedTable, Rule } from "#tests/fixtures/judged-search/judged-query.ts";
import { GENERATION } from "#tests/support/generation.ts";
import { type SeedProduct, startSearchShop } from "./search-shop.ts";

interface Outcome extends JudgedQuery {
  kind: string;
  isRightAtOnce: boolean;
  isRightInFive: boolean;
  /** How many products stand among the first five, and how many of them are false. */
  shown: number;
  falseHits: number;
  /** How many of the unknown words the answer names. */
  named: number;
  titles: string[];
}

/** In how many products it looks for what is right. */
const FIRST_PRODUCTS = 5;

/**
 * Success@1 at least, and at most this share of false products among those that are shown first.
 */
const BOUNDS = {
  working: { success: 0.97, falseHits: 0.01 },
  aside: { success: 0.92, falseHits: 0.01 },
} as const;

// Not by name: the half that is kept aside need not be there.
const files = import.meta.glob<{ QUERIES: JudgedTable }>("../fixtures/judged-search/{working,aside}.ts", {
  eager: true,
});
const HALVES = (["working", "aside"] as const).flatMap((half) => {
  const table = files[`../fixtures/judged-search/${half}.ts`]?.QUERIES;
  return table ? [{ half, table }] : [];
});

let shop: Awaited<ReturnType<typeof startSearchShop>>;
/** What lists show, by the product's id. */
let products: ReadonlyMap<number, SeedProduct>;
beforeAll(async () => {
  shop = await startSearchShop();
  products = new Map((await shop.readProducts()).map((product) => [product.id, product]));
});
afterAll(() => shop?.dispose());

function fits(product: SeedProduct, rule: Rule): boolean {
  const isOne = (value: string, of: string | readonly string[] | undefined) =>
    of === undefined || [of].flat().includes(value);
  return (
    isOne(product.category, rule.category) &&
    isOne(product.sub, rule.sub) &&
    isOne(product.brand, rule.brand) &&
    isOne(product.colour, rule.colour) &&
    product.model.includes(rule.model ?? "") &&
    product.price >= (rule.min ?? 0) &&
    product.price <= (rule.max ?? Number.POSITIVE_INFINITY) &&
    (product.isDiscounted || !rule.discounted) &&
    Object.entries(rule.spec ?? {}).every(([name, pattern]) => pattern.test(product.specs.get(name) ?? ""))
  );
}

/** The ids of what is right: of "cheapest" the cheapest that fit, and the cheapest discounted ones. */
function rightOf({ right, order }: JudgedQuery): ReadonlySet<number> {
  const all = right ? [...products.values()].filter((product) => fits(product, right)) : [];
  const cheapest = (of: readonly SeedProduct[]) => {
    const least = Math.min(...of.map(({ price }) => price));
    return of.filter(({ price }) => price === least);
  };
  const best = order ? [...cheapest(all), ...cheapest(all.filter(({ isDiscounted }) => isDiscounted))] : all;
  return new Set(best.map(({ id }) => id));
}

/** One of these fits each of the first five products, or it is false (`JudgedQuery.allowed`); none: any is false. */
function allowedOf({ right, allowed }: JudgedQuery): readonly Rule[] {
  if (allowed) return [allowed].flat();
  if (!right) return [];
  const { spec: _, model: __, discounted: ___, ...firm } = right;
  return [firm];
}

/** All texts in an answer, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function searchFor(text: string) {
  const { answer, cards } = await shop.searchFor(text);
  // What the answer says about the search, without its products.
  const said = textsIn({ ...answer, bestSellers: [], list: { ...answer.list, cards: [] } });
  return { cards, said };
}

async function outcomeOf(kind: string, query: JudgedQuery): Promise<Outcome> {
  const right = rightOf(query);
  // A query without a right product in the seed is an error of the judgements.
  if (query.right) expect(right.size, query.text).toBeGreaterThan(0);
  const { cards, said } = await searchFor(query.text);
  const first = cards.slice(0, FIRST_PRODUCTS);
  const rules = allowedOf(query);
  const isFalse = ({ id }: { id: number }) => {
    const product = products.get(id);
    return !product || !rules.some((rule) => fits(product, rule));
  };
  const isPage = (one: string) => query.pages?.includes(one.replace(/[?#].*$/, ""));
  const isRightIn = (shown: typeof first) => {
    if (query.right) return shown.some(({ id }) => right.has(id));
    return query.pages ? said.some(isPage) : !first.some(isFalse);
  };
  // Neither in an address nor in the text itself, wherever it is repeated, is a word named.
  const words = said
    .filter((one) => !/^[/?]/.test(one))
    .map((one) => one.toLowerCase())
    .filter((one) => !one.includes(query.text.toLowerCase()));
  return {
    ...query,
    kind,
    isRightAtOnce: isRightIn(first.slice(0, 1)),
    isRightInFive: isRightIn(first),
    shown: first.length,
    falseHits: first.filter(isFalse).length,
    named: (query.unknown ?? []).filter((word) => words.some((one) => one.includes(word))).length,
    titles: first.map(({ title, colour, unitPrice }) => `${title} (${colour}) ${unitPrice}`),
  };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** The measures over some outcomes. */
function measures(of: readonly Outcome[]) {
  const shareOf = (is: (outcome: Outcome) => boolean) => of.filter(is).length / Math.max(of.length, 1);
  const shown = sum(of.map((outcome) => outcome.shown));
  const falseHits = sum(of.map((outcome) => outcome.falseHits));
  return {
    queries: of.length,
    success: shareOf(({ isRightAtOnce }) => isRightAtOnce),
    inFive: shareOf(({ isRightInFive }) => isRightInFive),
    shown,
    falseHits,
    falseShare: falseHits / Math.max(shown, 1),
    falseQueries: of.filter((outcome) => outcome.falseHits > 0).length,
    named: sum(of.map((outcome) => outcome.named)),
    unknown: sum(of.map(({ unknown }) => unknown?.length ?? 0)),
  };
}

function print(half: string, all: readonly Outcome[]): void {
  const wanted = process.env.JUDGED_TABLE;
  if (!wanted) return;
  const row = (name: string, of: readonly Outcome[]) => {
    const { queries, success, inFive, falseHits, shown, falseQueries, named, unknown } = measures(of);
    const cells = [name, queries, success.toFixed(3), inFive.toFixed(3), `${falseHits} of ${shown}`, falseQueries];
    return `| ${[...cells, unknown ? `${named} of ${unknown}` : ""].join(" | ")} |`;
  };
  const missed = all.filter(({ isRightAtOnce, falseHits }) => !isRightAtOnce || falseHits > 0);
  const lines = [
    `${half}, ${GENERATION} generation`,
    "",
    "| kind | queries | success@1 | success@5 | false hits | queries with one | unknown words named |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...[...new Set(all.map(({ kind }) => kind))].map((kind) =>
      row(
        kind,
        all.filter((outcome) => outcome.kind === kind),
      ),
    ),
    row("all", all),
    "",
    ...(wanted === "missed" && half === "working"
      ? missed.map(({ kind, text, falseHits, titles }) => [kind, text, falseHits, titles.join(" | ")].join("\t"))
      : []),
  ];
  writeFileSync(1, `${lines.join("\n")}\n`);
}

test("no query stands twice", () => {
  const texts = HALVES.flatMap(({ table }) => Object.values(table).flat()).map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

describe.each(HALVES)("the half $half", ({ half, table }) => {
  let all: Outcome[];
  beforeAll(async () => {
    all = [];
    for (const [kind, queries] of Object.entries(table))
      for (const query of queries) all.push(await outcomeOf(kind, query));
    print(half, all);
  });

  test("what is right comes first", () => {
    expect(measures(all).success).toBeGreaterThanOrEqual(BOUNDS[half].success);
  });

  test("hardly anything false is shown", () => {
    expect(measures(all).falseShare).toBeLessThanOrEqual(BOUNDS[half].falseHits);
  });
});
