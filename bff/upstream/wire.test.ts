import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { id, label, list, listedName, oddRowsOf, sideList, text } from "./wire.ts";

const row = z.object({ id, name: text });
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, name: "a" }));

describe.each([
  ["list", list],
  ["sideList", sideList],
] as const)("%s", (_, make) => {
  it("takes as many rows as its bound, and counts what is over", () => {
    expect(oddRowsOf(make(row, 3).parse(rows(3)))).toBeUndefined();
    const cut = make(row, 3).parse(rows(5_000));
    expect(cut).toEqual(rows(3));
    expect(oddRowsOf(cut)).toEqual({ count: 4_997, field: "over" });
  });

  it("takes the first row of an id, and counts the others", () => {
    const once = make(row, 9).parse([...rows(2), { id: "2", name: "b" }, ...rows(3)]);
    expect(once).toEqual(rows(3));
    expect(oddRowsOf(once)).toEqual({ count: 3, field: "again" });
  });

  it("keeps rows that may be the same", () => {
    const lines = make(row, { most: 3, repeats: true }).parse([...rows(1), ...rows(1)]);
    expect(lines).toHaveLength(2);
  });
});

it("cuts texts that are longer than any of the shop, and leaves out words of filters that are", () => {
  expect(text.parse("x".repeat(20_000))).toHaveLength(10_000);
  expect(text.parse("Дул\0маа")).toBe("Дулмаа");
  expect(label.parse("x".repeat(300))).toHaveLength(161);
  expect(label.safeParse(" \u200e").success).toBe(false);
  expect(listedName.safeParse("x".repeat(201)).success).toBe(false);
});

it("is what every list of a reply is made of, so that none is without a bound", () => {
  const source = readFileSync(new URL("contract.ts", import.meta.url), "utf8");
  expect(source.match(/[lL]ist(?:OrNull)?\(/g)?.length).toBeGreaterThan(50);
  expect(source).not.toMatch(/z\.(?:array|record|set|map)\(/);
});
