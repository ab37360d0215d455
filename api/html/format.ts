/** Sums, times and words of the pages that this API has of its own: the sandbox's. */

/** The names of an order's states. */
export const STATUS: Readonly<Record<string, string>> = {
  pending: "Төлбөр хүлээгдэж байгаа",
  paid: "Төлбөр төлөгдсөн",
  shipping: "Хүргэлтэнд гарсан",
  delivered: "Хүргэгдсэн",
  expired: "Цуцлагдсан",
};

/** A sum in whole tugrik. */
export const money = (amount: number): string => `${grouped(amount)}₮`;

/** A whole number with its thousands separated. */
const grouped = (amount: number): string => String(Math.trunc(amount)).replace(/\B(?=(\d{3})+$)/g, ",");

const LOCAL_HOURS = 8;

/** A time on Ulaanbaatar's clock (UTC+8 all year round), to the minute: `2026-12-31 18:00`. */
export const moment = (iso: string): string =>
  new Date(Date.parse(iso) + LOCAL_HOURS * 3_600_000).toISOString().slice(0, 16).replace("T", " ");
