import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isFiltered,
  isTextCut,
  type ListingState,
  listingSearch,
  parseListing,
  refusedPrices,
  SORTS,
  VIEWS,
  WHOLE_LIST,
  withFurther,
} from "./listing-state.ts";

/** Text as a browser can put it into an address: whole characters, hostile ones among them. */
const value = fc.oneof(
  fc.constantFrom("8GB", "Хар", "O'Neil", "a\\b", "') OR 1=1 --", "16 GB", "100%", "a&b=c", "+", "?", "#"),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== ""),
);
const id = fc.integer({ min: 1, max: 9_999_999_999 });
const sortedSet = <Value>(values: fc.Arbitrary<Value>, compare?: (a: Value, b: Value) => number) =>
  fc.uniqueArray(values, { maxLength: 5 }).map((list) => list.sort(compare));
const byNumber = (a: number, b: number) => a - b;
const price = fc.option(fc.integer({ min: 1, max: 99_999_999 }));

/** Any state in its canonical form: what the parser can give. */
const state: fc.Arbitrary<ListingState> = fc
  .record({
    text: fc.constantFrom("", "утас", "gar utas", "50% & more"),
    exact: fc.boolean(),
    subCategories: sortedSet(id, byNumber),
    brands: sortedSet(id, byNumber),
    colours: sortedSet(value),
    specs: fc
      .uniqueArray(fc.tuple(fc.constantFrom("RAM", "Screen_size", "Өнгө", "a b"), sortedSet(value)), {
        selector: ([name]) => name,
        maxLength: 4,
      })
      .map((specs) =>
        specs
          .filter(([, values]) => values.length > 0)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, values]) => ({ name, values })),
      ),
    min: price,
    max: price,
    sort: fc.constantFrom(null, ...SORTS),
    view: fc.constantFrom(null, ...VIEWS),
    page: fc.integer({ min: 1, max: 100_000 }),
  })
  .map((one) => ({
    ...one,
    exact: one.text !== "" && one.exact,
    ...(one.min !== null && one.max !== null
      ? { min: Math.min(one.min, one.max), max: Math.max(one.min, one.max) }
      : {}),
  }));

describe("an address and its state are the same thing", () => {
  test("a state that is written and read again is the same state", () => {
    fc.assert(
      fc.property(state, (one) => {
        expect(parseListing(listingSearch(one))).toEqual(one);
      }),
    );
  });

  test("every order and repetition of parameters is one canonical address", () => {
    const shuffled = state.chain((one) => {
      const fields = [...new URLSearchParams(listingSearch(one))];
      const order = fc.shuffledSubarray(fields, { minLength: fields.length });
      return fc.tuple(
        fc.constant(one),
        order,
        fields.length > 0 ? fc.array(fc.constantFrom(...fields)) : fc.constant([]),
      );
    });
    fc.assert(
      fc.property(shuffled, ([one, fields, repeated]) => {
        const search = new URLSearchParams([...repeated, ...fields]).toString();
        expect(listingSearch(parseListing(search))).toBe(listingSearch(one));
      }),
    );
  });

  test("any text at all is read without a failure, and its canonical address reads the same", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const read = parseListing(text);
        expect(parseListing(listingSearch(read))).toEqual(read);
      }),
    );
  });
});

/** How amounts are written: money.test.ts. */
test.each([
  ["?min=-5&max=1e5", { min: "-5", max: "1e5" }],
  ["min=12.5&max=900", { min: "12.5" }],
  ["max=0&min=000", {}],
  ["min=abc&min=500&max=", {}],
  ["min=%00 1 0000 ", { min: "1 0000" }],
])(
  "an invalid price is returned as typed; a valid one beside it, or one without effect, is not: %s",
  (search, typed) => {
    expect(refusedPrices(search)).toStrictEqual(typed);
  },
);

test("a price may be written as people write amounts", () => {
  const search = `?${new URLSearchParams({ min: " 1,000,000 ₮" })}`;
  expect(refusedPrices(search)).toEqual({});
  expect(listingSearch(parseListing(search))).toBe("?min=1000000");
});

describe("what is not understood is not there", () => {
  test.each([
    "utm_source=mail",
    "brand=&sub=abc&color=&spec.RAM=&spec.=8GB",
    "brand=-1&brand=1.5&brand=0&brand=1e3&brand=99999999999&brand=٣",
    "min=&max=&min=abc&max=-5&min=1.5&max=0",
    "sort=cheapest&view=table&page=0",
    "page=-1&page=1.5&page=1e3&page=",
    `color=${"x".repeat(500)}`,
  ])("%s", (search) => {
    expect(parseListing(search)).toEqual(WHOLE_LIST);
  });

  test.each([
    ["1e3", 1],
    ["100000", 100_000],
    ["100001", 100_000],
  ])("page %s is page %i", (text, page) => {
    expect(parseListing(`page=${text}`).page).toBe(page);
  });

  test("a price of a trillion is beyond every product's", () => {
    expect(parseListing("min=999999999999&max=1000000000000")).toMatchObject({ min: 999_999_999_999, max: null });
  });

  test("a name of white space alone, or longer than any that is listed, is no filter", () => {
    const [longest, longer] = ["x".repeat(120), "x".repeat(121)];
    expect(parseListing(`color=%20%09&color=${longest}&color=${longer}`).colours).toEqual([longest]);
    const [name, tooLong] = ["y".repeat(115), "y".repeat(116)];
    expect(parseListing(`spec.${name}=1&spec.${tooLong}=1`).specs).toEqual([{ name, values: ["1"] }]);
  });

  test("a range that is typed the wrong way round is turned", () => {
    expect(parseListing("min=900&max=100")).toMatchObject({ min: 100, max: 900 });
  });

  test("of what is there once only, the widest counts in any order", () => {
    for (const search of ["min=5&min=3&max=8&max=9&page=2&page=4", "page=4&max=9&min=3&page=2&max=8&min=5"])
      expect(parseListing(search)).toMatchObject({ min: 3, max: 9, page: 2 });
  });

  test("more values than any list offers are cut off, the same ones in any order", () => {
    const numbers = Array.from({ length: 500 }, (_, index) => `brand=${index + 1}`);
    expect(parseListing(numbers.join("&"))).toEqual(parseListing(numbers.reverse().join("&")));
    expect(parseListing(numbers.join("&")).brands.length).toBeLessThan(100);
    const colours = numbers.map((field) => field.replace("brand", "color"));
    expect(parseListing(colours.join("&")).colours.length).toBeLessThan(100);
    const specs = numbers.map((field) => field.replace("brand=", "spec.")).map((name) => `${name}=1`);
    expect(parseListing(specs.join("&")).specs.length).toBeLessThan(100);
  });
});

describe("the text of a search", () => {
  const textOf = (...texts: string[]) =>
    parseListing(new URLSearchParams(texts.map((text) => ["p", text])).toString()).text;

  test.each([
    ["  гар \t\n утас ", "гар утас"],
    ["\u202eутас\u2069 \u200f", "утас"],
    ["x".repeat(101), "x".repeat(100)],
    [`   ${"x".repeat(100)}`, "x".repeat(100)],
    ["📱".repeat(101), "📱".repeat(100)],
    [`${"x".repeat(99)} утас`, "x".repeat(99)],
  ])("%j is read as %j", (typed, text) => {
    expect(textOf(typed)).toBe(text);
  });

  test("that stands there twice is the same one in any order, and an empty one is none", () => {
    expect([textOf("утас", "гар"), textOf("гар", "утас")]).toEqual(["гар", "гар"]);
    expect(textOf("", "утас", " ")).toBe("утас");
  });

  test("is searched for letter by letter only where there is one", () => {
    expect(parseListing("p=utas&exact=1").exact).toBe(true);
    expect(parseListing("p=+&exact=1").exact).toBe(false);
  });

  test.each([
    [`  ${"x".repeat(100)}  `, false],
    ["📱".repeat(100), false],
    ["x".repeat(101), true],
  ])("%j is cut: %s", (typed, isCut) => {
    expect(isTextCut(`?${new URLSearchParams({ p: typed })}`)).toBe(isCut);
    expect(isTextCut(`?${new URLSearchParams({ p: typed, q: "x".repeat(101) })}&p=утас`)).toBe(isCut);
  });
});

test.each([
  ["", false],
  ["p=утас&exact=1&sort=newest&view=list&page=3", false],
  ["sub=1", true],
  ["brand=1", true],
  ["color=Хар", true],
  ["spec.RAM=8GB", true],
  ["min=1", true],
  ["max=1", true],
])("of the list at ?%s is a part chosen: %s", (search, isChosen) => {
  expect(isFiltered(parseListing(search))).toBe(isChosen);
});

describe("what is recognised in a text", () => {
  const recognised = {
    subCategories: [4],
    brands: [81],
    colours: ["Хар"],
    specs: [
      { name: "RAM", values: ["8GB"] },
      { name: "SSD", values: ["512GB"] },
    ],
  };

  test("filters where the shopper has chosen nothing", () => {
    const state = parseListing("p=утас&min=5&sort=newest&page=2");
    expect(withFurther(state, recognised)).toEqual({ ...state, ...recognised });
  });

  test("gives way to the shopper's own choice of the same kind", () => {
    const state = parseListing("sub=5&brand=82&color=Цагаан&spec.RAM=16GB");
    expect(withFurther(state, recognised)).toEqual({
      ...state,
      specs: [
        { name: "RAM", values: ["16GB"] },
        { name: "SSD", values: ["512GB"] },
      ],
    });
  });
});
