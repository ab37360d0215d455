/** Reads prices in words: «500 мянгаас доош», `between 500k and 1 million`, «сая орчим». */
import type { Atom } from "./forms.ts";
import { placesOf, readBy, Vocabulary, wordsOf } from "./vocabulary.ts";

/** A range of price in whole tugrik, both ends included; null = open. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}

/** What `about` allows on either side. */
const ABOUT_SHARE = 0.2;
/** Prices end in nines: who says 80,000 means 79,900 too. */
const NINES_SHARE = 0.01;
/** Smaller sums are no price, and a bare number this large is nothing else. */
const MIN_PRICE = 1_000;
const MIN_BARE_PRICE = 100_000;
/** Fewer of `k` are pixels: 4k. */
const MIN_THOUSANDS = 20;

type Relation = "most" | "least" | "about";
const RELATIONS: Readonly<Record<Relation, string>> = {
  most:
    "хүртэл, хүртэлх, доош, доошоо, доогуур, дотор, доторх, бага, хямд, хэтрэхгүй, хэтрүүлэхгүй, хүрэхгүй, багтаан, до, " +
    "under, below, less than, up to, max, maximum, within, till, until, at most, cheaper than, no more than",
  least:
    "дээш, дээшээ, дээгүүр, илүү, их, эхлээд, эхэлсэн, эхлэх, от, " +
    "over, above, more than, at least, min, minimum, starting, starting from, and up, plus",
  about:
    "орчим, орчмын, ойролцоо, ойролцоогоор, хавьцаа, шахуу, гаруй, төдий, " +
    "about, around, approx, approximately, near, roughly",
};
const relations = new Vocabulary<Relation>();
for (const relation of ["most", "least", "about"] as const)
  for (const words of wordsOf(RELATIONS[relation])) relations.addValue(words, relation);

const CURRENCY = ["төгрөг", "төгрө", "төг", "tugrug", "tugrik", "togrog", "tögrög", "mnt"];
const MULTIPLES: readonly (readonly [factor: number, beginnings: readonly string[], wholes: readonly string[]])[] = [
  [1_000, ["мянг", "мянн", "myang", "mynga", "minga", "myanga", "thousand"], ["мян", "myan", "k", "к"]],
  [1_000_000, ["сая", "saya", "million", "миллион"], ["mln", "млн", "mil", "saia"]],
];
const NUMBERS =
  "1 нэг нэгэн one/2 хоёр two/3 гурав гурван three/4 дөрөв дөрвөн four/5 тав таван five/6 зургаа зургаан six/" +
  "7 долоо долоон seven/8 найм найман eight/9 ес есөн nine/10 арав арван ten/20 хорь хорин/30 гуч гучин/" +
  "40 дөч дөчин/50 тавь тавин/60 жар жаран/70 дал далан/80 ная наян/90 ер ерэн/0.5 хагас half";
const NUMBER_WORDS = new Map(
  NUMBERS.split("/").flatMap((line) => {
    const [value, ...words] = line.split(" ");
    return words.map((word) => [word, Number(value)] as const);
  }),
);
const HALF = 0.5;
const HUNDRED = new Set(["зуу", "зуун", "hundred"]);

/** The case of "from": 500000-аас, мянгаас, саяас. */
const FROM = /(?:аас|яас|ээс|оос|өөс|aas|ees|oos)$/u;

interface Amount {
  from: number;
  /** Behind its last atom. */
  to: number;
  value: number;
  /** Whether it says that it is money: by a currency, or in thousands or millions. */
  isMoney: boolean;
  /** Whether it stands in the case of "from". */
  isStart: boolean;
}

const multipleOf = ({ typed }: Atom): number | undefined =>
  MULTIPLES.find(
    ([, beginnings, wholes]) => wholes.includes(typed) || beginnings.some((beginning) => typed.startsWith(beginning)),
  )?.[0];

const isCurrency = (atom: Atom | undefined) => CURRENCY.some((word) => atom?.typed.startsWith(word));

/** The value of figures as they are written in a price: `500,000` and `1.500.000` are whole numbers, `1.5` is not. */
function figure(typed: string): number {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(typed);
  return Number(isGrouped ? typed.replace(/[.,]/g, "") : typed.replace(",", "."));
}

/** Whether an m behind a number is no metre: under 1.5m. */
const isMillion = (atoms: readonly Atom[], place: number) =>
  atoms[place]?.typed === "m" && BEFORE_MILLIONS.has(atoms[place - 2]?.typed ?? "");
const BEFORE_MILLIONS = new Set("under below than to over above about around max from and between".split(" "));

/** A number in figures or words; where it ends. Figures in groups of three are one number: `500 000`. */
function numberAt(atoms: readonly Atom[], start: number): { value: number; to: number } | null {
  const first = atoms[start];
  if (first?.isNumber) {
    if (atoms[start + 1]?.isUnit && !isMillion(atoms, start + 1)) return null;
    let [digits, to] = [first.typed, start + 1];
    while (/^\d+$/.test(digits) && digits.length < 10 && atoms[to]?.typed === "000") {
      digits += "000";
      to += 1;
    }
    return { value: figure(digits), to };
  }
  let [value, to] = [0, start];
  for (let atom = first; atom; atom = atoms[to]) {
    const word = NUMBER_WORDS.get(atom.typed);
    if (word !== undefined) value += word;
    else if (HUNDRED.has(atom.typed)) value = Math.max(value, 1) * 100;
    else break;
    to += 1;
  }
  return to > start ? { value, to } : null;
}

/** The factor of the word behind a number: 1,000 for `мянга`; undefined for any other, as for the k of 4k. */
function multipleAt(atoms: readonly Atom[], place: number, number: number | undefined): number | undefined {
  const unit = atoms[place];
  if (isMillion(atoms, place)) return 1_000_000;
  const isPixels = unit?.typed.length === 1 && (number ?? 0) < MIN_THOUSANDS;
  return unit && !isPixels ? multipleOf(unit) : undefined;
}

/** A sum of money: `1 сая 200 мянга`, `сая хагас`, `500k`, a bare number. */
function amountAt(text: string, atoms: readonly Atom[], start: number): Amount | null {
  const bare = numberAt(atoms, start);
  let [at, sum, least] = [start, 0, Number.POSITIVE_INFINITY];
  // Each part is of a smaller multiple than the one before it.
  for (;;) {
    const number = numberAt(atoms, at);
    const unit = number?.to ?? at;
    const multiple = multipleAt(atoms, unit, number?.value);
    if (multiple === undefined || multiple >= least) {
      const isHalf = sum > 0 && number?.value === HALF;
      if (isHalf) [sum, at] = [sum + least * HALF, number.to];
      break;
    }
    [sum, at, least] = [sum + (number?.value ?? 1) * multiple, unit + 1, multiple];
    if (FROM.test(atoms[unit]?.typed ?? "")) break;
  }
  if (sum === 0) {
    if (bare === null) return null;
    at = bare.to;
  }
  const hasCurrency = isCurrency(atoms[at]);
  const to = hasCurrency ? at + 1 : at;
  const last = atoms[to - 1];
  return {
    ...{ from: start, to, value: sum || (bare?.value ?? 0) },
    isMoney: sum > 0 || hasCurrency || text.includes("₮"),
    isStart: last !== undefined && FROM.test(text.slice(last.start, last.end).toLowerCase()),
  };
}

/** The amounts of a text, from the left. Figures without a unit share that of the next amount: 500-800 мянга. */
function amountsOf(text: string, atoms: readonly Atom[]): Amount[] {
  const amounts: Amount[] = [];
  for (let at = 0; at < atoms.length; at++) {
    const amount = amountAt(text, atoms, at);
    if (amount === null) continue;
    amounts.push(amount);
    at = amount.to - 1;
  }
  return amounts.map((amount, nth) => {
    const next = amounts[nth + 1];
    const isShared =
      next?.isMoney && !amount.isMoney && amount.value < MIN_PRICE && isJoined(atoms, amount.to, next.from);
    return isShared
      ? { ...amount, value: amount.value * (next.value >= 1_000_000 ? 1_000_000 : 1_000), isMoney: true }
      : amount;
  });
}

/** Words between two amounts, or around them, that make them one range. */
const JOINTS = new Set("to and from between болон ба аас ээс оос өөс хооронд хоорондох".split(" "));
const isJoint = (atom: Atom | undefined) => atom !== undefined && JOINTS.has(atom.typed);
const isJoined = (atoms: readonly Atom[], to: number, from: number) =>
  from === to || (from === to + 1 && isJoint(atoms[to]));

/**
 * Takes a range of price out of a text.
 * @param free which atoms may be read; those that are taken are removed from it
 * @returns the range and its atoms; none where the text has no price
 */
export function takePrice(text: string, atoms: readonly Atom[], free: Set<number>): PriceRange & { places: number[] } {
  const words = readBy(atoms, new Set(free), relations);
  /** The word that stands behind an amount, or before. */
  const relationOf = ({ from, to }: Amount) =>
    words.find((word) => word.from === to) ?? words.find((word) => word.to === from);
  const amounts = amountsOf(text, atoms).filter(({ value }) => value >= MIN_PRICE);
  const isPrice = (amount: Amount | undefined) =>
    amount && (amount.isMoney || amount.value >= MIN_BARE_PRICE || relationOf(amount) !== undefined);
  // What is joined to a price is one: between 50,000 and 150,000.
  const [first, next] = amounts.filter((amount, nth) => {
    const following = amounts[nth + 1];
    return isPrice(amount) || (following && isPrice(following) && isJoined(atoms, amount.to, following.from));
  });
  if (first === undefined) return { min: null, max: null, places: [] };
  const second = next && isJoined(atoms, first.to, next.from) ? next : undefined;
  const used = second ? [first, second] : [first];
  const joints = used.flatMap(({ from, to }) => [from - 1, to]).filter((place) => isJoint(atoms[place]));
  const taken = used.flatMap((amount) =>
    [amount, relationOf(amount)].flatMap((match) => (match ? placesOf(match) : [])),
  );
  const places = [...new Set([...taken, ...joints])].sort((a, b) => a - b);
  for (const place of places) free.delete(place);
  const start = first.isStart || atoms[first.from - 1]?.typed === "from" ? "least" : "about";
  const range = second
    ? between(first.value, second.value)
    : rangeOf(first.value, relationOf(first)?.meanings[0] ?? start);
  return { ...range, places };
}

const between = (one: number, other: number): PriceRange => ({ min: Math.min(one, other), max: Math.max(one, other) });

/** What a relation to one amount means. */
function rangeOf(value: number, relation: Relation): PriceRange {
  if (relation === "most") return { min: null, max: value };
  if (relation === "least") return { min: value, max: null };
  return { min: Math.round(value * (1 - ABOUT_SHARE - NINES_SHARE)), max: Math.round(value * (1 + ABOUT_SHARE)) };
}
