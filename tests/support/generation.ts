/**
 * Which of the existing servers the reference API behaves as in this run, by the test runner's project
 * (vitest.config.ts).
 */
import { GENERATIONS } from "#api/env.ts";

export const GENERATION = GENERATIONS.find((name) => name === process.env.API_GENERATION) ?? "first";
export const isSecond = GENERATION === "second";
