/**
 * The log: one JSON object a line, for people and for whatever collects it. It never contains a token, a cookie, a
 * header, a query, a form's fields or a reply of the API: only our own names, numbers, and the stack of our own errors.
 */

/** Every event, with all fields that its line may have beside `level` and `event`; docs/operations.md explains them. */
export const EVENTS = {
  request: ["requestId", "method", "route", "status", "ms", "calls", "callMs", "cached", "objects", "document"],
  order: ["requestId", "outcome", "payment"],
  "order-not-sent": ["requestId", "reason", "payment"],
  "payment-check": ["requestId", "status"],
  "rate-limited": ["binding"],
  "odd-request": ["requestId", "reason"],
  "upstream-fault": ["requestId", "endpoint", "reason", "detail"],
  "odd-rows": ["requestId", "endpoint", "fields", "count"],
  page: ["requestId", "name", "route", "stack"],
  internal: ["requestId", "detail", "stack"],
  "provider-fault": ["requestId", "provider", "call", "reason", "detail"],
  "shopper-fault": ["requestId", "reason"],
  "feedback-fault": ["reason", "status"],
  "rate-limit-failed": ["binding"],
  "picture-fault": ["requestId", "reason"],
  "three-words-fault": ["reason", "status"],
  "failure-page-failed": ["requestId", "stack"],
} as const satisfies Record<string, readonly string[]>;

export type LogEvent = keyof typeof EVENTS;
/** The fields of an event's line. */
export type LogFields<Event extends LogEvent> = Partial<
  Record<(typeof EVENTS)[Event][number], string | number | boolean | undefined>
>;

const MAX_STACK_LENGTH = 2_000;

const write = {
  info: (line: string) => console.info(line),
  warn: (line: string) => console.warn(line),
  error: (line: string) => console.error(line),
};

/** Writes one line at the given level. */
export function log<Event extends LogEvent>(level: keyof typeof write, event: Event, fields: LogFields<Event>): void {
  write[level](JSON.stringify({ level, event, ...fields }));
}

/**
 * The loggable part of an unexpected error: its name and origin. Its message may quote a shopper's input.
 */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames].join("\n").slice(0, MAX_STACK_LENGTH);
}
