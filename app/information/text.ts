/** The texts of information pages, as the build reads them from Markdown (scripts/information-texts.ts). */

import type { PaymentMethod } from "#bff/domain/payment-methods.ts";

/** A run of text: plain, emphasised, or a link. It may hold `{{values}}`. */
export type Inline = string | { strong: string } | { href: string; text: string };

export type Block =
  | { kind: "paragraph"; content: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

export interface InformationText {
  title: string;
  /** For search engines, 50 to 160 letters. */
  description: string;
  /** `cards` draws each section as a card beside the others. */
  layout: "text" | "cards";
  sections: Section[];
}

export interface Section {
  heading: string;
  /** Payment methods of which the shop must offer one for the section to be shown; undefined: it always is. */
  payments?: PaymentMethod[];
  blocks: Block[];
}

/**
 * A text with its `{{values}}` filled in.
 * @param fill puts the values into one sentence
 */
export function fillText(text: InformationText, fill: (sentence: string) => string): InformationText {
  const inline = (part: Inline): Inline => {
    if (typeof part === "string") return fill(part);
    if ("strong" in part) return { strong: fill(part.strong) };
    return { href: fill(part.href), text: fill(part.text) };
  };
  const inlines = (parts: Inline[]) => parts.map(inline);
  const block = (each: Block): Block => {
    if (each.kind === "paragraph") return { ...each, content: inlines(each.content) };
    if (each.kind === "list") return { ...each, items: each.items.map(inlines) };
    return { ...each, head: each.head.map(inlines), rows: each.rows.map((row) => row.map(inlines)) };
  };
  return {
    ...text,
    title: fill(text.title),
    description: fill(text.description),
    sections: text.sections.map((section) => ({
      ...section,
      heading: fill(section.heading),
      blocks: section.blocks.map(block),
    })),
  };
}
