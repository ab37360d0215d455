import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sentText } from "../rules/sent-text.ts";
import * as kinds from "./kinds.ts";
import { ListedSpecs } from "./listed-specs.ts";

/** Every kind of a single text, and whether what it lets through may differ from what it was given. */
const TEXTS = {
  email: kinds.email,
  phone: kinds.phone,
  secondPhone: kinds.secondPhone,
  register: kinds.register,
  orderNumber: kinds.orderNumber,
  coupon: kinds.coupon,
  accountId: kinds.accountId,
  listedName: kinds.listedName,
  listedSpecs: kinds.listedSpecs,
  pictureUrl: kinds.pictureUrl,
  ownText: kinds.ownText,
  text: kinds.text(100),
  lines: kinds.text(500, { lines: true }),
  searched: kinds.searched(100),
  word: kinds.word("qpay", "storepay"),
};
const NUMBERS = {
  id: kinds.id,
  whole: kinds.whole(1, 5),
  amount: kinds.amount,
  figure: kinds.figure,
  coordinate: kinds.coordinate,
};

/** Anything at all, with the characters of interest more often than chance has them. */
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("\ud800", "\udc00", ..."'\"\\aӨ＇＂＼ʼ′\0\u202e \n?？😀-1"),
  }),
  fc.emailAddress(),
  fc.webUrl(),
);
const anything = fc.oneof(anyText, fc.anything());

const TYPES = Object.entries({ ...TEXTS, ...NUMBERS });

describe("whatever a kind is given", () => {
  test.each(TYPES)("%s lets nothing through that could end a quotation", (_, kind) => {
    fc.assert(
      fc.property(anything, (given) => {
        const { data, success } = kind.safeParse(given);
        if (!success) return;
        expect(["string", "number", "boolean"]).toContain(typeof data);
        const sent = String(data);
        expect(sent).not.toMatch(/['"\\]/);
        expect(sent).not.toMatch(/[^\P{Cc}\n]|\p{Cs}|[\u202a-\u202e\u2066-\u206f\u200e\u200f\u061c\ufeff]/u);
        expect(sent.normalize("NFKC")).not.toMatch(/['"\\]/);
        // The address of a picture alone has a query; no page sends one (contract.ts, facebookLogin).
        if (kind !== kinds.pictureUrl) expect(sent).not.toContain("?");
        expect(sent).not.toMatch(/[\u{10000}-\u{10ffff}]/u);
      }),
      { numRuns: 300 },
    );
  });

  test.each(TYPES)("%s takes its own output for what it is", (_, kind) => {
    fc.assert(
      fc.property(anything, (given) => {
        const once = kind.safeParse(given);
        if (once.success && once.data !== "") expect(kind.safeParse(once.data)).toEqual(once);
      }),
    );
  });

  test("a password is what was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 100 }), (typed) => {
        expect(kinds.password.parse(typed)).toBe(typed);
      }),
    );
  });
});

describe("free text", () => {
  test.each([
    ["О'Нил", "О’Нил"],
    ['27" дэлгэц', "27” дэлгэц"],
    ["a\\b", "ab"],
    ["＇＂＼", "’”"],
    ["ʼ ′ ″ ‛ ´", "’ ’ “ ’ ’"],
    ['"код" 12#, ("үг"), ""хос""', "“код” 12#, (“үг”), ““хос””"],
    ["ŉ", "’n"],
    ["‘а’ “б” «в»", "‘а’ “б” «в»"],
    ["а\u202eб\u0000в", "аб в"],
    ["\ufeffа\u061cб\u200eв\u202aг\u206aд\u206f", "абвгд"],
    ["а\ud800б", "аб"],
    ["Хэзээ ирэх вэ??", "Хэзээ ирэх вэ？？"],
    ["ᠮᠣᠩᠭᠣᠯ – ❤️ зүгээр!", "ᠮᠣᠩᠭᠣᠯ – ❤️ зүгээр!"],
    ["  мөр\r\nмөр  ", "мөр мөр"],
  ])("%j is sent as %j", (typed, sent) => {
    expect(kinds.text(100).parse(typed)).toBe(sent);
  });

  test("keeps its lines where it may have several", () => {
    expect(kinds.text(100, { lines: true }).parse("нэг\r\nхоёр\u2028гурав\tдөрөв")).toBe("нэг\nхоёр\nгурав дөрөв");
  });

  test("of which nothing is left, or which is too long, is refused", () => {
    expect(kinds.text(100).safeParse("\\").success).toBe(false);
    expect(kinds.text(3).safeParse("дөрөв").success).toBe(false);
    expect(kinds.text(3, { mayBeEmpty: true }).parse("\\")).toBe("");
  });

  test.each(["Сайн 👍🏽 байна", "𠀀"])("with a letter of four bytes, %s, is refused", (typed) => {
    expect(kinds.text(100).safeParse(typed).success).toBe(false);
  });

  test("of every letter there is: none is left that compatibility normalisation folds into a quote or a backslash", () => {
    const folding: string[] = [];
    for (let code = 0; code <= 0x10_ff_ff; code++) {
      const sent = sentText(`a${String.fromCodePoint(code)}b`);
      if (/['"\\]/.test(sent.normalize("NFKC")) || /['"\\]/.test(sent.normalize("NFKD")))
        folding.push(code.toString(16));
    }
    expect(folding).toEqual([]);
  });
});

describe("a text that is looked for", () => {
  test.each([
    ["Samsung утас?", "Samsung утас"],
    ["гар？утас", "гар утас"],
    ["📱 утас 👩‍💻", "утас"],
    ["О'Нил", "О’Нил"],
  ])("%j is asked for as %j", (typed, asked) => {
    expect(kinds.searched(100).parse(typed)).toBe(asked);
  });

  test.each(["?", "📱", "\\", ""])("of which nothing is left (%j) is refused", (typed) => {
    expect(kinds.searched(100).safeParse(typed).success).toBe(false);
  });
});

test("a text of the API's own goes back without the letters of four bytes, and is never refused for them", () => {
  expect(kinds.ownText.parse("Утас 📱 Pro?")).toBe("Утас Pro？");
  // Halves of a letter on both sides of one that is dropped do not become a letter.
  expect(kinds.searched(100).parse("a\ud800😀\udc00b")).toBe("ab");
});

const chosenPassword = kinds.chosenPassword({ shortest: 6, longest: 8 });
const ramOf8GB = new ListedSpecs([{ name: "RAM", values: ["8GB"] }]);

test.each([
  ["email", kinds.email, ["Bat.Bold+shop@mail.example.mn"], ["o'neil@b.mn", "a@b", "a b@c.mn", "a%b@c.mn", "ё@б.рф"]],
  [
    "phone",
    kinds.phone,
    ["9911-2233", "+976 99112233"],
    ["", "9911", "9911223'", "９９１１２２３３", "+97699112233000"],
  ],
  ["secondPhone", kinds.secondPhone, ["99112233", ""], [" ", "9911", null]],
  ["register", kinds.register, ["", "1234567"], ["1", "123456", "12345678", "A234567"]],
  ["chosenPassword", chosenPassword, ["123456", "12345678"], ["12345", "123456789"]],
  ["orderNumber", kinds.orderNumber, ["PI1590056"], ["", "PI 1", "PI1'", "PI1--'", "x".repeat(41)]],
  ["coupon", kinds.coupon, ["OCH2020"], ["", "' OR '1'='1", "a b", "ʼ"]],
  ["listedName", kinds.listedName, ["15.6 (FHD) 100%"], ["", "O'Neil", "a\\b", "a\nb", "x".repeat(121), "Хар 🖤"]],
  ["listedSpecs", kinds.listedSpecs, ["", ramOf8GB], [" RAM in ('8GB')", { toJSON: () => "1=1" }, []]],
  ["id", kinds.id, [1, "5"], [0, -1, 1.5, "1 OR 1=1", "", null, [1], 2 ** 60]],
  ["whole", kinds.whole(1, 5), [1, 5], [0, 6, 1.5, "1", Number.NaN]],
  ["amount", kinds.amount, [0, 0.5], [-1, Number.NaN, Number.POSITIVE_INFINITY, "0"]],
  ["priceRange", kinds.priceRange, [[0, 0]], [[0], [0, 1, 2], ["0", "1"], [-1, 0], null]],
  ["password", kinds.password, ["a'b\\"], ["", "x".repeat(201), 1]],
])("of the strict kind %s only what fits is taken", (_, kind, fitting, others) => {
  for (const value of fitting) expect(kind.safeParse(value).success, JSON.stringify(value)).toBe(true);
  for (const value of others) expect(kind.safeParse(value).success, JSON.stringify(value)).toBe(false);
});
