import { centred } from "../drawing/letters.ts";
import { type Look, type Product, pick } from "../drawing/look.ts";
import { cylinder, edge, glass, knob, matte, RUBBER, shadow, slits, steel } from "../drawing/materials.ts";
import { circle, ellipse, group, path, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";
import { boxFromAbove } from "../drawing/solids.ts";

/** A tower that cleans the air: round, square or with a bladeless ring. */
function purifier(l: Look): string {
  const { pen, tones: t } = l;
  const screen = (y: number): string =>
    circle(300, y, 30, "#0b0e13", 'stroke="#6b7280"') +
    centred(pick(l, "12", "08", "21", "05", "17", "09"), 300, y - 9, 18, "#6dffb0", { weight: 2 });
  const holes = (x: number, y: number, w: number, h: number, r: number): string =>
    rect(x, y, w, h, r, pen.dots(11, 3.2, t.deep), 'opacity=".75"');
  return pick(
    l,
    rect(166, 60, 268, 496, 34, cylinder(l), edge(l)) +
      holes(184, 260, 232, 276, 10) +
      ellipse(300, 82, 116, 18, RUBBER.dark) +
      screen(168),
    rect(180, 90, 240, 466, 120, cylinder(l), edge(l)) +
      holes(190, 300, 220, 200, 20) +
      ellipse(300, 130, 96, 36, t.deep) +
      ellipse(300, 126, 80, 28, pen.stripes(7, 3, RUBBER.light)) +
      screen(226),
    rect(206, 330, 188, 226, 40, cylinder(l), edge(l)) +
      holes(214, 380, 172, 150, 20) +
      rect(214, 36, 172, 320, 86, "none", `stroke="${pen.linear("right", t.dark, t.rim, t.base)}" stroke-width="30"`) +
      rect(206, 342, 188, 24, 8, steel(pen)) +
      screen(400),
    boxFromAbove(l, [130, 90, 340, 460], 40, 30, 24) +
      slits(160, 130, 280, 9, 16, t.deep, 7) +
      holes(160, 310, 280, 220, 8) +
      rect(180, 62, 240, 12, 6, RUBBER.dark) +
      screen(492),
    rect(170, 110, 260, 446, 60, cylinder(l), edge(l)) +
      rect(170, 380, 260, 176, 40, pen.linear("right", "#c9a77a", "#e8cfa8@30", "#b48a58")) +
      ellipse(300, 128, 108, 26, t.deep) +
      ellipse(300, 126, 84, 18, "#5fd8ff", 'opacity=".4"') +
      screen(260),
    path(rounded("200 60 400 60 440 556 160 556", [30, 30, 40, 40]), cylinder(l), edge(l)) +
      slits(214, 90, 172, 5, 13, t.deep, 5) +
      holes(190, 330, 220, 200, 20) +
      screen(230),
  );
}

export const airPurifier: Product = {
  hero: (l) => shadow(l.pen, 300, 558, 180) + purifier(l),
  back: (l) =>
    shadow(l.pen, 300, 558, 180) +
    rect(170, 60, 260, 496, 34, matte(l), edge(l)) +
    rect(196, 240, 208, 280, 12, l.tones.deep) +
    rect(206, 250, 188, 260, 8, l.pen.stripes(14, 9, "#f4f6f8", "upright")) +
    rect(206, 250, 188, 260, 8, l.pen.linear("right", "#000/.35", "#000@30/.05", "#000/.35")) +
    rect(250, 360, 100, 26, 13, "#2f7df6") +
    slits(216, 100, 168, 6, 16, l.tones.deep, 7),
  detail: () => ["hero", 190, 60, 230],
  size: (v) => ({
    draw: purifier,
    box: [v === 3 ? 130 : 166, v === 2 ? 22 : 50, v === 3 ? 340 : 268, v === 2 ? 534 : 506],
    mm: [240 + v * 10, 520 + v * 24],
  }),
};

/** An indoor unit on the wall, its outlet at the bottom. */
function splitUnit(l: Look): string {
  const { pen, tones: t } = l;
  const r = pick(l, 26, 44, 14, 60, 20, 34);
  const ink = l.light ? "#5b6675" : "#dfe7ef";
  return (
    rect(16, 200, 568, 186, r, pen.linear("down", t.light, `${t.base}@55`, t.dark), edge(l)) +
    pick(
      l,
      rect(40, 206, 520, 4, 2, t.rim, 'opacity=".7"'),
      rect(16, 286, 568, 3, 0, t.deep, 'opacity=".35"'),
      slits(60, 216, 480, 4, 9, t.deep, 3),
      rect(30, 214, 540, 104, 46, glass(pen), 'opacity=".85"'),
      rect(16, 200, 568, 186, r, pen.dots(8, 1.6, t.deep), 'opacity=".4"'),
      rect(16, 290, 568, 20, 0, "#c9a45c", 'opacity=".75"'),
    ) +
    path(rounded("44 336 556 336 540 380 60 380", 8), t.deep, 'opacity=".75"') +
    slits(62, 344, 476, 2, 12, "#0b0e13", 4) +
    path(rounded("50 366 550 366 566 400 34 400", 8), pen.linear("down", t.light, t.base), edge(l, 1)) +
    centred(pick(l, "24", "22", "25", "20", "23", "26"), 500, 244, 34, l.variant === 3 ? "#8be3ff" : ink, {
      weight: 1.8,
      extra: 'opacity=".85"',
    }) +
    circle(546, 320, 4, "#4ade80")
  );
}

/** The cool air that leaves it: a soft veil that widens as it falls. */
const breeze = ({ pen }: Look): string =>
  path(
    "M70 396H530Q548 470 590 570H10Q52 470 70 396Z",
    pen.linear("down", "#7cc4ea/.5", "#9fd8f5@45/.22", "#9fd8f5/0"),
  ) +
  [150, 250, 350, 450]
    .map((x) => {
      const lean = Math.round((x - 300) * 0.2);
      return path(
        `M${x} 404q${lean - 14} 50 ${lean} 78t${lean} 62`,
        "none",
        `stroke="${pen.linear("down", "#ffffff/0", "#ffffff@40/.75", "#ffffff/0")}" stroke-width="7"`,
      );
    })
    .join("");

export const airConditioner: Product = {
  hero: (l) => group("translate(0 -70)", breeze(l) + splitUnit(l)),
  back: (l) =>
    shadow(l.pen, 300, 500, 280) +
    boxFromAbove(l, [40, 150, 520, 340], 30, 20, 12) +
    circle(230, 318, 140, "#11151c", `stroke="${l.tones.dark}" stroke-width="6"`) +
    repeat(
      5,
      (i) =>
        `<path d="M230 318Q300 260 270 196Q210 200 230 318" transform="rotate(${i * 72} 230 318)" fill="#3a4250"/>`,
    ) +
    repeat(6, (i) => circle(230, 318, 24 + i * 22, "none", 'stroke="#8b919c" stroke-width="2.5"')) +
    stroke("M90 318H370M230 178V458", "#8b919c", 3) +
    slits(410, 190, 120, 12, 16, l.tones.deep, 6) +
    rect(70, 488, 80, 14, 4, RUBBER.dark) +
    rect(450, 488, 80, 14, 4, RUBBER.dark),
  detail: () => ["hero", 370, 140, 210],
  size: (v) => ({
    draw: splitUnit,
    box: [16, 200, 568, 200],
    mm: [798 + v * 42, 295 + v * 4],
  }),
};

/** A heater: oil radiator, fan cube, glass panel or tower. */
function heaterShape(l: Look): string {
  const { pen, tones: t } = l;
  const glow = pen.linear("down", "#ff7a1a", "#ffd166@50", "#ff5a1a");
  return pick(
    l,
    repeat(9, (i) => rect(96 + i * 42, 120, 34, 380, 15, cylinder(l), edge(l, 1))) +
      rect(470, 150, 76, 330, 12, matte(l), edge(l)) +
      knob(l, 508, 220, 24) +
      knob(l, 508, 296, 24) +
      rect(120, 494, 60, 20, 6, RUBBER.dark) +
      rect(420, 494, 60, 20, 6, RUBBER.dark) +
      circle(150, 526, 18, RUBBER.base) +
      circle(450, 526, 18, RUBBER.base),
    rect(140, 130, 320, 390, 40, matte(l), edge(l)) +
      rect(172, 170, 256, 230, 18, "#14171c") +
      repeat(7, (i) => rect(186, 186 + i * 30, 228, 12, 6, glow, 'opacity=".85"')) +
      slits(172, 170, 256, 14, 17, "#2b3038", 4) +
      knob(l, 240, 458, 28) +
      knob(l, 360, 458, 28),
    rect(24, 150, 552, 310, 14, l.light ? pen.linear("diagonal", "#ffffff", "#dfe4ea") : glass(pen), edge(l)) +
      rect(24, 150, 552, 40, 14, t.base, 'opacity=".6"') +
      centred("22", 300, 270, 60, l.light ? "#5b6675" : "#ffb86b", { weight: 1.6 }) +
      slits(60, 164, 480, 2, 10, t.deep, 4) +
      rect(90, 460, 110, 14, 6, t.dark) +
      rect(400, 460, 110, 14, 6, t.dark),
    rect(210, 50, 180, 470, 60, cylinder(l), edge(l)) +
      rect(236, 110, 128, 320, 30, "#14171c") +
      rect(248, 124, 104, 292, 22, pen.linear("right", "#b3340b", "#ff9d4d@50", "#b3340b"), 'opacity=".8"') +
      slits(240, 122, 120, 19, 16, "#0b0e13", 7) +
      circle(300, 476, 16, "#0b0e13") +
      circle(300, 476, 6, "#ff8a48") +
      ellipse(300, 530, 130, 20, t.dark, edge(l)),
    circle(300, 240, 190, matte(l), edge(l)) +
      circle(300, 240, 168, pen.radial(0.5, 0.5, 0.5, "#fff3d6", "#ff9d4d@35", "#c7632a@70", "#6e4a36")) +
      repeat(5, (i) => circle(300, 240, 40 + i * 30, "none", 'stroke="#e9edf3" stroke-width="2.5"')) +
      stroke("M110 240H490M300 50V430", "#e9edf3", 3) +
      rect(280, 428, 40, 90, 8, cylinder(l)) +
      ellipse(300, 528, 120, 20, t.dark, edge(l)),
    boxFromAbove(l, [60, 180, 480, 320], 26, 18, 20) +
      rect(90, 220, 420, 170, 14, "#14171c") +
      stroke("M110 270H490M110 336H490", glow.startsWith("url") ? "#ff8a3d" : "#ff8a3d", 15) +
      stroke("M110 270H490M110 336H490", "#ffe0a3", 4) +
      repeat(16, (i) => rect(100 + i * 26, 222, 3, 166, 1, "#9aa3b2")) +
      knob(l, 190, 444, 24) +
      knob(l, 410, 444, 24) +
      rect(100, 498, 80, 14, 5, RUBBER.dark) +
      rect(420, 498, 80, 14, 5, RUBBER.dark),
  );
}

export const heater: Product = {
  frame: (v) => (v === 1 ? [60, 95, 480] : undefined),
  hero: (l) =>
    shadow(l.pen, 300, pick(l, 544, 524, 476, 544, 542, 512), pick(l, 230, 180, 270, 150, 150, 260)) + heaterShape(l),
  back: (l) =>
    shadow(l.pen, 300, 544, 210) +
    rect(110, 110, 380, 430, 30, matte(l), edge(l)) +
    slits(160, 160, 280, 12, 20, l.tones.deep, 8) +
    rect(180, 430, 140, 70, 8, l.tones.light, 'opacity=".8"') +
    slits(194, 444, 110, 3, 15, l.tones.deep, 4) +
    stroke("M420 500C480 500 470 560 560 560", RUBBER.base, 11),
  detail: (v) =>
    v === 0 ? ["hero", 360, 130, 220] : v === 2 ? ["hero", 190, 140, 220] : ["hero", 180, v === 3 ? 90 : 180, 240],
  size: (v) => ({
    draw: heaterShape,
    box: (
      [
        [96, 120, 450, 424],
        [140, 130, 320, 390],
        [24, 150, 552, 324],
        [170, 50, 260, 500],
        [110, 50, 380, 498],
        [60, 154, 480, 358],
      ] as const
    )[v] ?? [96, 120, 450, 424],
    mm: [380 + v * 20, 450 + v * 22],
  }),
};
