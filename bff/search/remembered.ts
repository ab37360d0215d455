/**
 * A pure function of a text that remembers its last results: names, values and words come again with every list and
 * every search.
 * @param most results that are remembered; beyond them the oldest is forgotten
 * @param of must depend on nothing else, and its result must not be changed
 */
export function remembered<Result>(most: number, of: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = of(text);
    if (known.size >= most) {
      const [oldest = ""] = known.keys();
      known.delete(oldest);
    }
    known.set(text, result);
    return result;
  };
}
