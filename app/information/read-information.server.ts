import type { AppLoadContext } from "@remix-run/cloudflare";
import { wordsFor } from "#app/i18n/translate.server.ts";
import { interpolate } from "#app/i18n/words.ts";
import type { InformationPageName } from "./pages.ts";
import { siteValues } from "./site-values.server.ts";
import { fillText } from "./text.ts";
import { INFORMATION_TEXTS } from "./texts.server.ts";

/** Data of an information page: its text in the page's language, with the shop's facts and the numbers of its rules. */
export function readInformation({ language, shop, url }: AppLoadContext, page: InformationPageName) {
  const values = siteValues(shop);
  const text = fillText(INFORMATION_TEXTS[language][page], (sentence) => interpolate(sentence, values));
  return {
    ...text,
    page,
    canonical: new URL(`/${page}`, url).href,
    words: wordsFor(language, "information"),
  };
}
