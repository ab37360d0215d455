/** The storefront as deployed, with an API that can be made to fail. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fetch, type Request, type Response } from "miniflare";
import { newCookieKeys, type Settings, serveShop } from "#scripts/serve.mjs";
import { type FakeUpstream, startFakeUpstream } from "./fake-upstream.ts";

export interface FaultyShop {
  origin: string;
  api: FakeUpstream;
  /** The COOKIE_KEYS of this shop: its cookies can be opened and made. */
  cookieKeys: string;
  /** What the Worker has logged. */
  logged: string[];
  /** Serves the storefront anew, with nothing remembered; the API stays. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param shopVars variables of the storefront; rate limits are off unless they say otherwise
 * @param outbound answers what the storefront asks of the network in the network's place; undefined from it lets the
 *   API answer
 * @param adjust changes what Miniflare is about to start
 */
export async function startFaultyShop(
  shopVars: Record<string, string> = {},
  outbound?: (request: Request) => Promise<Response | undefined>,
  adjust?: (settings: Settings) => void,
): Promise<FaultyShop> {
  const api = await startFakeUpstream();
  const logged: string[] = [];
  const secrets = { COOKIE_KEYS: newCookieKeys() };
  const persistTo = mkdtempSync(join(tmpdir(), "och-test-"));
  const serve = () =>
    serveShop({
      apiOrigin: api.origin,
      persistTo,
      shopVars: { ...secrets, RATE_LIMITS: "off", FEEDBACK_URL: `${api.origin}/feedback`, ...shopVars },
      adjust: (settings) => {
        adjust?.(settings);
        const [shop] = settings.workers;
        if (outbound) shop.outboundService = async (request: Request) => (await outbound(request)) ?? fetch(request);
      },
      log: (line: string) => logged.push(line),
    });
  let running = await serve();
  const shop: FaultyShop = {
    origin: running.url.origin,
    api,
    cookieKeys: secrets.COOKIE_KEYS,
    logged,
    restart: async () => {
      await running.stop();
      running = await serve();
      shop.origin = running.url.origin;
    },
    stop: async () => {
      await running.stop();
      await api.stop();
      rmSync(persistTo, { recursive: true, force: true });
    },
  };
  return shop;
}
