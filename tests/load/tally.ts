/** What a shop has answered: statuses and times by kind of page as clients saw them, and what its log says of each. */
import { createHistogram, type RecordableHistogram } from "node:perf_hooks";
import { z } from "zod";

/** One line of the log that counts here: a request, or a fault. */
const logged = z.object({
  level: z.enum(["info", "warn", "error"]),
  event: z.string(),
  method: z.string().optional(),
  route: z.string().optional(),
  calls: z.number().optional(),
  body: z.string().optional(),
  endpoint: z.string().optional(),
  reason: z.string().optional(),
});

/** Where a kept page came from, when it was not rendered for this request: `bff/door/page-bodies.ts`. */
const KEPT = new Set(["hit", "stale", "old"]);

/** One kind of page, such as `GET /category/:id`. Times are in milliseconds. */
export interface KindRow {
  kind: string;
  answers: number;
  p50: number;
  p99: number;
  longest: number;
  statuses: string;
  /** Calls of the API for one answer; undefined where the log has no line of this kind. */
  calls: number | undefined;
  /** The share of answers whose body was kept, from 0 to 1. */
  kept: number | undefined;
}

interface Seen {
  times: RecordableHistogram;
  statuses: Map<number, number>;
}

/** The kind of page of a request: its method and its path with the ids taken out. */
export function kindOf(method: string, path: string): string {
  const pattern = path
    .replace(/^\/(category|sub-category|brand|event|single-product)\/[^/]+$/, "/$1/:id")
    .replace(/^\/show-order\/[^/]+/, "/show-order/:invoiceId");
  return `${method} ${pattern}`;
}

/** Counts answers; one for each part of a run that is told of by itself. */
export class Tally {
  readonly #seen = new Map<string, Seen>();
  /** When the last answer from 500 on came, as `performance.now()` gives it; 0 for none. */
  lastFailure = 0;
  readonly #told = new Map<string, { lines: number; calls: number; kept: number }>();
  /** Faults that the log names, without what they are about, and how often. */
  readonly faults = new Map<string, number>();
  /** Of them those that are the shop's own: `error` in the log, or a line that is not of its log at all. */
  readonly errors = new Map<string, number>();

  /** @param milliseconds from sending the request to the answer's last byte */
  add(kind: string, status: number, milliseconds: number): void {
    const seen = this.#seen.get(kind) ?? { times: createHistogram(), statuses: new Map() };
    this.#seen.set(kind, seen);
    seen.times.record(Math.max(1, Math.round(milliseconds * 1000)));
    count(seen.statuses, status);
    if (status >= 500) this.lastFailure = performance.now();
  }

  /** Takes a line of the shop's log. */
  tell(line: string): void {
    const said = logged.safeParse(jsonOf(line)).data;
    if (!said) {
      if (line.trim() !== "") count(this.errors, `not of the log: ${line.slice(0, 80)}`);
      return;
    }
    const { level, event, method, route, calls = 0, body, endpoint, reason } = said;
    if (event === "request") {
      const kind = `${method} ${route}`;
      const before = this.#told.get(kind) ?? { lines: 0, calls: 0, kept: 0 };
      const kept = before.kept + (KEPT.has(body ?? "") ? 1 : 0);
      this.#told.set(kind, { lines: before.lines + 1, calls: before.calls + calls, kept });
      return;
    }
    const fault = [event, endpoint, reason].filter(Boolean).join(" ");
    if (level !== "info") count(this.faults, fault);
    if (level === "error") count(this.errors, fault);
  }

  /** Every kind, the most frequent first. */
  rows(): KindRow[] {
    return [...this.#seen]
      .map(([kind, { times, statuses }]) => {
        const told = this.#told.get(kind);
        return {
          kind,
          answers: times.count,
          p50: times.percentile(50) / 1000,
          p99: times.percentile(99) / 1000,
          longest: times.max / 1000,
          statuses: listed(statuses),
          calls: told && told.calls / told.lines,
          kept: told && told.kept / told.lines,
        };
      })
      .sort((a, b) => b.answers - a.answers);
  }

  get answers(): number {
    return [...this.#seen.values()].reduce((sum, { times }) => sum + times.count, 0);
  }

  /** How many answers had a status that fits. */
  withStatus(fits: (status: number) => boolean): number {
    return [...this.#seen.values()]
      .flatMap(({ statuses }) => [...statuses])
      .reduce((sum, [status, times]) => sum + (fits(status) ? times : 0), 0);
  }
}

/** An order as its shopper saw it, or as the API has it; `goods` is `id×pieces`, in the order of the ids. */
export interface Order {
  number: string;
  customer: string;
  goods: string;
}

/** What is wrong between the orders that shoppers were shown and those at the API; nothing, if nothing is. */
export function orderFaults(shown: readonly Order[], atApi: readonly Order[]): string[] {
  const stored = new Map(atApi.map((order) => [order.number, order]));
  const seen = new Set(shown.map(({ number }) => number));
  const faults = shown.flatMap((order) => {
    const { number, customer, goods } = order;
    const its = stored.get(number);
    if (!its) return [`${number} was shown, and is not at the API`];
    if (its.customer !== customer) return [`${number} was shown to ${customer}, and is of ${its.customer}`];
    return its.goods === goods ? [] : [`${number} has ${its.goods} in place of ${goods}`];
  });
  for (const { number, customer } of atApi)
    if (!seen.has(number)) faults.push(`${number} of ${customer} was shown to nobody`);
  const perCustomer = new Map<string, number>();
  for (const { customer } of atApi) count(perCustomer, customer);
  for (const [customer, orders] of perCustomer) if (orders > 1) faults.push(`${customer} has ${orders} orders`);
  return faults;
}

/** Rows of text as a Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const print = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [print(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...rows.map(print)];
}

/** A tally as a table. @param seconds that it took */
export function kindTable(tally: Tally, seconds: number): string[] {
  return table(
    [
      "page",
      "answers",
      "a second",
      "p50 ms",
      "p99 ms",
      "longest ms",
      "statuses",
      "API calls a page",
      "from a kept page",
    ],
    tally
      .rows()
      .map(({ kind, answers, p50, p99, longest, statuses, calls, kept }) => [
        kind,
        String(answers),
        (answers / seconds).toFixed(1),
        p50.toFixed(0),
        p99.toFixed(0),
        longest.toFixed(0),
        statuses,
        calls?.toFixed(2) ?? "",
        kept ? `${(kept * 100).toFixed(0)} %` : "",
      ]),
  );
}

export const MEBIBYTE = 1024 * 1024;

/** Bytes as MB with one decimal: `47.6`. */
export const megabytes = (bytes: number): string => (bytes / MEBIBYTE).toFixed(1);

/** Adds one to what a key counts. */
export function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** `200: 17, 303: 4` */
export const listed = (counts: ReadonlyMap<string | number, number>): string =>
  [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, times]) => `${key}: ${times}`)
    .join(", ");

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
