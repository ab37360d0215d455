/** A bound for what waits on another part of the system: a Durable Object, a call that a page can do without. */

/** The answer did not come in time. What was asked may still happen. */
export class TooLate extends Error {
  override readonly name = "TooLate";
}

/**
 * What a promise gives, if it does so in time. The work behind it is not stopped.
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
