import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildApi, buildShop } from "#scripts/build.mjs";
import { prepareDatabase } from "#scripts/database.mjs";
import { newCookieKeys } from "#scripts/secrets.mjs";
import { serveShop } from "#scripts/serve.mjs";

/** Serves the whole shop with a fresh database for all end-to-end tests; its addresses are in SHOP_URL and API_URL. */
export default async function globalSetup() {
  const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
  buildShop(root);
  buildApi(root);
  const persistTo = mkdtempSync(join(tmpdir(), "och-e2e-"));
  await prepareDatabase({ root, persistTo, products: 600 });
  const shop = await serveShop({
    root,
    persistTo,
    shopSecrets: { COOKIE_KEYS: newCookieKeys() },
    apiSecrets: { API_TOKEN_SECRET: newCookieKeys() },
    // All tests come from one address.
    shopVars: { RATE_LIMITS: "off" },
  });
  process.env.SHOP_URL = shop.url.origin;
  process.env.API_URL = shop.apiUrl?.origin;
  return async () => {
    await shop.stop();
    rmSync(persistTo, { recursive: true, force: true });
  };
}
