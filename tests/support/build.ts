import { buildApi, buildShop } from "#scripts/build.mjs";
import { ROOT } from "./shop.ts";

/** Vitest's global setup: the tests that run the Workers find them built. */
export default function setup(): void {
  buildShop(ROOT);
  buildApi(ROOT);
}
