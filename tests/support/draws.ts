/**
 * How many random samples a property test takes: a part of them in a usual run, a different one each time unless a seed
 * is given, and all of them with `DRAWS=all`.
 */
export const draws = (usual: number, all: number): number => (process.env.DRAWS === "all" ? all : usual);

/**
 * Every other item of a list, beginning with the first at an even turn and with the second at an odd one; all with
 * `DRAWS=all`. Cases that take neighbouring turns try all of the list together.
 */
export const everyOther = <T>(list: readonly T[], turn: number): T[] =>
  list.filter((_, place) => (place + turn) % draws(2, 1) === 0);
