/** Pieces of Markdown (CommonMark, with tables as GitHub has them). */

/** A text of the catalogue as one line in which nothing is markup. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>|#~!]/g, "\\$&");
}

/** A link with a text of the catalogue; a bracket in its address would end it. */
export const link = (text: string, address: string): string =>
  `[${plain(text)}](${address.replaceAll("(", "%28").replaceAll(")", "%29")})`;

/** A list; empty texts are left out. */
export const bullets = (lines: readonly (string | null | undefined | false)[]): string =>
  lines
    .filter(Boolean)
    .map((line) => `- ${line}\n`)
    .join("");

/** A part of a page under its heading; nothing where it has no text. */
export const section = (heading: string, text: string): string => (text ? `\n## ${plain(heading)}\n\n${text}` : "");
