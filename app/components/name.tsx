import { createElement, Fragment, type ReactNode } from "react";
import { MixedText, useLangOf } from "#app/i18n/catalogue-text.tsx";

/** A hyphenated word that is short enough to fit even the narrowest card. */
const HYPHENATED = /(\S{1,8}-\S{1,8}(?!\S))/;

/**
 * By markup, so that copied text, screen readers and search engines get the plain words.
 * @param drawn how a part is drawn
 */
const unbroken = (text: string, drawn: (part: string) => ReactNode): ReactNode[] =>
  text
    .split(HYPHENATED)
    .map((part, index) =>
      index % 2 === 0 ? drawn(part) : createElement("span", { className: "nowrap" }, drawn(part)),
    );

/** A product's name whose short hyphenated words ("USB-C") do not break. */
export function Name({ children }: { children: string }) {
  const lang = useLangOf()(children);
  const parts = unbroken(children, (part) => part);
  // Passed as arguments, not as an array: parts of one text have no keys.
  return lang ? createElement("span", { lang }, ...parts) : createElement(Fragment, null, ...parts);
}

/** A sentence whose short hyphenated words, the shop's phone among them, do not break; else as `MixedText`. */
export function Sentence({ children }: { children: string }) {
  return createElement(Fragment, null, ...unbroken(children, (text) => createElement(Run, { text })));
}

const Run = ({ text }: { text: string }) => <MixedText>{text}</MixedText>;
