import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { drawPicture } from "#api/demo/pictures/index.ts";
import { headOf } from "#bff/pictures/photograph-head.ts";
import { LARGEST } from "#bff/pictures/smaller.ts";
import { photographOf, takePhotographs } from "./photographs.mjs";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "och-photographs-"));
});
afterAll(() => rm(root, { recursive: true }));

const drawing = (name: string) => drawPicture(`/images/product/${name}.svg`)?.body ?? "";

test("a photograph is a large JPEG, the same each time, another for each view, and one that the Worker can make smaller", async () => {
  const [first, again, other] = await Promise.all(
    ["phone-0-black-1", "phone-0-black-1", "phone-0-black-2"].map((name) => photographOf(drawing(name), `${name}.jpg`)),
  );
  expect(headOf(new Uint8Array(first ?? []))).toEqual({
    type: "image/jpeg",
    width: 1600,
    height: 1600,
    orientation: 1,
  });
  expect(first?.length).toBeGreaterThan(100_000);
  expect(first?.length).toBeLessThan(LARGEST.bytes);
  expect(again?.equals(first ?? Buffer.alloc(0))).toBe(true);
  expect(other?.equals(first ?? Buffer.alloc(0))).toBe(false);
  // On a table, in light that falls from one side, with grain.
  const { channels } = await sharp(first).stats();
  for (const { stdev } of channels) expect(stdev).toBeGreaterThan(20);
});

test("each is taken once, and put into the database every time", async () => {
  const written: unknown[][] = [];
  const run = async (statements: readonly (readonly [sql: string, params?: readonly unknown[]])[]) => {
    for (const [sql, params = []] of statements) written.push([sql.includes("INTO picture"), ...params]);
    return [];
  };
  const draw = vi.fn(drawPicture);
  for (let turn = 0; turn < 2; turn++)
    await takePhotographs({ root, run, drawPicture: draw, names: ["mouse-1-black-1.jpg"] });
  expect(draw).toHaveBeenCalledTimes(1);
  expect(await readdir(join(root, ".cache/photographs"))).toEqual(["mouse-1-black-1.jpg"]);
  expect(written).toHaveLength(2);
  expect(written[0]).toEqual(written[1]);
  expect(written[0]?.slice(0, 2)).toEqual([true, "mouse-1-black-1.jpg"]);
  expect(Buffer.from(String(written[0]?.[2]), "base64").subarray(0, 2)).toEqual(Buffer.of(0xff, 0xd8));
  const none = takePhotographs({ root, run, drawPicture: draw, names: ["no-such-thing.jpg"] });
  await expect(none).rejects.toThrow("no drawing for no-such-thing.jpg");
});
