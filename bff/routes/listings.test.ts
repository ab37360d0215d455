/** Every list: one file of tests for all six sources, and what is each one's own. */
import type { ClientResponse } from "hono/client";
import { describe, expect, test } from "vitest";
import type { EndpointName } from "#bff/upstream/contract.ts";
import { MAX_PAGES } from "#bff/upstream/wire.ts";
import { type FakeAnswer, fakeShop } from "#tests/fixtures/fake-api.ts";
import { hang } from "#tests/support/silent-answers.ts";
import { askOrNull, ask as viewFrom } from "../client.ts";
import { listingSearch } from "../rules/listing-state.ts";
import type { ShownList } from "../views/listing.ts";

type Bff = ReturnType<Shop["visit"]>["bff"];
type Answer = { status: number; list: ShownList | null };

const product = (id: number, price = id * 1_000) => ({ id, model: `M${id}`, sale_price: price, remain: 3 });
const facets = {
  brand: [{ id: 7, brandname: "Орд", total: 2 }],
  color: [{ color_name: "Хар", total: 2 }],
  sub: [{ id: 21, sub_category_name: "Ухаалаг", total: 2 }],
  category: [{ id: 21, sub_category_name: "Ухаалаг", total: 2 }],
};
const specs = { spcs: ["RAM"], specs: [{ RAM: "8GB" }, { RAM: "O'Neil" }] };
const reply = { result: "success", pagination: 4, total: 100, product: [product(1)], max: 9_000 };
const failed = { result: "failed" };

type Shop = ReturnType<typeof fakeShop>;
const NO_MENU = { category: [], subCategory: [], events: [] };
const findsNothing = () => Response.json(failed);

/** The calls of a list, without those for the names that a search is read by. */
const listCalls = (shop: Shop) => shop.calls.filter(({ name }) => name !== "categories" && name !== "allBrand");

/** What a search for a text shows. */
const searchIn = (shop: Shop, text: string, further = "") => {
  const query = { search: `?${new URLSearchParams({ p: text })}${further}` };
  return viewFrom(shop.visit().bff.lists.search.$get({ query }));
};

/** What is the same of every source, and what is each one's own. */
const SOURCES: {
  name: string;
  endpoint: EndpointName;
  answer: object;
  ask: (bff: Bff, search: string, id?: string) => Promise<Answer>;
  /** What "failed" for the whole list is. */
  absent: "404" | "empty" | "none";
  takes: { brand: string | null; sub: string | null; price: boolean; specs: "specs" | "spec" | null };
}[] = [
  {
    name: "category",
    endpoint: "categoryProduct",
    answer: { ...reply, ...facets, ...specs, category: "Утас" },
    ask: (bff, search, id = "2") => listOf(bff.lists.category[":id"].$get({ param: { id }, query: { search } })),
    absent: "404",
    takes: { brand: "brand", sub: "sub", price: true, specs: "specs" },
  },
  {
    name: "sub-category",
    endpoint: "subCategoryProduct",
    answer: { ...reply, ...facets, ...specs, category: { id: 2, sub_category_name: "Ухаалаг", category_name: "Утас" } },
    ask: (bff, search, id = "21") =>
      listOf(bff.lists["sub-category"][":id"].$get({ param: { id }, query: { search } })),
    absent: "404",
    takes: { brand: "brand", sub: null, price: true, specs: "spec" },
  },
  {
    name: "search",
    endpoint: "search",
    answer: { ...reply, ...facets, ...specs },
    ask: async (bff, search) => {
      const response = await bff.lists.search.$get({ query: { search: `p=утас&${search.replace(/^\?/, "")}` } });
      return { status: response.status, list: response.ok ? (await viewFrom(Promise.resolve(response))).list : null };
    },
    absent: "none",
    takes: { brand: "brand", sub: "sub", price: true, specs: "specs" },
  },
  {
    name: "new arrivals",
    endpoint: "newArrival",
    answer: { ...reply, ...facets },
    ask: (bff, search) => listOf(bff.lists["new-arrival"].$get({ query: { search } })),
    absent: "empty",
    takes: { brand: "brand", sub: null, price: false, specs: null },
  },
  {
    name: "brand",
    endpoint: "brandProduct",
    answer: { ...reply, ...facets, brand: { id: 7, brandname: "Орд", images: "ord.svg", bg: "bg.svg" } },
    ask: (bff, search, id = "7") => listOf(bff.lists.brand[":id"].$get({ param: { id }, query: { search } })),
    absent: "404",
    takes: { brand: null, sub: "type", price: true, specs: null },
  },
  {
    name: "event",
    endpoint: "event",
    answer: { ...reply, ...facets, event: { id: 3, event_name: "Наадам", image: "n.svg" } },
    ask: (bff, search, id = "3") => listOf(bff.lists.event[":id"].$get({ param: { id }, query: { search } })),
    absent: "404",
    takes: { brand: "brand", sub: null, price: true, specs: null },
  },
];

async function listOf(pending: Promise<ClientResponse<ShownList>>): Promise<Answer> {
  return { status: (await pending).status, list: await askOrNull(pending) };
}

const LISTED = "brand=7&sub=21&color=Хар&spec.RAM=8GB";
const HOSTILE = `brand=8&sub=22&color=${encodeURIComponent("') OR 1=1 --")}&spec.RAM=${encodeURIComponent("x') OR 1=1 --")}&spec.RAM);DROP=1`;

describe.each(SOURCES)("$name", ({ name: sourceName, endpoint, answer, ask, absent, takes }) => {
  const shopWith = (answers: FakeAnswer) => fakeShop({ [endpoint]: answers, categories: { category: [] } });
  /** Answers the whole list as it is, and "failed" for everything else. */
  const nothingElse = (body: unknown) => Response.json(isWhole(body) && Object(body).page === 1 ? answer : failed);

  test("a whole list is one call, with empty lists and never null", async () => {
    const shop = shopWith(answer);
    const { status, list } = await ask(shop.visit().bff, "");
    expect(status).toBe(200);
    expect(list).toMatchObject({ pages: 4, total: { count: 100, over: false }, shownAs: "grid", cards: [{ id: 1 }] });
    expect(listCalls(shop)).toHaveLength(1);
    expect(Object.values(Object(listCalls(shop)[0]?.body))).not.toContain(null);
    expect(isWhole(listCalls(shop)[0]?.body)).toBe(true);
  });

  test("numbers of products, pages and tugrik that no shop has are not printed", async () => {
    const shop = shopWith({ ...answer, pagination: 1e21, total: 2e12, max: 1e15 });
    const { list } = await ask(shop.visit().bff, "");
    expect(list).toMatchObject({ pages: 1, total: { count: 1, over: false }, maxPrice: null });
    const { list: long } = await ask(shopWith({ ...answer, pagination: 500_000, total: null }).visit().bff, "");
    expect(long?.pages).toBe(MAX_PAGES);
  });

  test("listed values are sent in the endpoint's own words, once, with the whole list from the cache", async () => {
    const shop = shopWith(answer);
    await ask(shop.visit().bff, "");
    const { list } = await ask(shop.visit().bff, `?${LISTED}&min=100&max=900&page=2&sort=newest`);
    expect(listCalls(shop)).toHaveLength(2);
    const body = Object(listCalls(shop)[1]?.body);
    expect(body).toMatchObject({ page: 2, sort: "newest", color: ["Хар"] });
    if (takes.brand) expect(body[takes.brand]).toEqual([7]);
    if (takes.sub) expect(body[takes.sub]).toEqual([21]);
    if (takes.specs) expect(body[takes.specs]).toBe(" RAM in ('8GB')");
    // Both ends included: the API leaves the lower one out.
    expect(body.price).toEqual(takes.price ? [99, 900] : undefined);
    expect(list?.state).toMatchObject({
      brands: takes.brand ? [7] : [],
      subCategories: takes.sub ? [21] : [],
      specs: takes.specs ? [{ name: "RAM", values: ["8GB"] }] : [],
      min: takes.price ? 100 : null,
      page: 2,
    });
  });

  test("what the list does not offer never goes upstream, and is no part of the address; a good value beside it stays", async () => {
    const shop = shopWith(answer);
    const { list } = await ask(shop.visit().bff, `?${HOSTILE}`);
    expect(listCalls(shop).map(({ body }) => isWhole(body))).toEqual([true]);
    expect(JSON.stringify(shop.calls)).not.toMatch(/OR 1=1|DROP/);
    expect(list && listingSearch({ ...list.state, text: "" })).toBe("");
    const { list: narrowed } = await ask(shop.visit().bff, `?${HOSTILE}&color=Хар`);
    expect(listCalls(shop)).toHaveLength(2);
    expect(listCalls(shop)[1]?.body).toMatchObject({ color: ["Хар"] });
    expect(narrowed?.state.colours).toEqual(["Хар"]);
  });

  test("a filter that leaves nothing: an empty list that still offers all; what it hides is the whole list, known already", async () => {
    const shop = shopWith(nothingElse);
    const { status, list } = await ask(shop.visit().bff, "?color=Хар");
    expect(status).toBe(200);
    expect(list).toMatchObject({ cards: [], pages: 0, total: { count: 0 }, colours: [{ value: "Хар" }] });
    expect(list?.state.colours).toEqual(["Хар"]);
    expect(list?.waysOut).toEqual([{ kind: "color", total: { count: 100, over: false } }]);
    expect(listCalls(shop)).toHaveLength(2);
  });

  test("filters that leave nothing: what to drop, with how many products that brings, by one call for each kind", async () => {
    const [name, value] = takes.brand ? ["brand", "7"] : ["sub", "21"];
    const chosen = (body: unknown) => [name === "brand" ? Object(body).brand : Object(body)[takes.sub ?? ""]].flat();
    const shop = shopWith((body: unknown) => {
      if (isWhole(body)) return Response.json(answer);
      const isOther = chosen(body).length > 0 && Object(body).color.length === 0;
      return Response.json(isOther ? { ...answer, total: null, pagination: 2 } : failed);
    });
    const { status, list } = await ask(shop.visit().bff, `?${name}=${value}&color=Хар&sort=newest&page=3`);
    expect(status).toBe(200);
    expect(list?.waysOut).toEqual([{ kind: "color", total: { count: 30, over: true } }]);
    // The whole list, the page, its first page, and one for each of two kinds, unsorted.
    expect(listCalls(shop)).toHaveLength(5);
    // New arrivals are asked for newest first.
    const own = sourceName === "new arrivals" ? "newest" : undefined;
    const tried = listCalls(shop)
      .slice(3)
      .map(({ body }) => [chosen(body), Object(body).color, Object(body).sort]);
    expect(tried).toEqual(
      expect.arrayContaining([
        [[], ["Хар"], own],
        [[Number(value)], [], own],
      ]),
    );
  });

  test("what to drop is left out when the API does not say, and the page is whole", async () => {
    const [name, value] = takes.brand ? ["brand", "7"] : ["sub", "21"];
    let calls = 0;
    const shop = shopWith((body: unknown) => {
      if (isWhole(body)) return Response.json(answer);
      return ++calls === 1 ? Response.json(failed) : new Response(null, { status: 500 });
    });
    const { status, list } = await ask(shop.visit().bff, `?${name}=${value}&color=Хар`);
    expect(status).toBe(200);
    expect(list).toMatchObject({ cards: [], pages: 0, waysOut: [], colours: [{ value: "Хар" }] });
  });

  test("a page past the end knows how many there are, also where the API calls it failed", async () => {
    for (const past of [{ ...answer, product: [] }, nothingElse]) {
      const { list } = await ask(shopWith(past).visit().bff, "?page=9");
      expect(list).toMatchObject({ cards: [], pages: 4, state: { page: 9 } });
    }
  });

  test("an API that does not sort: orders are offered only where one page is all, and made here", async () => {
    const unsorted = { ...answer, total: null, product: [product(1, 900), product(2, 300), product(3, 600)] };
    const short = await ask(shopWith({ ...unsorted, pagination: 1 }).visit().bff, "?sort=price-asc");
    expect(short.list?.cards.map(({ id }) => id)).toEqual([2, 3, 1]);
    expect(short.list?.sorts).toEqual(["price-asc", "price-desc", "discount"]);
    expect(short.list?.total).toEqual({ count: 3, over: false });
    const long = await ask(shopWith({ ...unsorted, pagination: 2 }).visit().bff, "?sort=price-asc");
    expect(long.list?.cards.map(({ id }) => id)).toEqual(sourceName === "new arrivals" ? [3, 2, 1] : [1, 2, 3]);
    expect(long.list).toMatchObject({ sorts: [], state: { sort: null }, total: { count: 30, over: true } });
  });

  test("a shopper who narrows and orders by price means one price by both: that before discounts where the API filters by it", async () => {
    const rows = [product(1, 900), { ...product(2, 1_000), discount: 50 }, product(3, 600)];
    const unsorted = { ...answer, total: null, product: rows, pagination: 1 };
    const order = async (more: object) => {
      const { list } = await ask(shopWith({ ...unsorted, ...more }).visit().bff, "?sort=price-asc");
      return { ids: list?.cards.map(({ id }) => id), isPricePaid: list?.isPricePaid };
    };
    const takesPrice = sourceName !== "new arrivals";
    expect(await order({})).toEqual({ ids: takesPrice ? [3, 1, 2] : [2, 3, 1], isPricePaid: !takesPrice });
    expect(await order({ price_paid: true })).toEqual({ ids: [2, 3, 1], isPricePaid: true });
  });

  test("the order stays over a list that holds too little to be ordered: the next choice is in it again", async () => {
    for (const total of [0, 1]) {
      const products = total === 0 ? [] : [product(1, 900)];
      const { list } = await ask(shopWith({ ...answer, total, product: products }).visit().bff, "?sort=price-asc");
      expect(list, `${total} products`).toMatchObject({ sorts: [], state: { sort: "price-asc" } });
    }
  });

  test("an API that returns the total sorts itself", async () => {
    const shop = shopWith({ ...answer, product: [product(1, 900), product(2, 300)] });
    const { list } = await ask(shop.visit().bff, "?sort=price-asc");
    expect(list?.cards.map(({ id }) => id)).toEqual([1, 2]);
    expect(list?.sorts).toEqual(["price-asc", "price-desc", "newest", "discount"]);
  });

  test("'failed' for the whole list", async () => {
    const { status, list } = await ask(shopWith(failed).visit().bff, "");
    if (absent === "404") expect(status).toBe(404);
    else expect(status).toBe(200);
    if (absent === "empty") expect(list).toMatchObject({ cards: [], pages: 0, total: { count: 0, over: false } });
    else expect(list).toBeNull();
  });
});

/** Whether a call asks for a whole list. */
function isWhole(body: unknown): boolean {
  const { brand = [], sub = [], type = [], color = [], price = [0, 0], specs = "", spec = "" } = Object(body);
  return [brand, sub, type, color].every((list) => list.length === 0) && `${price}` === "0,0" && specs + spec === "";
}

test("of more than four kinds of filter those are tried that let the least through", async () => {
  const counted = {
    ...{ brand: [{ ...facets.brand[0], total: 90 }], sub: [{ ...facets.sub[0], total: 40 }], color: facets.color },
    ...{ spcs: ["RAM"], specs: Array.from({ length: 3 }, () => ({ RAM: "8GB" })) },
  };
  const whole = { ...reply, ...counted, category: "Утас" };
  const shop = fakeShop({
    categoryProduct: (body: unknown) => {
      const { brand, sub, color, price, specs } = Object(body);
      const kinds = [brand, sub, color].filter(({ length }) => length > 0).length + Number(price[1] > 0);
      return Response.json(kinds + Number(specs !== "") === 5 ? failed : whole);
    },
  });
  const query = { search: `?${LISTED}&max=900` };
  const response = await shop.visit().bff.lists.category[":id"].$get({ param: { id: "2" }, query });
  // The brand lets most through.
  expect((await viewFrom(Promise.resolve(response))).waysOut.map(({ kind }) => kind)).toEqual([
    "sub",
    "color",
    "spec.RAM",
    "price",
  ]);
  expect(listCalls(shop)).toHaveLength(2 + 4);
});

describe("a search", () => {
  const menu = { category: [{ id: 1, category_name: "Гэр ахуй" }], subCategory: [], events: [] };
  const only =
    (...texts: string[]) =>
    (body: unknown) =>
      Response.json(texts.includes(Object(body).search) ? { ...reply, ...facets, ...specs } : failed);
  const ask = async (search: FakeAnswer, query: string) => {
    const shop = fakeShop({ search, categories: menu });
    const response = await shop.visit().bff.lists.search.$get({ query: { search: query } });
    const { list } = await viewFrom(Promise.resolve(response));
    return { list, texts: shop.calls.filter(({ name }) => name === "search").map(({ body }) => Object(body).search) };
  };

  test("for nothing, or for what cannot be sent, makes no call", async () => {
    for (const query of ["", "p=", "p=%20%20", "p=%00", "p=%5C", "p=%ED%A0%80", "p=%E2%80%AE"]) {
      const { list, texts } = await ask(only(), query);
      expect([list, texts.filter((text) => text !== "\ufffd\ufffd\ufffd")]).toEqual([null, []]);
    }
  });

  describe("that the API never answers", () => {
    const CATEGORIES = [{ name: "Гэр ахуй", href: "/category/1" }];
    const nowhere = { list: null, page: null, categories: CATEGORIES, corrections: [], nearest: [], bestSellers: [] };
    const never = (_: unknown, request: Request) => hang(request);
    test("shows its page with the categories; the second time at once, without a call", async () => {
      const shop = fakeShop({ search: never, categories: menu });
      const unanswered = { ...nowhere, text: "тог", isAnswered: false };
      expect(await searchIn(shop, "тог")).toEqual(unanswered);
      expect(await searchIn(shop, "тог")).toEqual(unanswered);
      expect(shop.calls.filter(({ name }) => name === "search")).toHaveLength(1);
    });

    test("as one of our guesses has found nothing", async () => {
      const shop = fakeShop({
        search: (body: unknown, request: Request) =>
          Object(body).search === "utas" ? Response.json(failed) : never(body, request),
        categories: menu,
      });
      expect(await searchIn(shop, "utas")).toEqual({ ...nowhere, text: "utas", isAnswered: true });
    });
  });

  test("that is found as it is typed is never turned into another", async () => {
    const { list, texts } = await ask(only("utas", "утас"), "p=utas");
    expect(list?.transliterated).toBeNull();
    expect(texts).toEqual(["utas"]);
  });

  test("makes at most four calls", async () => {
    const { list, texts } = await ask(only(), "p=ongo");
    expect(list).toBeNull();
    expect(texts).toEqual(["ongo", "онго", "өнгө", expect.any(String)].slice(0, texts.length));
    expect(texts.length).toBeLessThanOrEqual(4);
  });
});

/** The names that searches are read by. */
const NAMES = {
  categories: {
    category: [{ id: 1, category_name: "Гар утас" }],
    subCategory: [
      { categoryID: 1, id: 4, sub_category_name: "Ухаалаг утас", specs: "RAM" },
      { categoryID: 1, id: 5, sub_category_name: "Товчлууртай утас", specs: "" },
    ],
    events: [],
  },
  allBrand: { brands: [{ id: 7, brandname: "Орд" }] },
};

describe("a search whose text names places of the shop", () => {
  const named = (id: number, model: string, remain = 3) => ({ ...product(id), model, remain });
  const whole = {
    ...{ ...reply, ...facets, ...specs, category: "Гар утас" },
    product: [named(1, "Нова 5", 0), named(2, "Нова 7"), named(3, "Орд 9")],
  };
  const shopWith = (answers: Parameters<typeof fakeShop>[0] = {}) =>
    fakeShop({ ...NAMES, categoryProduct: whole, search: findsNothing, ...answers });
  const sent = (shop: Shop) => listCalls(shop).map(({ name, body }) => [name, Object(body)]);

  test("all of it a category: its list by one call, in stock first, and what was understood", async () => {
    const shop = shopWith();
    const { list } = await searchIn(shop, "утас");
    expect(sent(shop)).toEqual([["categoryProduct", expect.objectContaining({ id: 1, sub: [], brand: [] })]]);
    expect(list?.cards.map(({ id }) => id)).toEqual([2, 3, 1]);
    expect(list?.understood).toEqual([{ kind: "category", label: "Гар утас", without: "", place: "/category/1" }]);
    expect(list).toMatchObject({ state: { text: "утас" }, title: "", crumbs: [], transliterated: null });
  });

  test.each([
    ["орд утас", { brand: [7], sub: [] }, ["Гар утас"]],
    ["хямд ухаалаг утас орд", { id: 4, brand: [7], sort: "price-asc" }, ["Ухаалаг утас", "price-asc"]],
  ])("%s, names alone: the narrowed list at once, without the whole one", async (text, narrowed, labels) => {
    const shop = shopWith({
      subCategoryProduct: { ...whole, category: { id: 1, sub_category_name: "", category_name: "" } },
    });
    const { list } = await searchIn(shop, text);
    const [first, ...others] = sent(shop).filter(([name]) => name !== "search");
    expect(others).toEqual([]);
    expect(first?.[1]).toMatchObject(narrowed);
    expect(list?.understood.map(({ label }) => label)).toEqual(labels);
    expect(list?.brands).toEqual([expect.objectContaining({ value: "7", total: 2 })]);
    expect(list?.state.brands).toEqual([7]);
  });

  test("names alone, of a brand that the list does not have: nothing, though the API would not narrow by it", async () => {
    const shop = shopWith({ allBrand: { brands: [{ id: 8, brandname: "Хангай" }] } });
    expect((await searchIn(shop, "хангай утас")).list).toBeNull();
  });

  test("colour, brand and specification in any order: the filters that the list has offered, in two rounds", async () => {
    const shop = shopWith();
    const { list } = await searchIn(shop, "хар 8gb ram орд утас");
    const names = sent(shop).map(([name]) => name);
    expect([names.slice(0, 2).toSorted(), names.slice(2)]).toEqual([
      ["categoryProduct", "search"],
      ["categoryProduct"],
    ]);
    expect(sent(shop)[2]?.[1]).toMatchObject({ id: 1, brand: [7], color: ["Хар"], specs: " RAM in ('8GB')", sub: [] });
    expect(list?.understood.map(({ kind, label, without }) => [kind, label, without])).toEqual([
      // Without its category a specification has no list to be read by.
      ["category", "Гар утас", ""],
    ]);
    // Every further address holds what was understood as filters, and of the text what they do not say.
    expect(list?.state).toMatchObject({
      ...{ text: "утас", brands: [7], colours: ["Хар"] },
      specs: [{ name: "RAM", values: ["8GB"] }],
    });
  });

  test("words that nothing names are searched for within, and every title has them", async () => {
    const search = (body: unknown) =>
      Response.json(Object(body).search === "нова 5" && Object(body).sub.length > 0 ? { ...whole } : failed);
    const shop = shopWith({ search });
    const { list } = await searchIn(shop, "утас нова5");
    expect(list?.cards.map(({ id }) => id)).toEqual([1]);
    expect(sent(shop).at(-1)?.[1]).toMatchObject({ sub: [4, 5] });
    expect(list?.understood.map(({ kind, label }) => [kind, label])).toEqual([
      ["category", "Гар утас"],
      ["text", "нова5"],
    ]);
    expect(listCalls(shop).length).toBeLessThanOrEqual(4);
  });

  test("a price alone leads to the categories, in which it is chosen", async () => {
    const { list, categories } = await searchIn(shopWith({ search: failed }), "1,5 сая хүртэл");
    expect(list).toBeNull();
    expect(categories[0]?.href).toBe("/category/1?max=1500000");
  });

  test("a typing error is forgiven where the text as it stands finds nothing, and only there", async () => {
    const found = shopWith({ search: whole });
    const { list } = await searchIn(found, "ухаалга утас");
    expect(list).toMatchObject({ understood: [], state: { exact: false } });
    expect(list?.cards.map(({ id }) => id)).toEqual([2, 3, 1]);
    const missed = shopWith({
      subCategoryProduct: { ...whole, category: { id: 1, sub_category_name: "", category_name: "" } },
    });
    expect((await searchIn(missed, "ухаалга утас")).list?.understood.map(({ label }) => label)).toEqual([
      "Ухаалаг утас",
    ]);
  });

  test("letter by letter when the address demands it, and when the API does not answer for the category", async () => {
    const exact = shopWith({ search: whole });
    expect((await searchIn(exact, "хар утас", "&exact=1")).list?.understood).toEqual([]);
    expect(sent(exact)).toEqual([["search", expect.objectContaining({ search: "хар утас" })]]);
    const faulty = shopWith({ search: whole, categoryProduct: () => new Response(null, { status: 500 }) });
    expect((await searchIn(faulty, "утас")).list?.cards).toHaveLength(3);
  });

  test("one name that brings nothing: what has its letters, by two calls", async () => {
    const shop = shopWith({ search: whole, categoryProduct: failed });
    expect((await searchIn(shop, "утас")).list).toMatchObject({
      understood: [],
      state: { text: "утас", exact: false },
    });
    expect(sent(shop).map(([name]) => name)).toEqual(["categoryProduct", "search"]);
  });
});

describe("a search for a price, a sale or a page", () => {
  const list = { ...reply, ...facets, ...specs, category: "Гар утас" };
  const open = async (text: string, further = "") => {
    const shop = fakeShop({
      ...{ ...NAMES, categoryProduct: list, top20: { top: [] }, search: findsNothing },
      homePage: { discountProduct: [product(8)] },
    });
    return { ...(await searchIn(shop, text, further)), calls: listCalls(shop) };
  };

  test.each([
    ["утас 500 мянгаас доош", null, 500_000],
    ["1 саяас 2 сая хүртэл хар утас", 1_000_000, 2_000_000],
    ["phone over 300k", 300_000, null],
  ])("%s: from %s to %s is the state of the list", async (text, min, max) => {
    const { list: found, calls } = await open(text);
    expect(found?.state).toMatchObject({ min, max });
    expect(found?.state.text).toMatch(/^(?:утас|phone)$/);
    expect(Object(calls.at(-1)?.body).price).toEqual([min === null ? 0 : min - 1, max ?? 0]);
    expect(calls.length).toBeLessThanOrEqual(4);
  });

  test("a price that the address chooses takes the place of the text's", async () => {
    expect((await open("утас 500 мянгаас доош", "&max=900000")).list?.state).toMatchObject({ min: null, max: 900_000 });
  });

  test.each([
    ["хямд утас", "price-asc"],
    ["утасны хямдрал", "discount"],
  ] as const)("%s: in the order %s", async (text, sort) => {
    const { list: found, calls } = await open(text);
    expect(found?.state).toMatchObject({ text: text.includes("утасны") ? "утасны" : "утас", sort });
    expect(calls.map(({ body }) => Object(body).sort)).toEqual([sort]);
  });

  test("a sale alone is what the front page has of it", async () => {
    const { list: found, calls } = await open("хямдралтай бараа");
    expect(found?.cards.map(({ id }) => id)).toEqual([8]);
    expect(calls.map(({ name }) => name)).toEqual(["homePage"]);
  });
});

describe("a search that finds nothing for one typing error in a product's name", () => {
  const models = ["Kestrel 5", "Kestrel Mini", "Gostrel 9", "Nova 5"];
  /** As the existing API finds: what is typed, within a name. */
  const search = (body: unknown) => {
    const typed = String(Object(body).search).toLowerCase();
    const found = models.flatMap((model, nth) =>
      model.toLowerCase().includes(typed) ? [{ ...product(nth + 1), model }] : [],
    );
    return Response.json(found.length > 0 ? { ...reply, product: found } : failed);
  };
  const corrected = async (text: string, answer: (body: unknown) => Response = search) => {
    const shop = fakeShop({ categories: NO_MENU, search: answer });
    return { ...(await searchIn(shop, text)), calls: shop.calls };
  };
  const link = (name: string) => ({ name, href: `/search?${new URLSearchParams({ p: name })}` });

  test.each([
    ["kestral", [link("Kestrel")]],
    ["kestrl", [link("Kestrel")]],
    ["kestrrel mini", [link("Kestrel mini")]],
    ["ketsrel", [link("Kestrel")]],
    ["mini kestral", [{ name: "Kestrel Mini", href: "/single-product/2" }]],
    ["kestral 9", []],
    ["kastral", []],
    ["novs", []],
    ["qqqqqqq", []],
  ])("%s: %j", async (text, corrections) => {
    expect(await corrected(text)).toMatchObject({ list: null, corrections });
  });

  test("asks for it twice, and for nothing where something is found or the text is too short", async () => {
    const asked = async (text: string) =>
      (await corrected(text)).calls.filter(({ name }) => name === "search").map(({ body }) => Object(body).search);
    // Side by side: either comes first.
    expect((await asked("kestral")).slice(-2).toSorted()).toEqual(["kes", "ral"]);
    expect(await asked("kestrel")).not.toContain("rel");
    expect(await asked("qqqq")).not.toContain("qqq");
  });

  test("a fault of the API there leaves the page as it is", async () => {
    const faulty = (body: unknown) =>
      ["kes", "ral"].includes(Object(body).search) ? new Response("", { status: 500 }) : Response.json(failed);
    expect(await corrected("kestral", faulty)).toMatchObject({ list: null, isAnswered: true, corrections: [] });
  });
});

describe("suggestions", () => {
  const menu = {
    category: [{ id: 1, category_name: "Гар утас" }],
    subCategory: [{ categoryID: 1, id: 4, sub_category_name: "Утасгүй чихэвч" }],
    events: [],
  };
  const answers = {
    categories: menu,
    allBrand: { brands: [{ id: 9, brandname: "Utasun" }] },
    search: (body: unknown) =>
      Response.json(Object(body).search === "утас" ? { ...reply, product: [product(5), product(6)] } : failed),
  };
  const suggest = async (given: Parameters<typeof fakeShop>[0], text: string) => {
    const shop = fakeShop(given);
    return {
      rows: await viewFrom(shop.visit().bff.lists.suggestions.$get({ query: { text } })),
      calls: shop.calls,
    };
  };

  test("are places whose words begin with the text, in either script, then products", async () => {
    expect((await suggest(answers, "utas")).rows).toEqual([
      { kind: "category", label: "Гар утас", href: "/category/1" },
      { kind: "category", label: "Утасгүй чихэвч", href: "/sub-category/4" },
      { kind: "brand", label: "Utasun", href: "/brand/9" },
      { kind: "product", label: "M5", href: "/single-product/5" },
      { kind: "product", label: "M6", href: "/single-product/6" },
    ]);
  });

  test("name a category and its sub-category of the same name once", async () => {
    const subCategory = [{ categoryID: 1, id: 4, sub_category_name: "Гар утас" }];
    const { rows } = await suggest({ ...answers, categories: { ...menu, subCategory } }, "гар");
    expect(rows.map(({ href }) => href)).toEqual(["/category/1"]);
  });

  test("are left out piece by piece when the API does not answer", async () => {
    const { categories, allBrand } = answers;
    expect((await suggest({ categories }, "утас")).rows.map(({ kind }) => kind)).toEqual(["category", "category"]);
    expect((await suggest({ allBrand }, "utas")).rows.map(({ kind }) => kind)).toEqual(["brand"]);
    expect((await suggest({}, "утас")).rows).toEqual([]);
  });
});

describe("lists without filters", () => {
  test("brands are found by any part of their name, in any letter case", async () => {
    const brands = [
      { id: 1, brandname: "Altanix", images: "a.svg" },
      { id: 2, brandname: "Орд", images: null },
    ];
    const { bff } = fakeShop({ allBrand: { brands }, categories: NO_MENU }).visit();
    const named = async (text: string) =>
      (await viewFrom(bff.lists.brands.$get({ query: { text } }))).brands.map(({ name }) => name);
    expect(await named("")).toEqual(["Altanix", "Орд"]);
    expect(await named("TAN")).toEqual(["Altanix"]);
    expect(await named("оРд")).toEqual(["Орд"]);
    expect(await named("%")).toEqual([]);
    // In the other alphabet, and with a typing error, as the header's search reads it.
    expect(await named("алтаникс")).toEqual(["Altanix"]);
    expect(await named("altanx")).toEqual(["Altanix"]);
  });

  test("new arrivals are newest first, and by number where the API does not sort", async () => {
    const shop = (total: number | null) =>
      fakeShop({
        newArrival: { ...reply, ...facets, total, pagination: 1, product: [product(3), product(9), product(5)] },
      });
    const order = async (fake: ReturnType<typeof shop>) =>
      (await viewFrom(fake.visit().bff.lists["new-arrival"].$get({ query: { search: "" } }))).cards.map(({ id }) => id);
    const sorting = shop(3);
    expect(await order(sorting)).toEqual([3, 9, 5]);
    expect(sorting.calls[0]?.body).toMatchObject({ sort: "newest" });
    expect(await order(shop(null))).toEqual([9, 5, 3]);
  });

  test("what an address chooses of new arrivals and is not there is named, a price and an empty list too", async () => {
    const dropped = async (newArrival: object, search: string) => {
      const { bff } = fakeShop({ newArrival }).visit();
      return (await viewFrom(bff.lists["new-arrival"].$get({ query: { search } }))).dropped;
    };
    const list = { ...reply, ...facets };
    expect(await dropped(list, "?min=5000")).toEqual(["price"]);
    expect(await dropped(list, "?max=5000&brand=999")).toEqual(["brands", "price"]);
    expect(await dropped(list, "?brand=7")).toEqual([]);
    expect(await dropped({ result: "failed" }, "?brand=7&max=9")).toEqual(["brands", "price"]);
  });

  test("a text of many short words that is not found is answered, though other spellings of it are too long to send", async () => {
    const shop = fakeShop({
      ...{ search: { result: "failed", data: "" }, allBrand: { brands: [] }, top20: { top: [] } },
      categories: NO_MENU,
    });
    for (const text of ["5a".repeat(43), "ш1".repeat(50), "1a2b3c4d5e6f7g8h9i".repeat(5)]) {
      const query = { search: `?${new URLSearchParams({ p: text })}` };
      expect((await shop.visit().bff.lists.search.$get({ query })).status, text).toBe(200);
      expect((await shop.visit().bff.lists.suggestions.$get({ query: { text } })).status, text).toBe(200);
    }
  });

  test("best sellers are twenty at most", async () => {
    const top = Array.from({ length: 25 }, (_, index) => product(index + 1));
    const { bff } = fakeShop({ top20: { top } }).visit();
    const { cards } = await viewFrom(bff.lists["top-20"].$get({ query: { search: "" } }));
    expect(cards).toHaveLength(20);
  });
});
