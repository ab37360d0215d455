import { mn } from "./mn/index.ts";
import { isWordKey, type Language, translator } from "./translate.server.ts";
import type { WordKey } from "./words.ts";

/** Without what differs between servers: letter case, spaces, and the marks around it. */
const plain = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/^[\s….]+|[\s….!]+$/g, "");

const inMongolian = translator("mn");
const KNOWN: ReadonlyMap<string, WordKey> = new Map(
  ["account.refused", "forgot.refused", ...Object.keys(mn.refusals).map((name) => `refusals.${name}`)]
    .filter(isWordKey)
    .map((key) => [plain(inMongolian(key)), key]),
);

/**
 * What the shop API has said to the shopper, which it does in Mongolian only: its own words, and on an English page
 * those of the catalogue where it has the sentence. Another one stays as it is; the page marks it as Mongolian.
 * @param otherwise the sentence for an API that has said nothing
 */
export function apiSentence(language: Language, sentence: string, otherwise: WordKey): string {
  const t = translator(language);
  const said = sentence.trim();
  if (!said) return t(otherwise);
  const known = language === "mn" ? undefined : KNOWN.get(plain(said));
  return known ? t(known) : said;
}
