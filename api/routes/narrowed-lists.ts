/**
 * Lists that are narrowed by words of a search's text (decision 0253): each word that is a colour or a specification
 * value of the list narrows it, so that a backend that has recognised the list takes one call for it. Values are read
 * as the shop reads them (bff/rules/search-reading.ts), which shows the list only if it would have chosen the same: a
 * difference costs it a second call. An addition of ours; the existing API ignores `words`.
 */
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import type { Api, Bindings } from "../env.ts";
import { isSecond } from "../generation.ts";
import { type SpecClause, specConditionOf } from "../queries/spec-condition.ts";

/** The lists, with the field of each that takes a condition on specifications; undefined where it takes none. */
export const NARROWED_LISTS = {
  "category-product": "specs",
  "sub-category-product": "spec",
  "brand-product": undefined,
  search: "specs",
} as const;

/** Each word in the ways in which a catalogue may write it. */
const words = z.object({
  words: z
    .array(z.array(z.string().max(100)).max(60))
    .min(1)
    .max(60),
});
const request = z.record(z.string(), z.unknown());

const offer = z.object({
  result: z.literal("success"),
  color: z.array(z.object({ color_name: z.string() })),
  spec_counts: z
    .array(z.object({ name: z.string(), values: z.array(z.object({ value: z.string(), total: z.number() })) }))
    .default([]),
});
type Offer = z.output<typeof offer>;

/** What a list is narrowed by. */
interface Narrowing {
  color: string[];
  specs: SpecClause[];
}

/**
 * Answers a request with `words` by the list that they narrow, if the list has them all, and says by what: `narrowed`.
 * Otherwise the reply is that of the list without `words`.
 * @param ask makes another request of the same API
 */
export const narrowedLists = (ask: (path: string, body: object, env: Bindings) => Promise<Response>) =>
  createMiddleware<Api>(async (context, next) => {
    const body = request.safeParse(await context.req.json().catch(() => null)).data ?? {};
    await next();
    const asked = words.safeParse(body);
    if (!asked.success || isSecond(context) || !context.res.ok) return;
    const whole: unknown = await context.res.clone().json();
    const offered = offer.safeParse(whole);
    const narrowed = offered.success ? readWords(asked.data.words, offered.data) : null;
    if (narrowed === null) return;
    const { words: _, ...further } = body;
    const [list = ""] = context.req.path.split("/").slice(-1);
    const field = Object.entries(NARROWED_LISTS).find(([name]) => name === list)?.[1];
    if (field === undefined && narrowed.specs.length > 0) return;
    const filters = { color: narrowed.color, ...(field ? { [field]: specConditionOf(narrowed.specs) } : {}) };
    const reply: unknown = await (await ask(context.req.path, { ...further, ...filters }, context.env)).json();
    // "failed": nothing has all of them. The list's own values are told all the same.
    const found = offer.safeParse(reply).success ? reply : { ...Object(whole), product: [], total: 0, pagination: 0 };
    context.res = context.json({ ...Object(found), narrowed });
  });

/** As words and values are compared: `128 GB` is `128gb`. */
const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** What a value can be called: itself, and the beginnings of its parts (`Bluetooth` of `Bluetooth, HDMI`). */
function keysOf(value: string): { whole: string; parts: readonly string[] } {
  const parts = value.split(/[,+/–]|\s-\s/).flatMap((part) => {
    const names = part.trim().split(/\s+/);
    return names.map((_, to) => keyOf(names.slice(0, to + 1).join("")));
  });
  // A number alone, or a letter, occurs in too many values.
  return { whole: keyOf(value), parts: parts.filter((key) => key.length > 1 && /\p{L}/u.test(key)) };
}

/** Most words that are one value together: `full frame`. */
const LONGEST_VALUE = 4;

/**
 * Reads words as colours of a list or as values of its specifications, the longest runs of them first.
 * @returns null if the list does not have one of the words
 */
function readWords(asked: readonly (readonly string[])[], { color, spec_counts }: Offer): Narrowing | null {
  const keys = asked.map((forms) => forms.map(keyOf).filter((key) => key !== ""));
  if (keys.some((forms) => forms.length === 0)) return null;
  const named = spec_counts.filter(({ name }) => keys.some((forms) => forms.includes(keyOf(name))));
  const isName = (forms: readonly string[]) => named.some(({ name }) => forms.includes(keyOf(name)));
  let left = keys.filter((forms) => !isName(forms));
  const colours = new Set<string>();
  const specs = new Map<string, Set<string>>();
  const take = (forms: readonly string[]): boolean => {
    const shades = color.filter(({ color_name }) => forms.includes(keyOf(color_name)));
    for (const { color_name } of shades) colours.add(color_name);
    if (shades.length > 0) return true;
    const found = valuesFor(forms, spec_counts, new Set(named.map(({ name }) => name)));
    if (found) specs.set(found.name, new Set([...(specs.get(found.name) ?? []), ...found.values]));
    return found !== null;
  };
  for (let size = Math.min(LONGEST_VALUE, left.length); size > 0; size--)
    for (let from = 0; from + size <= left.length; from++) {
      const run = left.slice(from, from + size);
      const forms = size === 1 ? run.flat() : [run.map(([first = ""]) => first).join("")];
      if (take(forms)) left = left.toSpliced(from--, size);
    }
  // A specification's name without a value of it says nothing that the list could be narrowed by.
  if (left.length > 0 || named.some(({ name }) => !specs.has(name))) return null;
  return { color: [...colours], specs: [...specs].map(([name, values]) => ({ name, values: [...values] })) };
}

/**
 * The values that forms of a word mean, of the specification that another word names, else of the one that most
 * products have. Whole values come before parts of them, and those before a number without its unit.
 */
function valuesFor(forms: readonly string[], specs: Offer["spec_counts"], named: ReadonlySet<string>) {
  const reach = ({ values }: Offer["spec_counts"][number]) => values.reduce((sum, { total }) => sum + total, 0);
  const read = specs.map((spec) => ({
    ...{ name: spec.name, rank: Number(named.has(spec.name)) * 1e9 + reach(spec) },
    values: spec.values.map(({ value }) => ({ value, ...keysOf(value) })),
  }));
  const has = { whole: (key: string) => forms.includes(key), number: (key: string) => isNumberOf(forms, key) };
  const wholes = read.filter(({ values }) => values.some(({ whole }) => has.whole(whole)));
  const parts = read.filter(({ values }) => values.some(({ parts }) => parts.some(has.whole)));
  const [likeliest] = (wholes.length > 0 ? wholes : parts).toSorted((a, b) => b.rank - a.rank);
  if (likeliest) {
    const fitting = likeliest.values.filter(({ whole, parts }) => has.whole(whole) || parts.some(has.whole));
    return { name: likeliest.name, values: fitting.map(({ value }) => value) };
  }
  const [numbered, ...others] = read.filter(({ values }) => values.some(({ whole }) => has.number(whole)));
  if (numbered === undefined || others.length > 0) return null;
  const fitting = numbered.values.filter(({ whole }) => has.number(whole));
  return { name: numbered.name, values: fitting.map(({ value }) => value) };
}

/** Whether a value is one of the numbers, of two digits or more, with a unit: `55` of `55 инч`. */
const isNumberOf = (forms: readonly string[], value: string) =>
  forms.some((form) => /^\d{2,}$/.test(form) && value.startsWith(form) && /^\p{L}+$/u.test(value.slice(form.length)));
