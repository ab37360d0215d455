import { dimensioned } from "./drawing/dimensions.ts";
import { heroOf, type Look, look, mix } from "./drawing/look.ts";
import type { Pen } from "./drawing/pen.ts";
import { rect } from "./drawing/shapes.ts";
import { PRODUCTS } from "./kinds/all.ts";
import type { Colour, Kind } from "./vocabulary.ts";

/** Wraps `content` and the definitions it used into an SVG document of the given size. */
export function svg(pen: Pen, width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${pen.defs()}${content}</svg>`;
}

/** The backdrop of a close-up: the product's own colour, far out of focus. */
function backdrop({ pen, tones: t, light }: Look): string {
  const [near, far] = light
    ? [mix(t.base, "#8d97a8", 0.4), mix(t.deep, "#3a4252", 0.45)]
    : [mix(t.rim, "#e6eaf1", 0.55), mix(t.light, "#aab3c2", 0.6)];
  return rect(0, 0, 600, 600, 28, pen.linear("diagonal", near, far));
}

/** A close look at a square of another view, as a photograph with a backdrop of its own. */
function closeUp(l: Look, drawing: string, x: number, y: number, size: number): string {
  const scale = Math.round((600 / size) * 1000) / 1000;
  const zoomed = `<g transform="scale(${scale})translate(${-x} ${-y})">${drawing}</g>`;
  return backdrop(l) + l.pen.clip(rect(0, 0, 600, 600, 28, ""), zoomed);
}

/**
 * One picture of a product, 600 units square.
 * @param view 1 hero, 2 back or side, 3 close detail, 4 with its size
 */
export function drawProduct(kind: Kind, variant: number, colour: Colour, view: number): string {
  const l = look(variant, colour.tones);
  const product = PRODUCTS[kind];
  if (view === 2) return svg(l.pen, 600, 600, product.back(l));
  if (view === 3) {
    const [of, x, y, size] = product.detail(variant);
    return svg(l.pen, 600, 600, closeUp(l, product[of](l), x, y, size));
  }
  if (view === 4) {
    const { draw, box, mm } = product.size(variant);
    return svg(l.pen, 600, 600, dimensioned(draw(l), box, mm));
  }
  return svg(l.pen, 600, 600, heroOf(product, l));
}
