import { centred } from "../drawing/letters.ts";
import { type Look, type Product, pick } from "../drawing/look.ts";
import { cylinder, edge, glass, matte, metal, RUBBER, shadow, slits, steel, stud } from "../drawing/materials.ts";
import { arc, circle, group, path, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";

/** A shaver: three rotary heads or a foil block. */
function shaverShape(l: Look): string {
  const { pen, tones: t } = l;
  const rotary = l.variant % 2 === 0;
  const body = pick(
    l,
    "M226 250Q300 226 374 250L394 380Q404 560 300 562T206 380Z",
    "M214 220H386L380 330Q400 470 372 540Q300 574 228 540Q200 470 220 330Z",
    "M236 240Q300 220 364 240Q390 330 372 440Q370 562 300 562T228 440Q210 330 236 240Z",
    "M220 214H380V500Q380 560 300 562Q220 560 220 500Z",
    "M210 260Q300 236 390 260L376 420Q388 560 300 562T224 420Z",
    "M206 216H394L372 360Q384 480 364 544Q300 572 236 544Q216 480 228 360Z",
  );
  const foil =
    rect(204, 70, 192, 150, 24, RUBBER.base, `stroke="${RUBBER.rim}" stroke-width="1.5"`) +
    repeat(
      3,
      (i) =>
        rect(218, 58 + i * 30, 164, 24, 11, steel(pen)) +
        rect(218, 58 + i * 30, 164, 24, 11, pen.dots(6, 1.3, "#4b5563")),
    ) +
    rect(226, 160, 148, 46, 10, RUBBER.dark);
  const heads = [
    [240, 130],
    [360, 130],
    [300, 220],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 58, metal(l), edge(l, 1)) +
        circle(x, y, 48, "#15181e") +
        circle(x, y, 42, "none", 'stroke="#d5dbe2" stroke-width="13" stroke-dasharray="3 2.4"') +
        circle(x, y, 20, "none", 'stroke="#9aa3b2" stroke-width="8" stroke-dasharray="2.4 2"') +
        circle(x, y, 11, pick(l, "#3dc6ff", "#fff", "#f5a524", "#fff", "#e5484d", "#fff")),
    )
    .join("");
  return (
    (rotary
      ? path(
          "M210 90Q300 50 390 90Q440 140 390 220L330 280H270L210 220Q160 140 210 90Z",
          RUBBER.base,
          `stroke="${RUBBER.rim}" stroke-width="1.5"`,
        ) + heads
      : foil) +
    path(body, rotary ? cylinder(l) : metal(l), edge(l)) +
    path(
      "M262 290Q300 276 338 290L346 440Q346 520 300 522T254 440Z",
      pick(l, glass(pen), RUBBER.dark, glass(pen), glass(pen), t.dark, RUBBER.base),
    ) +
    stud(l, 300, 350, 24) +
    circle(300, 350, 17, t.base) +
    stroke(`${arc(300, 350, 9, -60, 240)}M300 336v10`, "#fff", 3) +
    centred(pick(l, "80", "60", "95", "45", "70", "99"), 300, 410, 28, "#8be3ff", { weight: 2 }) +
    rect(280, 456, 40, 12, 4, "none", 'stroke="#8be3ff" stroke-width="2.5"') +
    rect(283, 459, 26, 6, 2, "#4ade80") +
    stroke("M232 300Q222 400 240 500", t.rim, 5, 'opacity=".4"')
  );
}

export const shaver: Product = {
  hero: (l) =>
    shadow(l.pen, 300, 568, 110) +
    `<g transform="rotate(${l.variant % 2 === 0 ? -7 : 6} 300 320)">${shaverShape(l)}</g>`,
  back: (l) =>
    shadow(l.pen, 300, 540, 190) +
    path("M130 540Q140 470 200 460H400Q460 470 470 540Z", RUBBER.base, `stroke="${RUBBER.rim}"`) +
    group("translate(60 -20)scale(.8)", shaverShape(l)) +
    rect(270, 500, 60, 10, 5, "#4ade80", 'opacity=".8"'),
  detail: () => ["hero", 185, 40, 240],
  size: (v) => ({ draw: shaverShape, box: [176, 56, 248, 506], mm: [62 + v, 158 + v * 3] }),
};

/** An electric toothbrush, upright. */
function brush(l: Look, x: number): string {
  const { pen, tones: t } = l;
  const round = l.variant % 2 === 1;
  const w = pick(l, 72, 78, 66, 84, 70, 64);
  const bristles = round
    ? circle(x, 74, 34, "#f4f6f8", 'stroke="#b9c2ce"') +
      circle(x, 74, 25, "#dfe7ef") +
      circle(x, 74, 25, pen.dots(7, 2.4, pick(l, "#fff", "#3d8bff", "#fff", "#22b573", "#fff", "#e5484d")))
    : rect(x - 24, 36, 48, 100, 22, "#f4f6f8", 'stroke="#b9c2ce"') +
      repeat(5, (i) =>
        rect(
          x - 18,
          46 + i * 17,
          36,
          12,
          4,
          [pick(l, "#3d8bff", "#fff", "#22b573", "#fff", "#b45cff", "#fff"), "#ffffff"][i % 2] ?? "#fff",
          'stroke="#c9d2dc" stroke-width=".8"',
        ),
      );
  const handle = rounded(
    `${x - w * 0.36} 236 ${x + w * 0.36} 236 ${x + w / 2} 380 ${x + w / 2} 560 ${x - w / 2} 560 ${x - w / 2} 380`,
    [14, 14, 30, w * 0.42, w * 0.42, 30],
  );
  return (
    path(`M${x - 10} 110L${x - 20} 236H${x + 20}L${x + 10} 110Z`, "#eef1f4", 'stroke="#b9c2ce"') +
    bristles +
    rect(x - 22, 220, 44, 12, 5, pick(l, "#3d8bff", "#ff8ad1", "#22b573", "#f5a524", "#b45cff", "#e5484d")) +
    path(handle, cylinder(l), edge(l)) +
    rect(x - w * 0.36, 232, w * 0.72, 9, 4, metal(l)) +
    circle(x, 318, 19, t.dark, edge(l, 1)) +
    stroke(`${arc(x, 318, 8, -60, 240)}M${x} 306v9`, l.light ? "#fff" : t.rim, 3) +
    pick(
      l,
      repeat(4, (i) => circle(x, 372 + i * 24, 4.5, i < 3 ? "#5fd8ff" : t.deep)),
      rect(x - 16, 360, 32, 100, 14, RUBBER.base) + repeat(5, (i) => rect(x - 10, 374 + i * 17, 20, 6, 3, RUBBER.rim)),
      rect(x - 18, 356, 36, 62, 10, "#0b0e13") + centred("2:00", x, 376, 15, "#8be3ff", { weight: 2 }),
      repeat(3, (i) => rect(x - 14, 372 + i * 28, 28, 12, 6, i === 0 ? "#4ade80" : t.deep, 'opacity=".8"')),
      slits(x - 20, 420, 40, 6, 14, t.deep, 5) + circle(x, 372, 5, "#4ade80"),
      rect(x - 3, 360, 6, 110, 3, metal(l)),
    )
  );
}

export const toothbrush: Product = {
  hero: (l) => {
    const pair = l.variant % 3 === 2;
    return (
      shadow(l.pen, 300, 566, pair ? 170 : 130) +
      (pair
        ? group("translate(78 30)scale(.95)", brush({ ...l, variant: (l.variant + 3) % 6 }, 330))
        : rect(372, 400, 116, 160, 34, matte(l), edge(l)) +
          rect(386, 424, 88, 8, 4, l.tones.dark) +
          circle(430, 490, 30, "none", `stroke="${l.tones.dark}" stroke-width="4"`)) +
      brush(l, pair ? 210 : 250)
    );
  },
  back: (l) =>
    shadow(l.pen, 300, 470, 250) +
    rect(40, 200, 520, 260, 90, matte(l), edge(l)) +
    rect(64, 222, 472, 216, 76, "#f4f6f8", 'opacity=".9"') +
    `<g transform="translate(0 0)rotate(90 300 330)">${group("translate(75 70)scale(.75 .8)", brush(l, 300))}</g>` +
    rect(110, 380, 90, 24, 12, "#dfe4ea", 'stroke="#b9c2ce"') +
    rect(230, 380, 90, 24, 12, "#dfe4ea", 'stroke="#b9c2ce"'),
  detail: (v) => ["hero", v % 3 === 2 ? 120 : 160, 20, 190],
  size: (v) => ({ draw: (l) => brush(l, 300), box: [258, 36, 84, 524], mm: [28 + v, 248 + v * 3] }),
};
