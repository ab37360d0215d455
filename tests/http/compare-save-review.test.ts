/** By plain HTTP: comparing, saving, undoing, reviewing, recently viewed products. */

import { beforeAll, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import { type Customer, newCustomer } from "#tests/support/customer.ts";
import { isSecond } from "#tests/support/generation.ts";
import { productLdOf } from "#tests/support/json-ld.ts";
import { LISTS } from "#tests/support/list-model.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";

const { compare, notices, profile, review, ui } = SENTENCES.mn;

const shop = sharedShop();
let customer: Customer;
/** Products in stock. */
let products: number[];

beforeAll(async () => {
  customer = await newCustomer(shop.apiOrigin);
  const rows = await shop.sql("SELECT id FROM product WHERE listed = 1 AND id >= 20 AND remain > 10 LIMIT 30");
  products = rows.map(({ id }) => Number(id));
});

const browse = () => new PlainBrowser(shop.origin);
const nth = (index: number) => products[index] ?? 0;
const page = (id: number) => `/single-product/${id}`;
const here = (browser: PlainBrowser) => browser.visit.url.pathname + browser.visit.url.search + browser.visit.url.hash;

/** The products that links lead to. */
const idsIn = ({ visit }: PlainBrowser, links: string) =>
  visit.page.querySelectorAll(links).map((a) => Number(a.getAttribute("href")?.split("/").at(-1)));
/** The columns of the compare table. */
const columns = (browser: PlainBrowser) => idsIn(browser, "thead th a");

describe("compare", () => {
  test("adding leads back to the card, once, with the specification's notice; again, it is said to be there already", async () => {
    const browser = browse();
    await browser.open("/sub-category/1?sort=price-asc");
    const card = browser.visit.page.querySelector("article.card")?.getAttribute("id") ?? "";
    for (const said of [notices.addedToCompare, notices.inCompare]) {
      await browser.press("compare");
      expect(here(browser)).toBe(`/sub-category/1?sort=price-asc#${card}`);
      expect(browser.notices).toContain(said);
    }
    expect(browser.notices).not.toContain(notices.addedToCompare);
    await browser.follow("/compare");
    expect(columns(browser)).toEqual([Number(card.slice(2))]);
  });

  test("the fifth is refused, with a link to the table, where one can be removed", async () => {
    const browser = browse();
    for (const index of [0, 1, 2, 3]) {
      await browser.open(page(nth(index)));
      await browser.press("compare");
    }
    await browser.open(page(nth(4)));
    await browser.press("compare");
    expect(browser.notices).toContain("Уучлаарай 4-өөс илүү бараа нэмэх боломжгүй");
    await browser.follow(notices.seeCompare);
    expect(here(browser)).toBe("/compare");
    await browser.press("remove");
    expect(columns(browser)).toEqual([nth(1), nth(2), nth(3)]);
    await browser.open(page(nth(4)));
    await browser.press("compare");
    await browser.open("/compare");
    expect(columns(browser)).toEqual([nth(1), nth(2), nth(3), nth(4)]);
  });

  test("a shared address needs no cookie, and leaves the shopper's own list alone", async () => {
    const stranger = browse();
    await stranger.open(`/compare?ids=${nth(5)},${nth(6)},${nth(7)}`);
    expect(columns(stranger)).toEqual([nth(5), nth(6), nth(7)]);
    await stranger.press("remove");
    expect(here(stranger)).toBe(`/compare?ids=${nth(6)},${nth(7)}`);
    await stranger.press(ui.putBack);
    expect(columns(stranger)).toEqual([nth(5), nth(6), nth(7)]);
    await stranger.open("/compare");
    expect(stranger.text).toContain("ХАРЬЦУУЛАХ БҮТЭЭГДЭХҮҮНЭЭ СОНГОНО УУ");

    const owner = browse();
    await owner.open(page(nth(0)));
    await owner.press("compare");
    await owner.open(`/compare?ids=${nth(5)},${nth(6)}`);
    expect(columns(owner)).toEqual([nth(5), nth(6)]);
    await owner.follow(compare.own);
    expect(here(owner)).toBe("/compare");
    expect(columns(owner)).toEqual([nth(0)]);
  });

  test("the differences-only view hides equal rows, and malformed addresses show a page", async () => {
    const browser = browse();
    const rows = () => browser.visit.page.querySelectorAll("tbody tr").length;
    let all = 0;
    // Until two have something in common.
    for (const second of products.slice(1)) {
      await browser.open(`/compare?ids=${nth(0)},${nth(0)},${second}`);
      all = rows();
      await browser.follow(compare.differences);
      if (rows() < all) break;
    }
    expect(rows()).toBeLessThan(all);
    // Price, stock and the button stay even where they are equal.
    for (const label of [compare.price, compare.stock, compare.addToCart]) expect(browser.text).toContain(label);
    for (const odd of ["ids=", "ids=a,b", "ids=9999999999", "ids=1,2,3,4,5,6,7&differences=yes"]) {
      expect((await browser.open(`/compare?${odd}`)).status, odd).toBe(200);
    }
  });
});

test("a quantity that was typed is still there after a press, once, and on no other product", async () => {
  const browser = browse();
  const typed = () =>
    browser.visit.page.querySelector(".buy-form input[name=quantity][data-max]")?.getAttribute("value");
  await browser.open(page(nth(0)));
  await browser.press("compare", { quantity: "7" });
  expect(typed()).toBe("7");
  await browser.open(page(nth(0)));
  expect(typed()).toBe("1");
  await browser.press("compare", { quantity: "7" });
  await browser.open(page(nth(1)));
  expect(typed()).toBe("1");
});

describe("favourites", () => {
  test("a guest signs in, even at the second try, and comes back to the list with the product saved", async () => {
    const browser = browse();
    await browser.open("/sub-category/1");
    const card = browser.visit.page.querySelector("article.card")?.getAttribute("id") ?? "";
    await browser.press("save");
    expect(browser.visit.url.pathname).toBe("/login");
    expect(browser.notices).toContain("Нэвтэрсэн байх шаардлагатай");
    await browser.press("Нэвтрэх", { ...customer, password: "not-this-one" });
    expect(browser.visit.status).toBe(400);
    await browser.press("Нэвтрэх", { ...customer });
    expect(here(browser)).toBe(`/sub-category/1#${card}`);
    expect(browser.notices).toContain("Бүтээгдэхүүн хадгалагдлаа");
    await browser.open("/profile?role=saved");
    expect(browser.visit.page.querySelectorAll(".saved-list > li").map((li) => li.getAttribute("id"))).toEqual([card]);
  });

  test("five at most in the API's words; a removed one can be put back", async () => {
    // The second generation keeps nothing that somebody else has saved.
    if (isSecond) await shop.sql("DELETE FROM favourite");
    const browser = await browse().signIn(await newCustomer(shop.apiOrigin));
    for (const index of [0, 1, 2, 3, 4]) {
      await browser.open(page(nth(index)));
      await browser.press("save");
      expect(browser.notices).toContain("Бүтээгдэхүүн хадгалагдлаа");
    }
    await browser.open(page(nth(5)));
    await browser.press("save");
    expect(browser.notices).toContain("5-аас дээш бүтээгдэхүүн хадгалах боломжгүй");
    await browser.follow(notices.chooseRemoved);
    const saved = () => browser.visit.page.querySelectorAll(".saved-list > li").map((li) => li.getAttribute("id"));
    expect(saved()).toHaveLength(5);
    const before = saved();
    await browser.press("remove");
    expect(saved()).toEqual(before.slice(1));
    await browser.press(ui.putBack);
    expect(saved().sort()).toEqual(before.sort());
  });

  test("a link from another site to the return address saves nothing, and leads nowhere else", async () => {
    const browser = await browse().signIn(await newCustomer(shop.apiOrigin));
    await browser.open(`/saved?back=${encodeURIComponent("//evil.example/")}&id=${nth(0)}`);
    expect(here(browser)).toBe("/profile?role=saved");
    expect(browser.text).toContain(profile.empty);
  });
});

describe("reviews", () => {
  const own = (browser: PlainBrowser) => browser.visit.page.querySelector("#review-form textarea")?.textContent;
  const counted = (browser: PlainBrowser) => productLdOf(browser.visit.page).product.aggregateRating?.reviewCount ?? 0;
  const send = (browser: PlainBrowser, rate: string, message: string) => browser.press(review.send, { rate, message });

  test("a guest signs in and finds what they wrote, sends it, and can change it: one review each", async () => {
    const browser = browse();
    const id = nth(8);
    await browser.open(page(id));
    const before = counted(browser);
    const message = `${"Үнэхээр сайн бараа. ".repeat(24)}\r\nБаярлалаа <3`;
    await send(browser, "4", message);
    expect(browser.visit.url.pathname).toBe("/login");
    await browser.press("Нэвтрэх", { ...(await newCustomer(shop.apiOrigin)) });
    expect(browser.visit.url.pathname + browser.visit.url.hash).toBe(`${page(id)}#review-form`);
    expect(own(browser)).toBe(message.replace("\r\n", "\n"));
    expect(browser.visit.page.querySelector("input[name=rate][checked]")?.getAttribute("value")).toBe("4");
    await browser.press(review.send);
    expect(browser.notices).toContain(notices.reviewGiven);
    expect(counted(browser)).toBe(before + 1);
    expect(browser.text).toContain("Баярлалаа <3");
    expect(own(browser)).toBe(message.replace("\r\n", "\n"));
    await send(browser, "2", "Бодлоо өөрчиллөө");
    expect(counted(browser)).toBe(before + 1);
    expect(own(browser)).toBe("Бодлоо өөрчиллөө");
    expect(browser.text).toContain(review.change);
  });

  test("bars are links that filter; three are shown, the rest behind a link", async () => {
    const browser = browse();
    let found = 0;
    for (const id of products) {
      await browser.open(page(id));
      if (counted(browser) > 3) found = id;
      if (found) break;
    }
    expect(found).toBeGreaterThan(0);
    const shown = () => browser.visit.page.querySelectorAll(".review").length;
    const total = counted(browser);
    const sum = browser.visit.page
      .querySelectorAll(".bar-row > span:nth-of-type(2)")
      .reduce((all, count) => all + Number(count.textContent), 0);
    expect([shown(), sum]).toEqual([3, total]);
    await browser.follow(/reviews=all/);
    expect(shown()).toBe(total);
    await browser.open(page(found));
    const bar = browser.visit.page.querySelector("a.bar-row");
    const count = Number(bar?.querySelectorAll("span")[1]?.textContent);
    await browser.open(bar?.getAttribute("href") ?? "");
    expect(shown()).toBe(Math.min(count, 3));
    const stars = new URL(bar?.getAttribute("href") ?? "", shop.origin).searchParams.get("stars");
    for (const one of browser.visit.page.querySelectorAll(".review .rating"))
      expect(one.textContent).toBe(`5-аас ${stars} одтой`);
    expect(browser.visit.page.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(
      shop.origin + page(found),
    );
  });
});

describe("recently viewed", () => {
  // An empty search shows best sellers in a row of the same kind.
  const RECENT = "[aria-labelledby=recently-viewed]";
  const shown = (browser: PlainBrowser) => idsIn(browser, `${RECENT} a`);

  test("on every list, also an empty one: newest first, today's price, and a product that is gone makes room", async () => {
    const browser = browse();
    // A product that nobody has ordered, so that it can be deleted.
    const columns = "model_id, type, category_sub_id, brand_id, color_name, image, sale_price, created_at, updated_at";
    const copy = `INSERT INTO product (${columns}) SELECT ${columns} FROM product WHERE id = ? RETURNING id`;
    const gone = Number((await shop.sql(copy, nth(0)))[0]?.id);
    const viewed = [...products.slice(1, 6), nth(0), gone];
    for (const id of viewed) expect((await browser.open(page(id))).status).toBe(200);
    const [, dearer = 0, ...rest] = viewed.toReversed();
    await shop.sql("UPDATE product SET sale_price = 7654321, discount = 0 WHERE id = ?", dearer);
    await shop.sql("DELETE FROM product WHERE id = ?", gone);
    const lists = [...LISTS.map(({ path }) => path), "/top-20", "/trend", "/search?p=ийм-юм-алга", "/"];
    for (const address of lists) {
      await browser.open(address);
      expect(shown(browser), address).toEqual([dearer, ...rest.slice(0, 4)]);
      const [first] = browser.visit.page.querySelectorAll(`${RECENT} li`);
      expect(first?.textContent, address).toContain(formatTugrik(7_654_321));
      expect(first?.querySelector("img")?.getAttribute("src"), address).toMatch(/^\/images\/product\//);
    }
  });
});
