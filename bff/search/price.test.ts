import { describe, expect, test } from "vitest";
import { atomsOf } from "./forms.ts";
import { takePrice } from "./price.ts";

const read = (text: string) => {
  const atoms = atomsOf(text);
  const free = new Set(atoms.keys());
  const { min, max } = takePrice(text, atoms, free);
  return { min, max, left: [...free].map((place) => atoms[place]?.typed).join(" ") };
};

describe("a price in words", () => {
  test.each([
    ["500000 төгрөгөөс доош утас", null, 500_000],
    ["утас 500 мянга хүртэл", null, 500_000],
    ["500,000₮ хүртэл утас", null, 500_000],
    ["500 000 төгрөг хүртэл утас", null, 500_000],
    ["1 саяас доош утас", null, 1_000_000],
    ["сая хүрэхгүй утас", null, 1_000_000],
    ["1 сая 200 мянгаас доош утас", null, 1_200_000],
    ["сая хагас хүртэл утас", null, 1_500_000],
    ["таван зуун мянгаас доош утас", null, 500_000],
    ["утас under 500k", null, 500_000],
    ["утас below 1.5m", null, 1_500_000],
    ["утас less than 2 million", null, 2_000_000],
    ["utas 500 myanga hurtel", null, 500_000],
    ["5 саяас дээш утас", 5_000_000, null],
    ["утас over 300k", 300_000, null],
    ["утас from 300000", 300_000, null],
    ["500-800 мянганы утас", 500_000, 800_000],
    ["1-2 сая утас", 1_000_000, 2_000_000],
    ["1 саяас 2 сая хүртэл утас", 1_000_000, 2_000_000],
    ["утас between 500k and 1 million", 500_000, 1_000_000],
    ["50к-100к утас", 50_000, 100_000],
    ["200-300 мянгын хооронд утас", 200_000, 300_000],
    // A fifth to either side, and below it the nines of a price.
    ["500 мянга орчим утас", 395_000, 600_000],
    ["100 мянган төгрөгний утас", 79_000, 120_000],
    ["утас 500000", 395_000, 600_000],
  ])("%s: from %s to %s", (text, min, max) =>
    expect(read(text)).toEqual({ min, max, left: text.startsWith("utas") ? "utas" : "утас" }),
  );

  test.each([
    "утас 128gb",
    "4k зурагт",
    "power bank 20000",
    "20000 мАц",
    "Nova 5",
    "чихэвч 30 цаг",
    "Over 8",
    "утас 256",
    "",
  ])("%s has none", (text) =>
    expect(read(text)).toMatchObject({
      min: null,
      max: null,
      left: atomsOf(text)
        .map((atom) => atom.typed)
        .join(" "),
    }),
  );
});
