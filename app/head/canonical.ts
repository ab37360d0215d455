/** Addresses of pages as search engines are to know them (decision 0206). */
import type { PageContext } from "#bff/client.ts";
import { addressIn, LANGUAGES, withoutLanguage } from "#bff/rules/language.ts";

/**
 * The page's one clean address in the language of this answer, with its origin.
 * @param path of the page, without the parameter of the language
 */
export function canonicalOf({ language, url }: Pick<PageContext, "language" | "url">, path: string): string {
  return addressIn(language, new URL(path, url).href);
}

/** A page's addresses by language; `x-default` is for readers of any other. */
export function alternatesOf(canonical: string): [language: string, address: string][] {
  const clean = withoutLanguage(canonical);
  return [
    ...LANGUAGES.map((language): [string, string] => [language, addressIn(language, clean)]),
    ["x-default", clean],
  ];
}
