import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "#scripts/browser.mjs";
import { buildApi, buildShop } from "#scripts/build.mjs";
import { makeSeededDatabase } from "#tests/support/seeded-database.ts";
import { startShop } from "#tests/support/shop.ts";

/** Serves the whole shop with a fresh database for all end-to-end tests; its addresses are in SHOP_URL and API_URL. */
export default async function globalSetup() {
  // For one test file alone, before which nothing was installed: the workers look for a browser after this.
  findBrowser();
  buildShop();
  buildApi();
  const forgetDatabase = await makeSeededDatabase();
  const shop = await startShop();
  process.env.SHOP_URL = shop.origin;
  process.env.API_URL = shop.apiOrigin;
  // Where the workers of the parity test agree who tries what.
  const parityRun = mkdtempSync(join(tmpdir(), "och-parity-"));
  process.env.PARITY_RUN = parityRun;
  return async () => {
    await shop.stop();
    forgetDatabase();
    rmSync(parityRun, { recursive: true, force: true });
  };
}
