/**
 * How many samples a test draws that tries what nobody has thought of. A run of all tests draws a part, each time
 * another where no seed is given; `DRAWS=all` draws as many as there were when the test was written.
 */
export const draws = (usual: number, all: number): number => (process.env.DRAWS === "all" ? all : usual);
