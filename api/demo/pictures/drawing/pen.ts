/**
 * Gradients, patterns and clips of one SVG document. Equal definitions are written once, ids
 * are short, and `defs()` gives them all back for the document's head.
 */

/**
 * A gradient stop: `#rrggbb`, then optionally `@percent` (default: evenly spread) and `/opacity`, e.g. `#fff@30/.5`.
 */
export type Stop = string;

export type Direction = "down" | "right" | "diagonal" | "rising";

/** The attributes of a gradient vector that differ from SVG's own, which runs to the right. */
const AXES: Record<Direction, string> = {
  down: ' x2="0" y2="1"',
  right: "",
  diagonal: ' x2="1" y2="1"',
  rising: ' y1="1" y2="0"',
};

/** Rounds to a tenth, the precision of every coordinate: a tenth of a unit is invisible and digits are page weight. */
export const n = (value: number): number => Math.round(value * 10) / 10;

function stopMarkup(stop: Stop, index: number, count: number): string {
  const [, colour = "#000", at, opacity] = /^(#[0-9a-f]+)(?:@([\d.]+))?(?:\/([\d.]+))?$/.exec(stop) ?? [];
  const percent = at === undefined ? n((index * 100) / Math.max(1, count - 1)) : Number(at);
  const offset = percent === 0 ? "" : ` offset="${n(percent) / 100}"`;
  return `<stop${offset} stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`;
}

/** Makes the paint values of one document and collects their definitions. */
export class Pen {
  readonly #ids = new Map<string, string>();

  /** A linear gradient over the shape's own box, as a paint value. */
  linear(direction: Direction, ...stops: Stop[]): string {
    return this.#paint(`<linearGradient id=""${AXES[direction]}>${this.#stops(stops)}</linearGradient>`);
  }

  /** A radial gradient in fractions of the shape's own box, as a paint value. */
  radial(cx: number, cy: number, r: number, ...stops: Stop[]): string {
    return this.#paint(`<radialGradient id="" cx="${cx}" cy="${cy}" r="${r}">${this.#stops(stops)}</radialGradient>`);
  }

  /** A field of dots `step` apart, for loudspeaker cloth, grilles and air outlets, as a paint value. */
  dots(step: number, radius: number, colour: string): string {
    const half = n(step / 2);
    return this.#paint(
      `<pattern id="" width="${step}" height="${step}" patternUnits="userSpaceOnUse">` +
        `<circle cx="${half}" cy="${half}" r="${radius}" fill="${colour}"/></pattern>`,
    );
  }

  /** Stripes `step` apart and `thick` wide (`across` the x axis or down it), as a paint value. */
  stripes(step: number, thick: number, colour: string, direction: "across" | "upright" = "across"): string {
    const [w, h, rw, rh] = direction === "across" ? [9, step, 9, thick] : [step, 9, thick, 9];
    return this.#paint(
      `<pattern id="" width="${w}" height="${h}" patternUnits="userSpaceOnUse">` +
        `<rect width="${rw}" height="${rh}" fill="${colour}"/></pattern>`,
    );
  }

  /** Keeps `content` inside `outline` (markup of one shape). */
  clip(outline: string, content: string): string {
    const id = this.#define(`<clipPath id="">${outline.replace(/ (?:fill|stroke)="[^"]*"/g, "")}</clipPath>`);
    return `<g clip-path="url(#${id})">${content}</g>`;
  }

  /** Every definition used so far, for the head of the document. */
  defs(): string {
    const all = [...this.#ids].map(([markup, id]) => markup.replace('id=""', `id="${id}"`));
    return all.length === 0 ? "" : `<defs>${all.join("")}</defs>`;
  }

  #stops(stops: Stop[]): string {
    return stops.map((stop, index) => stopMarkup(stop, index, stops.length)).join("");
  }

  #paint(markup: string): string {
    return `url(#${this.#define(markup)})`;
  }

  #define(markup: string): string {
    const known = this.#ids.get(markup);
    if (known !== undefined) return known;
    const count = this.#ids.size;
    const id = String.fromCharCode(97 + (count % 26)) + (count < 26 ? "" : Math.floor(count / 26));
    this.#ids.set(markup, id);
    return id;
  }
}
