/** Photographs that the Worker makes smaller: what the libraries really make of real files, and of hostile ones. */
import { deflateSync } from "node:zlib";
import { Response } from "miniflare";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PICTURE_WIDTHS } from "#bff/domain/picture-file.ts";
import { chunk, photograph } from "#tests/support/photograph.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

const AVIF = "image/avif,image/webp,image/apng,*/*;q=0.8";
const WEBP = "image/webp,*/*;q=0.8";

/** Four fields, red and green above blue and white; twice as wide as high. */
const field = (colour: string, left: number, top: number) => ({
  input: { create: { width: 400, height: 200, channels: 3 as const, background: colour } },
  left,
  top,
});
const fields = sharp({ create: { width: 800, height: 400, channels: 3, background: "white" } })
  .composite([field("red", 0, 0), field("lime", 400, 0), field("blue", 0, 200)])
  .png();

const files = new Map<string, { bytes: Uint8Array<ArrayBuffer>; type: string }>();
const logged: string[] = [];
let asked: string[] = [];
let shop: TestShop;
beforeAll(async () => {
  const upright = await fields.toBuffer();
  const put = (name: string, bytes: Buffer | Uint8Array, type: string) =>
    files.set(name, { bytes: new Uint8Array(bytes), type });
  const noise = { create: { width: 1600, height: 1200, channels: 3 as const, background: "#808080" } };
  const grain = { type: "gaussian" as const, mean: 128, sigma: 20 };
  put(
    "large.jpg",
    await sharp({ create: { ...noise.create, noise: grain } })
      .jpeg()
      .toBuffer(),
    "image/jpeg",
  );
  put("fields.png", upright, "image/png");
  put("fields.webp", await sharp(upright).webp({ quality: 95 }).toBuffer(), "image/webp");
  put("progressive.jpg", await sharp(upright).jpeg({ progressive: true, quality: 95 }).toBuffer(), "image/jpeg");
  // A phone held upright: stored on its side, and marked as such.
  const lying = await sharp(upright).rotate(270).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
  put("turned.jpg", lying, "image/jpeg");
  const clear = {
    create: { width: 800, height: 400, channels: 4 as const, background: { r: 255, g: 0, b: 0, alpha: 0 } },
  };
  put(
    "cut-out.png",
    await sharp(clear)
      .composite([field("blue", 400, 0)])
      .png()
      .toBuffer(),
    "image/png",
  );
  put("broken.png", Buffer.from(photograph(800, 600)).fill(7, 60), "image/png");
  // Half a gigabyte of colour profile, in half a megabyte.
  const profile = Buffer.concat([Buffer.from("x\0\0"), deflateSync(Buffer.alloc(500_000_000))]);
  put(
    "profile.png",
    Buffer.concat([upright.subarray(0, 33), chunk("iCCP", profile), upright.subarray(33)]),
    "image/png",
  );
  put("pixels.png", photograph(20_000, 20_000), "image/png");
  put(
    "drawing.png",
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
    "image/svg+xml",
  );
  put("page.jpg", Buffer.from("<html><script>alert(1)</script></html>"), "image/jpeg");
  put("moving.png", await sharp(upright).gif().toBuffer(), "image/gif");
  shop = await startShop({
    log: (line) => logged.push(line),
    between: async ({ url }) => {
      const name = decodeURIComponent(/\/images\/product\/(.+)$/.exec(url)?.[1] ?? "");
      const file = files.get(name.replace(/^\d+-/, ""));
      if (!file) return undefined;
      asked.push(name);
      return new Response(file.bytes, { headers: { "Content-Type": file.type } });
    },
  });
}, 60_000);
afterAll(() => shop?.stop());

async function ask(name: string, width: number | "", accept: string) {
  const query = width === "" ? "" : `?w=${width}`;
  const response = await fetch(`${shop.origin}/images/product/${name}${query}`, { headers: { Accept: accept } });
  return { response, type: response.headers.get("Content-Type"), bytes: Buffer.from(await response.arrayBuffer()) };
}

/** The colours in the middle of the four fields, as `rgb` with 1 for what is more than half. */
async function fieldsOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * 3;
    return [...data.subarray(start, start + 3)].map((value) => (value > 127 ? 1 : 0)).join("");
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].join(" ");
}
const UPRIGHT = "100 010 001 111";

test("each width of the table comes in the format of the browser, and smaller than the file", async () => {
  asked = [];
  const original = files.get("large.jpg")?.bytes.length ?? 0;
  for (const width of PICTURE_WIDTHS) {
    for (const accept of [AVIF, WEBP]) {
      const { response, type, bytes } = await ask("large.jpg", width, accept);
      const format = accept === AVIF && width <= 640 ? "avif" : "webp";
      expect([response.status, type, response.headers.get("Vary")]).toEqual([200, `image/${format}`, "Accept"]);
      const { width: across, height, format: found } = await sharp(bytes).metadata();
      expect([across, height, found === "heif" ? "avif" : found]).toEqual([width, (width * 3) / 4, format]);
      expect(bytes.length).toBeLessThan(original);
    }
  }
  // One file, from which all of them are made.
  expect(asked).toEqual(["large.jpg"]);
});

test.each(["fields.png", "fields.webp", "progressive.jpg", "turned.jpg"])(
  "%s shows what it is, upright",
  async (name) => {
    for (const accept of [AVIF, WEBP]) {
      const { type, bytes } = await ask(name, 320, accept);
      expect(type, name).toBe(accept === AVIF ? "image/avif" : "image/webp");
      const { width, height } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([320, 160]);
      expect(await fieldsOf(bytes)).toBe(UPRIGHT);
    }
  },
);

test("what is cut out stays so", async () => {
  for (const accept of [AVIF, WEBP]) {
    const { bytes } = await ask("cut-out.png", 320, accept);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    const alphaAt = (x: number) => data[(40 * info.width + x) * 4 + 3];
    expect([alphaAt(80), alphaAt(240)]).toEqual([0, 255]);
  }
});

test.each(["broken.png", "profile.png", "pixels.png", "drawing.png", "page.jpg", "moving.png"])(
  "%s is sent as it is, harmless, and the shop goes on",
  async (name) => {
    const { response, bytes } = await ask(name, 320, AVIF);
    expect(response.status).toBe(200);
    expect(bytes.equals(Buffer.from(files.get(name)?.bytes ?? []))).toBe(true);
    expect(response.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect((await ask("fields.png", 160, AVIF)).type).toBe("image/avif");
  },
);

test("only what the library failed at is logged", () => {
  const lines = logged.filter((line) => line.includes('"picture-not-resized"'));
  expect(lines.length).toBe(1);
});

test("a page's worth of photographs that nobody has asked for comes whole", async () => {
  const all = await Promise.all(Array.from({ length: 12 }, (_, index) => ask(`${index}-fields.png`, 160, AVIF)));
  expect(all.map(({ type }) => type)).toEqual(all.map(() => "image/avif"));
  for (const { bytes } of all) expect(await fieldsOf(bytes)).toBe(UPRIGHT);
});
