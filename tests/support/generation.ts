/**
 * Which of the existing servers the reference API behaves like in this run: a test runner's project says so
 * (vitest.config.ts).
 */
import { GENERATIONS } from "#api/env.ts";

export const GENERATION = GENERATIONS.find((name) => name === process.env.API_GENERATION) ?? "first";
export const isSecond = GENERATION === "second";
