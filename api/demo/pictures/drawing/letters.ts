/**
 * A small stroke alphabet, because a picture used as an image cannot load a font: capitals and digits on a grid 14
 * units high, drawn as one path.
 */
const GLYPHS: Record<string, readonly [width: number, d: string]> = {
  A: [11, "M0 14L5.5 0L11 14M2 9H9"],
  B: [9, "M0 7H5.5A3.5 3.5 0 0 0 5.5 0H0V14H5.7A3.5 3.5 0 0 0 5.5 7"],
  C: [11, "M11 3A6.5 7 0 1 0 11 11"],
  D: [10, "M0 0V14H4A6 7 0 0 0 4 0Z"],
  E: [8, "M8 0H0V14H8M0 7H7"],
  F: [8, "M8 0H0V14M0 7H7"],
  G: [11, "M11 3A6.5 7 0 1 0 11.3 9V7.5H7"],
  H: [10, "M0 0V14M10 0V14M0 7H10"],
  I: [0, "M0 0V14"],
  J: [7, "M7 0V10A3.5 4 0 0 1 0 10"],
  K: [9, "M0 0V14M9 0L0 8.5M3 6L9 14"],
  L: [7, "M0 0V14H7"],
  M: [12, "M0 14V0L6 9L12 0V14"],
  N: [10, "M0 14V0L10 14V0"],
  O: [13, "M6.5 0A6.5 7 0 1 0 6.5 14A6.5 7 0 1 0 6.5 0Z"],
  P: [9, "M0 14V0H5A4 4 0 0 1 5 8H0"],
  Q: [13, "M6.5 0A6.5 7 0 1 0 6.5 14A6.5 7 0 1 0 6.5 0ZM8.5 10L13 14.5"],
  R: [9, "M0 14V0H5A4 4 0 0 1 5 8H0M5 8L9 14"],
  S: [8.5, "M8 2.5C7 .5 1 -1 .6 3.4C.3 7.6 8.4 6 8.3 10.6C8 15 1.4 14.6 .2 11.3"],
  T: [10, "M0 0H10M5 0V14"],
  U: [10, "M0 0V9A5 5 0 0 0 10 9V0"],
  V: [11, "M0 0L5.5 14L11 0"],
  W: [16, "M0 0L4 14L8 2L12 14L16 0"],
  X: [10, "M0 0L10 14M10 0L0 14"],
  Y: [10, "M0 0L5 7.5L10 0M5 7.5V14"],
  Z: [9, "M0 0H9L0 14H9"],
  "0": [9, "M4.5 0A4.5 7 0 1 0 4.5 14A4.5 7 0 1 0 4.5 0Z"],
  "1": [4, "M0 2.5L4 0V14"],
  "2": [8, "M0 3A4 3.8 0 0 1 8 3.8C8 7 0 10 0 14H8"],
  "3": [8, "M0 0H8L3.6 5.5A4.2 4.2 0 1 1 0 11.5"],
  "4": [9, "M7 14V0L0 10H9"],
  "5": [8, "M7.5 0H1.2L.6 6A4.3 4.3 0 1 1 0 12"],
  "6": [8.6, "M6.5 0L1 7.4A4.3 4.4 0 1 0 4.3 5.3"],
  "7": [8, "M0 0H8L2.6 14"],
  "8": [8.6, "M4.3 6.6A3.3 3.3 0 1 0 4.3 0A3.3 3.3 0 1 0 4.3 6.6A3.7 3.7 0 1 0 4.3 14A3.7 3.7 0 1 0 4.3 6.6"],
  "9": [8.6, "M2.1 14L7.6 6.6A4.3 4.4 0 1 0 4.3 8.7"],
  ":": [0, "M0 4V4.1M0 10V10.1"],
  "-": [6, "M0 8H6"],
  ".": [0, "M0 13.9V14"],
  " ": [5, ""],
};

/** How wide `text` runs in grid units, letters `gap` apart. */
export function textWidth(text: string, gap = 4): number {
  const widths = [...text].map((letter) => GLYPHS[letter]?.[0] ?? 0);
  return widths.reduce((sum, width) => sum + width + gap, -gap);
}

/** `text` with its upper left at (x, y), `height` units high; letters that the alphabet lacks leave no mark. */
export function lettering(
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  { weight = 1.6, gap = 4, extra = "" }: { weight?: number; gap?: number; extra?: string } = {},
): string {
  const scale = Math.round((height / 14) * 1000) / 1000;
  let at = 0;
  let drawn = "";
  for (const letter of text) {
    const [width, d] = GLYPHS[letter] ?? [0, ""];
    drawn += d === "" ? "" : `<path d="${d}"${at === 0 ? "" : ` transform="translate(${Math.round(at * 10) / 10})"`}/>`;
    at += width + gap;
  }
  const tail = extra === "" ? "" : ` ${extra}`;
  return `<g transform="translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})scale(${scale})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"${tail}>${drawn}</g>`;
}

/** The same, centred on `cx`. */
export function centred(
  text: string,
  cx: number,
  y: number,
  height: number,
  colour: string,
  style: { weight?: number; gap?: number; extra?: string } = {},
): string {
  const half = (textWidth(text, style.gap) * height) / 28;
  return lettering(text, cx - half, y, height, colour, style);
}
