/**
 * Every list compared with plain SQL on the reference API's database, for any choices in any order. By plain HTTP, as a
 * browser without scripts asks; `tests/e2e/listing.spec.ts` does it with one.
 */

import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate, interpolateCount } from "#app/words/interpolate.ts";
import { MAX_SEARCH_LENGTH } from "#bff/rules/listing-state.ts";
import { isSecond } from "#tests/support/generation.ts";
import { listLdOf } from "#tests/support/json-ld.ts";
import { chosenFields, type Field, idsOf, LISTS, type ListCase, matching, pagesOf } from "#tests/support/list-model.ts";
import { PlainBrowser, printed } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";

const { emptyList: emptyWords, listing: words, search: searchWords } = SENTENCES.mn;

const shop = sharedShop();
let browser: PlainBrowser;
beforeAll(async () => {
  browser = new PlainBrowser(shop.origin);
});

/** The filters that the open page offers, as fields. */
function offered(): Field[] {
  return browser.visit.page
    .querySelectorAll("#filters input[type=checkbox]")
    .map((box): Field => [box.getAttribute("name") ?? "", box.getAttribute("value") ?? ""]);
}

/** Sends the filter form with these boxes ticked and no others. */
function apply(chosen: readonly Field[]) {
  const { fields, action } = browser.filled(words.apply);
  const names = new Set(offered().map(([name]) => name));
  const kept = fields.filter(([name]) => !names.has(name) && name !== "min" && name !== "max");
  action.search = new URLSearchParams([...kept, ...chosen.map(([name, value]): Field => [name, value])]).toString();
  return browser.open(action.pathname + action.search);
}

const byNumber = (a: number, b: number) => a - b;

/**
 * What a list's page says of how many there are. The second generation gives pages and no total: only the last page can
 * say how many.
 * @param found as SQL counts
 */
function told(found: number, page = 1): string {
  const last = Math.ceil(found / 30);
  const total = isSecond && page < last ? (last - 1) * 30 : found;
  const values = { total: String(total) };
  return total === found ? interpolateCount(words, "total", total, values) : interpolate(words.totalOver, values);
}

/** The open page's breadcrumbs and list as structured data, with the same visible to shoppers. */
function expectLd(links: string, isListed: boolean) {
  const { page, url } = browser.visit;
  const { crumbs, items } = listLdOf(page);
  const shown = page.querySelectorAll(".crumbs li").map((li, index) => {
    const href = li.querySelector("a")?.getAttribute("href");
    return { position: index + 1, name: li.textContent, ...(href ? { item: new URL(href, url).href } : {}) };
  });
  expect(crumbs.map(({ "@type": _type, ...crumb }) => crumb)).toEqual(shown);
  const listed = page.querySelectorAll(links).map((a, index) => ({
    "@type": "ListItem",
    position: index + 1,
    url: new URL(a.getAttribute("href") ?? "", url).href,
  }));
  expect(items).toEqual(isListed ? listed : null);
  if (isListed) expect(listed.length).toBeGreaterThan(0);
}

describe.each(LISTS)("$name", (list: ListCase) => {
  const expectModel = async (chosen: readonly Field[], page = 1) => {
    const ids = await matching(shop.sql, list, chosen);
    const shown = idsOf(browser.visit.html);
    // A search is ordered by relevance, so its pages are compared without their order.
    if (list.isRanked) expect(shown.every((id) => ids.includes(id))).toBe(true);
    else expect(shown).toEqual(ids.slice((page - 1) * 30, page * 30));
    expect(new Set(shown).size).toBe(Math.min(Math.max(ids.length - (page - 1) * 30, 0), 30));
    expect(browser.visit.status).toBe(200);
    if (ids.length === 0) expect(browser.text).toContain(list.none);
    else expect(browser.text).toContain(told(ids.length, page));
    const pages = Math.ceil(ids.length / 30);
    expect(pagesOf(browser.visit.html).at(-1) ?? 1).toBe(Math.max(pages, 1));
  };

  test("random choices show what SQL finds, each chip removes its own value, and clearing all shows the whole list", async () => {
    await browser.open(list.path);
    await expectModel([]);
    const all = offered();
    expect(all.length).toBeGreaterThan(4);
    const choices = fc.uniqueArray(fc.constantFrom(...all), { minLength: 1, maxLength: 6, selector: String });
    const price = list.takesPrice
      ? fc.option(
          fc.record({ min: fc.integer({ min: 1, max: 900_000 }), span: fc.integer({ min: 1, max: 3_000_000 }) }),
        )
      : fc.constant(null);
    await fc.assert(
      fc.asyncProperty(choices, price, async (boxes, range) => {
        const bounds: Field[] = range
          ? [
              ["min", `${range.min}`],
              ["max", `${range.min + range.span}`],
            ]
          : [];
        const chosen = [...boxes, ...bounds];
        await browser.open(list.path);
        await apply(chosen);
        await expectModel(chosen);
        // No chosen value is hidden, nor what stands beside it.
        for (const box of browser.visit.page.querySelectorAll("#filters input[checked]"))
          expect(box.closest("details")?.hasAttribute("open") ?? true).toBe(true);
        expect(chosenFields(browser.visit.page).toSorted()).toEqual(boxes.map(String).toSorted());

        const chips = browser.visit.page.querySelectorAll(".chips a:not(.chip-all)").map((a) => a.getAttribute("href"));
        expect(chips).toHaveLength(chosen.length);
        const left = [];
        for (const href of chips) {
          await browser.open(href ?? "");
          const fields = [...new URL(browser.visit.url).searchParams].filter(([name]) => name !== "p");
          const gone = chosen.filter((field) => !fields.some((one) => String(one) === String(field)));
          expect(gone).toHaveLength(1);
          left.push(String(gone[0]));
          await expectModel(chosen.filter((field) => field !== gone[0]));
        }
        expect(left.toSorted()).toEqual(chosen.map(String).toSorted());
      }),
      { numRuns: isSecond ? 2 : 6 },
    );
    await apply(all.slice(0, 2));
    await browser.follow(words.clearAll);
    await expectModel([]);
  });

  test("structured data has the breadcrumbs, and on a whole list the products of its page", async () => {
    const isSearch = list.path.startsWith("/search");
    const join = isSearch ? "&" : "?";
    await browser.open(list.path);
    expectLd(".card-title a", !isSearch);
    const [first] = offered();
    const isLong = pagesOf(browser.visit.html).length > 1;
    for (const [query, isListed] of [
      ["page=2", true],
      [String(new URLSearchParams([first ?? []])), false],
      // A server that does not sort, and a list too long for us to sort: the list stays in its own order.
      ["sort=price-asc", isSecond && isLong],
      ["page=99", false],
    ] as const) {
      await browser.open(`${list.path}${join}${query}`);
      expectLd(".card-title a", isListed && !isSearch && browser.visit.status === 200);
    }
  });

  test("its pages hold every product once and are numbered, a single one is not; one past the end is a 404 that leads back", async () => {
    const join = list.path.includes("?") ? "&" : "?";
    const ids = await matching(shop.sql, list, []);
    const last = Math.ceil(ids.length / 30);
    await browser.open(`${list.path}${join}page=99`);
    expect(browser.visit.status).toBe(404);
    expect(browser.text).toContain(emptyWords.pastEnd);
    const before = browser.visit.page.querySelector(".pages [rel=prev]")?.getAttribute("href") ?? "?page=1";
    expect(new URL(before, shop.origin).searchParams.get("page") ?? "1").toBe(String(last));
    await browser.follow(emptyWords.firstPage);
    await expectModel([]);
    if (last === 1) return expect(pagesOf(browser.visit.html)).toEqual([]);
    const seen = idsOf(browser.visit.html);
    for (let page = 2; page <= last; page++) {
      await browser.follow(new RegExp(`[?&]page=${page}$`));
      await expectModel([], page);
      seen.push(...idsOf(browser.visit.html));
      expect(pagesOf(browser.visit.html)).toEqual(expect.arrayContaining([1, last]));
    }
    expect(seen.toSorted(byNumber)).toEqual(ids.toSorted(byNumber));
  });
});

/** The chosen values as the page shows them. */
const chipsOn = () =>
  browser.visit.page
    .querySelectorAll(".listing-results .chips a:not(.chip-all)")
    .map((chip) => chip.textContent.trim());

/** What the page says that it has understood. */
const partsOn = () =>
  browser.visit.page
    .querySelectorAll(".listing-remark .chips li")
    .slice(0, -1)
    .map((part) => part.textContent.trim());

const search = (text: string) => browser.open(`/search?p=${encodeURIComponent(text)}`);

describe("a search that names places of the shop", () => {
  const shown = async (where: string) => {
    const rows = await shop.sql(`SELECT p.id FROM product p WHERE p.listed = 1 AND ${where}`);
    return rows.map(({ id }) => Number(id)).toSorted(byNumber);
  };

  test("says what it understood; each part can be taken away, and all of them for the literal search", async () => {
    await search("цагаан өнгийн утас");
    expect([...partsOn(), ...chipsOn()]).toEqual(["Ангилал: Гар утас", "Өнгө: Цагаан"]);
    expect(idsOf(browser.visit.html).toSorted(byNumber)).toEqual(await shown("p.type = 1 AND p.color_name = 'Цагаан'"));
    // The colour is read by the category, which is therefore not removed, but linked to.
    await browser.follow("Ангилал: Гар утас");
    expect(browser.visit.url.pathname).toBe("/category/1");
    await search("Borteq утас");
    await browser.follow("Ангилал: Гар утас");
    expect(browser.visit.url.searchParams.get("p")).toBe("Borteq");
    await search("утас цагаан");
    await browser.follow("Өнгө: Цагаан");
    expect(browser.visit.url.search).toBe(`?${new URLSearchParams({ p: "утас" })}`);
    expect(partsOn()).toEqual(["Ангилал: Гар утас"]);
    // A text that names only a category links to its page.
    await search("чихэвч");
    await browser.follow("Ангилал: Чихэвч, Утасгүй чихэвч");
    expect(browser.here).toBe("/category/6?sub=20&sub=21");
    await search("утас цагаан");
    await browser.follow("Яг «утас цагаан»");
    expect(browser.visit.url.searchParams.get("exact")).toBe("1");
    expect(browser.text).toContain(searchWords.none);
  });

  test("a word that the shop does not know empties no page, and is named", async () => {
    await search("хүүхдийн таблет");
    expect(idsOf(browser.visit.html).length).toBeGreaterThan(0);
    expect(browser.text).toContain(interpolate(searchWords.unknown, { words: "хүүхдийн" }));
    await search("Borteq Novo 5");
    expect(browser.text).toContain(printed(interpolate(searchWords.corrected, { shown: "Nova 5" })));
    expect(idsOf(browser.visit.html).length).toBeGreaterThan(0);
  });

  test("a long text says how much of it was searched for, and stays in its field, which an address has room for", async () => {
    await browser.open("/home");
    const most = Number(browser.visit.page.querySelector("input[name=p]")?.getAttribute("maxlength"));
    for (const text of ["ө".repeat(300), "\u180a".repeat(most)]) {
      await search(text);
      expect(browser.visit.status).toBe(200);
      expect(browser.text).toContain(interpolate(searchWords.cut, { limit: MAX_SEARCH_LENGTH }));
      expect(browser.visit.page.querySelector("input[name=p]")?.getAttribute("value")).toBe(text);
    }
  });

  test("a page of the shop that the text asks for stands above the products, or alone", async () => {
    const lead = () => browser.visit.page.querySelector('main a[href="/delivery"]')?.textContent.trim();
    await search("утас хүргэлт");
    expect(lead()).toBe(searchWords["/delivery"]);
    expect(idsOf(browser.visit.html).length).toBeGreaterThan(0);
    await search("хүргэлт хэд хоног");
    expect(lead()).toBe(searchWords["/delivery"]);
    expect(browser.text).not.toContain(searchWords.none);
  });

  test("shows no substitute for what the shop does not have, and links to what the text names, categories and best sellers", async () => {
    await search("утасны гэр");
    expect(browser.visit.status).toBe(200);
    expect(idsOf(browser.visit.html)).toEqual([]);
    expect(browser.text).toContain(searchWords.none);
    expect(browser.visit.page.querySelectorAll("[aria-labelledby=best-sellers] a").length).toBeGreaterThan(3);
    await browser.follow("Гар утас");
    expect(browser.visit.url.pathname).toBe("/category/1");
  });
});

// Which ways there are, and to how many: bff/routes/listings.test.ts.
test("choices without a product: each way out leads to as many products as it says, the last one to the whole list", async () => {
  await browser.open("/category/1");
  const whole = idsOf(browser.visit.html);
  const empty = await apply([["max", "100"], ...offered().slice(0, 1)]);
  expect(idsOf(empty.html)).toEqual([]);
  const ways = empty.page.querySelectorAll(".empty-ways a");
  expect(ways.length).toBeGreaterThan(0);
  for (const way of ways) {
    await browser.open(way.getAttribute("href") ?? "");
    expect(browser.text).toContain(way.textContent.split(": ").at(-1));
  }
  await browser.goBackTo(empty).follow(emptyWords.clearAll);
  expect(idsOf(browser.visit.html)).toEqual(whole);
});

test.skipIf(isSecond)(
  "one typing error in a product's name: the page says what was meant, and the link finds it",
  async () => {
    const [{ id, model_id } = {}] = await shop.sql(
      "SELECT id, model_id FROM product WHERE listed = 1 AND id > 50 LIMIT 1",
    );
    await shop.sql("UPDATE model SET model = 'Kestrelion 5' WHERE id = ?", Number(model_id));
    await search("kestreliom");
    expect(browser.text).toContain(searchWords.didYouMean);
    await browser.follow(/^\/search\?p=Kestrelion$/);
    expect(idsOf(browser.visit.html)).toContain(Number(id));
  },
);

describe.skipIf(isSecond)("a search that finds nothing", () => {
  test("nothing found, and nothing searched for: both say so and link to the categories", async () => {
    const categories = await shop.sql("SELECT id FROM category ORDER BY id");
    const offered = () =>
      browser.visit.page.querySelectorAll(".empty nav a").map((link) => link.getAttribute("href") ?? "");
    const every = categories.map(({ id }) => `/category/${id}`).toSorted();
    await browser.open("/search?p=qqqqzzzz");
    expect(browser.visit.status).toBe(200);
    expect(browser.text).toContain("ХАЙЛТ ИЛЭРЦГҮЙ");
    expect(browser.visit.html).not.toContain("ld+json");
    expect(offered().toSorted()).toEqual(every);
    await browser.open("/search?p=%20");
    expect(browser.text).toContain(printed(searchWords.ask));
    expect(offered().toSorted()).toEqual(every);
  });
});

describe("lists without filters", () => {
  test.each([
    ["/brands", ".brand-card a", true],
    // What is found by name is on the page of all brands.
    ["/brands?q=a", ".brand-card a", false],
    ["/top-20?view=list", ".card-title a", true],
    ["/trend", ".card-title a", true],
  ])("search engines read the way to %s and what stands on it", async (path, links, isListed) => {
    await browser.open(path);
    expectLd(links, isListed);
  });

  test("grid or list is remembered, and the way back is the list", async () => {
    const own = new PlainBrowser(shop.origin);
    await own.open("/top-20");
    await own.follow(words.list);
    expect(own.visit.url.href).toBe(`${shop.origin}/top-20?view=list`);
    await own.open("/category/1");
    expect(own.visit.page.querySelector(".card-list")).not.toBeNull();
  });
});
