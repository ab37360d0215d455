/**
 * A card's facts about its product, and its marks, are true and the same as on the product's page.
 */

import type { HTMLElement } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";

const { card: cardWords, notices, product } = SENTENCES.mn;

const shop = sharedShop();
let soldOut: number;
beforeAll(async () => {
  // Of one colour: another one would be shown in its place.
  const [row] = await shop.sql(
    "SELECT max(id) AS id FROM product WHERE listed = 1 AND type > 1 AND model_id IN (SELECT model_id FROM product GROUP BY model_id HAVING count(*) = 1)",
  );
  soldOut = Number(row?.id);
  await shop.sql("UPDATE product SET remain = 0 WHERE id = ?", soldOut);
  await shop.sql("INSERT INTO event (id, event_name, image) VALUES (901, 'Хоосон арга хэмжээ', 'e.png')");
});

const browse = () => new PlainBrowser(shop.origin);
const cardsOf = ({ visit }: PlainBrowser) => visit.page.querySelectorAll(".card-grid article.card");
const idOf = (card: HTMLElement | undefined) => card?.getAttribute("id")?.slice("p-".length) ?? "";

/** Presses a button of one card, and returns to its list. */
async function pressOn(browser: PlainBrowser, id: string, button: string): Promise<void> {
  for (const card of cardsOf(browser)) if (idOf(card) !== id) card.remove();
  await browser.press(button);
}

describe("the scripts of a page mark what is compared or saved", () => {
  const LIST = "/category/1";
  /** The products that they mark on the page. */
  const marked = ({ visit }: PlainBrowser, kind: "compared" | "saved"): string[] =>
    JSON.parse(visit.page.querySelector("#shopper")?.textContent ?? "null").marks[kind].map(String);

  test("compared, on every list and on its page, until it is taken out", async () => {
    const browser = browse();
    await browser.open(LIST);
    const id = idOf(cardsOf(browser)[2]);
    expect(marked(browser, "compared")).toEqual([]);
    await pressOn(browser, id, "compare");
    expect(marked(browser, "compared")).toEqual([id]);
    await browser.open(`/single-product/${id}`);
    expect(marked(browser, "compared")).toEqual([id]);
    await browser.open("/compare");
    await browser.press("remove");
    await browser.open(LIST);
    expect(marked(browser, "compared")).toEqual([]);
    // Another shopper's list has no such mark.
    const other = browse();
    await other.open(LIST);
    expect(marked(other, "compared")).toEqual([]);
  });

  test("saved, until it is removed; after another sign-in from the first page on", async () => {
    const customer = await newCustomer(shop.apiOrigin);
    const signIn = () => browse().signIn(customer, LIST);
    const browser = await signIn();
    const id = idOf(cardsOf(browser)[1]);
    await pressOn(browser, id, "save");
    expect(marked(browser, "saved")).toEqual([id]);
    await browser.open(`/single-product/${id}`);
    expect(marked(browser, "saved")).toEqual([id]);

    const later = await signIn();
    expect(marked(later, "saved")).toEqual([id]);
    // Without scripts the heart of a saved product saves it again, and leads to the list.
    await pressOn(later, id, "save");
    expect(later.text).toContain(notices.favouriteSaved);
    await later.open("/profile?role=saved");
    await later.press("remove");
    expect(later.text).toContain(notices.removedFromSaved);
    await later.open(LIST);
    expect(marked(later, "saved")).toEqual([]);
  });
});

test("cards of one model in several colours say which colour", async () => {
  const browser = browse();
  const pages = ["/category/1", "/category/1?page=2", "/sub-category/1", "/new-arrival", "/top-20", "/trend", "/"];
  // The front page draws its categories at random; each has its own address there.
  for (const { id } of await shop.sql("SELECT id FROM category")) pages.push(`/?category=${id}`);
  let groups = 0;
  for (const path of pages) {
    await browser.open(path);
    for (const grid of browser.visit.page.querySelectorAll(".card-grid")) {
      const colours = new Map<string, string[]>();
      for (const card of grid.querySelectorAll("article.card")) {
        const title = card.querySelector(".card-title")?.textContent ?? "";
        const colour = card.querySelector(".card-details")?.textContent ?? "";
        colours.set(title, [...(colours.get(title) ?? []), colour]);
      }
      for (const [title, said] of colours) {
        if (said.length < 2) continue;
        groups += 1;
        // A colour without a name cannot be shown: the card of such a product shows none.
        expect(said.filter((colour) => colour === "").length, `${title} on ${path}`).toBeLessThan(2);
        expect(new Set(said).size, `${title} on ${path}`).toBe(said.length);
      }
    }
  }
  expect(groups).toBeGreaterThan(0);
});

test("an event without products is no hashtag", async () => {
  const { page } = await browse().open("/");
  const tags = page.querySelectorAll(".tags a").map((a) => a.getAttribute("href"));
  expect(tags.length).toBeGreaterThan(1);
  expect(tags).not.toContain("/event/901");
});

test("a sold-out product promises nothing, and leads on", async () => {
  const { page } = await browse().open(`/single-product/${soldOut}`);
  expect(page.querySelector("main")?.textContent).toContain(cardWords.soldOut);
  for (const promise of [".promises", ".instalments-link", "#instalments", "button[value=buy]"])
    expect(page.querySelector(promise), promise).toBe(null);
  expect(page.querySelector('.buy-form a[href="#similar"]')?.textContent).toBe(product.seeSimilar);
  expect(page.querySelector("#similar .card")).not.toBe(null);
});
