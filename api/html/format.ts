/** Sums, times and words of the pages that this API has of its own: the sandbox's and the administration's. */

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
export const grouped = (amount: number): string => String(Math.trunc(amount)).replace(/\B(?=(\d{3})+$)/g, ",");

const LOCAL_HOURS = 8;

/** A time on Ulaanbaatar's clock (UTC+8 all year round), to the minute: `2026-12-31 18:00`. */
export const moment = (iso: string): string =>
  new Date(Date.parse(iso) + LOCAL_HOURS * 3_600_000).toISOString().slice(0, 16).replace("T", " ");

/** Whether a text is a time as the database writes it. */
export const isIso = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * The other way round.
 * @param text `2026-12-31 18:00`, with a T or a space
 * @returns ISO-8601 in UTC; null for a text that is no such time
 */
export function readMoment(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d$/.test(text)) return null;
  const local = Date.parse(`${text.replace(" ", "T")}:00Z`);
  if (Number.isNaN(local)) return null;
  const iso = new Date(local - LOCAL_HOURS * 3_600_000).toISOString();
  // The 30th of February is a day in March to a Date.
  return moment(iso) === text.replace("T", " ") ? iso : null;
}
