import type { Tones } from "../vocabulary.ts";
import { Pen } from "./pen.ts";

/** The input of a drawing: the pen of its document, the design variant, the colour. */
export type Look = {
  pen: Pen;
  variant: number;
  tones: Tones;
  /** Whether the colour is a light one: light bodies are outlined by their shadow, dark ones by their rim light. */
  light: boolean;
};

/** Left, top, width and height in drawing units. */
export type Box = readonly [x: number, y: number, w: number, h: number];

/** Two pictures of a product and how its other two are made from them. All draw in a square of 600 units. */
export type Product = {
  /** View 1: how it stands on a card. */
  hero: (look: Look) => string;
  /** The square of `hero` that is shown, where it is not the whole: left, top and size. Keeps small things large. */
  frame?: (variant: number) => readonly [x: number, y: number, size: number] | undefined;
  /** View 2: its back, its side, or opened. */
  back: (look: Look) => string;
  /** View 3: the square of a drawing that is worth a close look: whose, left, top and size. */
  detail: (variant: number) => readonly [of: "hero" | "back", x: number, y: number, size: number];
  /** View 4: the object that the size labels embrace, where it stands in its drawing, and its real size in mm. */
  size: (variant: number) => {
    draw: (look: Look) => string;
    box: Box;
    mm: readonly [width: number, height: number];
  };
};

/** The hero drawing of a product, framed in its square of 600 units. */
export function heroOf(product: Product, l: Look): string {
  const drawing = product.hero(l);
  const [x, y, size] = product.frame?.(l.variant) ?? [0, 0, 600];
  if (x === 0 && y === 0 && size === 600) return drawing;
  return `<g transform="scale(${Math.round((600 / size) * 1000) / 1000})translate(${-x} ${-y})">${drawing}</g>`;
}

/** Perceived brightness of `#rrggbb`, 0 to 1. */
function brightness(hex: string): number {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5);
}

/** Mixes two `#rrggbb` colours; `share` of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const channel = (at: number): string => {
    const a = Number.parseInt(first.slice(at, at + 2), 16);
    const b = Number.parseInt(second.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** A look on a fresh document, or on the `pen` of a document that holds several drawings. */
export function look(variant: number, tones: Tones, pen = new Pen()): Look {
  return { pen, variant, tones, light: brightness(tones.base) > 0.6 };
}

/** One of six by design variant. */
export function pick<T>({ variant }: { variant: number }, ...choices: readonly [T, ...T[]]): T {
  return choices[variant % choices.length] ?? choices[0];
}
