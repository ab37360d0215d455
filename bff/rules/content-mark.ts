/**
 * A short mark of a value: equal values have equal marks, and others practically never. It distinguishes two states of
 * the same thing (a price before and after) and is not a security feature: collisions can be made on purpose.
 * @param value plain data
 * @returns 9 to 11 letters and digits, of 53 bits (two multiplicative hashes in the manner of MurmurHash)
 */
export function contentMark(value: unknown): string {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (const letter of JSON.stringify(value)) {
    const code = letter.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36).padStart(9, "0");
}
