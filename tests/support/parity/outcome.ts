/** The outcome of a trial: the state of the page, the browser and the API. */
import { SENTENCES } from "#app/words/all.server.ts";
import { CookieJar } from "#bff/session/cookie-jar.ts";
import { cookies } from "#bff/session/cookies.ts";
import type { PreparedState, World } from "./prepare.ts";
import type { Watched } from "./watch.ts";

/** Each aspect as text, so that two can be compared line by line. */
export interface Outcome {
  /** Path and query. */
  address: string;
  title: string;
  notices: string;
  headings: string;
  /** The page's contents and controls, fields with their values. */
  lines: string;
  cookies: string;
  rows: string;
  /** What was posted. */
  writes: string;
  /** The routes of the posts that reached the Worker: one per submit, with a script too. */
  posts: string;
}

export type Aspect = keyof Outcome;

/** Rows of a customer, without what differs from try to try. */
const ROWS = {
  customer: "SELECT name, phone, phone2, bonus, district, khoroo, more_address FROM user WHERE id = ?",
  favourite: "SELECT product_id FROM favourite WHERE user_id = ? ORDER BY product_id",
  review: "SELECT product_id, rate, message FROM review WHERE user_id = ? ORDER BY product_id",
  order: `SELECT enable_is, status, subtotal, discount, tax, coupon_amount, used_bonus, add_bonus, total_amount, payment,
    receiver_type, name, phone, phone2, register, district, khoroo, more_address, w3w
    FROM orders WHERE user_id = ? ORDER BY id`,
  line: `SELECT product_id, quantity, amount, l.discount FROM order_line l JOIN orders o ON o.id = order_id
    WHERE user_id = ? ORDER BY order_id, product_id`,
};

/** What the API has of everybody: a try may make new ones. */
const COUNTED = ["user", "mail"] as const;

/** What there was before an act. */
export interface Before {
  /** Posts that the Worker had answered. */
  posts: number;
  /** Rows of each table of `COUNTED`. */
  rows: number[];
}

/** Reads what an outcome is measured from. */
export async function countsBefore({ shop, posts }: World): Promise<Before> {
  const results = await shop.batch(COUNTED.map((table) => [`SELECT count(*) AS total FROM ${table}`] as const));
  return { posts: posts.length, rows: results.map(([row]) => Number(row?.total)) };
}

/** Reads the present state; the page must be idle. */
export async function outcomeOf(
  { page, writes, beacons }: Watched,
  { world, state, before }: { world: World; state: PreparedState; before: Before },
): Promise<Outcome> {
  const seen = await page.evaluate(pageState);
  const lines = await page.locator("body").ariaSnapshot({ timeout: 10_000 });
  const kept = await page.context().cookies();
  const mask = maskOf(state);
  const { pathname, searchParams } = new URL(page.url());
  await logged(world, before.posts + writes.length + beacons.length);
  return {
    // A browser and a script encode the same character in two ways.
    address: mask(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname),
    title: mask(seen.title),
    notices: mask(seen.notices.join("\n")),
    headings: mask(seen.headings.join("\n")),
    lines: mask(shownLines(lines)),
    cookies: mask(await openedCookies(world, kept)),
    rows: mask(await rowsOf(world, state, before)),
    writes: mask(writes.map(({ path, fields }) => `${path} ${JSON.stringify(fields.sort())}`).join("\n")),
    posts: world.posts.slice(before.posts).join("\n"),
  };
}

/** Waits until the Worker's log has come as far: it comes by another way than the answers. */
async function logged({ posts }: World, count: number): Promise<void> {
  for (let look = 0; look < 100 && posts.length < count; look++)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/**
 * Runs in the page. What needs a script or stands in for one, and what every page ends with, is hidden from the lines.
 */
function pageState() {
  for (const element of document.querySelectorAll<HTMLElement>(
    ".needs-script, [data-change], footer, .moving, .suggestions",
  ))
    element.style.setProperty("display", "none", "important");
  const textsOf = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => (element.textContent ?? "").replace(/\s+/g, " ").trim());
  return {
    title: document.title,
    notices: textsOf(".notice"),
    headings: textsOf("h1, h2, h3").concat(document.documentElement.lang),
  };
}

const { card } = SENTENCES.mn;

/**
 * The snapshot without where the focus is, and without what a script alone shows: what it reads out, and which products
 * are compared and saved, for which cached documents are the same (decision 0266).
 */
function shownLines(snapshot: string): string {
  return (
    snapshot
      .replace(/ \[(?:active|pressed)\]/g, "")
      .replaceAll(card.compared, card.compare)
      .replaceAll(card.saved, card.save)
      // They contain the page's own address, which is compared separately.
      .replace(/(\/url: (?:\/language\/\w+|\/login)\?next=)\S*/g, "$1")
      .split("\n")
      .filter((line) => !/^\s*- status(: .*)?$/.test(line))
      .join("\n")
  );
}

/** Irrelevant differences between trials: order numbers, keys, the customer, the clock. */
function maskOf({ customer, coupon }: PreparedState): (text: string) => string {
  return (text) =>
    text
      .replaceAll(customer.email, "customer@example.mn")
      .replaceAll(encodeURIComponent(customer.email), "customer@example.mn")
      .replaceAll(coupon, "COUPON")
      .replace(new RegExp(`\\b${customer.id}\\b`, "g"), "CUSTOMER")
      .replace(/\bPI\d+/g, "PI№")
      .replace(/\b\d{1,2}:\d{2}(:\d{2})?\b/g, "12:00")
      .replace(/"(key|verifier|formKey|formToken|sid|token|orderKey|owner)",?:?"[^"]*"/g, '"$1":"…"')
      // New with every page that has the form of a new password.
      .replace(/^shopper ".*"$/m, 'shopper "…"')
      .replace(/"of":"[\w-]{8}"/g, '"of":"…"')
      .replace(/"renewal":"[\w-]{22}"/g, '"renewal":"…"')
      // Signed values, which contain the time.
      .replace(/eyJ[\w-]{8,}(?:\.[\w-]*)+/g, "SIGNED")
      .replace(/\bcode_challenge=[\w-]+/g, "code_challenge=…")
      // The id of a submitted form.
      .replace(/\/contact\?sent=[\w-]+/g, "/contact?sent=…")
      // The countdown: units of two digits.
      .replace(/(term|definition): "\d\d"/g, '$1: "00"');
}

async function openedCookies({ ring }: World, kept: readonly { name: string; value: string }[]): Promise<string> {
  const jar = new CookieJar(kept.map(({ name, value }) => `${name}=${value}`).join("; "), { ring, secure: false });
  const known = await Promise.all(
    Object.values(cookies).map(async (definition) => {
      const value: unknown = await jar.read<unknown>(definition as never);
      return value === undefined ? [] : [`${definition.name} ${JSON.stringify(value)}`];
    }),
  );
  const names = new Set<string>(Object.values(cookies).map(({ name }) => name));
  const others = kept.filter(({ name }) => !names.has(name)).map(({ name }) => name);
  return [...known.flat(), ...others].sort().join("\n");
}

async function rowsOf(world: World, { customer }: PreparedState, before: Before): Promise<string> {
  const results = await world.shop.batch(Object.values(ROWS).map((sql) => [sql, [customer.id]] as const));
  const own = results.flatMap((rows, index) => rows.map((row) => `${Object.keys(ROWS)[index]} ${JSON.stringify(row)}`));
  const after = await countsBefore(world);
  return [
    ...own,
    ...COUNTED.map((table, index) => `${table} +${(after.rows[index] ?? 0) - (before.rows[index] ?? 0)}`),
  ].join("\n");
}

/** What differs, aspect by aspect. */
export function differencesOf(without: Outcome, withScript: Outcome): Aspect[] {
  return (Object.keys(without) as Aspect[]).filter((aspect) => without[aspect] !== withScript[aspect]);
}

/** The lines that only one of two texts has. */
export function lineDifference(without: string, withScript: string): string {
  const [a, b] = [without.split("\n"), withScript.split("\n")];
  const linesMissingIn = (own: string[], other: string[], sign: string) => {
    const rest = [...other];
    return own.flatMap((line) => {
      const at = rest.indexOf(line);
      if (at < 0) return [`${sign} ${line.trim()}`];
      rest.splice(at, 1);
      return [];
    });
  };
  const lines = [...linesMissingIn(a, b, "without a script:"), ...linesMissingIn(b, a, "with a script:   ")];
  const moved = a.findIndex((line, index) => line !== b[index]);
  const order = [`the same lines in another order from line ${moved + 1}: ${a[moved]?.trim()} | ${b[moved]?.trim()}`];
  return (lines.length > 0 ? lines : order).slice(0, 8).join("\n      ");
}
