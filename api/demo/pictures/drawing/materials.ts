/** The materials of products, lit from the upper left. Each gives a paint value or ready markup. */
import type { Tones } from "../vocabulary.ts";
import type { Look } from "./look.ts";
import type { Pen } from "./pen.ts";
import { circle, ellipse, rect, repeat } from "./shapes.ts";

/** A matte flat face. */
export const matte = ({ pen, tones: t }: Look): string => pen.linear("diagonal", t.light, `${t.base}@45`, t.dark);

/** A matte face seen from above, brighter at its far edge. */
export const top = ({ pen, tones: t }: Look): string => pen.linear("down", t.light, t.base);

/** A face that looks away from the light. */
export const shade = ({ pen, tones: t }: Look): string => pen.linear("down", t.dark, t.deep);

/** An upright cylinder: a highlight left of the middle, dark at both sides and a rim of reflected light. */
export const cylinder = ({ pen, tones: t }: Look): string =>
  pen.linear("right", t.dark, `${t.base}@10`, `${t.light}@28`, `${t.base}@55`, `${t.dark}@92`, t.base);

/** A cylinder lying down. */
export const tube = ({ pen, tones: t }: Look): string =>
  pen.linear("down", t.base, `${t.light}@20`, `${t.base}@50`, `${t.dark}@92`, t.base);

/** A ball. */
export const ball = ({ pen, tones: t }: Look): string =>
  pen.radial(0.34, 0.28, 0.78, t.rim, `${t.light}@22`, `${t.base}@58`, t.dark);

/** A polished metal band, darker and lighter in turn. */
export const steel = (pen: Pen, direction: "down" | "right" = "right"): string =>
  pen.linear(direction, "#8e96a1", "#f3f5f7@18", "#b4bbc4@42", "#e6e9ed@66", "#767e89");

/** The same for a band in the product's own colour. */
export const metal = ({ pen, tones: t }: Look, direction: "down" | "right" = "right"): string =>
  pen.linear(direction, t.dark, `${t.rim}@14`, `${t.base}@40`, `${t.light}@66`, t.dark);

/** Dark glass, never quite black so that it parts from a dark page. */
export const glass = (pen: Pen): string => pen.linear("diagonal", "#343a46", "#14171d@45", "#0a0c10");

/** The outline that parts a body from the page: rim light on dark colours, shadow on light ones. */
export function edge({ pen, tones: t, light }: Look, width = 2): string {
  const paint = light
    ? pen.linear("diagonal", t.dark, t.deep)
    : pen.linear("diagonal", t.rim, `${t.light}@55`, t.light);
  return `stroke="${paint}" stroke-width="${width}"`;
}

/** A soft shadow where the product touches the ground. */
export function shadow(pen: Pen, cx: number, cy: number, rx: number, ry = 16, strength = 0.5): string {
  const paint = pen.radial(0.5, 0.5, 0.5, `#0b1220/${strength}`, `#0b1220@55/${strength * 0.35}`, "#0b1220/0");
  return ellipse(cx, cy, rx, ry, paint);
}

/** The light of a window on glass: a slanted veil over the left of a box. */
export function sheen(pen: Pen, x: number, y: number, w: number, h: number, strength = 0.2): string {
  const paint = pen.linear("diagonal", `#ffffff/${strength}`, "#ffffff@70/.02");
  return `<path d="M${x} ${y}h${Math.round(w * 0.62)}L${Math.round(x + w * 0.3)} ${y + h}H${x}Z" fill="${paint}"/>`;
}

/** A camera lens with its ring, coatings and catch lights. */
export function lensEye(pen: Pen, cx: number, cy: number, r: number, ring = steel(pen)): string {
  return (
    circle(cx, cy, r, ring) +
    circle(cx, cy, r * 0.86, "#0b0d11") +
    circle(cx, cy, r * 0.62, pen.radial(0.4, 0.36, 0.7, "#5d79b8", "#27305c@35", "#0d1020@75", "#05060a")) +
    ellipse(cx + r * 0.16, cy + r * 0.24, r * 0.24, r * 0.18, "#7a5bd0", 'opacity=".35"') +
    circle(cx - r * 0.2, cy - r * 0.22, r * 0.13, "#fff", 'opacity=".85"')
  );
}

/** A turning knob with a mark at its upper right. */
export function knob({ pen, tones: t }: Look, cx: number, cy: number, r: number): string {
  return (
    ellipse(cx, cy + r * 0.16, r * 1.06, r * 1.04, "#0b1220", 'opacity=".28"') +
    circle(cx, cy, r, pen.linear("diagonal", t.rim, t.dark)) +
    circle(cx, cy, r * 0.84, pen.linear("diagonal", t.light, t.base, t.dark)) +
    `<path d="M${cx + Math.round(r * 0.3)} ${cy - Math.round(r * 0.3)}l${Math.round(r * 0.25)} ${-Math.round(r * 0.25)}" stroke="${t.rim}" stroke-width="${Math.max(2, Math.round(r * 0.12))}" stroke-linecap="round"/>`
  );
}

/** A small round metal button, cap or screw head in the product's colour. */
export const stud = ({ pen, tones: t }: Look, cx: number, cy: number, r: number): string =>
  circle(cx, cy, r, pen.linear("diagonal", t.rim, `${t.base}@50`, t.dark), `stroke="${t.deep}" stroke-opacity=".5"`);

/** Slits one below the other. */
export function slits(x: number, y: number, w: number, count: number, step: number, colour: string, thick = 3): string {
  return repeat(count, (i) => rect(x, y + i * step, w, thick, thick / 2, colour));
}

/** The tones of unpainted dark plastic and rubber, which go with every colour. */
export const RUBBER: Tones = { rim: "#8b919c", light: "#484c55", base: "#2c2f36", dark: "#1b1d22", deep: "#0e0f12" };
