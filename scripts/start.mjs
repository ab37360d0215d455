/**
 * `npm start`: the whole shop on one command. Installs, makes local secrets, builds, prepares the local database,
 * serves. Environment: PORT (8787), API_ORIGIN (an existing shop API instead of the reference API), API_GENERATION
 * (first or second), PAYMENT_METHODS, SHOP_ORIGIN, COOKIE_KEYS, API_TOKEN_SECRET.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { installPackages } from "./install.mjs";
import { ROOT } from "./root.mjs";

const { env } = process;
const port = Number(env.PORT ?? 8787);
const apiOrigin = env.API_ORIGIN || undefined;

installPackages(ROOT);
// Packages may only be imported from here on.
const { buildApi, buildShop } = await import("./build.mjs");
const { prepareDatabase, STATE } = await import("./database.mjs");
const { newCookieKeys, newSecret, serveShop } = await import("./serve.mjs");

buildShop();
if (!apiOrigin) buildApi();
const { isDemonstration } = apiOrigin ? { isDemonstration: false } : await prepareDatabase();
const shop = await serveShop({
  port,
  apiOrigin,
  persistTo: STATE,
  shopVars: {
    ...given("API_GENERATION", "PAYMENT_METHODS", "SHOP_ORIGIN"),
    COOKIE_KEYS: secret(".dev.vars", "COOKIE_KEYS", newCookieKeys()),
  },
  apiVars: {
    ...given("API_GENERATION"),
    API_TOKEN_SECRET: secret("api/.dev.vars", "API_TOKEN_SECRET", newSecret()),
  },
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

/** Those of the environment's variables that are set. */
function given(...names) {
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}

/** A secret of the environment, or else of a file that git ignores; made there at the first start. */
function secret(name, key, fresh) {
  const file = join(ROOT, name);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const known = env[key] || parseEnv(text)[key];
  if (known) return known;
  writeFileSync(file, `${text}${text && !text.endsWith("\n") ? "\n" : ""}${key}=${fresh}\n`, { mode: 0o600 });
  return fresh;
}
