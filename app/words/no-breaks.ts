import { createElement, type ReactNode } from "react";
import { withoutBreaks } from "#bff/rules/no-breaks.ts";

/** A hyphenated word that is short enough to fit even the narrowest card, and a unit with a slash ("МБ/с"). */
const JOINED = /(\S{1,8}-\S{1,8}(?!\S)|\p{L}{1,4}\/\p{L}{1,3}(?!\p{L}))/u;

/**
 * What a browser would break at its hyphen or slash, by markup, so that copied text, screen readers and search engines
 * get the plain words.
 * @param drawn how a part is drawn
 */
export const unbroken = (text: string, drawn = (part: string): ReactNode => part): ReactNode[] =>
  withoutBreaks(text)
    .split(JOINED)
    .map((part, index) =>
      index % 2 === 0 ? drawn(part) : createElement("span", { className: "nowrap" }, drawn(part)),
    );
