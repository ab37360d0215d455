/**
 * Does something with the browser's storage, which a browser may forbid, or have none left of.
 * @returns what `work` returns; undefined where it fails
 */
export function stored<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
