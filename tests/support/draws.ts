/**
 * How many random samples a property test takes. A run of all tests takes a part of them, each time
 * another where no seed is given; `DRAWS=all` draws as many as there were when the test was written.
 */
export const draws = (usual: number, all: number): number => (process.env.DRAWS === "all" ? all : usual);
