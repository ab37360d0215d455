/** A text as the build reads it from Markdown (markdown.vite.ts). */
export interface Text {
  title: string;
  /** For search engines, 50 to 160 letters. */
  description: string;
  /** Its place in the lists that lead to the texts. */
  order: string;
  /** `cards` draws each section as a card beside the others. */
  layout?: "cards";
  /** The shop must offer one of these payment methods for the page to be there, as it must for a section. */
  payments?: string;
  sections: Section[];
}

/** What stands under one `##`: `## Heading {mcredit, storepay}` is for shops with one of these payment methods. */
export interface Section {
  heading: string;
  payments?: string;
  tokens: Token[];
}

/**
 * A part of a text as `marked` names it, of which only these fields are kept. No interface: Remix's types of data take
 * only a type for plain data.
 */
export type Token = {
  type: string;
  text: string;
  tokens?: Token[];
  href?: string;
  ordered?: boolean;
  items?: Token[];
  header?: Token[];
  rows?: Token[][];
};
