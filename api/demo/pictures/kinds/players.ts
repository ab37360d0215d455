import { type Look, type Product, pick } from "../drawing/look.ts";
import {
  cylinder,
  edge,
  glass,
  knob,
  lensEye,
  matte,
  metal,
  RUBBER,
  shadow,
  slits,
  steel,
  stud,
} from "../drawing/materials.ts";
import { wallpaper } from "../drawing/screens.ts";
import { circle, ellipse, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { boxFromAbove } from "../drawing/solids.ts";

/** A home cinema projector from the front, or a pocket can. */
function beamer(l: Look): string {
  const { pen, tones: t } = l;
  if (l.variant === 1 || l.variant === 4) {
    const tall = l.variant === 1;
    const [w, h] = tall ? [250, 420] : [330, 330];
    const [x, y] = [300 - w / 2, 540 - h];
    return (
      stroke(
        `M${x - 20} ${y + h * 0.5}Q${x - 40} ${y + h} 240 552H360Q${x + w + 40} ${y + h} ${x + w + 20} ${y + h * 0.5}`,
        l.light ? t.dark : t.light,
        16,
      ) +
      rect(x, y, w, h, tall ? 60 : 120, cylinder(l), edge(l)) +
      rect(x + 16, y + h * 0.5, w - 32, h * 0.4, 24, pen.dots(9, 2.4, t.deep), 'opacity=".6"') +
      rect(x + w * 0.16, y + h * 0.12, w * 0.68, h * 0.34, 30, glass(pen), edge(l, 1)) +
      lensEye(pen, 300, y + h * 0.29, h * 0.13, "#2b313c") +
      stud(l, x + 22, y + h * 0.5, 15) +
      stud(l, x + w - 22, y + h * 0.5, 15)
    );
  }
  const lensAt = pick(l, 180, 0, 300, 410, 0, 190);
  return (
    boxFromAbove(l, [36, 250, 528, 190], pick(l, 90, 0, 70, 110, 0, 80), 50, pick(l, 30, 0, 60, 18, 0, 44)) +
    circle(lensAt, 344, 88, metal(l), edge(l)) +
    circle(lensAt, 344, 76, "#0b0d11") +
    circle(lensAt, 344, 68, pen.radial(0.42, 0.36, 0.7, "#6f8fd8", "#26306a@35", "#0a0d1c@75", "#030407")) +
    ellipse(lensAt + 14, 366, 26, 16, "#8a5cff", 'opacity=".5"') +
    stroke(`M${lensAt - 44} 322q14 -30 44 -36`, "#fff", 7, 'opacity=".6"') +
    (lensAt === 300
      ? slits(60, 310, 120, 6, 14, t.deep, 6) + slits(420, 310, 120, 6, 14, t.deep, 6)
      : slits(lensAt < 300 ? 310 : 70, 300, 210, 8, 14, t.deep, 6)) +
    knobs(l) +
    rect(90, 438, 60, 14, 5, RUBBER.dark) +
    rect(450, 438, 60, 14, 5, RUBBER.dark)
  );
}

const knobs = (l: Look): string =>
  ellipse(300, 214, 34, 11, l.tones.dark, 'opacity=".7"') +
  ellipse(300, 214, 24, 7, l.tones.light) +
  repeat(3, (i) => ellipse(386 + i * 32, 218, 9, 4, l.tones.dark));

export const projector: Product = {
  frame: (v) => (v === 4 ? [75, 169, 450] : undefined),
  hero: (l) =>
    shadow(l.pen, 300, l.variant === 1 || l.variant === 4 ? 562 : 454, l.variant === 1 || l.variant === 4 ? 170 : 270) +
    beamer(l),
  back: (l) =>
    rect(60, 30, 480, 290, 8, "#e9edf2", 'stroke="#aab4c0" stroke-width="2"') +
    wallpaper(l.pen, l.variant + 5, 70, 40, 460, 270, 4) +
    path("M70 310H530L330 470H270Z", l.pen.linear("down", "#fff/.05", "#cfe6ff/.5")) +
    shadow(l.pen, 300, 560, 170) +
    group("translate(150 250)scale(.5)", beamer(l)),
  detail: (v) =>
    v === 1 || v === 4
      ? ["hero", 190, v === 1 ? 130 : 210, 220]
      : ["hero", [90, 0, 200, 300, 0, 90][v] ?? 90, 240, 210],
  size: (v) => ({
    draw: beamer,
    box: v === 1 ? [150, 120, 300, 440] : v === 4 ? [112, 210, 376, 350] : [36, 150, 528, 302],
    mm: v === 1 || v === 4 ? [105, 168 + v * 4] : [320 + v * 14, 112 + v * 6],
  }),
};

/** A record player at a slant: plinth, platter, arm. */
function deck(l: Look): string {
  const { pen, tones: t } = l;
  const wood = l.variant === 1 || l.variant === 3;
  const plinth = wood ? pen.linear("diagonal", "#c38a55", "#9a6536@50", "#6f4423") : matte(l);
  const label = pick(l, "#e5484d", "#f5a524", "#2f7df6", "#22b573", "#e9edf3", "#8e5cf7");
  return (
    path("M92 190H508L580 470Q582 480 570 480H30Q18 480 20 470Z", plinth, edge(l)) +
    path(
      "M20 470Q18 480 30 480H570Q582 480 580 470V508Q580 520 568 520H32Q20 520 20 508Z",
      wood ? "#5f3a1d" : pen.linear("down", t.dark, t.deep),
      edge(l, 1),
    ) +
    ellipse(258, 344, 200, 126, steel(pen)) +
    ellipse(258, 336, 200, 126, "#14161a", 'stroke="#8b919c" stroke-width="1.5"') +
    repeat(5, (i) => ellipse(258, 336, 184 - i * 22, 116 - i * 14, "none", 'stroke="#3a3f48" stroke-width="2"')) +
    path("M258 336L120 250A200 126 0 0 1 190 218Z", "#fff", 'opacity=".12"') +
    path("M258 336L396 422A200 126 0 0 1 326 454Z", "#fff", 'opacity=".1"') +
    ellipse(258, 336, 66, 41, label) +
    ellipse(258, 336, 40, 25, "#fff", 'opacity=".25"') +
    ellipse(258, 334, 7, 5, "#d5dbe2") +
    ellipse(490, 256, 40, 25, RUBBER.base, `stroke="${RUBBER.rim}"`) +
    ellipse(490, 250, 27, 17, steel(pen)) +
    stroke(
      pick(
        l,
        "M490 246L506 320Q508 350 470 380L366 408",
        "M490 246L480 380L380 414",
        "M490 246Q530 330 470 380L370 404",
        "M490 246L500 340L372 410",
        "M490 246L486 372L378 410",
        "M490 246Q520 320 480 370L368 406",
      ),
      "#e9edf3",
      9,
    ) +
    group("rotate(20 366 408)", rect(336, 398, 44, 22, 5, RUBBER.base, `stroke="${RUBBER.rim}"`)) +
    rect(478, 206, 24, 34, 5, "#b4bbc4") +
    pick(
      l,
      ellipse(92, 446, 18, 11, metal(l)) + rect(476, 430, 70, 14, 7, t.deep),
      circle(520, 450, 0, "none") +
        ellipse(520, 440, 22, 14, "#e9c98a", 'stroke="#8a6427"') +
        ellipse(466, 446, 14, 9, "#e9c98a", 'stroke="#8a6427"'),
      rect(520, 320, 12, 100, 5, t.deep) + rect(512, 356, 28, 18, 5, metal(l)) + ellipse(84, 448, 26, 15, "#e5484d"),
      ellipse(90, 446, 22, 13, "#e9c98a", 'stroke="#8a6427"'),
      ellipse(520, 440, 24, 15, t.dark) + ellipse(520, 437, 18, 11, t.light),
      rect(60, 440, 60, 14, 7, "#3dc6ff", 'opacity=".8"'),
    ) +
    rect(70, 516, 60, 18, 8, RUBBER.dark, `stroke="${RUBBER.rim}" stroke-opacity=".5"`) +
    rect(470, 516, 60, 18, 8, RUBBER.dark, `stroke="${RUBBER.rim}" stroke-opacity=".5"`) +
    (l.variant % 2 === 0
      ? path(
          "M92 190L104 70Q106 60 116 60H484Q494 60 496 70L508 190Z",
          pen.linear("diagonal", "#dcefff/.55", "#9fc3dd/.2", "#dcefff/.4"),
          'stroke="#9fb4c6" stroke-width="2"',
        )
      : "")
  );
}

export const turntable: Product = {
  hero: (l) => shadow(l.pen, 300, 536, 284) + group(`translate(0 ${l.variant % 2 === 0 ? 0 : -60})`, deck(l)),
  back: (l) =>
    shadow(l.pen, 300, 560, 270) +
    rect(
      30,
      60,
      540,
      490,
      26,
      l.variant === 1 || l.variant === 3 ? l.pen.linear("diagonal", "#c38a55", "#8a5830") : matte(l),
      edge(l),
    ) +
    circle(252, 300, 206, steel(l.pen)) +
    circle(252, 300, 198, "#14161a") +
    repeat(6, (i) => circle(252, 300, 184 - i * 20, "none", 'stroke="#343942" stroke-width="2"')) +
    circle(252, 300, 62, pick(l, "#e5484d", "#f5a524", "#2f7df6", "#22b573", "#e9edf3", "#8e5cf7")) +
    circle(252, 300, 8, "#d5dbe2") +
    circle(510, 130, 36, RUBBER.base, `stroke="${RUBBER.rim}"`) +
    circle(510, 130, 22, steel(l.pen)) +
    stroke("M510 130L500 400L400 460", "#e9edf3", 11) +
    `<g transform="rotate(60 400 460)">${rect(386, 446, 28, 50, 5, RUBBER.base)}</g>` +
    knob(l, 510, 490, 28) +
    rect(60, 500, 70, 18, 9, cylinder(l)),
  detail: () => ["back", 330, 80, 250],
  size: (v) => ({
    draw: deck,
    box: [20, v % 2 === 0 ? 60 : 190, 560, v % 2 === 0 ? 474 : 344],
    mm: [420 + v * 6, 128 + v * 5],
  }),
};
