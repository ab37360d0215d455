/** The sentences of shared links' preview pictures (bff/og). */

import { type Translate, translator } from "#app/i18n/translate.server.ts";
import { interpolate } from "#app/i18n/words.ts";
import { offeredPages } from "#app/information/pages.ts";
import { siteValues } from "#app/information/site-values.server.ts";
import { INFORMATION_TEXTS } from "#app/information/texts.server.ts";
import type { PageContext } from "#bff/client.ts";
import { formatNumber } from "#bff/domain/money.ts";
import { type PageFacts, sharedPictureAddress } from "#bff/domain/shared-picture.ts";
import type { SharedShop, SharedWords, WordsOf } from "#bff/views/shared-card.ts";

/** Pages beside the information pages that have a picture of their own, and what it says. */
const PAGES = {
  home: (t, { name }) => ({ title: t("shell.siteTitle", { shop: name }), note: t("shell.siteDescription") }),
  brands: (t) => ({ title: t("lists.brandsTitle"), note: "" }),
  "new-arrival": (t) => ({ title: t("lists.newArrivals"), note: "" }),
  "top-20": (t) => ({ title: t("lists.topTitle"), note: "" }),
  trend: (t) => ({ title: t("lists.trendTitle"), note: "" }),
  contact: (t, { address, phone }) => ({ title: t("contact.title"), note: `${address}\n${phone}` }),
} satisfies Record<string, (t: Translate, shop: SharedShop) => PageFacts>;

const isPage = (name: string): name is keyof typeof PAGES => Object.hasOwn(PAGES, name);

/** The sentences of a language, with the shop's facts in them. */
export const sharedWords: WordsOf = (language, shop): SharedWords => {
  const t = translator(language);
  return {
    total: ({ count, over }) => t(over ? "listing.totalOver" : "listing.total", { total: formatNumber(count) }),
    page: (name) => {
      if (isPage(name)) return PAGES[name](t, shop);
      const page = offeredPages(shop.paymentMethods).find((one) => one === name);
      if (!page) return null;
      const { title, description } = INFORMATION_TEXTS[language][page];
      const values = siteValues(shop);
      return { title: interpolate(title, values), note: interpolate(description, values) };
    },
  };
};

/**
 * The address of a page's picture, with the shop's origin.
 * @param name of a page that has one; for another it is undefined, and the shop's own picture stands for it
 */
export function pagePicture({ language, shop, url }: Pick<PageContext, "language" | "shop" | "url">, name: string) {
  const facts = sharedWords(language, shop).page(name);
  return facts ? new URL(sharedPictureAddress("page", name, language, facts), url).href : undefined;
}
