/** The storefront in production mode: `SHOP_ENV=production`, its own https origin, an API at another. */
import { fetch, Headers, type Miniflare, type Request } from "miniflare";
import { newCookieKeys, serveShop } from "#scripts/serve.mjs";
import { type FakeUpstream, startFakeUpstream } from "./fake-upstream.ts";

export const ORIGIN = "https://shop.example";
const API_ORIGIN = "https://api.example";

export interface ProductionShop {
  api: FakeUpstream;
  /** Asks any address of the Worker, whatever its scheme and host; redirects are not followed. */
  ask: Miniflare["dispatchFetch"];
  stop(): Promise<void>;
}

/**
 * Starts it; what it asks of its API's origin goes to the fake API.
 * @param options variables that differ, and Durable Objects to leave out by the name of their binding
 */
export async function startProductionShop(
  options: { shopVars?: Record<string, string>; without?: string[] } = {},
): Promise<ProductionShop> {
  const api = await startFakeUpstream();
  const running = await serveShop({
    apiOrigin: API_ORIGIN,
    shopVars: { COOKIE_KEYS: newCookieKeys(), SHOP_ENV: "production", SHOP_ORIGIN: ORIGIN, ...options.shopVars },
    adjust: ({ workers: [shop] }) => {
      for (const name of options.without ?? []) delete shop.durableObjects[name];
      shop.outboundService = (request: Request) => fetch(request.url.replace(API_ORIGIN, api.origin), request);
    },
    log: () => undefined,
  });
  return {
    api,
    ask: (url, init) => {
      // As for every other request of a test (fresh-connections.ts).
      const headers = new Headers(init?.headers);
      headers.set("Connection", "close");
      return running.miniflare.dispatchFetch(url, { redirect: "manual", ...init, headers });
    },
    stop: async () => {
      await running.stop();
      await api.stop();
    },
  };
}
