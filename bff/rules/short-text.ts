/**
 * Shortens a text for a place with little room, such as a notice: at the end of a word where one is near, never within
 * a letter, with an ellipsis.
 * @param longest what may be left, the ellipsis included, in UTF-16 units
 * @returns the text as it is, where it fits
 */
export function shortText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const whole = lettersWithin(text, longest - 1);
  // A word that goes on is left out, unless little would be left without it.
  const words = /\s/.test(text.charAt(whole.length)) ? whole : whole.replace(/\s+\S*$/, "");
  return `${(words.length >= longest / 2 ? words : whole).replace(/[\s,.:;–-]+$/, "")}…`;
}

function lettersWithin(text: string, longest: number): string {
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > longest) break;
    kept += segment;
  }
  return kept;
}
