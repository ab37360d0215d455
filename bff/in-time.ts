/** A deadline for waiting on another part of the system: a Durable Object, a call that a page can do without. */

/** The answer did not come in time. The requested work may still be done. */
export class TooLate extends Error {
  override readonly name = "TooLate";
}

/**
 * A promise's value, if it resolves in time. The work behind it is not stopped.
 * @param longest milliseconds
 * @throws TooLate, and what the promise is rejected with
 */
export function inTime<Value>(value: Promise<Value>, longest: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`no answer within ${longest} ms`)), longest);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}
