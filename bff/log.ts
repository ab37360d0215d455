/**
 * The log: one JSON object a line, for people and for whatever collects it. It never holds a token, a cookie, a header,
 * a query, a form's fields or what upstream said: only names of ours, numbers, and the stack of our own mistakes.
 */

export type LogFields = Record<string, string | number | boolean | undefined>;

const LONGEST_STACK = 2_000;

const write = {
  info: (line: string) => console.info(line),
  warn: (line: string) => console.warn(line),
  error: (line: string) => console.error(line),
};

/** Writes one line at the given level. */
export function log(level: keyof typeof write, event: string, fields: LogFields = {}): void {
  write[level](JSON.stringify({ level, event, ...fields }));
}

/**
 * The loggable part of an unexpected error: its name and origin. Its message may quote a shopper's input.
 */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames].join("\n").slice(0, LONGEST_STACK);
}
