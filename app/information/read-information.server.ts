import type { AppLoadContext } from "@remix-run/cloudflare";
import { canonicalOf } from "#app/head/canonical.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { errorPage } from "#bff/client.ts";
import { type InformationPageName, offeredPages } from "./pages.ts";
import { siteValues } from "./site-values.server.ts";
import { fillText } from "./text.ts";
import { INFORMATION_TEXTS } from "./texts.server.ts";

/**
 * Data of an information page: its text in the page's language, with the shop's facts and the numbers of its rules.
 * @throws a 404 for a page of payment methods that the shop does not offer
 */
export function readInformation(context: AppLoadContext, page: InformationPageName) {
  const { language, shop, url } = context;
  const pages = offeredPages(shop.paymentMethods);
  if (!pages.includes(page)) throw errorPage("not-found");
  const values = siteValues(shop);
  const text = fillText(INFORMATION_TEXTS[language][page], (sentence) => interpolate(sentence, values));
  return {
    ...text,
    sections: text.sections
      .filter(({ payments }) => !payments || payments.some((method) => shop.paymentMethods.includes(method)))
      .map(({ heading, blocks }) => ({ heading, blocks })),
    pages,
    canonical: canonicalOf({ language, url }, `/${page}`),
  };
}
