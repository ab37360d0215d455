/**
 * How many random samples a property test takes: a part of them in a usual run, a different one each time unless a seed
 * is given, and all of them with `DRAWS=all`.
 */
export const draws = (usual: number, all: number): number => (process.env.DRAWS === "all" ? all : usual);
