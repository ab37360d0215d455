import { createElement, Fragment } from "react";
import { MixedText, useLangOf } from "#app/i18n/catalogue-text.tsx";
import { unbroken } from "#app/i18n/no-breaks.ts";

/** A product's name whose short hyphenated words ("USB-C") and units do not break. */
export function Name({ children }: { children: string }) {
  const lang = useLangOf()(children);
  const parts = unbroken(children);
  // Passed as arguments, not as an array: parts of one text have no keys.
  return lang ? createElement("span", { lang }, ...parts) : createElement(Fragment, null, ...parts);
}

/** A sentence whose short hyphenated words, the shop's phone among them, do not break; else as `MixedText`. */
export function Sentence({ children }: { children: string }) {
  return createElement(Fragment, null, ...unbroken(children, (text) => createElement(Run, { text })));
}

const Run = ({ text }: { text: string }) => <MixedText>{text}</MixedText>;
