import { refusalsWords } from "./refusals.server.ts";
import { isWordKey, type Language, translator, type WordKey } from "./translate.server.ts";

/** Without what differs between servers: letter case, spaces, and the marks around it. */
const plain = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/^[\s….]+|[\s….!]+$/g, "");

const inMongolian = translator("mn");
const KNOWN: ReadonlyMap<string, WordKey> = new Map(
  ["account.refused", "forgot.refused", ...Object.keys(refusalsWords.mn).map((name) => `refusals.${name}`)]
    .filter(isWordKey)
    .map((key) => [plain(inMongolian(key)), key]),
);

/**
 * A sentence of the shop API for the shopper. The API has Mongolian only: on an English page the catalogue's
 * translation is used, if there is one; otherwise the sentence is unchanged, and the page marks it as Mongolian.
 * @param otherwise the sentence if the API sent none
 */
export function apiSentence(language: Language, sentence: string, otherwise: WordKey): string {
  const t = translator(language);
  const said = sentence.trim();
  if (!said) return t(otherwise);
  const known = language === "mn" ? undefined : KNOWN.get(plain(said));
  return known ? t(known) : said;
}
