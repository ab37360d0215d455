/** Pictures of shared links with photographs of products in them, of kinds that the seed does not have. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Response } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { coloursOf, photograph } from "#tests/support/photograph.ts";
import { ROOT } from "#tests/support/root.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

/** A phone on a table: green at its centre. */
const KINDS = { jpg: "image/jpeg", webp: "image/webp", png: "image/png" };
const CENTRE = [47, 143, 107] as const;
/** Of the tile in which a product's photograph stands, and of the card where there is none. */
const TILE = { x: 885, y: 315 } as const;
const PAPER = [254, 253, 251];

/** A head that says 800 × 600, and nothing behind it that could be unpacked. */
const broken = Buffer.from(photograph(800, 600)).fill(7, 60);

const logged: string[] = [];
let shop: TestShop;
let ids: number[];
beforeAll(async () => {
  shop = await startShop({
    log: (line) => logged.push(line),
    between: async (request) => {
      const [, name = "", kind = ""] = /\/images\/product\/(photograph|broken)\.(\w+)$/.exec(request.url) ?? [];
      if (name === "broken") return new Response(broken, { headers: { "Content-Type": "image/png" } });
      if (!(kind in KINDS)) return undefined;
      const bytes = readFileSync(join(ROOT, `tests/fixtures/photograph.${kind}`));
      return new Response(bytes, { headers: { "Content-Type": KINDS[kind as keyof typeof KINDS] } });
    },
  });
  const rows = await shop.sql(
    "SELECT min(id) AS id FROM product WHERE listed = 1 AND id > 20 GROUP BY model_id LIMIT 6",
  );
  ids = rows.map(({ id }) => Number(id));
});
afterAll(() => shop?.stop());

/** The card of a product whose only picture is this file; `CARDS=folder` keeps it, to be looked at. */
async function cardOf(id: number | undefined, file: string): Promise<Buffer> {
  await shop.sql(
    `UPDATE product SET image = ?1, big_image1 = ?1, big_image2 = NULL, big_image3 = NULL, big_image4 = NULL WHERE id = ?2`,
    file,
    Number(id),
  );
  const response = await fetch(`${shop.origin}/og/product/${id}.png`);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  const card = Buffer.from(await response.arrayBuffer());
  if (process.env.CARDS) writeFileSync(join(process.env.CARDS, `${file}.card.png`), card);
  return card;
}

test.each(Object.keys(KINDS))("a photograph as %s stands in the card", async (kind) => {
  const card = await cardOf(ids[Object.keys(KINDS).indexOf(kind)], `photograph.${kind}`);
  const seen = coloursOf(card)(TILE.x, TILE.y);
  for (const [nth, right] of CENTRE.entries())
    expect(Math.abs((seen[nth] ?? 0) - right), seen.join(" ")).toBeLessThan(16);
});

test("one that the library cannot read costs the card its picture, not the card, and is logged", async () => {
  const card = await cardOf(ids[3], "broken.png");
  expect(coloursOf(card)(TILE.x, TILE.y)).toEqual(PAPER);
  expect(logged.filter((line) => line.includes('"picture-not-drawn"')).length).toBe(1);
});

test("two who ask for a first picture at once both get it", async () => {
  const [one, other] = await Promise.all([cardOf(ids[4], "photograph.jpg"), cardOf(ids[4], "photograph.jpg")]);
  expect(one.equals(other)).toBe(true);
});
