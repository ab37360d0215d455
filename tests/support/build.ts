import { buildApi, buildShop } from "#scripts/build.mjs";
import { makeSeededDatabase } from "./seeded-database.ts";

/** Vitest's global setup: the tests that run the Workers find them built, and a seeded database. */
export default function setup(): Promise<() => void> {
  buildShop();
  buildApi();
  return makeSeededDatabase();
}
