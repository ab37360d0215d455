/**
 * Random checkouts and what each costs: computed as the specification states it, in whole numbers, with none of the
 * shop's own functions.
 */
import fc from "fast-check";
import { DISTRICTS } from "#api/demo/seed.ts";
import { FLAT_FEE, FLAT_FEE_ABOVE, ZONE_FEES } from "#bff/rules/delivery.ts";

/** What is drawn is the same in every run; `CHECKOUT_SEED` draws others. */
export const CHECKOUT_SEED = Number(process.env.CHECKOUT_SEED ?? 20_261_122);

/** One line of a cart, with its product. Prices are whole tugrik, percentages 0 to 100. */
export interface DrawnLine {
  price: number;
  discount: number;
  bonusPercent: number;
  remain: number;
  /** In the cart; the stock may be smaller. */
  quantity: number;
}

export interface DrawnCheckout {
  lines: DrawnLine[];
  /** The coupon's amount; null for a checkout without one. */
  coupon: number | null;
  /** The points that the shopper types; null for none. */
  bonus: number | null;
  balance: number;
  /** Number of the district, from 1, and of the khoroo in it. */
  place: { district: number; khoroo: number };
  isPerson: boolean;
}

/** Every sum of an order, whole tugrik. */
export interface Sums {
  subtotal: number;
  sale: number;
  coupon: number;
  bonus: number;
  fee: number;
  earned: number;
  /** What the cart shows: goods after discounts, without the rest. */
  goods: number;
  total: number;
}

/** Rules P1, T1 to T6, D1 and D2 of docs/shop-rules.md. */
export function sumsOf({ lines, coupon, bonus, balance, place }: DrawnCheckout): Sums {
  let [subtotal, goods, earned] = [0n, 0n, 0n];
  for (const { price, discount, bonusPercent, remain, quantity } of lines) {
    const pieces = BigInt(Math.min(quantity, remain));
    // Tenths of a percent: nothing is divided before the last step.
    const unit = (BigInt(price) * (1000n - tenths(discount)) + 500n) / 1000n;
    subtotal += BigInt(price) * pieces;
    goods += unit * pieces;
    earned += ((unit * tenths(bonusPercent)) / 1000n) * pieces;
  }
  const most = goods / 2n;
  const off = BigInt(coupon ?? 0) > most ? most : BigInt(coupon ?? 0);
  const payable = goods - off;
  const used = [BigInt(bonus ?? 0), payable / 2n, BigInt(balance)].reduce((a, b) => (b < a ? b : a));
  const fee = payable > BigInt(FLAT_FEE_ABOVE) ? BigInt(FLAT_FEE) : zoneFee(place);
  return {
    subtotal: Number(subtotal),
    sale: Number(subtotal - goods),
    coupon: Number(off),
    bonus: Number(used),
    fee: Number(fee),
    earned: Number(earned),
    goods: Number(goods),
    total: Number(payable + fee - used),
  };
}

const tenths = (percent: number) => BigInt(Math.round(percent * 10));

function zoneFee({ district, khoroo }: DrawnCheckout["place"]): bigint {
  const [, , cheap = null, middle = null] = DISTRICTS[district - 1] ?? [];
  const has = (list: string | null) => (list ?? "").split(",").map(Number).includes(khoroo);
  if (has(cheap)) return BigInt(ZONE_FEES.cheap);
  return BigInt(has(middle) ? ZONE_FEES.middle : ZONE_FEES.other);
}

/** Any place of the seed. */
const place = fc
  .integer({ min: 1, max: DISTRICTS.length })
  .chain((district) =>
    fc.integer({ min: 1, max: DISTRICTS[district - 1]?.[1] ?? 1 }).map((khoroo) => ({ district, khoroo })),
  );

/** Amounts at which something changes, beside any. */
const EDGES = [
  ...[1, 2, 3, 99, FLAT_FEE_ABOVE / 2],
  ...[1, 2].flatMap((times) => [-1, 0, 1, 2].map((offset) => times * FLAT_FEE_ABOVE + offset)),
];

/**
 * @param options `mostLines` of a cart; `hasFractions`: percentages with a decimal, which the API's wire allows and the
 *   reference API's columns do not; `mostOff`: the highest discount
 */
export function drawnCheckout(options: { mostLines: number; hasFractions: boolean; mostOff: number }) {
  const { mostLines, hasFractions, mostOff } = options;
  const percent = (most: number) =>
    hasFractions
      ? fc.oneof(
          fc.nat(most),
          fc.nat(most * 10).map((parts) => parts / 10),
        )
      : fc.nat(most);
  const line = fc.record({
    price: fc.oneof(fc.integer({ min: 1, max: 5_000_000 }), fc.constantFrom(...EDGES)),
    discount: fc.oneof(fc.constant(0), percent(mostOff)),
    bonusPercent: percent(100),
    remain: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.nat(200)),
    quantity: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 15 })),
  });
  return fc
    .record({
      lines: fc.oneof(
        { weight: 9, arbitrary: fc.array(line, { minLength: 1, maxLength: 4 }) },
        { weight: 1, arbitrary: fc.array(line, { minLength: 1, maxLength: mostLines }) },
      ),
      coupon: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(...EDGES)),
      bonus: fc.oneof(fc.constant(null), fc.nat(999_999_999), fc.nat(200_000), fc.constantFrom(...EDGES)),
      balance: fc.oneof(fc.nat(5_000_000), fc.constantFrom(0, ...EDGES)),
      place,
      isPerson: fc.boolean(),
    })
    .filter(({ lines }) => lines.some(({ remain }) => remain > 0));
}
