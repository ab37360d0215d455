/**
 * The whole shop in one Worker, which `npx wrangler dev` serves (wrangler.toml): the storefront, and the reference API
 * in place of the service binding `API`, on the local database. Nothing of it is deployed: production is
 * `bff/worker.ts`, and refuses the keys below (bff/env.ts).
 */
import { waitUntil } from "cloudflare:workers";
import shop from "../bff/worker.ts";
import { createApp } from "./app.ts";
import { type Bindings, readSettings } from "./env.ts";

export * from "../bff/worker.ts";

/** Known to everybody; the same at each start, so that nobody is signed out when a file is saved. */
const LOCAL_SECRET = "known-to-everybody-for-local-runs-alone";
const LOCAL_KEYS = `local:${btoa(LOCAL_SECRET.slice(0, 32)).replace(/=+$/, "")}`;

/** What the sandbox has of its own: mails, the bank, the provider of sign-ins. */
const OF_API = /^\/(?:sandbox(?:\/|$)|api\/user\/verify-email$)/;

interface LocalBindings extends Bindings {
  /** `on` where wrangler puts its reloading script into pages, which no policy of ours allows (`npm run dev`). */
  LIVE_RELOAD?: string;
}

let workers: ReturnType<typeof bothOf> | undefined;

/**
 * Both Workers, each with its variables. They are made of the first request: only it knows at which address the shop
 * runs.
 */
function bothOf(bindings: LocalBindings, origin: string) {
  const api = createApp(
    readSettings({
      API_TOKEN_SECRET: LOCAL_SECRET,
      SITE_ORIGIN: origin,
      SANDBOX_ORIGIN: origin,
      SANDBOX_CLIENT_SECRET: LOCAL_SECRET,
      CALLER_SECRET: LOCAL_SECRET,
      ...bindings,
    }),
  );
  // A service binding passes no execution context on.
  const context = { waitUntil, passThroughOnException: () => undefined, props: {} };
  const askApi = async (request: Request) => api.fetch(request, bindings, context);
  const storefront = {
    COOKIE_KEYS: LOCAL_KEYS,
    API: { fetch: askApi },
    API_CALLER_SECRET: LOCAL_SECRET,
    FACEBOOK_CLIENT_ID: "och-sandbox",
    FACEBOOK_CLIENT_SECRET: LOCAL_SECRET,
    FACEBOOK_AUTHORIZE_URL: `${origin}/sandbox/facebook`,
    FACEBOOK_TOKEN_URL: `${origin}/sandbox/facebook/token`,
    FACEBOOK_PROFILE_URL: `${origin}/sandbox/facebook/profile`,
    FEEDBACK_URL: `${origin}/sandbox/feedback`,
    ...bindings,
    // A saved file makes a new isolate: its pages are not those that were kept before.
    DEPLOYMENT: { id: crypto.randomUUID() },
  };
  return { askApi, storefront };
}

/** A policy that only reports lets wrangler's script run, and still tells in the console what it would have stopped. */
function withReloading(response: Response): Response {
  const policy = response.headers.get("Content-Security-Policy");
  if (policy === null) return response;
  const answer = new Response(response.body, response);
  answer.headers.delete("Content-Security-Policy");
  answer.headers.set("Content-Security-Policy-Report-Only", policy);
  return answer;
}

export default {
  async fetch(request, bindings, context) {
    const { origin, pathname } = new URL(request.url);
    workers ??= bothOf(bindings, origin);
    if (OF_API.test(pathname)) return workers.askApi(request);
    const response = await shop.fetch(request, workers.storefront, context);
    return bindings.LIVE_RELOAD === "on" ? withReloading(response) : response;
  },
} satisfies ExportedHandler<LocalBindings>;
