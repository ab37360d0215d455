/** A seeded random generator: the same seed always gives the same catalogue. */
export interface Chance {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** True with the given probability. */
  happens(probability: number): boolean;
  /** One of the list, which must not be empty. */
  pick<Item>(list: readonly Item[]): Item;
  /** `count` different items of the list (all of them when it is shorter), in random order. */
  sample<Item>(list: readonly Item[], count: number): Item[];
}

/** Mulberry32: small, fast, and good enough for shop windows. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <Item>(list: readonly Item[]): Item => {
    const item = list[Math.floor(next() * list.length)];
    if (item === undefined) throw new Error("pick: the list is empty");
    return item;
  };
  return {
    next,
    whole,
    happens: (probability) => next() < probability,
    pick,
    sample(list, count) {
      // Fisher-Yates from the end, stopped as soon as there are enough.
      const items = [...list];
      const from = Math.max(0, items.length - count);
      for (let last = items.length - 1; last >= from; last -= 1) {
        const other = Math.floor(next() * (last + 1));
        const [a, b] = [items[last], items[other]];
        if (a !== undefined && b !== undefined) {
          items[last] = b;
          items[other] = a;
        }
      }
      return items.slice(from);
    },
  };
}
