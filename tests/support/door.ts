/** A front door without pages, for testing single middlewares through `app.request()`. */
import { Hono, type MiddlewareHandler } from "hono";
import { type DoorEnv, RedirectTo } from "#bff/door/context.ts";
import { type Env, readEnv } from "#bff/env.ts";
import { codeOf } from "#bff/error-code.ts";
import { errorTable } from "#bff/errors.ts";
import { pagePath } from "#bff/pages/page-path.ts";
import { type CookieDefinition, CookieJar } from "#bff/session/cookie-jar.ts";
import { cookies, type Session } from "#bff/session/cookies.ts";
import { createVisitor } from "#bff/session/visitor.ts";
import { memoryShoppers } from "#tests/fixtures/memory-shoppers.ts";
import { visitOf } from "./few-pages.ts";

export const SHOP = "https://shop.test";
export const COOKIE_KEYS = "test:MDEyMzQ1Njc4OWFiY2RlZmdoaWprbG1ub3BxcnN0dXY";

/** An API that fails every test that calls it. */
const noApi = {
  fetch: async (request: Request) => {
    throw new Error(`unexpected call of ${request.url}`);
  },
};

/**
 * The Worker's bindings, with an API that nothing may call, where every session is alive.
 * @param bindings in place of those or beside them
 */
export function workerBindings(bindings: object = {}): object {
  const SHOPPER = memoryShoppers({ "sessions.isLive": () => true }).namespace;
  return { COOKIE_KEYS, API: noApi, SHOP_ORIGIN: SHOP, SHOPPER, ...bindings };
}

/** The same, as the Worker reads them. */
export const testEnv = (bindings: object = {}): Env => readEnv(workerBindings(bindings));

/** A cache that keeps what it is given, as the platform's does. */
export function memoryCache() {
  const cached = new Map<string, Response>();
  const cache = {
    match: async (key: RequestInfo | URL) => cached.get(String(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => {
      // As on the platform: an entry exists once its whole body has arrived.
      const body = await response.arrayBuffer();
      cached.set(String(key), new Response(body, response));
    },
  };
  return { cached, open: async () => cache };
}

/** The visitor of a request. @param given what is not as in most tests */
export const newVisitor = (request: Request, given: Partial<Parameters<typeof createVisitor>[0]> = {}) =>
  createVisitor({
    ...visitOf(pagePath(request.url)),
    env: given.env ?? testEnv(),
    request,
    requestId: "test",
    waitUntil: () => undefined,
    edge: memoryCache().open,
    onFault: () => undefined,
    ...given,
  });

/**
 * @param middlewares what is tried, in order, between an opened visitor and a handler that answers 200 `through`
 * @returns the app; an expected failure is answered with its status and its code as text, a move with 303
 */
export function doorWith(middlewares: MiddlewareHandler<DoorEnv>[], env: Env = testEnv()) {
  const app = new Hono<DoorEnv>().use(async (c, next) => {
    c.set("requestId", "test-request");
    const visit = visitOf(pagePath(c.req.url));
    c.set("pages", visit.pages);
    c.set("page", visit.page);
    c.set("background", () => undefined);
    c.set("visitor", newVisitor(c.req.raw, { env, requestId: "test-request" }));
    await next();
  });
  for (const middleware of middlewares) app.use(middleware);
  return app.onError((error, c) => {
    if (error instanceof RedirectTo) return c.redirect(error.path, 303);
    const code = codeOf(error);
    if (code === "internal") throw error;
    return c.text(code, errorTable[code].status);
  });
}

/** One cookie as a browser sends it back. */
export async function cookieOf<Value>(definition: CookieDefinition<Value>, value: Value): Promise<string> {
  const jar = new CookieJar(null, { ring: testEnv().COOKIE_KEYS, secure: true });
  jar.write(definition, value);
  return (await jar.headers()).map((header) => header.split(";")[0] ?? "").join("; ");
}

export const SESSION: Session = {
  token: "customer-token",
  sid: "0123456789abcdefghijkl",
  user: { name: "Бат", bonus: 2020 },
};

/** The cookie header of a customer who is signed in. */
export const signedIn = () => cookieOf(cookies.session, SESSION);
