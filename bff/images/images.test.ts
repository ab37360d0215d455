import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { doorWith, memoryCache, SHOP, testEnv } from "#tests/support/door.ts";
import { ROOT } from "#tests/support/root.ts";
import { hang } from "#tests/support/silent-answers.ts";
import { cacheRule } from "../door/cache-rule.ts";
import { securityHeaders } from "../door/security-headers.ts";
import { pictureTypeOf } from "../rules/picture-file.ts";
import { offerWidths, type PictureFolder, picture } from "../views/picture.ts";
import { createImages } from "./images.ts";
import type { Resizing } from "./picture-host.ts";

type Answer = (request: Request, init?: { cf?: { image: Resizing } }) => Response | Promise<Response>;

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const png = (headers: Record<string, string> = {}, body: BodyInit = PNG) =>
  new Response(body, { headers: { "Content-Type": "image/png", ...headers } });

/** A picture that stops coming. */
const stalled =
  (headers: Record<string, string> = {}): Answer =>
  ({ signal }) =>
    png(
      headers,
      new ReadableStream({
        start(controller) {
          controller.enqueue(PNG);
          signal.addEventListener("abort", () => controller.error(signal.reason));
        },
      }),
    );

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

/** The shop with an API host that gives this answer. */
function shop(answer: Answer, bindings: object = {}) {
  const seen: Request[] = [];
  const { cached, open } = memoryCache();
  const background: Promise<unknown>[] = [];
  const api: Answer = async (request, init) => {
    seen.push(request);
    return answer(request, init);
  };
  vi.stubGlobal("fetch", api);
  const app = doorWith([securityHeaders, cacheRule], testEnv({ API: { fetch: api }, ...bindings }));
  app.use(async (c, next) => {
    c.set("background", (work) => background.push(work));
    await next();
  });
  app.route("/images", createImages(open));
  const ask = (path: string, init: RequestInit = {}) => app.request(`${SHOP}${path}`, init);
  return { ask, seen, cached, settle: () => Promise.all(background) };
}

describe("a picture", () => {
  it("comes through our own origin without the host's other headers", async () => {
    const { ask, seen } = shop(() =>
      png({
        ETag: '"abc"',
        "Set-Cookie": "api=1",
        Server: "Apache",
        "Cache-Control": "no-store",
        "X-Powered-By": "Express",
      }),
    );
    const response = await ask("/images/product/phone-red.png", {
      headers: { Cookie: "session=secret", Authorization: "Bearer secret", "User-Agent": "x" },
    });
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
    expect(response.headers.get("Content-Type")).toBe("image/png");
    expect(response.headers.get("ETag")).toBe('"abc"');
    expect(response.headers.get("Cache-Control")).toMatch(/^public, max-age=86400/);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    for (const name of ["Set-Cookie", "Server", "X-Powered-By"]) expect(response.headers.has(name), name).toBe(false);
    expect(seen[0]?.url).toBe("https://api.invalid/images/product/phone-red.png");
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({ accept: "image/*" });
    expect(seen[0]?.redirect).toBe("manual");
  });

  it("that is a drawing may draw and nothing else", async () => {
    const { ask } = shop(() => new Response("<svg/>", { headers: { "Content-Type": "image/svg+xml; charset=utf-8" } }));
    const response = await ask("/images/product/phone.svg");
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(response.headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    );
  });

  it("is fetched once and then comes from the data centre", async () => {
    const { ask, seen, settle } = shop(() => png());
    await (await ask("/images/product/a.png")).arrayBuffer();
    await settle();
    const again = await ask("/images/product/a.png?utm=1");
    expect(new Uint8Array(await again.arrayBuffer())).toEqual(PNG);
    expect(again.headers.get("Cache-Control")).toMatch(/^public/);
    expect(seen).toHaveLength(1);
  });

  it.each(['"abc"', 'W/"abc"', '"x", "abc"', "*"])("that the browser has (%s) is not sent again", async (condition) => {
    const { ask } = shop(() => png({ ETag: '"abc"' }));
    const response = await ask("/images/product/a.png", { headers: { "If-None-Match": condition } });
    expect(response.status).toBe(304);
    expect(response.headers.get("ETag")).toBe('"abc"');
    expect(await response.text()).toBe("");
    expect((await ask("/images/product/a.png", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  it.each<[PictureFolder, string]>([
    ["product", "зураг 1+2 & 'а'.png"],
    ["banner", "photo.jfif"],
    ["category", "100%, 2x #1?.JPG"],
    ["brand", "Ө\u0301 (шинэ)!.webp"],
    ["special", '15.6".jpeg'],
  ])(
    "of %s, called %s, is shown: the page's address is served, and the host is asked for that very file",
    async (folder, file) => {
      // The answer of a server to an unknown file extension.
      const { ask, seen } = shop(() => png({ "Content-Type": "application/octet-stream" }));
      offerWidths(true);
      const { src, srcSet = "" } = picture(folder, file);
      offerWidths(false);
      for (const address of [src, ...srcSet.split(", ").map((candidate) => candidate.split(" ")[0] ?? "")]) {
        const response = await ask(address);
        expect(response.status, address).toBe(200);
        expect(response.headers.get("Content-Type")).toBe(pictureTypeOf(file));
      }
      expect(decodeURIComponent(new URL(seen[0]?.url ?? "").pathname)).toBe(`/images/${folder}/${file}`);
    },
  );

  it("whose type the host does not say is a picture by its name alone; a drawing or a page must be called one", async () => {
    for (const [file, type, status] of [
      ["a.jfif", "application/octet-stream", 200],
      ["a.png", "", 503],
      ["a.jpg", "image/pjpeg", 200],
      ["a.svg", "application/octet-stream", 503],
      ["a.html", "application/octet-stream", 503],
      ["a.png", "text/html", 503],
    ] as const) {
      const { ask } = shop(() => new Response(PNG, { headers: { "Content-Type": type } }));
      expect((await ask(`/images/product/${file}`)).status, `${file} ${type}`).toBe(status);
    }
  });
});

describe("the placeholder", () => {
  const isPlaceholder = async (response: Response, status: number) => {
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
    // The one that pages print where the API names no picture.
    expect(await response.text()).toBe(readFileSync(join(ROOT, "public/placeholder.svg"), "utf8").trim());
  };

  it("stands for a picture that is missing, for a short while", async () => {
    const response = await shop(() => new Response("Not found", { status: 404 })).ask("/images/product/a.png");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=300");
    await isPlaceholder(response, 404);
  });

  it.each<[string, Answer]>([
    ["an error", () => new Response("oops", { status: 500 })],
    ["a script", () => png({ "Content-Type": "text/javascript" })],
    ["a redirect", () => new Response(null, { status: 302, headers: { Location: "https://evil.test/a.png" } })],
    ["a part", () => new Response(PNG, { status: 206, headers: { "Content-Type": "image/png" } })],
    ["a broken connection", () => Promise.reject(new TypeError("Network connection lost."))],
    ["more than it may be", () => png({ "Content-Length": String(9 * 1024 * 1024) })],
  ])("stands for %s, and is not cached", async (_, answer) => {
    const { ask, cached, settle } = shop(answer);
    const response = await ask("/images/product/a.png");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    await isPlaceholder(response, 503);
    await settle();
    expect(cached.size).toBe(0);
  });

  it("stands for a host that hangs", async () => {
    vi.useFakeTimers();
    const { ask } = shop(hang);
    const answer = Promise.resolve(ask("/images/product/a.png"));
    await vi.advanceTimersByTimeAsync(8_000);
    await isPlaceholder(await answer, 503);
  });

  it.each([
    "/images/product/.htaccess",
    "/images/product/..%2F..%2Fetc%2Fpasswd",
    "/images/product/a%5Cb.png",
    "/images/product/%00.png",
    "/images/..%2Fapi/a.png",
    "/images/Product!/a.png",
    `/images/product/${"a".repeat(300)}.png`,
  ])("stands for %s without asking the host", async (path) => {
    const { ask, seen } = shop(() => png());
    await isPlaceholder(await ask(path), 404);
    expect(seen).toHaveLength(0);
  });
});

describe("a picture of unknown length", () => {
  const endless = () =>
    png({}, new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) }));

  it("is answered whole or not at all: over the limit it is the placeholder, and nothing is cached", async () => {
    const { ask, cached, settle } = shop(endless);
    const response = await ask("/images/product/a.png");
    await settle();
    expect([response.status, response.headers.get("Content-Type")]).toEqual([503, "image/svg+xml"]);
    expect(response.headers.get("Cache-Control")).not.toContain("public");
    expect(cached.size).toBe(0);
  });
});

it.each([
  ["unknown length is the placeholder", {}, "<svg"],
  ["known length breaks off", { "Content-Length": "5000" }, "broken"],
])("a picture that stops coming, of %s, and is not cached", async (_, headers: Record<string, string>, shown) => {
  vi.useFakeTimers();
  const { ask, cached, settle } = shop(stalled(headers));
  const text = Promise.resolve(ask("/images/product/a.png"))
    .then((response) => response.text())
    .catch(() => "broken");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await text).toContain(shown);
  await settle();
  expect(cached.size).toBe(0);
});

describe("image resizing by the platform", () => {
  it("is offered in pages where it is on: elsewhere every width would be the same file again", () => {
    expect(picture("product", "a.jpg").srcSet).toBeUndefined();
  });

  const resized = async (path: string, accept: string, bindings: object) => {
    const asked: { url: string; image: Resizing }[] = [];
    const platform: Answer = ({ url }, init) => {
      if (init?.cf) asked.push({ url, image: init.cf.image });
      return png();
    };
    const { ask, cached, settle } = shop(platform, bindings);
    const response = await ask(path, { headers: { Accept: accept } });
    await response.arrayBuffer();
    await settle();
    return { asked, key: [...cached.keys()][0], vary: response.headers.get("Vary") };
  };
  const on = { IMAGE_RESIZING: "on", API_ORIGIN: "https://api.test" };

  it("is used where it is on, in a format that the browser accepts", async () => {
    const { asked, key, vary } = await resized("/images/product/a.jpg?w=320", "image/avif,image/webp,*/*", on);
    const image = { width: 320, fit: "scale-down", format: "avif" };
    expect(asked).toEqual([{ url: "https://api.test/images/product/a.jpg", image }]);
    expect(key).toContain("?w=320&as=avif");
    expect(vary).toBe("Accept");
  });

  it.each([
    ["an unknown width", "/images/product/a.jpg?w=321", on],
    ["a drawing", "/images/product/a.svg?w=320", on],
    ["a shop that does not say that its zone has it", "/images/product/a.jpg?w=320", { API_ORIGIN: on.API_ORIGIN }],
    ["the reference API", "/images/product/a.jpg?w=320", { IMAGE_RESIZING: "on" }],
  ])("is not asked for with %s", async (_, path, bindings) => {
    const { asked, key, vary } = await resized(path, "image/avif", bindings);
    expect([asked, vary]).toEqual([[], null]);
    expect(key).not.toContain("w=");
  });
});
