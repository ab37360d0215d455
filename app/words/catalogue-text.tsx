import { createElement, Fragment } from "react";
import { withoutBreaks } from "#bff/rules/no-breaks.ts";
import { unbroken } from "./no-breaks.ts";
import { useLanguage } from "./use-words.ts";

/** Letters that no English word has. */
const CYRILLIC = /[\u0400-\u04FF]/;

/**
 * The language of a text of the catalogue, which the API has in Mongolian only: screen readers read it with another
 * voice, and browsers know what to translate.
 * @returns a function whose answer goes into `lang`: undefined where it is the page's own language
 */
export function useLangOf(): (text: string) => "mn" | undefined {
  const language = useLanguage();
  return (text) => (language !== "mn" && CYRILLIC.test(text) ? "mn" : undefined);
}

/** A text of the catalogue, or what a shopper has typed: in its own language, "USB-C" and "6.7 инч" in one line. */
export function CatalogueText({ children }: { children: string }) {
  const lang = useLangOf()(children);
  // Passed as arguments, not as an array: parts of one text have no keys.
  const parts = unbroken(children);
  return lang ? createElement("span", { lang }, ...parts) : createElement(Fragment, null, ...parts);
}

/** From a Cyrillic letter to the last one, or figure, before the next word of another script. */
const CYRILLIC_WORDS = /([\u0400-\u04FF](?:[\u0400-\u04FF\d\s,.-]*[\u0400-\u04FF\d])?)/;

/** A sentence of the page with texts of the catalogue in it: these in their own language. */
export function MixedText({ children }: { children: string }) {
  const langOf = useLangOf();
  const text = withoutBreaks(children);
  if (!langOf(text)) return text;
  return text.split(CYRILLIC_WORDS).map((part) => <CatalogueText key={part}>{part}</CatalogueText>);
}

/** A sentence whose short hyphenated words, the shop's phone among them, do not break; else as `MixedText`. */
export function Sentence({ children }: { children: string }) {
  return createElement(Fragment, null, ...unbroken(children, (text) => createElement(Run, { text })));
}

const Run = ({ text }: { text: string }) => <MixedText>{text}</MixedText>;
