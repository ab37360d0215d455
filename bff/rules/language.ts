/** The languages of the interface, and how an address asks for one (decision 0206). */

/** The first is the default. */
export const LANGUAGES = ["mn", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in all languages. */
export type InEachLanguage = Readonly<Record<Language, string>>;

/**
 * The parameter by which any page's address chooses a language. The front door removes it from the address, so that no
 * page and no form ever sees it.
 */
export const LANGUAGE_PARAMETER = "lang";

/**
 * The language that an address asks for.
 * @returns undefined where it asks for none, or for one that we do not have
 */
export function languageAsked({ searchParams }: URL): Language | undefined {
  const asked = searchParams.get(LANGUAGE_PARAMETER);
  return LANGUAGES.find((language) => language === asked);
}

/**
 * An address without the parameter; its query is written anew only where it has one.
 * @param path with or without an origin, a query or a fragment
 */
export function withoutLanguage(path: string): string {
  const [address = "", ...fragment] = path.split("#");
  const [page = "", ...query] = address.split("?");
  const fields = new URLSearchParams(query.join("?"));
  if (!fields.has(LANGUAGE_PARAMETER)) return path;
  fields.delete(LANGUAGE_PARAMETER);
  return [fields.size > 0 ? `${page}?${fields}` : page, ...fragment].join("#");
}

/**
 * A page's one address in a language: the default one has no parameter.
 * @param clean the page's canonical address, without the parameter
 */
export function addressIn(language: Language, clean: string): string {
  if (language === LANGUAGES[0]) return clean;
  return `${clean}${clean.includes("?") ? "&" : "?"}${LANGUAGE_PARAMETER}=${language}`;
}
