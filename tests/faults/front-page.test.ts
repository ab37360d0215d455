/** The front page's sections fail one by one: a section without its data is left out, and nothing else. */
import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const AD = { picture: "ad.png", href: "https://partner.test/", mn: "Түншийн санал", en: "A partner's offer" };

const shop = sharedFaultyShop({ SIDE_ADS: JSON.stringify([AD]) });

/** Where the page prints what a field of the front page's answer holds. */
const SECTIONS: Record<string, { path: string; place: string }> = {
  homeBanner: { path: "/", place: ".hero" },
  quickCategory: { path: "/", place: ".tiles" },
  specialProduct: { path: "/", place: ".deal" },
  featuredProduct: { path: "/", place: "#lists .card" },
  discountProduct: { path: "/?tab=discounted", place: "#lists .card" },
  topRatedProduct: { path: "/?tab=top-rated", place: "#lists .card" },
  randomCategory: { path: "/", place: "#categories" },
  random: { path: "/", place: "#categories" },
  banners: { path: "/", place: ".offer-row" },
};
/** Sections whose data come from other answers. */
const BESIDES = [".partners", "#lists .tabs", "header .search", "footer .payments"];

const ODD = [undefined, null, "odd", { rows: 1 }, [null, 7, {}]];

/** The fake API has none by default. */
const BANNERS = [{ id: 1, title: "Намар", description: "Хямдрал", image: "banner.png", subId: 1 }];

/** A page as it is while a field of the answer is odd. */
async function openWith(path: string, change: object): Promise<HTMLElement> {
  shop.api.alter((name, answer) => (name === "homePage" ? { ...answer, banners: BANNERS, ...change } : answer));
  await shop.restart();
  const { status, page } = await new PlainBrowser(shop.origin).open(path);
  expect(status).toBe(200);
  return page;
}

test.each(Object.entries(SECTIONS))("without %s", async (field, { path, place }) => {
  const others = Object.values(SECTIONS).filter((section) => section.path === path && section.place !== place);
  const places = [...new Set([...others.map((section) => section.place), ...BESIDES])];
  const turn = Object.keys(SECTIONS).indexOf(field);
  for (const odd of ODD.filter((_, place) => (place + turn) % 8 === 0)) {
    const page = await openWith(path, { [field]: odd });
    const label = `${field} is ${JSON.stringify(odd)}`;
    expect(page.querySelector(place), label).toBeNull();
    expect(
      places.filter((other) => !page.querySelector(other)),
      label,
    ).toEqual([]);
  }
  expect((await openWith(path, {})).querySelector(place), "with it").not.toBeNull();
});

test("side ads stand beside the banners, or alone, and lead out in the page's language", async () => {
  for (const banners of [BANNERS, []]) {
    const page = await openWith("/", { banners });
    const link = page.querySelector(".offers .partners a");
    expect(link?.getAttribute("href")).toBe(AD.href);
    expect(link?.textContent).toBe(AD.mn);
    expect(page.querySelectorAll(".offer-row")).toHaveLength(banners.length);
  }
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/language/en?next=%2F");
  expect(browser.visit.page.querySelector(".partners a")?.textContent).toBe(AD.en);
});
