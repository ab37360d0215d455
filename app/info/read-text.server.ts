import type { AppLoadContext } from "@remix-run/cloudflare";
import { canonicalOf } from "#app/head/canonical.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { errorPage } from "#bff/client.ts";
import { isOffered, listedTexts, TEXTS } from "./texts.server.ts";
import type { Text } from "./texts.ts";
import { siteValues } from "./values.server.ts";

/**
 * Data of the page of a text (`context.route` is its address): the text in the page's language, with the shop's facts
 * and the numbers of its rules.
 * @throws a 404 for a text of payment methods that the shop does not offer
 */
export function readText(context: AppLoadContext) {
  const { language, shop, url, route } = context;
  const text = TEXTS[language].get(route.slice(1));
  if (!text || !isOffered(text, shop.paymentMethods)) throw errorPage("not-found");
  const { title, description, layout, sections } = withValues(text, siteValues());
  return {
    ...{ title, description, layout },
    sections: sections
      .filter((section) => isOffered(section, shop.paymentMethods))
      .map(({ heading, tokens }) => ({ heading, tokens })),
    texts: listedTexts(language, shop.paymentMethods),
    canonical: canonicalOf({ language, url }, route),
  };
}

/** A text with its `{{values}}` filled in. */
export const withValues = (text: Text, values: Readonly<Record<string, string>>): Text =>
  JSON.parse(JSON.stringify(text), (_key, value) => (typeof value === "string" ? interpolate(value, values) : value));
