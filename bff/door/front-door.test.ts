import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cookieOf, memoryCache, SHOP, signedIn, workerBindings } from "#tests/support/door.ts";
import { FEW_PAGES } from "#tests/support/few-pages.ts";
import type { PageContext } from "../client.ts";
import { createSameOriginApi } from "../routes/same-origin-api.ts";
import { cookies } from "../session/cookies.ts";
import { clearReplyMemory } from "../upstream/cache.ts";
import { DocumentCache } from "./document-cache.ts";
import { createFrontDoor, type DataRefusal, type FrontDoorOptions } from "./front-door.ts";

const SAME_ORIGIN = { "Sec-Fetch-Site": "same-origin" };
const html = (text: string, status = 200) =>
  new Response(`<!DOCTYPE html>${text}`, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });

beforeEach(() => {
  clearReplyMemory();
  for (const level of ["info", "warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** The front door with pages that record their requests. @param all what renders refusals too */
function shop(pages: Partial<FrontDoorOptions> = {}, bindings: object = {}, all: Partial<FrontDoorOptions> = {}) {
  const rendered: { request: Request; context: PageContext }[] = [];
  const refused: { request: Request; refusal: DataRefusal; context: PageContext | undefined }[] = [];
  const calls: string[] = [];
  const API = {
    fetch: async (request: Request) => {
      calls.push(new URL(request.url).pathname);
      return Response.json({ category: [], subCategory: [], events: [] });
    },
  };
  const door = createFrontDoor({
    api: createSameOriginApi(),
    pages: FEW_PAGES,
    renderPage: async (request, context) => {
      rendered.push({ request, context });
      if (pages.renderPage && !context.failure) return pages.renderPage(request, context);
      await context.bff.shell.$get();
      return html(context.failure ?? `page for ${context.language}`);
    },
    refuseData: async (request, refusal, context) => {
      refused.push({ request, refusal, context });
      return new Response("[]", { status: 202, headers: { "Content-Type": "text/x-script", Location: "/x" } });
    },
    edge: memoryCache().open,
    pictureCache: memoryCache().open,
    ...(pages.cached ? { cached: pages.cached } : {}),
    ...all,
  });
  const env = workerBindings({ API, ...bindings });
  const ask = (path: string, init: RequestInit = {}) => Promise.resolve(door.request(`${SHOP}${path}`, init, env));
  return { ask, rendered, refused, calls };
}

/** Every document gives a browser its id (set-cookies.test.ts). */
const isNoId = (header: string) => !header.startsWith("__Host-shopper=");

describe("a page", () => {
  it("is rendered with what the request may know, and nothing that Remix would believe", async () => {
    const { ask, rendered } = shop();
    const language = await cookieOf(cookies.language, "en");
    const response = await ask("/cart?x=1", {
      headers: {
        Cookie: `${await signedIn()}; ${language}`,
        Origin: "https://evil.test",
        "X-Forwarded-Host": "evil.test",
        Forwarded: "host=evil.test",
        Authorization: "Bearer x",
        "Accept-Language": "mn",
      },
    });
    expect(await response.text()).toContain("page for en");
    const { request, context } = rendered[0] ?? {};
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({ "accept-language": "mn" });
    expect(request?.url).toBe(`${SHOP}/cart?x=1`);
    expect(await context?.isSignedIn()).toBe(true);
    expect(response.headers.get("Content-Security-Policy")).toContain(`'nonce-${context?.nonce}'`);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("X-Request-Id")).toBe(context?.requestId);
  });

  it("is in the language that its address asks for, which is remembered, and sees nothing of the asking", async () => {
    const { ask, rendered } = shop();
    const response = await ask("/category/1?brand=2&lang=en&p=a%20b", { headers: SAME_ORIGIN });
    expect(await response.text()).toContain("page for en");
    expect(rendered[0]?.request.url).toBe(`${SHOP}/category/1?brand=2&p=a+b`);
    expect(rendered[0]?.context.url.href).toBe(`${SHOP}/category/1?brand=2&p=a+b`);
    expect(response.headers.getSetCookie().join()).toMatch(/^__Host-language=en;/);
    // What sets a cookie is kept nowhere.
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const Cookie = await cookieOf(cookies.language, "en");
    const again = await ask("/category/1?lang=en", { headers: { Cookie, ...SAME_ORIGIN } });
    expect([await again.text(), again.headers.getSetCookie().filter(isNoId)]).toEqual([
      "<!DOCTYPE html>page for en",
      [],
    ]);
    const back = await ask("/category/1?lang=mn", { headers: { Cookie, ...SAME_ORIGIN } });
    expect(await back.text()).toContain("page for mn");
    expect(back.headers.getSetCookie().join()).toMatch(/^__Host-language=mn;/);
  });

  describe("that is kept", () => {
    const keptPages = (): Pick<FrontDoorOptions, "cached" | "renderPage"> => ({
      cached: {
        documents: new DocumentCache({ cache: memoryCache().open, version: "1" }),
        cut: async (document) => [new Uint8Array(await document.arrayBuffer())],
        fill: async (parts) => new Blob(parts.map((part) => ("slot" in part ? part.html : part))),
        edge: memoryCache().open,
      },
      renderPage: async (_, { requestId }) =>
        html(requestId === "" ? "kept for everybody" : "rendered for its shopper"),
    });

    it.each([
      ["on", "kept for everybody", false],
      ["off", "rendered for its shopper", true],
    ])("with PAGE_CACHE %s is %s", async (PAGE_CACHE, text, isSignedIn) => {
      const { ask, rendered } = shop(keptPages(), { PAGE_CACHE });
      for (const _ of [1, 2]) {
        const response = await ask("/new-arrival", { headers: { Cookie: await signedIn(), ...SAME_ORIGIN } });
        expect(await response.text()).toContain(text);
      }
      expect(rendered).toHaveLength(PAGE_CACHE === "on" ? 1 : 2);
      expect(await rendered[0]?.context.isSignedIn()).toBe(isSignedIn);
    });

    it("is of one deployment", async () => {
      const pages = keptPages();
      const renderings = [];
      for (const id of ["first", "first", "second"]) {
        const { ask, rendered } = shop(pages, { DEPLOYMENT: { id } });
        await ask("/new-arrival", { headers: SAME_ORIGIN });
        renderings.push(rendered.length);
      }
      expect(renderings).toEqual([1, 0, 1]);
    });
  });

  it.each([
    ["an unknown language", "/?lang=ru", {}, "mn"],
    ["the one that it has anyway", "/?lang=mn", {}, "mn"],
    // Another window may have chosen since.
    ["a script's read of an open page", "/brands.data?lang=en", {}, "en"],
    ["a prefetch", "/brands?lang=en", { headers: { "Sec-Purpose": "prefetch" } }, "en"],
    ["HEAD", "/brands?lang=en", { method: "HEAD" }, "en"],
    ["a form", "/brands?lang=en", { method: "POST", body: new URLSearchParams() }, "en"],
    ["no page of ours", "/nowhere?lang=en", {}, "en"],
  ])("asked for in %s is remembered in no cookie", async (_, path, init: RequestInit, language) => {
    const { ask, rendered } = shop();
    const response = await ask(path, { ...init, headers: { ...SAME_ORIGIN, ...init.headers } });
    expect(rendered[0]?.context.language).toBe(language);
    expect(rendered[0]?.context.url.search).toBe("");
    expect(response.headers.getSetCookie().filter(isNoId)).toEqual([]);
  });

  it.each<[string, FrontDoorOptions["renderPage"]]>([
    ["throws", () => Promise.reject(new Error("secret detail"))],
    ["gives up without a body", async () => new Response(null, { status: 500 })],
    ["gives up in plain text", async () => new Response("Unexpected Server Error", { status: 500 })],
  ])("that %s becomes the shop's own 500 page", async (_, renderPage) => {
    const { ask } = shop({ renderPage });
    const response = await ask("/cart");
    expect(response.status).toBe(500);
    expect(await response.text()).toBe("<!DOCTYPE html>internal");
    expect(vi.mocked(console.error).mock.calls.join()).not.toContain("secret detail");
  });

  it("that hangs is given up after 25 s", async () => {
    vi.useFakeTimers();
    const { ask } = shop({ renderPage: () => new Promise(() => undefined) });
    const answer = ask("/cart");
    const answered = vi.fn();
    void answer.then(answered);
    await vi.advanceTimersByTimeAsync(24_999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(503);
    expect((await answer).headers.get("Retry-After")).toBe("10");
    vi.useRealTimers();
  });
});

describe("a refusal", () => {
  const foreign = { method: "POST", headers: { Origin: "https://evil.test" } };

  it.each<[string, string, RequestInit, number, string]>([
    ["a foreign form", "/cart", foreign, 403, "forbidden"],
    ["a foreign ?_data=", "/cart?_data=routes%2Fcart", foreign, 403, "forbidden"],
    ["an unknown method", "/cart", { method: "PURGE" }, 405, "method-not-allowed"],
    ["a long body", "/cart", { method: "POST", headers: SAME_ORIGIN, body: "x".repeat(1_048_577) }, 413, "too-large"],
    ["a long address", `/?${"x".repeat(9_000)}`, {}, 414, "address-too-long"],
    ["an odd path", "/a//b", {}, 404, "not-found"],
    ["?_data=", "/?_data=root", {}, 400, "bad-request"],
    ["/__manifest", "/__manifest?p=/a", {}, 404, "not-found"],
  ])("of %s is the shop's page with its status, at no cost to the API", async (_, path, init, status, code) => {
    const { ask, rendered, calls } = shop();
    const response = await ask(path, init);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(`<!DOCTYPE html>${code}`);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("Content-Security-Policy")).toContain("script-src 'nonce-");
    expect(rendered.map(({ request }) => `${request.method} ${new URL(request.url).pathname}`)).toEqual([
      "GET /error-page",
    ]);
    expect(calls).toEqual([]);
  });

  it("runs no script: the page was rendered for another address than the browser shows", async () => {
    const { ask } = shop({}, {}, { renderPage: async (_, { delivery }) => html(`scripts: ${delivery.hasScripts}`) });
    expect(await (await ask("/cart", foreign)).text()).toBe("<!DOCTYPE html>scripts: false");
  });

  it("of a page's data reaches Remix's client in its own notation: a form's as an error, a link's as a reload", async () => {
    const busy = { limit: async () => ({ success: false }) };
    const { ask, refused, rendered } = shop({}, { LIMIT_LOOK_UP: busy });
    const post = await ask("/cart.data?index", foreign);
    expect([post.status, post.headers.get("Content-Type"), post.headers.has("Location")]).toEqual([
      403,
      "text/x-script",
      false,
    ]);
    const get = await ask("/search.data?search=utas&_routes=routes%2Fsearch");
    expect([get.status, get.headers.get("Retry-After")]).toEqual([429, "60"]);
    expect(refused.map(({ refusal }) => refusal)).toEqual([
      { failure: "forbidden" },
      { moveTo: "/search?search=utas", reload: true },
    ]);
    // Only a form's answer says why: a link's makes the browser load the page that does.
    expect(refused.map(({ context }) => context?.failure)).toEqual(["forbidden", undefined]);
    expect(refused.map(({ request }) => request.method)).toEqual(["POST", "GET"]);
    expect(refused.every(({ request }) => request.body === null && !request.headers.has("Origin"))).toBe(true);
    expect(rendered).toEqual([]);
  });

  it("of a script's form knows the shopper's language, and when it may be sent again", async () => {
    const busy = { limit: async () => ({ success: false }) };
    const { ask, refused, calls } = shop({}, { LIMIT_SIGN_IN: busy });
    const headers = {
      ...SAME_ORIGIN,
      Cookie: await cookieOf(cookies.language, "en"),
      "Content-Type": "application/x-www-form-urlencoded",
    };
    const response = await ask("/contact.data", { method: "POST", headers, body: "intent=confirm" });
    expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "60"]);
    expect(refused[0]?.context).toMatchObject({ failure: "rate-limited", wait: 60, language: "en" });
    expect(calls).toEqual([]);
  });

  it("of the same-origin API is JSON", async () => {
    const { ask } = shop();
    const foreignCall = await ask("/api/home/categories", foreign);
    expect([foreignCall.status, await foreignCall.json()]).toEqual([403, { code: "forbidden" }]);
    const get = await ask("/api/home/categories");
    expect([get.status, get.headers.get("Allow")]).toEqual([405, "POST"]);
    expect((await ask("/api/nothing")).status).toBe(404);
    const headers = { ...SAME_ORIGIN };
    expect(await (await ask("/api/home/categories", { method: "POST", headers })).json()).toMatchObject({
      category: [],
    });
  });

  it("is a plain page where even the error page fails", async () => {
    const fail = () => Promise.reject(new Error("everything is broken"));
    const { ask } = shop({}, {}, { renderPage: fail, refuseData: fail });
    for (const path of ["/cart", "/cart.data"]) {
      const response = await ask(path);
      expect(response.status).toBe(500);
      expect(await response.text()).toContain("Уучлаарай, алдаа гарлаа");
      expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    }
  });
});

it("a Worker without its secret answers with the plain page, which names no setting", async () => {
  for (const env of [{}, { SHOP_ENV: "production" }]) {
    const response = await shop({}, { COOKIE_KEYS: undefined, ...env }).ask("/");
    const page = await response.text();
    expect([response.status, page]).toEqual([500, expect.stringContaining("Уучлаарай")]);
    expect(page).not.toMatch(/COOKIE_KEYS|npm/);
  }
});
