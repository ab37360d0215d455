import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { MAX_SEARCH_LENGTH } from "../rules/listing-state.ts";
import { placeOf, ShopVocabulary } from "./names.ts";
import { COLOUR_WORDS } from "./tables.ts";
import { textOf, textWithout, understand } from "./understand.ts";
import { ListVocabulary } from "./values.ts";

const shop = new ShopVocabulary({
  categories: [
    { id: 1, name: "Гар утас" },
    { id: 3, name: "Компьютер" },
    { id: 5, name: "Зурагт, проектор" },
    { id: 10, name: "Гэр ахуй" },
    { id: 12, name: "Гоо сайхан" },
    { id: 13, name: "Дагалдах хэрэгсэл" },
  ],
  subCategories: [
    { id: 1, categoryId: 1, name: "Ухаалаг утас", specs: ["RAM"] },
    { id: 2, categoryId: 1, name: "Товчлууртай утас", specs: [] },
    { id: 6, categoryId: 3, name: "Зөөврийн компьютер", specs: ["RAM", "SSD"] },
    { id: 7, categoryId: 3, name: "Тоглоомын компьютер", specs: ["RAM", "SSD"] },
    { id: 9, categoryId: 3, name: "Компьютерын дэлгэц", specs: [] },
    { id: 14, categoryId: 3, name: "SSD хадгалагч", specs: ["Багтаамж"] },
    { id: 16, categoryId: 5, name: "Зурагт", specs: [] },
    { id: 33, categoryId: 10, name: "Угаалгын машин", specs: [] },
    { id: 34, categoryId: 10, name: "Тоос сорогч", specs: [] },
    { id: 35, categoryId: 10, name: "Робот тоос сорогч", specs: [] },
    { id: 44, categoryId: 12, name: "Сахлын машин", specs: [] },
    { id: 48, categoryId: 13, name: "Цэнэглэгч", specs: [] },
  ],
  brands: [
    { id: 1, name: "Sarnai" },
    { id: 2, name: "Borteq" },
    { id: 30, name: "Khuslen One" },
  ],
});

const read = (text: string) => understand(text, { shop });

describe("names", () => {
  test.each([
    ["утас", "Гар утас", []],
    ["gar utas", "Гар утас", []],
    ["ухаалаг утас", "Ухаалаг утас", [1]],
    ["smart phone", "Ухаалаг утас", [1]],
    ["гарутас", "Гар утас", []],
    ["компьютер зөөврийн", "Зөөврийн компьютер", [6]],
    ["laptop", "Зөөврийн компьютер, Тоглоомын компьютер", [6, 7]],
    ["gaming laptop", "Тоглоомын компьютер", [7]],
    ["тв", "Зурагт", [16]],
    ["дэлгэц", "Компьютерын дэлгэц", [9]],
    ["сорогч", "Тоос сорогч, Робот тоос сорогч", [34, 35]],
    ["робот тоос сорогч", "Робот тоос сорогч", [35]],
    ["утасны цэнэглэгч", "Цэнэглэгч", [48]],
    ["charger for phone", "Цэнэглэгч", [48]],
    ["laptop 512gb ssd", "Зөөврийн компьютер, Тоглоомын компьютер", [6, 7]],
    ["зурагтны", "Зурагт", [16]],
    ["ухаалга утас", "Ухаалаг утас", [1]],
    ["ухаалаг уатс", "Ухаалаг утас", [1]],
  ])("%s is %s", (text, label, subCategories) => expect(read(text).category).toMatchObject({ label, subCategories }));

  test.each(["машин", "garmin", "samsung", "4tb", "зураг", "гэр", "цүнх", "128", ""])("%s names nothing", (text) => {
    expect(read(text)).toMatchObject({ category: null, brands: [] });
  });

  test.each([
    ["зурагтт", false],
    ["зурагд", true],
    ["Sarnia", true],
    ["цэнэлгэгч", true],
    ["Sarnai", false],
    ["ухаалга утас", true],
    ["Sarnai samsumg", false],
  ])("%s has a typing error: %s", (text, isCorrected) => expect(read(text).isCorrected).toBe(isCorrected));

  test.each([
    ["зурагд", ""],
    ["laptop 512gb ssd", "512gb ssd"],
    ["ssd samsung зөөврийн", "ssd samsung"],
    ["робот тоос сорогч хар", "хар"],
    ["утас 4 tb", "4 tb"],
  ])("%s leaves %j to be read by the list", (text, left) => {
    const reading = read(text);
    expect(textOf(reading, [...reading.free])).toBe(left);
    expect(textWithout(reading, [...reading.categoryPlaces])).toBe(left);
  });

  test("brands in either script, of one word or two", () => {
    expect(read("Borteq-ийн ногоон, сарнай, khuslen one").brands.map(({ id }) => id)).toEqual([2, 1, 30]);
  });

  test.each(COLOUR_WORDS.flat())("the colour %s is no text that a title has to contain", (word) => {
    const reading = read(`${word} Nova5`);
    expect(textOf(reading, reading.rest)).toBe("Nova5");
  });

  test("any text is read, and the same again", () => {
    const word = fc.constantFrom(
      "утас",
      "Sarnai",
      "128gb",
      "цагаан",
      "Nova",
      "5",
      "smart",
      "hurgugch",
      "-тай",
      "'",
      "ба",
    );
    const texts = fc.oneof(
      fc.string({ maxLength: MAX_SEARCH_LENGTH }),
      fc.array(word, { maxLength: 20 }).map((words) => words.join(" ")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const first = read(text);
        expect(read(text)).toEqual(first);
        expect([...first.free].every((place) => first.atoms[place] !== undefined)).toBe(true);
      }),
    );
  });

  describe("the steps of reading 200 letters are bounded, whatever they are", () => {
    /** Counts what grows with a text: look-ups in tables, and letters compared by a regular expression's search. */
    const stepsOf = (read: () => unknown) => {
      const spies = [
        vi.spyOn(Map.prototype, "get"),
        vi.spyOn(Set.prototype, "has"),
        vi.spyOn(RegExp.prototype, "exec"),
      ];
      try {
        read();
        return spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
      } finally {
        for (const spy of spies) spy.mockRestore();
      }
    };
    // 24 words, each the first of pieces of one to four, in seven vocabularies, in few forms, exactly and leniently.
    const MAX_STEPS = 24 * 4 * 7 * 2 * 12;

    test.each([
      "a1б",
      "утас ",
      "500 мянгаас 1 сая ",
      "000 000 ",
      "хоёр зуун ",
      "сонинуудын ",
      "хургэчлин трабикон ",
      "-аас-аас",
      "Аaаa",
      "м2 ",
      "'",
      "т т т т ",
    ])("%s, over and over", (piece) => {
      const text = piece.repeat(200).slice(0, 200);
      expect(stepsOf(() => read(text))).toBeLessThanOrEqual(MAX_STEPS);
    });
  });
});

describe("names that are alike", () => {
  const sub = (id: number, categoryId: number, name: string, ...specs: string[]) => ({ id, categoryId, name, specs });
  const similar = new ShopVocabulary({
    categories: [
      { id: 1, name: "Гар утас" },
      { id: 2, name: "Ухаалаг төхөөрөмж" },
      { id: 4, name: "Шил" },
      { id: 5, name: "Фото" },
      { id: 6, name: "Хадгалах" },
      { id: 7, name: "Гэр ахуй" },
      { id: 8, name: "Аудио" },
    ],
    subCategories: [
      sub(1, 1, "Ухаалаг утас", "Утасгүй_чихэвч", "Диск"),
      sub(2, 1, "Товчлууртай утас"),
      sub(21, 2, "Ухаалаг цаг"),
      sub(22, 2, "VR шил"),
      sub(23, 2, "Ухаалаг жин"),
      sub(24, 2, "Экшн камер"),
      sub(25, 2, "Зургийн хэвлэгч"),
      sub(51, 5, "Камер"),
      sub(52, 5, "Дрон"),
      sub(53, 5, "Принтер"),
      sub(61, 6, "Гадаад диск", "Диск"),
      sub(62, 6, "Дотоод диск"),
      sub(71, 7, "Smart home cinema"),
      sub(81, 8, "Утасгүй чихэвч"),
      sub(82, 8, "Саундбар"),
    ],
    brands: [
      { id: 9, name: "Home One" },
      { id: 10, name: "Scale" },
      { id: 11, name: "Cinema One" },
    ],
  });
  const read = (text: string) => {
    const reading = understand(text, { shop: similar });
    const { category, brands, isCorrected, free } = reading;
    const place = category && placeOf(category);
    return { place, brands: brands.map(({ name }) => name), isCorrected, left: textOf(reading, [...free]) };
  };

  test.each<[rule: string, text: string, read: object]>([
    ["a sub-category's whole name is no end of another category's", "камер", { place: "/sub-category/51" }],
    ["… which is found by its own whole name", "экшн камер", { place: "/sub-category/24" }],
    ["a whole name is no synonym of another category's end", "принтер", { place: "/sub-category/53" }],
    ["a category's whole name is no end of another one's sub-category", "шил", { place: "/category/4" }],
    ["… which is found by its own whole name", "vr шил", { place: "/sub-category/22" }],
    ["a word that is a category and a brand is the category", "scale", { place: "/sub-category/23" }],
    ["… also beside a brand", "scale home one", { place: "/sub-category/23", brands: ["Home One"] }],
    [
      "of two categories the last is meant, also where the first is whole",
      "гэр ахуй жин",
      { place: "/sub-category/23" },
    ],
    [
      "a category that is a specification of another one in the text is that, in any order of its words",
      "ухаалаг утас чихэвч утасгүй",
      { place: "/sub-category/1", left: "чихэвч утасгүй" },
    ],
    ["a category that has a specification of its own name is meant", "ухаалаг утас диск", { place: "/category/6" }],
    ["a unit behind a number may be looked for", "nova 5 цаг", { place: "/sub-category/21", left: "nova 5" }],
    [
      "a typing error is forgiven only where that explains more words of the text",
      "hoem cinema one",
      { place: null, brands: ["Cinema One"], left: "hoem" },
    ],
    [
      "a word of a name that the corrected text does not have stays text",
      "smart hoem cinema one",
      { place: "/sub-category/71", isCorrected: true, left: "one" },
    ],
  ])("%s: %s", (_, text, expected) => {
    expect(read(text)).toEqual({ brands: [], isCorrected: false, left: "", ...expected });
  });
});

describe("what a list offers", () => {
  const offer = new ListVocabulary({
    colours: ["Хар", "Цагаан", "Ягаан", "Нил ягаан", "Хөх", "Тэнгэр цэнхэр"].map((value) => ({ value })),
    specs: [
      { name: "RAM", values: ["8GB", "16GB"].map((value) => ({ value, total: 20 })) },
      { name: "График", values: ["16GB"].map((value) => ({ value, total: 3 })) },
      { name: "Дэлгэцийн_хэмжээ", values: ["15.6 инч", "27 инч"].map((value) => ({ value, total: 9 })) },
      { name: "Холболт", values: ["USB", "Bluetooth", "Bluetooth, 2.4 ГГц"].map((value) => ({ value, total: 9 })) },
      { name: "Гаралт", values: ["USB-C", "USB-C, USB-A"].map((value) => ({ value, total: 9 })) },
      { name: "GPS", values: ["Тийм"].map((value) => ({ value, total: 9 })) },
    ],
  });
  const read = (text: string) => {
    const reading = understand(text, { shop, list: offer });
    const { colours, specs, free } = reading.values;
    return { colours, specs, left: textOf(reading, [...free]) };
  };

  test.each([
    ["цагаан утас", ["Цагаан"]],
    ["tsagaan ongotei utas", ["Цагаан"]],
    ["нил ягаан утас", ["Нил ягаан"]],
    ["ягаан утас", ["Ягаан"]],
    ["blue phone", ["Хөх", "Тэнгэр цэнхэр"]],
    ["цагаа утас", ["Цагаан"]],
  ])("%s: colours %j", (text, colours) => expect(read(text)).toEqual({ colours, specs: [], left: "" }));

  test.each([
    ["компьютер 16 gb", "RAM", ["16GB"]],
    ["16gb график компьютер", "График", ["16GB"]],
    ["15.6 компьютер", "Дэлгэцийн_хэмжээ", ["15.6 инч"]],
    ["27inch дэлгэц", "Дэлгэцийн_хэмжээ", ["27 инч"]],
    ["блютуз утас", "Холболт", ["Bluetooth", "Bluetooth, 2.4 ГГц"]],
    ["type c утас", "Гаралт", ["USB-C", "USB-C, USB-A"]],
    ["typec утас", "Гаралт", ["USB-C", "USB-C, USB-A"]],
    ["gps утас", "GPS", ["Тийм"]],
  ])("%s: %s is %j", (text, name, values) =>
    expect(read(text)).toEqual({ colours: [], specs: [{ name, values }], left: "" }),
  );

  test("a typing error in a value is told", () => {
    expect(understand("цагаа утас", { shop, list: offer }).values.isCorrected).toBe(true);
  });

  test("what it does not have stays text: a colour, a figure, another make", () => {
    expect(read("улаан samsung утас 4tb")).toEqual({ colours: [], specs: [], left: "улаан samsung 4tb" });
  });
});

describe("what of a list a word means", () => {
  const spec = (name: string, total: number | null, ...values: string[]) => ({
    name,
    values: values.map((value) => ({ value, total })),
  });
  const offer = new ListVocabulary({
    colours: [{ value: "Хар" }, { value: "Мод" }],
    specs: [
      spec("График", 3, "16GB", "16GB GDDR6"),
      spec("RAM", 20, "8GB", "16GB"),
      spec("SIM", 20, "1", "2"),
      spec("Дэлгэцийн_хэмжээ", 9, "15.6 инч", "27 инч"),
      spec("Порт", 9, "HDMI, USB", "HDMI, VGA", "HDMI, LAN"),
      spec("Цэнэглэх_порт", null, "USB", "USB 3"),
      spec("Хүрээ", 100, "Хар", "Төмөр"),
      spec("NFC", 9, "Тийм"),
      spec("Холболт", 9, "NFC"),
      spec("GPS", 9, "Тийм", "Үгүй"),
    ],
  });
  const read = (text: string) => {
    const reading = understand(text, { shop, list: offer });
    const { colours, specs, free } = reading.values;
    return { colours, specs, left: textOf(reading, [...free]), free };
  };
  const chosen = (text: string) => {
    const { colours, specs, left } = read(text);
    return [...colours, ...specs.map(({ name, values }) => `${name}: ${values.join("; ")}`), left].join(" | ");
  };

  test.each([
    ["the specification that most products have", "16gb утас", "RAM: 16GB | "],
    ["the one that the text names", "график 16 гб утас", "График: 16GB; 16GB GDDR6 | "],
    ["the named one, also for a part of its value", "порт usb утас", "Порт: HDMI, USB | "],
    ["a whole value before a part of another", "usb утас", "Цэнэглэх_порт: USB; USB 3 | "],
    ["every value that has it as a part", "hdmi", "Порт: HDMI, USB; HDMI, VGA; HDMI, LAN | "],
    ["a colour before a specification", "хар утас", "Хар | "],
    ["a value before a specification of that name", "nfc утас", "Холболт: NFC | "],
    ["that it is there, of a specification's name alone", "gps утас", "GPS: Тийм | "],
    ["the value beside a specification's name", "үгүй gps", "GPS: Үгүй | "],
    ["nothing, of a name that no value says yes to", "порт утас", "порт"],
    ["a number that one specification has", "15.6 nova", "Дэлгэцийн_хэмжээ: 15.6 инч | nova"],
    ["no number that several have", "16 nova", "16 nova"],
    ["no figure of a model's name", "nova27", "nova27"],
    ["no figure of a model's name, where it is a value", "nova2 утас", "nova2"],
    ["a number apart from a word", "nova 27", "Дэлгэцийн_хэмжээ: 27 инч | nova"],
    ["a figure behind a word, with its unit", "nova27inch", "Дэлгэцийн_хэмжээ: 27 инч | nova"],
    ["a figure behind a word that is a name", "sarnai27 зурагт", "Дэлгэцийн_хэмжээ: 27 инч | "],
  ])("%s: %s", (_, text, meant) => expect(chosen(text)).toBe(meant));
});

describe("what a text says beside names", () => {
  test.each([
    ["хямдралтай утас", "discount"],
    ["sale", "discount"],
    ["хямд үнэтэй утас", "price-asc"],
    ["cheapest phone", "price-asc"],
    ["хамгийн үнэтэй утас", "price-desc"],
    ["утас", null],
    ["dell утас", null],
  ])("%s is in the order %s", (text, sort) => expect(read(text).sort).toBe(sort));

  test.each([
    ["хүргэлт хэд хоногт ирэх вэ", "/delivery"],
    ["баталгаа", "/warranty"],
    ["дэлгүүрийн хаяг", "/contact"],
    ["ажлын цаг", "/contact"],
    ["how to pay", "/terms"],
    ["зээлээр авах", "/instalments"],
    ["нууц үгээ мартсан", "/forgot-password"],
    ["утас", null],
  ])("%s asks for the page %s", (text, page) => expect(read(text).page).toBe(page));

  test.each([
    "утас хэрэгтэй",
    "би утас авмаар байна",
    "надад сайн утас хайж өгөөч",
    "i am looking for a phone please",
    "utas avmaar baina",
    "утас хямд, 500 мянгаас доош",
  ])("%s says nothing more than a telephone", (text) => {
    const { category, isWhole, rest } = read(text);
    expect([category?.label, isWhole, rest]).toEqual(["Гар утас", true, []]);
  });

  test.each([
    ["хүүхдийн утас", "хүүхдийн", true],
    ["gaming kestrel утас", "gaming kestrel", true],
    ["утас mini", "mini", true],
    ["утасны гэр", "гэр", false],
    ["утасны kestrel", "kestrel", false],
    ["laptop bag", "bag", false],
    ["гэртээ тавих утас", "гэртээ", true],
    ["уатс зззззз", "зззззз", false],
    ["таблтэ зззззз", "зззззз", true],
  ])("of %s the rest is %s, without which the list still answers: %s", (text, rest, isOptional) => {
    const reading = read(text);
    expect(textOf(reading, reading.rest)).toContain(rest);
    expect(reading.isRestOptional).toBe(isOptional);
  });

  test("a colour that the list does not have is not left out", () => {
    const list = new ListVocabulary({ colours: [{ value: "Хар" }], specs: [] });
    expect(understand("ягаан утас", { shop, list }).isRestOptional).toBe(false);
    expect(understand("хар оюутны утас", { shop, list }).isRestOptional).toBe(true);
  });

  test("another maker's product stands for its kind, and is told", () => {
    const reading = read("айфон");
    expect([reading.category?.label, textOf(reading, reading.stoodFor)]).toEqual(["Ухаалаг утас", "айфон"]);
    expect(read("ухаалаг утас").stoodFor).toEqual([]);
  });

  test("a number beside a specification's name is its value; behind a category it is a unit", () => {
    const values = (value: string) => [{ value, total: 3 }];
    const list = new ListVocabulary({
      colours: [],
      specs: [
        { name: "SIM_тоо", values: values("2") },
        { name: "Ангилал", values: values("A+") },
        { name: "Ажиллах_хугацаа", values: values("30 цаг") },
      ],
    });
    const specsOf = (text: string) => understand(text, { shop, list }).values.specs.map(({ name }) => name);
    expect(specsOf("2 симтэй утас")).toEqual(["SIM_тоо"]);
    expect(specsOf("утас 30 цаг")).toEqual(["Ажиллах_хугацаа"]);
    expect(specsOf("i want a phone")).toEqual([]);
  });

  test("beside a brand a word before a generation's figure is a model", () => {
    expect(read("Sarnai phone 2").category).toBeNull();
    expect(read("Sarnai phone 128gb").category?.label).toBe("Гар утас");
    expect(read("phone 2").category?.label).toBe("Гар утас");
  });
});

test("new is an order, newest first, unless it is a page", () => {
  expect(read("шинэ утас")).toMatchObject({ sort: "newest", page: null });
  expect(read("шинэ бараа")).toMatchObject({ sort: null, page: "/new-arrival" });
});
