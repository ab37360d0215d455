import { clamp } from "./number.ts";

/** An amount of money in whole tugrik. The shop has no smaller unit, so every sum is exact integer arithmetic. */
export type Tugrik = number;

/** Percentages are counted in ten-thousandths, so that 7.3 % is the whole number 73,000 and not a binary fraction. */
const PARTS_PER_PERCENT = 10_000;

const TUGRIK_SIGN = "\u20AE"; // ₮
const NO_BREAK_SPACE = "\u00A0";
const MINUS_SIGN = "\u2212"; // As wide as a digit, and read aloud as "minus".

/**
 * The shop's one rounding rule: half up to whole tugrik (rule P6). Below zero a half goes down, so that a refund
 * is rounded like the charge that it undoes. Never returns `-0`.
 * @throws RangeError when the amount is no finite number, since an order with a `NaN` in it must not leave the shop
 */
export function roundTugrik(amount: number): Tugrik {
  assertAmount(amount);
  return Math.sign(amount) * Math.round(Math.abs(amount)) + 0;
}

/**
 * Down to whole tugrik. For amounts that the shop gives away (bonus, caps), which must never exceed the promised share.
 * @throws RangeError when the amount is no finite number
 */
export function floorTugrik(amount: number): Tugrik {
  assertAmount(amount);
  return Math.floor(amount);
}

/**
 * `percent` of an amount, not rounded. The percentage is held to 0–100 and may be fractional, to four decimals.
 * Whole numbers are multiplied before the one division, so nothing gets lost between: 2.3 % of 5,000 is 115, where
 * `5000 / 100 * 2.3` is 114.99999999999999.
 */
export function percentOf(amount: Tugrik, percent: number): number {
  const whole = 100 * PARTS_PER_PERCENT;
  const parts = clamp(Math.round(percent * PARTS_PER_PERCENT), 0, whole);
  return (amount * parts) / whole;
}

/** A number with commas between thousands: `1,234,567`, `−7.5`. Printed here because `Intl` differs between engines. */
export function formatNumber(value: number): string {
  const [whole = "", fraction] = String(Math.abs(value)).split(".");
  const grouped = whole.replace(/\d(?=(?:\d{3})+$)/g, "$&,");
  return (value < 0 ? MINUS_SIGN : "") + grouped + (fraction === undefined ? "" : `.${fraction}`);
}

/**
 * An amount as shoppers read it everywhere: `1,234,567 ₮`, with a no-break space so that no line ends before the sign.
 * The specification puts the sign now before, now after the number; this is the one form (rule P4).
 * @throws RangeError when the amount is no finite number
 */
export function formatTugrik(amount: Tugrik): string {
  return formatNumber(roundTugrik(amount)) + NO_BREAK_SPACE + TUGRIK_SIGN;
}

/**
 * A whole amount as people write it: `1000000`, `1,000,000`, `1 000 000`, `1'000'000`, with or without `₮`.
 * @returns null for what is none; `1.5` and `1,5` are none, whatever was meant
 */
export function parseTugrik(text: string): Tugrik | null {
  const written = text.replace(/^\s*₮?\s*|\s*₮?\s*$/g, "");
  if (!/^(?:\d+|\d{1,3}(?:[\s,'’]\d{3})+)$/.test(written)) return null;
  const amount = Number(written.replace(/\D/g, ""));
  return Number.isSafeInteger(amount) ? amount : null;
}

function assertAmount(amount: number): void {
  if (!Number.isFinite(amount)) throw new RangeError(`not an amount of money: ${amount}`);
}
