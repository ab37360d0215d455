/**
 * Serves the built Workers in workerd, in production mode and without `wrangler dev`'s proxy: what `npm start`, the
 * tests and the benchmark run. Miniflare is what wrangler itself starts.
 */
import { randomBytes, randomInt } from "node:crypto";
import { join } from "node:path";
import { createInterface } from "node:readline";
import getPort, { portNumbers } from "get-port";
import { Miniflare } from "miniflare";
import { BUNDLES } from "./build.mjs";
import { ROOT } from "./root.mjs";

// Otherwise Wrangler logs at every start from which file it read the local secrets.
process.env.WRANGLER_LOG ??= "error";
const { unstable_getMiniflareWorkerOptions } = await import("wrangler");

/** @typedef {Awaited<ReturnType<typeof serveShop>>} RunningShop */

/**
 * @typedef {object} ShopOptions
 * @property {number} [port] of the shop; the reference API's sandbox has the next one. 0 (the default) takes free ones
 * @property {string} [apiOrigin] an API to use instead of the reference API, which is then not started
 * @property {Record<string, string>} shopVars variables and secrets of the storefront
 * @property {Record<string, string>} [apiVars] those of the reference API
 * @property {string} [persistTo] where the reference API's database and the storefront's Durable Objects are kept
 * @property {(line: string) => void} [log] receives what the Workers print
 * @property {(settings: Settings) => void} [adjust] for tests: changes what Miniflare is about to start. The first
 *   Worker is the storefront, the second the reference API
 */
/** @typedef {import("miniflare").SharedOptions & { workers: any[] }} Settings */

/** @returns {string} a cookie key ring with one fresh key, `id:base64url of 32 bytes` */
export const newCookieKeys = () => `k1:${newSecret()}`;
/** @returns {string} 32 random bytes as base64url */
export const newSecret = () => randomBytes(32).toString("base64url");

/**
 * A free port of 127.0.0.1: a random one, so that parallel processes do not try the same ones, and below those that
 * systems give to connections by themselves (Linux from 32768 on): by the time the server starts to listen, one of
 * these may be a connection's own.
 * @returns {Promise<number>}
 */
export const freePort = () => getPort({ host: "127.0.0.1", port: portNumbers(randomInt(20_000, 32_000), 32_767) });

/**
 * Starts the shop on 127.0.0.1.
 * @param {ShopOptions} options
 * @returns {Promise<{ url: URL, apiUrl: URL | undefined, miniflare: Miniflare, stop: () => Promise<void> }>} when it
 *   answers; `apiUrl` is where the reference API's sandbox pages can be opened
 */
export async function serveShop(options) {
  for (let left = 3; ; left--) {
    try {
      return await serveOnce(options);
    } catch (error) {
      // Another process has taken the port that was free a moment ago.
      const isTaken = error instanceof Error && "code" in error && error.code === "ERR_ADDRESS_IN_USE";
      if (!isTaken || options.port || left === 0) throw error;
    }
  }
}

/** @param {ShopOptions} options */
async function serveOnce({ port: wished = 0, apiOrigin, shopVars, apiVars, persistTo, log, adjust }) {
  const port = wished || (await freePort());
  // A second address of the reference API, so that its sandbox pages can be opened in a browser; its mails and QR codes
  // name both addresses.
  const apiPort = wished ? wished + 1 : await freePort();
  const workers = apiOrigin
    ? [storefront({ ...shopVars, API_ORIGIN: apiOrigin })]
    : withReferenceApi(port, apiPort, shopVars, apiVars);
  /** @type {Settings} */
  const settings = {
    host: "127.0.0.1",
    port,
    workers,
    d1Persist: persistTo ? join(persistTo, "d1") : false,
    // Pending and recent orders and sessions survive a restart, as they do in a deployment.
    durableObjectsPersist: persistTo ? join(persistTo, "do") : false,
    cachePersist: false,
    ...(log && {
      handleRuntimeStdio: (...streams) => {
        for (const input of streams) createInterface({ input }).on("line", log);
      },
    }),
  };
  adjust?.(settings);
  const miniflare = new Miniflare(settings);
  const url = await miniflare.ready.catch(async (error) => {
    await miniflare.dispose().catch(() => undefined);
    throw error;
  });
  const apiUrl = apiOrigin ? undefined : await miniflare.unsafeGetDirectURL("och-api");
  return { url, apiUrl, miniflare, stop: () => miniflare.dispose() };
}

/** As deployed, but for what makes it a deployment: https alone, and an API of its own. */
const storefront = (variables) =>
  worker("och-storefront", "wrangler.toml", "production", BUNDLES.shop, { SHOP_ENV: "local", ...variables });

/** Side ads of the demonstration shop; their sites are the domains that stand for any (RFC 2606). */
const SANDBOX_ADS = [
  { picture: "side-camera.webp", href: "https://example.com/", mn: "Гэрэл зургийн сургалт", en: "Photography classes" },
  { picture: "side-robot-vacuum.webp", href: "https://example.org/", mn: "Гэрийн ухаалаг туслах", en: "Help at home" },
];

/**
 * The storefront beside the reference API with its sandbox (api/demo/sandbox): a provider of sign-ins, whose secrets
 * are new at every start, and an outbox that receives customers' feedback.
 */
function withReferenceApi(port, apiPort, shopVars, apiVars) {
  const sandbox = `http://127.0.0.1:${apiPort}`;
  const [clientSecret, callerSecret] = [newSecret(), newSecret()];
  const shop = storefront({
    FACEBOOK_CLIENT_ID: "och-sandbox",
    FACEBOOK_CLIENT_SECRET: clientSecret,
    FACEBOOK_AUTHORIZE_URL: `${sandbox}/sandbox/facebook`,
    FACEBOOK_TOKEN_URL: `${sandbox}/sandbox/facebook/token`,
    FACEBOOK_PROFILE_URL: `${sandbox}/sandbox/facebook/profile`,
    API_CALLER_SECRET: callerSecret,
    SIDE_ADS: JSON.stringify(SANDBOX_ADS),
    ...shopVars,
  });
  const api = worker("och-api", "api/wrangler.toml", undefined, BUNDLES.api, {
    SITE_ORIGIN: `http://127.0.0.1:${port}`,
    SANDBOX_ORIGIN: sandbox,
    SANDBOX_CLIENT_SECRET: clientSecret,
    CALLER_SECRET: callerSecret,
    ...apiVars,
  });
  // Unless another address is configured.
  shop.bindings.FEEDBACK_URL ??= `${sandbox}/sandbox/feedback`;
  shop.serviceBindings = { API: "och-api" };
  // Miniflare serves the assets of one Worker only: those of the API are a folder.
  api.serviceBindings = { ASSETS: { disk: { path: api.assets.directory, writable: false } } };
  api.assets = undefined;
  api.unsafeDirectSockets = [{ host: "127.0.0.1", port: apiPort }];
  return [shop, api];
}

function worker(name, config, environment, bundle, variables) {
  const { workerOptions: options } = unstable_getMiniflareWorkerOptions(join(ROOT, config), environment);
  return {
    ...options,
    name,
    // The bundle's modules are known; Miniflare would look for more in it.
    modulesRules: undefined,
    modulesRoot: ROOT,
    modules: [{ type: "ESModule", path: join(ROOT, bundle) }],
    bindings: { ...options.bindings, ...variables },
  };
}
