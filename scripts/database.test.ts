import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, prepareDatabase, runSql } from "./database.mjs";

let persistTo: string;
beforeAll(async () => {
  persistTo = await mkdtemp(path.join(tmpdir(), "och-database-"));
});
afterAll(() => rm(persistTo, { recursive: true }));

/** Runs one statement on the prepared database. */
async function sql(text: string, ...params: (string | number)[]) {
  const miniflare = openDatabase(persistTo);
  try {
    const [rows = []] = await runSql(miniflare, "http://database/", [[text, params]]);
    return rows;
  } finally {
    await miniflare.dispose();
  }
}

test("an empty database is filled, a filled one left alone but for its calendar", async () => {
  expect(await prepareDatabase({ products: 300, persistTo })).toEqual({
    products: 300,
    seeded: true,
    isDemonstration: true,
  });
  const state = "SELECT sum(fresh) AS fresh, sum(live_discount > 0) AS discounted, sum(listed) AS listed FROM product";
  const before = await sql(state);
  expect(await prepareDatabase({ products: 900, persistTo })).toEqual({
    products: 300,
    seeded: false,
    isDemonstration: true,
  });
  expect(await sql(state)).toEqual(before);

  // As if seeded ten weeks ago: everything is old, every limited discount has ended.
  await sql("UPDATE seeding SET seeded_at = strftime('%Y-%m-%dT%H:%M:%fZ', seeded_at, '-70 days')");
  await sql(
    `UPDATE product SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-70 days'), updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', updated_at, '-70 days'),
     discount_end_time = strftime('%Y-%m-%dT%H:%M:%fZ', discount_end_time, '-70 days')`,
  );
  expect(await sql(state)).not.toEqual(before);
  await prepareDatabase({ persistTo });
  expect(await sql(state)).toEqual(before);
});

test("`fresh` fills it anew", async () => {
  expect(await prepareDatabase({ products: 250, persistTo, fresh: true })).toEqual({
    products: 250,
    seeded: true,
    isDemonstration: true,
  });
});

test("a catalogue of one's own is left alone, its calendar too, and is not the demonstration's", async () => {
  await sql("DELETE FROM seeding");
  await sql("UPDATE product SET created_at = '2020-01-01T00:00:00.000Z'");
  expect(await prepareDatabase({ persistTo })).toEqual({ products: 250, seeded: false, isDemonstration: false });
  expect(await sql("SELECT DISTINCT created_at FROM product")).toEqual([{ created_at: "2020-01-01T00:00:00.000Z" }]);
});
