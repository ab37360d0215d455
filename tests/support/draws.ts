/**
 * How many random samples a property test takes: a part of them in a usual run, a different one each time unless a seed
 * is given, and all of them with `DRAWS=all`.
 */
export const draws = (usual: number, all: number): number => (process.env.DRAWS === "all" ? all : usual);

/**
 * Every `step`th item of a list, from a place that `turn` moves; all with `DRAWS=all`. Cases that take as many
 * neighbouring turns as `step` says try all of the list together.
 */
export const everyNth = <T>(list: readonly T[], step: number, turn: number): T[] =>
  list.filter((_, place) => (place + turn) % draws(step, 1) === 0);

/** The end of a title of a test that only the weekly run takes (playwright.config.ts, decision 0250). */
export const weekly = (isWeekly: boolean): string => (isWeekly ? " @weekly" : "");
