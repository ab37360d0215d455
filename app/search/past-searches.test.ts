import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetSearch, keepSearch, MOST_PAST, pastFor, pastSearches } from "./past-searches.ts";

let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("localStorage", {
    setItem: (key: string, value: string) => storage.set(key, value),
    getItem: (key: string) => storage.get(key) ?? null,
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const GUEST = undefined;

describe("past searches", () => {
  it("are the newest first, each once in any letter case, and few", () => {
    for (const text of ["утас", "laptop", "Утас"]) keepSearch(text, GUEST);
    expect(pastSearches(GUEST)).toEqual(["Утас", "laptop"]);
    for (let nth = 0; nth < 20; nth++) keepSearch(`text ${nth}`, GUEST);
    expect(pastSearches(GUEST)).toHaveLength(MOST_PAST);
    expect(pastSearches(GUEST)[0]).toBe("text 19");
  });

  it("are forgotten one by one and all, and leave nothing behind", () => {
    for (const text of ["a", "b", "c"]) keepSearch(text, GUEST);
    forgetSearch("b", GUEST);
    expect(pastSearches(GUEST)).toEqual(["c", "a"]);
    forgetSearch(null, GUEST);
    expect(pastSearches(GUEST)).toEqual([]);
    expect(storage.size).toBe(0);
  });

  it("of a customer are seen by nobody else, and found again by them", () => {
    keepSearch("утас", "A");
    expect([pastSearches(GUEST), pastSearches("B")]).toEqual([[], []]);
    expect(pastSearches("A")).toEqual(["утас"]);
  });

  it("of a guest go on to who signs in, and to nobody after them", () => {
    keepSearch("laptop", "A");
    keepSearch("утас", GUEST);
    expect(pastSearches("A")).toEqual(["утас", "laptop"]);
    expect([pastSearches(GUEST), pastSearches("B")]).toEqual([[], []]);
  });

  it("are offered where a word of them begins as what is typed", () => {
    for (const text of ["Гар утас", "laptop"]) keepSearch(text, GUEST);
    expect(pastFor("ут", GUEST)).toEqual(["Гар утас"]);
    expect(pastFor("тас", GUEST)).toEqual([]);
    expect(pastFor("", GUEST)).toEqual(["laptop", "Гар утас"]);
  });

  it("of another shape are none, and without storage nothing breaks", () => {
    for (const text of ["{", "7", '{"0":"a"}', '[1,"",null]']) {
      storage.set("searches ", text);
      expect(pastSearches(GUEST), text).toEqual([]);
    }
    vi.stubGlobal("localStorage", undefined);
    keepSearch("утас", GUEST);
    forgetSearch(null, GUEST);
    expect(pastSearches("A")).toEqual([]);
  });
});
