import { createElement, Fragment } from "react";
import { useLangOf } from "#app/i18n/catalogue-text.tsx";

/** A hyphenated word that is short enough to fit even the narrowest card. */
const HYPHENATED = /(\S{1,8}-\S{1,8}(?!\S))/;

/**
 * A product's name whose short hyphenated words ("USB-C") do not break. By markup, so that copied text, screen readers
 * and search engines get the plain name.
 */
export function Name({ children }: { children: string }) {
  const lang = useLangOf()(children);
  const parts = children
    .split(HYPHENATED)
    .map((part, index) => (index % 2 === 0 ? part : createElement("span", { className: "nowrap" }, part)));
  // Passed as arguments, not as an array: parts of one text have no keys.
  return lang ? createElement("span", { lang }, ...parts) : createElement(Fragment, null, ...parts);
}
