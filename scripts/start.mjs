/**
 * `npm start`: the whole shop on one command. Installs, makes local secrets, builds, prepares the local database,
 * serves. Environment: PORT (8787), API_ORIGIN (an existing shop API instead of the reference API), API_GENERATION
 * (first or second), PAYMENT_METHODS, SHOP_ORIGIN, COOKIE_KEYS, API_TOKEN_SECRET.
 */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPackages } from "./install.mjs";
import { takesNoArguments } from "./read-command.mjs";

takesNoArguments("[PORT=8787] [API_ORIGIN=https://your-shop-api.example] npm start");

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const port = Number(process.env.PORT ?? 8787);
const apiOrigin = process.env.API_ORIGIN || undefined;

installPackages(root);
// Packages may only be imported from here on.
const { localSecrets } = await import("./secrets.mjs");
const { buildApi, buildShop } = await import("./build.mjs");
const { generationVars, serveShop, threeWordsVars } = await import("./serve.mjs");

const secrets = localSecrets(root);
const persistTo = join(root, ".wrangler/state/v3");
buildShop(root);
let isDemonstration = false;
if (!apiOrigin) {
  buildApi(root);
  const { prepareDatabase } = await import("./database.mjs");
  ({ isDemonstration } = await prepareDatabase({ root, persistTo }));
}
const { apiVars, shopVars } = generationVars(process.env);
const { SHOP_ORIGIN } = process.env;
const shop = await serveShop({
  root,
  port,
  apiOrigin,
  persistTo,
  shopSecrets: secrets.shop,
  apiSecrets: secrets.api,
  apiVars,
  shopVars: { ...shopVars, ...(SHOP_ORIGIN ? { SHOP_ORIGIN } : {}), ...(apiOrigin ? {} : threeWordsVars(port)) },
});

console.log(`\nThe shop:       ${shop.url.origin}`);
if (apiOrigin) console.log(`Its API:        ${apiOrigin}`);
if (shop.apiUrl) {
  console.log(`Mail sandbox:   ${shop.apiUrl.origin}/sandbox/outbox`);
  console.log(`Bank sandbox:   ${shop.apiUrl.origin}/sandbox`);
  console.log(`Sign-in sandbox: "Facebook" on ${shop.url.origin}/login leads to it`);
  if (isDemonstration) console.log("Demo customer:  demo@och.mn, password demo-1234");
}
console.log("Stop with Ctrl+C.");

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await shop.stop();
    process.exit(0);
  });
}
