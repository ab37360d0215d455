// @ts-check
/**
 * `npm run start:node`: the shop for customers, without Cloudflare: the deployed Worker on workerd, behind a server of
 * Node's own. Environment: COOKIE_KEYS, SHOP_ORIGIN, API_ORIGIN and STATE_FOLDER, which it does not start without;
 * TRUSTED_PROXY (127.0.0.1,::1), HOST (127.0.0.1), PORT (8787), NODE_EXTRA_CA_CERTS, and every variable of the Worker.
 * With `--build` it builds alone, as an image is made.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { unstable_readConfig } from "wrangler";
import { buildShop, buildStamp } from "./build.mjs";
import { createFront } from "./node-host/front.mjs";
import { deploymentOf, readSettings, SettingsRefused } from "./node-host/settings.mjs";
import { claimFolder } from "./node-host/state.mjs";
import { takesNoArguments } from "./read-command.mjs";
import { newCookieKeys } from "./secrets.mjs";
import { serveShop } from "./serve.mjs";
import { loadTyped } from "./typed-source.mjs";

takesNoArguments("npm run start:node, with the settings of docs/operations.md in its environment");

/** Milliseconds for requests that run when the process is told to end: the Worker answers within 25 s. */
const LAST_REQUESTS = 30_000;

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @returns {Promise<import("./node-host/settings.mjs").Settings>} */
async function settingsHere() {
  const { BINDING_NAMES, readEnv } = await loadTyped(path.join(root, "bff/env.ts"));
  const config = unstable_readConfig({ config: path.join(root, "wrangler.toml"), env: "production" });
  const bound = [
    ...config.durable_objects.bindings.map((/** @type {{ name: string }} */ { name }) => name),
    ...config.ratelimits.map((/** @type {{ name: string }} */ { name }) => name),
    ...[config.assets?.binding, config.version_metadata?.binding].filter((name) => name !== undefined),
  ];
  return readSettings(process.env, { names: BINDING_NAMES, bound, vars: config.vars, readEnv, newKeys: newCookieKeys });
}

/** @param {import("./node-host/settings.mjs").Settings} settings */
async function serve({ port, host, stateFolder, proxies, vars }) {
  const giveBack = await claimFolder(stateFolder);
  buildShop(root);
  /** @type {Awaited<ReturnType<typeof serveShop>> | undefined} */
  let shop;
  /** @type {Promise<void> | undefined} */
  let revival;
  const front = createFront({
    proxies,
    worker: () => shop?.url,
    onGone: () => {
      if (revival || !shop) return;
      console.error("The Worker is gone; starting it again.");
      revival = shop
        .reload()
        .catch((/** @type {unknown} */ error) => console.error(error))
        .finally(() => {
          revival = undefined;
        });
    },
  });
  front.server.listen(port, host);
  front.server.once("error", fail);
  const { API_ORIGIN = "", COOKIE_KEYS = "", ...others } = vars;
  shop = await serveShop({
    root,
    apiOrigin: API_ORIGIN,
    persistTo: path.resolve(stateFolder),
    shopSecrets: { COOKIE_KEYS },
    shopVars: others,
    deployment: deploymentOf(buildStamp(root, "shop"), vars),
  });
  const { url, stop } = shop;
  console.log(`The shop ${others.SHOP_ORIGIN} listens on http://${host}:${port} (workerd on ${url.host}).`);
  for (const signal of ["SIGINT", "SIGTERM"]) {
    // Miniflare's own listeners end the process at once.
    process.removeAllListeners(signal);
    process.once(signal, async () => {
      console.log(`${signal}: finishing what runs.`);
      const cut = await front.stop(LAST_REQUESTS);
      await stop();
      giveBack();
      if (cut > 0) console.error(`${cut} requests were cut after ${LAST_REQUESTS / 1000} s.`);
      process.exit(cut > 0 ? 1 : 0);
    });
  }
}

/** @param {unknown} error */
function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

try {
  if (process.argv.includes("--build")) buildShop(root);
  else await serve(await settingsHere());
} catch (error) {
  fail(error instanceof SettingsRefused || !(error instanceof Error) ? error : (error.stack ?? error.message));
}
