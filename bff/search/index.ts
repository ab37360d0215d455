/**
 * Search: what a text means. Nothing outside this folder imports any other file of it
 * (`tests/architecture/imports.test.ts`).
 */
export { correctedRest, correctedWord, doubtfulWord, halvesOf, unknownWords } from "./corrections.ts";
export type { ShopPage } from "./hints.ts";
export { foldLetters, skeleton } from "./letters.ts";
export { type CatalogueNames, type NamedCategory, placeOf, ShopVocabulary } from "./names.ts";
export { hasWords, respelled } from "./spellings.ts";
export { cyrillicGuesses, latinGuess, MAX_GUESSES } from "./transliteration.ts";
export { type Reading, textOf, textWithout, understand } from "./understand.ts";
export { ListVocabulary } from "./values.ts";
