/**
 * Serves the built Workers in workerd, in production mode and without `wrangler dev`'s proxy: what `npm start`, the
 * tests and the benchmark run. Miniflare is what wrangler itself starts.
 */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fetch, Miniflare } from "miniflare";
import { BUNDLES } from "./build.mjs";
import { freePort } from "./free-port.mjs";

// Otherwise Wrangler logs at every start from which file it read the local secrets.
process.env.WRANGLER_LOG ??= "error";
const { unstable_getMiniflareWorkerOptions } = await import("wrangler");

/** @typedef {import("miniflare").Request} MiniflareRequest */
/** @typedef {import("miniflare").Response} MiniflareResponse */

/** @typedef {Awaited<ReturnType<typeof serveShop>>} RunningShop */

/**
 * @typedef {object} ShopOptions
 * @property {string} root the project's folder, with its Workers built
 * @property {number} [port] 0 (the default) takes a free one
 * @property {string} [apiOrigin] an API to use instead of the reference API, which is then not started
 * @property {{ COOKIE_KEYS: string }} shopSecrets
 * @property {{ API_TOKEN_SECRET: string }} [apiSecrets]
 * @property {string} [persistTo] where the reference API's database and the storefront's Durable Objects are kept
 * @property {Record<string, string>} [shopVars] further variables of the storefront
 * @property {Record<string, string>} [apiVars] further variables of the reference API
 * @property {string} [shopBundle] another bundle of the storefront's Worker, relative to the project
 * @property {string[]} [without] Durable Objects of the storefront to leave out, by the name of their binding
 * @property {string} [apiBundle] another bundle of the reference API's
 * @property {(request: MiniflareRequest) => Promise<MiniflareResponse>} [outbound] answers whatever the storefront asks
 *   of the network
 * @property {(request: MiniflareRequest) => Promise<MiniflareResponse | undefined>} [between] answers what the
 *   storefront asks of the reference API in its place; undefined lets the API answer
 * @property {number} [inspectorPort] where the Workers' memory can be looked at, by the inspector's protocol
 * @property {import("miniflare").WorkerOptions[]} [beside] further Workers, for tests
 * @property {(line: string) => void} [log] receives what the Workers print
 */

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
async function serveOnce(options) {
  const {
    root,
    port: wished = 0,
    apiOrigin,
    shopSecrets,
    apiSecrets,
    persistTo,
    shopVars,
    apiVars,
    shopBundle,
    without = [],
    apiBundle,
    outbound,
    between,
    inspectorPort,
    beside = [],
    log,
  } = options;
  const port = wished || (await freePort());
  // A second address of the reference API, so that its sandbox pages can be opened in a browser; its mails and QR codes
  // name both addresses.
  const apiPort = wished ? wished + 1 : await freePort();
  const sandbox = sandboxVars(`http://127.0.0.1:${apiPort}`);
  const shop = workerOptions(root, "shop", "wrangler.toml", shopBundle ?? BUNDLES.shop, {
    ...(apiOrigin ? {} : sandbox.shop),
    ...shopSecrets,
    ...shopVars,
    ...(apiOrigin ? { API_ORIGIN: apiOrigin } : {}),
  });
  for (const name of without) delete shop.durableObjects[name];
  if (outbound) shop.outboundService = outbound;
  const workers = [shop];
  if (!apiOrigin) {
    shop.serviceBindings = { API: "och-api" };
    const api = workerOptions(root, "api", "api/wrangler.toml", apiBundle ?? BUNDLES.api, {
      SITE_ORIGIN: `http://127.0.0.1:${port}`,
      SANDBOX: "on",
      ...sandbox.api,
      ...apiVars,
      ...apiSecrets,
    });
    // The outbox receives customers' feedback, unless another address is configured.
    shop.bindings.FEEDBACK_URL ??= `http://127.0.0.1:${apiPort}/sandbox/feedback`;
    api.unsafeDirectSockets = [{ host: "127.0.0.1", port: apiPort }];
    if (between) {
      shop.serviceBindings.API = async (/** @type {Request} */ request) => {
        const asked = request.clone();
        return (await between(request)) ?? fetch(`http://127.0.0.1:${apiPort}${new URL(asked.url).pathname}`, asked);
      };
    }
    workers.push(api);
  }
  const settings = {
    host: "127.0.0.1",
    port,
    workers: [...workers, ...beside],
    d1Persist: persistTo ? join(persistTo, "d1") : false,
    // Pending and recent orders and sessions survive a restart, as they do in a deployment.
    durableObjectsPersist: persistTo ? join(persistTo, "do") : false,
    cachePersist: false,
    ...(inspectorPort ? { inspectorPort } : {}),
    ...(log
      ? {
          handleRuntimeStdio: (...streams) => {
            for (const input of streams) createInterface({ input }).on("line", log);
          },
        }
      : {}),
  };
  const miniflare = new Miniflare(settings);
  const url = await miniflare.ready.catch(async (error) => {
    await miniflare.dispose().catch(() => undefined);
    throw error;
  });
  const apiUrl = apiOrigin ? undefined : await miniflare.unsafeGetDirectURL("och-api");
  return { url, apiUrl, miniflare, stop: () => miniflare.dispose() };
}

/** Side ads of the demonstration shop; their sites are the domains that stand for any (RFC 2606). */
const SANDBOX_ADS = [
  { picture: "side-camera.webp", href: "https://example.com/", mn: "Гэрэл зургийн сургалт", en: "Photography classes" },
  { picture: "side-robot-vacuum.webp", href: "https://example.org/", mn: "Гэрийн ухаалаг туслах", en: "Help at home" },
];

/**
 * Connects the storefront with the reference API's sign-in provider (api/demo/sandbox/provider.ts). The secrets
 * are new at every start.
 * @param {string} origin where a browser reaches the reference API
 */
function sandboxVars(origin) {
  const [clientSecret, callerSecret] = [randomBytes(32).toString("base64url"), randomBytes(32).toString("base64url")];
  return {
    shop: {
      FACEBOOK_CLIENT_ID: "och-sandbox",
      FACEBOOK_CLIENT_SECRET: clientSecret,
      FACEBOOK_AUTHORIZE_URL: `${origin}/sandbox/facebook`,
      FACEBOOK_TOKEN_URL: `${origin}/sandbox/facebook/token`,
      FACEBOOK_PROFILE_URL: `${origin}/sandbox/facebook/profile`,
      API_CALLER_SECRET: callerSecret,
      EXPIRY_GIVES_BACK: "yes",
      SIDE_ADS: JSON.stringify(SANDBOX_ADS),
    },
    api: { SANDBOX_ORIGIN: origin, SANDBOX_CLIENT_SECRET: clientSecret, CALLER_SECRET: callerSecret },
  };
}

/**
 * The reference API's fake of the three-word service (api/demo/sandbox/three-words.ts), for trying the shop; tests use
 * their own.
 * @param {number} port where a browser reaches the shop
 */
export const threeWordsVars = (port) => ({
  W3W_API_KEY: "och-sandbox",
  W3W_URL: `http://127.0.0.1:${port + 1}/sandbox/three-words`,
});

/**
 * Which of the existing servers the reference API behaves like (api/generation.ts), and the ways to pay that the shop
 * offers and explains.
 * @param {NodeJS.ProcessEnv} environment `API_GENERATION`, `PAYMENT_METHODS`
 * @returns {Required<Pick<ShopOptions, "apiVars" | "shopVars">>}
 */
export function generationVars({ API_GENERATION, PAYMENT_METHODS }) {
  const generation = API_GENERATION ? { API_GENERATION } : {};
  return { apiVars: generation, shopVars: { ...generation, ...(PAYMENT_METHODS ? { PAYMENT_METHODS } : {}) } };
}

function workerOptions(root, name, config, bundle, variables) {
  // As deployed, but for what makes it a deployment: https alone, and an API of its own.
  const environment = name === "shop" ? "production" : undefined;
  const { workerOptions: options } = unstable_getMiniflareWorkerOptions(join(root, config), environment);
  if (name === "shop") options.bindings.SHOP_ENV = "local";
  return {
    ...options,
    name: name === "shop" ? "och-storefront" : "och-api",
    // The bundle's modules are known; Miniflare would look for more in it.
    modulesRules: undefined,
    modulesRoot: root,
    modules: [{ type: "ESModule", path: join(root, bundle) }],
    bindings: { ...options.bindings, ...variables },
    // Miniflare serves the assets of one Worker only: those of the API are a folder.
    ...(name === "api" && {
      assets: undefined,
      serviceBindings: { ASSETS: { disk: { path: options.assets.directory, writable: false } } },
    }),
  };
}
