/** Notices for the next page, stored in a cookie until a page prints them. */
import { shortText } from "../rules/short-text.ts";
import type { CookieJar } from "./cookie-jar.ts";
import { cookies, type Notice } from "./cookies.ts";

/** Longest text in a notice, and its length if the cookie has no room for that. */
const NOTICE_VALUE_LENGTHS = [60, 24];

/** Controls beside a notice: an undo button, a link. */
export type NoticeExtras = Pick<Notice, "undo" | "link">;

/** Adds a notice for the next page; the last two are kept, or only the last when two are too long. */
export async function notify(
  visitor: { readonly jar: CookieJar },
  kind: Notice["kind"],
  key: string,
  values?: Notice["values"],
  extras?: NoticeExtras,
) {
  const before = (await visitor.jar.read(cookies.notices)) ?? [];
  const candidates = NOTICE_VALUE_LENGTHS.flatMap((length): Notice[][] => {
    const latest: Notice = { kind, key, values: shortened(values, length), ...extras };
    // A form that was submitted twice leaves one notice.
    const others = before.filter((one) => JSON.stringify(one) !== JSON.stringify(latest));
    return [[...others, latest].slice(-2), [latest]];
  });
  for (const notices of candidates) {
    if (await visitor.jar.fits(cookies.notices, notices)) return visitor.jar.write(cookies.notices, notices);
  }
  visitor.jar.write(cookies.notices, [{ kind, key }]);
}

function shortened(values: Notice["values"] = {}, length: number): Notice["values"] {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? shortText(value, length) : value]),
  );
}
