import { expect, it, vi } from "vitest";
import { doorWith, memoryCache, SHOP, testEnv } from "#tests/support/door.ts";
import { cacheRule } from "../door/cache-rule.ts";
import { limitsOf } from "../door/page-policies.ts";
import { securityHeaders } from "../door/security-headers.ts";
import { createSharedPictures } from "./shared-pictures.ts";

/** A shop with one page, whose drawing is its title. */
function shop(title = { text: "Хүргэлт" }) {
  const draw = vi.fn(async ({ title: drawn }: { title: string }) => new TextEncoder().encode(drawn));
  const background: Promise<unknown>[] = [];
  const app = doorWith([securityHeaders(), cacheRule()], testEnv({ ASSETS: { fetch: async () => new Response() } }));
  app.use(async (c, next) => {
    c.set("background", (work) => background.push(work));
    await next();
  });
  const wordsOf = (language: string) => ({
    total: () => "",
    page: (name: string) => (name === "delivery" ? { title: `${title.text} ${language}`, note: "" } : null),
  });
  const pictures = createSharedPictures({ cache: memoryCache().open, readPicture: async () => null, draw, wordsOf });
  app.route("/og", pictures);
  const ask = async (path: string, init?: RequestInit) => {
    const response = await app.request(`${SHOP}${path}`, init);
    await Promise.all(background);
    return response;
  };
  return { ask, draw };
}

it("draws a page once, whatever stands in the address beside its name and language", async () => {
  const { ask, draw } = shop();
  for (const query of ["", "?v=1", "?v=2&title=x", "?lang=mn"]) {
    const response = await ask(`/og/page/delivery.png${query}`);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    expect(await response.text()).toBe("Хүргэлт mn");
  }
  expect(draw).toHaveBeenCalledTimes(1);
  expect(await (await ask("/og/page/delivery.png?lang=en")).text()).toBe("Хүргэлт en");
  expect(draw).toHaveBeenCalledTimes(2);
});

it("draws once for all who ask at once, and again for the next when it fails", async () => {
  const { ask, draw } = shop();
  const finish: ((drawn: Uint8Array<ArrayBuffer>) => void)[] = [];
  draw.mockReturnValueOnce(new Promise((resolve) => void finish.push(resolve)));
  const answers = ["", "?v=1", "?lang=mn"].map((query) => ask(`/og/page/delivery.png${query}`));
  await expect.poll(() => draw.mock.calls.length).toBe(1);
  finish[0]?.(new TextEncoder().encode("drawn"));
  for (const answer of await Promise.all(answers)) expect(await answer.text()).toBe("drawn");
  expect(draw).toHaveBeenCalledTimes(1);

  draw.mockRejectedValueOnce(new Error("no memory"));
  const [failed, other] = await Promise.allSettled([1, 2].map(() => ask("/og/page/delivery.png?lang=en")));
  expect([failed?.status, other?.status]).toContain("fulfilled");
  expect(draw).toHaveBeenCalledTimes(3);
});

it("is kept for a week, for ten minutes without a photograph that it should have", async () => {
  const single = [{ id: 40, model: "X1", image: "x1.png", sale_price: 200_000 }];
  const API = { fetch: async () => Response.json({ result: "success", single, images: [] }) };
  const head = new Uint8Array(24);
  head.set([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 9, 0, 0, 0, 9,
  ]);
  const keptFor = async (photograph: { type: string; bytes: ArrayBuffer } | null) => {
    const background: Promise<unknown>[] = [];
    const { kept, open } = memoryCache();
    const app = doorWith([], testEnv({ API, ASSETS: { fetch: async () => new Response() } }));
    app.use(async (c, next) => {
      c.set("background", (work) => background.push(work));
      await next();
    });
    const wordsOf = () => ({ total: () => "", page: () => null });
    const draw = async () => new Uint8Array();
    app.route("/og", createSharedPictures({ cache: open, readPicture: async () => photograph, draw, wordsOf }));
    expect((await app.request(`${SHOP}/og/product/40.png`)).status).toBe(200);
    await Promise.all(background);
    return [...kept.values()].map(({ headers }) => headers.get("Cache-Control"));
  };
  expect(await keptFor({ type: "image/png", bytes: head.buffer })).toEqual(["public, max-age=604800"]);
  expect(await keptFor(null)).toEqual(["public, max-age=600"]);
});

it("draws it anew when it says something else", async () => {
  const title = { text: "Хүргэлт" };
  const { ask } = shop(title);
  const before = await ask("/og/page/delivery.png");
  title.text = "Хүргэлт, төлбөр";
  const after = await ask("/og/page/delivery.png");
  expect(await after.text()).toBe("Хүргэлт, төлбөр mn");
  expect(after.headers.get("ETag")).not.toBe(before.headers.get("ETag"));
});

it("answers a condition without a body", async () => {
  const { ask } = shop();
  const etag = (await ask("/og/page/delivery.png")).headers.get("ETag") ?? "";
  expect((await ask("/og/page/delivery.png", { headers: { "If-None-Match": etag } })).status).toBe(304);
});

it("draws nothing for an address that is not there, and asks no API for it", async () => {
  const { ask, draw } = shop();
  for (const path of [
    "page/other.png",
    "page/delivery.jpg",
    "page/delivery",
    "product/x.png",
    "product/0.png",
    "x/1.png",
  ])
    expect((await ask(`/og/${path}`)).status, path).toBe(404);
  expect(draw).not.toHaveBeenCalled();
});

it("is counted by network address, whatever the answer", () => {
  expect(limitsOf("/og/product/5.png")).toMatchObject([{ of: "all", perAddress: "LIMIT_LOOK_UP" }]);
});

it("draws a photograph of at most six million pixels, asks for at most 3 MB, and draws a larger one's card without it", async () => {
  const single = [{ id: 40, model: "X1", image: "x1.png", sale_price: 200_000 }];
  const API = { fetch: async () => Response.json({ result: "success", single, images: [] }) };
  const drawnOf = async (width: number) => {
    const head = new Uint8Array(24);
    head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
    new DataView(head.buffer).setUint32(16, width);
    new DataView(head.buffer).setUint32(20, 2_000);
    const readPicture = vi.fn(async () => ({ type: "image/png", bytes: head.buffer }));
    const draw = vi.fn(async () => new Uint8Array());
    const bindings = { API, ASSETS: { fetch: async () => new Response() } };
    const app = doorWith([], testEnv(bindings));
    const wordsOf = () => ({ total: () => "", page: () => null });
    app.route("/og", createSharedPictures({ cache: memoryCache().open, readPicture, draw, wordsOf }));
    expect((await app.request(`${SHOP}/og/product/40.png`)).status).toBe(200);
    expect(readPicture).toHaveBeenCalledWith(expect.anything(), expect.anything(), 3 * 1024 * 1024);
    return draw.mock.calls.map(([, pictures]: unknown[]) => Array.isArray(pictures) && pictures.length);
  };
  expect([await drawnOf(3_000), await drawnOf(3_001)]).toEqual([[1], [0]]);
});
