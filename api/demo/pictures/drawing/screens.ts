/** Pictures on displays, composed from a pattern and a palette, so that screens differ between designs. */

import { sheen } from "./materials.ts";
import type { Pen } from "./pen.ts";
import { circle, path, rect, repeat } from "./shapes.ts";

type Palette = readonly [far: string, near: string, first: string, second: string, third: string];

const PALETTES: readonly [Palette, ...Palette[]] = [
  ["#0f1b4c", "#3b2d8f", "#5e8bff", "#b26bff", "#ff8ac6"],
  ["#e2703f", "#ffc98a", "#e8536a", "#8f3a86", "#3d2464"],
  ["#2358c4", "#8cc8f5", "#123a9e", "#5fe0d8", "#ffd2a6"],
  ["#06332f", "#0d6b5c", "#2fd0a2", "#a6f0b8", "#f1e27a"],
  ["#d77fb8", "#f2b3cf", "#c86bd8", "#7a5bef", "#3a6df0"],
  ["#1a1020", "#5a1840", "#e23d55", "#ff8a48", "#ffd166"],
  ["#6d8db8", "#c9d9ea", "#8aa9cf", "#f0c3a0", "#e8806a"],
  ["#04182b", "#0a4a7a", "#18a0d8", "#5fe0e8", "#d8fff0"],
];

type Scene = (pen: Pen, x: number, y: number, w: number, h: number, p: Palette) => string;

const glow = (pen: Pen, cx: number, cy: number, r: number, colour: string): string =>
  circle(cx, cy, r, pen.radial(0.5, 0.5, 0.5, `${colour}/.95`, `${colour}/0`));

/** Hills one before the other under a sun. */
const hills: Scene = (_pen, x, y, w, h, [, , a, b, c]) => {
  const ridge = (top: number, lift: number, colour: string): string =>
    path(
      `M${x} ${Math.round(y + h * top)}Q${Math.round(x + w * 0.25)} ${Math.round(y + h * (top - lift))} ${Math.round(x + w * 0.5)} ${Math.round(y + h * top)}T${x + w} ${Math.round(y + h * (top - lift * 0.4))}V${y + h}H${x}Z`,
      colour,
    );
  return (
    circle(x + w * 0.68, y + h * 0.42, Math.min(w, h) * 0.13, "#fff", 'opacity=".85"') +
    ridge(0.62, 0.14, a) +
    ridge(0.74, -0.12, b) +
    ridge(0.88, 0.13, c)
  );
};

/** Northern lights: soft glows. */
const aurora: Scene = (pen, x, y, w, h, [, , a, b, c]) => {
  const r = Math.max(w, h) * 0.5;
  return (
    glow(pen, x + w * 0.2, y + h * 0.75, r, a) +
    glow(pen, x + w * 0.85, y + h * 0.5, r, b) +
    glow(pen, x + w * 0.45, y + h, r * 0.8, c)
  );
};

/** Ribbons that swing across. */
const ribbons: Scene = (pen, x, y, w, h, [, , a, b, c]) =>
  [a, b, c]
    .map((colour, i) => {
      const from = y + h * (0.36 + i * 0.18);
      const d = `M${x} ${Math.round(from)}C${Math.round(x + w * 0.35)} ${Math.round(from - h * 0.3)} ${Math.round(x + w * 0.6)} ${Math.round(from + h * 0.34)} ${x + w} ${Math.round(from - h * 0.08)}V${y + h}H${x}Z`;
      return path(d, pen.linear("diagonal", colour, `${colour}/.25`));
    })
    .join("");

/** Rings round a low centre, each lit from above. */
const rings: Scene = (pen, x, y, w, h, [, , a, b, c]) =>
  [c, b, a, "#ffffff"]
    .map((colour, i) =>
      circle(
        x + w * 0.5,
        y + h * 0.72,
        Math.max(w, h) * (0.5 - i * 0.13),
        pen.linear("down", `${colour}/.85`, `${colour}@60/.3`, `${colour}/.12`),
      ),
    )
    .join("");

/** Petals from the lower middle. */
const petals: Scene = (pen, x, y, w, h, [, , a, b, c]) => {
  const size = Math.min(w, h);
  const paint = pen.linear("down", `${c}/.9`, `${a}/.75`);
  const other = pen.linear("down", `${b}/.85`, `${a}/.6`);
  return repeat(7, (i) => {
    const turn = i * 30 - 90;
    return `<ellipse cx="${Math.round(x + w / 2)}" cy="${Math.round(y + h * 0.78 - size * 0.36)}" rx="${Math.round(size * 0.16)}" ry="${Math.round(size * 0.38)}" fill="${i % 2 ? paint : other}" transform="rotate(${turn} ${Math.round(x + w / 2)} ${Math.round(y + h * 0.8)})"/>`;
  });
};

/** Slanted panes. */
const panes: Scene = (pen, x, y, w, h, [, , a, b, c]) =>
  [a, b, c]
    .map((colour, i) =>
      path(
        `M${Math.round(x + w * (0.12 + i * 0.26))} ${y + h}L${Math.round(x + w * (0.42 + i * 0.26))} ${y}h${Math.round(w * 0.34)}L${Math.round(x + w * (0.46 + i * 0.26))} ${y + h}Z`,
        pen.linear("down", `${colour}/.95`, `${colour}/.15`),
      ),
    )
    .join("");

const SCENES: readonly [Scene, ...Scene[]] = [ribbons, hills, aurora, petals, rings, panes];

/** A picture numbered `which`, filling a box with corner radius `r`; whole numbers keep it small. */
export function wallpaper(pen: Pen, which: number, x: number, y: number, w: number, h: number, r = 0): string {
  const palette = PALETTES[which % PALETTES.length] ?? PALETTES[0];
  const scene = SCENES[which % SCENES.length] ?? SCENES[0];
  const backdrop = rect(x, y, w, h, r, pen.linear("down", palette[0], palette[1]));
  return backdrop + pen.clip(rect(x, y, w, h, r, ""), scene(pen, x, y, w, h, palette));
}

/** A lit display: the picture, and the window's light on its glass. */
export function display(pen: Pen, which: number, x: number, y: number, w: number, h: number, r = 0): string {
  return wallpaper(pen, which, x, y, w, h, r) + pen.clip(rect(x, y, w, h, r, ""), sheen(pen, x, y, w, h, 0.22));
}
