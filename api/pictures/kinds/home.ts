import { centred } from "../drawing/letters.ts";
import { type Look, type Product, pick } from "../drawing/look.ts";
import {
  cylinder,
  edge,
  glass,
  knob,
  matte,
  metal,
  RUBBER,
  shade,
  shadow,
  slits,
  steel,
} from "../drawing/materials.ts";
import { arc, circle, ellipse, group, path, polar, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";
import { boxFromAbove } from "../drawing/solids.ts";

/** The round door of a washing machine with its drum behind glass. */
function porthole(l: Look, cx: number, cy: number, r: number): string {
  const { pen } = l;
  const ring = pick(l, steel(pen, "down"), "#1b1f27", steel(pen), metal(l, "down"), "#20242c", steel(pen, "down"));
  return (
    circle(cx, cy, r, ring, 'stroke="#6b7280" stroke-width="1.5"') +
    circle(cx, cy, r * 0.86, "#11151c") +
    circle(cx, cy, r * 0.8, pen.radial(0.42, 0.38, 0.7, "#5f6b7d", "#2a3342@45", "#0b0f16")) +
    circle(cx, cy, r * 0.6, pen.dots(15, 2.6, "#0a0d12"), 'opacity=".7"') +
    path(
      `M${cx - r * 0.6} ${cy + r * 0.3}Q${cx} ${cy + r * 0.1} ${cx + r * 0.62} ${cy + r * 0.26}A${r * 0.78} ${r * 0.78} 0 0 1 ${cx - r * 0.6} ${cy + r * 0.3}Z`,
      "#6fb6f2",
      'opacity=".45"',
    ) +
    stroke(arc(cx, cy, r * 0.68, 195, 262), "#fff", r * 0.06, 'opacity=".55"') +
    stroke(arc(cx, cy, r * 0.68, 272, 284), "#fff", r * 0.06, 'opacity=".5"') +
    rect(cx + r * 0.82, cy - r * 0.24, r * 0.14, r * 0.48, r * 0.06, "#e8ebef", 'stroke="#6b7280"')
  );
}

function washerFront(l: Look): string {
  const { pen, tones: t } = l;
  const wide = l.variant === 3 ? 236 : 208;
  const x = 300 - wide;
  if (l.variant === 4) {
    return (
      boxFromAbove(l, [110, 130, 380, 420], 70, 22, 16) +
      path(
        rounded(
          [
            [150, 70],
            [450, 70],
            [472, 122],
            [128, 122],
          ],
          10,
        ),
        glass(pen),
        'stroke="#6b7280"',
      ) +
      rect(140, 146, 320, 46, 10, "#0b0e13") +
      centred("0:48", 210, 156, 26, "#8be3ff", { weight: 1.8 }) +
      repeat(5, (i) => circle(300 + i * 32, 169, 8, i === 4 ? "#4ade80" : "#3b4454")) +
      rect(110, 210, 380, 3, 0, t.deep, 'opacity=".4"') +
      rect(140, 480, 320, 3, 0, t.deep, 'opacity=".3"') +
      rect(130, 548, 50, 12, 4, RUBBER.dark) +
      rect(420, 548, 50, 12, 4, RUBBER.dark)
    );
  }
  const consoleBar = pick(l, "#0b0e13", t.light, "#0b0e13", "#0b0e13", t.base, t.dark);
  return (
    boxFromAbove(l, [x, 50, wide * 2, 504], 20, 12, 12) +
    rect(x, 54, wide * 2, 86, 10, consoleBar, `stroke="${t.deep}" stroke-opacity=".4"`) +
    rect(x + 18, 70, 110, 54, 8, t.base, `stroke="${t.deep}" stroke-opacity=".6"`) +
    rect(x + 44, 108, 58, 6, 3, t.deep) +
    knob(l, pick(l, 300, 250, 300, 270, 300, 436), 97, 28) +
    rect(
      pick(l, 360, 330, 350, 340, 350, 260),
      74,
      pick(l, 130, 140, 130, 170, 140, 120),
      46,
      8,
      "#07090c",
      'stroke="#4b5563"',
    ) +
    centred(
      pick(l, "0:45", "1:20", "2:10", "0:30", "0:48", "0:59"),
      pick(l, 425, 400, 415, 425, 420, 320),
      85,
      24,
      pick(l, "#8be3ff", "#ffb86b", "#fff", "#8be3ff", "#fff", "#4ade80"),
      { weight: 1.8 },
    ) +
    porthole(l, 300, 334, pick(l, 152, 138, 164, 160, 150, 146)) +
    rect(x + 20, 512, 90, 28, 6, t.dark, 'opacity=".35"') +
    (l.variant === 2 ? rect(x, 500, wide * 2, 3, 0, t.deep, 'opacity=".4"') : "") +
    rect(x + 20, 552, 44, 12, 4, RUBBER.dark) +
    rect(300 + wide - 64, 552, 44, 12, 4, RUBBER.dark)
  );
}

export const washer: Product = {
  hero: (l) => shadow(l.pen, 300, 566, 230) + washerFront(l),
  back: (l) =>
    shadow(l.pen, 300, 566, 230) +
    group("translate(0 0)", boxFromAbove(l, [92, 50, 416, 504], 20, 12, 12)) +
    circle(300, 330, 150, "#11151c") +
    circle(300, 330, 138, l.pen.linear("down", "#aab4c0", "#5b6675")) +
    circle(300, 330, 138, l.pen.dots(20, 4, "#2a3342")) +
    repeat(3, (i) => {
      const [px, py] = polar(300, 330, 104, i * 120 + 30);
      return `<path d="M300 330L${Math.round(px)} ${Math.round(py)}" stroke="#e3e8ee" stroke-width="26" stroke-linecap="round"/>`;
    }) +
    circle(300, 330, 34, steel(l.pen)) +
    path("M480 180A170 170 0 0 1 480 480L560 520V140Z", l.tones.light, `stroke="${l.tones.deep}" stroke-opacity=".5"`) +
    ellipse(526, 330, 20, 120, "#11151c", 'opacity=".7"'),
  detail: (v) => (v === 4 ? ["hero", 120, 60, 240] : ["hero", 180, 50, 260]),
  size: (v) => ({
    draw: washerFront,
    box: v === 4 ? [110, 60, 380, 500] : [v === 3 ? 64 : 92, 30, v === 3 ? 472 : 416, 534],
    mm: [598 + (v === 3 ? 90 : 0), 850 + v * 18],
  }),
};

/** The stick of a cordless vacuum cleaner, leaning. */
function stick(l: Look): string {
  const { pen, tones: t } = l;
  const wand = pick(l, "#c65bff", t.base, "#b4bbc4", "#e5484d", t.light, "#b4bbc4");
  const bin = pick(l, "#9fd0ff", "#dfe7ee", "#ffd9a0", "#9fd0ff", "#cdeee0", "#dfe7ee");
  return group(
    "rotate(16 300 300)",
    rect(290, 230, 20, 270, 8, pen.linear("right", "#5b6270", `${wand}@30`, `${wand}@60`, "#3d434e")) +
      rect(284, 452, 32, 54, 8, cylinder(l), edge(l, 1)) +
      path(
        rounded(
          [
            [206, 510],
            [394, 510],
            [414, 556],
            [186, 556],
          ],
          14,
        ),
        matte(l),
        edge(l),
      ) +
      rect(200, 540, 200, 12, 6, RUBBER.deep) +
      rect(224, 518, 152, 12, 6, pick(l, "#8dff9e", t.dark, "#ffd166", t.dark, "#8dd6ff", t.dark), 'opacity=".75"') +
      rect(262, 120, 76, 128, 22, bin, 'opacity=".7" stroke="#8fa6b8" stroke-width="2"') +
      repeat(5, (i) =>
        path(
          rounded(
            [
              [270 + i * 13, 126],
              [280 + i * 13, 126],
              [278 + i * 13, 168],
              [272 + i * 13, 168],
            ],
            3,
          ),
          t.dark,
        ),
      ) +
      rect(256, 36, 88, 94, pick(l, 44, 22, 44, 30, 18, 40), cylinder(l), edge(l)) +
      ellipse(300, 50, 34, 12, RUBBER.dark, `stroke="${RUBBER.rim}" stroke-opacity=".6"`) +
      rect(284, 66, 32, 20, 6, "#07090c") +
      rect(290, 73, 20, 6, 3, "#4ade80") +
      stroke(
        pick(
          l,
          "M342 70Q420 90 404 170Q394 206 346 210",
          "M342 60Q410 60 410 120V180Q404 208 342 208",
          "M342 70Q430 100 400 180Q380 206 344 206",
          "M340 56Q420 70 414 150Q406 206 344 212",
          "M342 66H404V204H342",
          "M342 74Q416 84 408 160Q400 204 344 204",
        ),
        RUBBER.base,
        26,
      ) +
      stroke(
        pick(
          l,
          "M346 66Q416 86 400 168",
          "M346 56Q404 58 405 120",
          "M346 68Q422 98 396 174",
          "M344 52Q414 68 408 146",
          "M346 60H400V180",
          "M346 70Q412 82 402 156",
        ),
        RUBBER.rim,
        3,
        'opacity=".6"',
      ) +
      rect(330, 200, 74, 34, 10, RUBBER.base, `stroke="${RUBBER.rim}" stroke-opacity=".6"`),
  );
}

/** A canister vacuum cleaner with its hose. */
function canister(l: Look): string {
  const { pen, tones: t } = l;
  return (
    stroke("M250 300C140 200 120 60 260 60S460 100 500 210L560 430", RUBBER.base, 24) +
    stroke("M250 300C140 200 120 60 260 60S460 100 500 210", RUBBER.rim, 24, 'stroke-dasharray="2 8" opacity=".5"') +
    path(
      rounded(
        [
          [500, 486],
          [592, 486],
          [596, 520],
          [470, 520],
        ],
        10,
      ),
      matte(l),
      edge(l),
    ) +
    stroke("M500 210L556 480", "#b4bbc4", 14) +
    path(
      "M60 470C50 330 130 270 240 270C360 270 430 340 436 470Q436 486 420 486H80Q60 486 60 470Z",
      pen.radial(0.35, 0.2, 0.9, t.rim, `${t.light}@20`, `${t.base}@60`, t.deep),
      edge(l),
    ) +
    path("M220 300Q330 300 370 400H210Z", "#cfe3f2", 'opacity=".55" stroke="#8fa6b8"') +
    circle(140, 470, 66, RUBBER.base, `stroke="${RUBBER.rim}" stroke-opacity=".6" stroke-width="2"`) +
    circle(140, 470, 38, metal(l)) +
    circle(396, 500, 34, RUBBER.base, `stroke="${RUBBER.rim}" stroke-opacity=".6"`) +
    circle(396, 500, 15, metal(l)) +
    stroke("M120 300Q190 240 280 268", RUBBER.light, 14)
  );
}

export const vacuum: Product = {
  hero: (l) => (l.variant === 3 ? shadow(l.pen, 270, 536, 250) + canister(l) : shadow(l.pen, 226, 566, 150) + stick(l)),
  back: (l) =>
    shadow(l.pen, 300, 470, 260) +
    path(
      rounded(
        [
          [80, 330],
          [520, 330],
          [560, 450],
          [40, 450],
        ],
        30,
      ),
      matte(l),
      edge(l),
    ) +
    rect(70, 420, 460, 34, 17, "#1a1d23") +
    repeat(14, (i) => rect(80 + i * 32, 424, 20, 26, 6, i % 2 === 0 ? "#e5484d" : "#4b5563")) +
    rect(262, 250, 76, 96, 20, cylinder(l), edge(l)) +
    rect(276, 60, 48, 210, 12, steel(l.pen)) +
    rect(120, 350, 360, 24, 12, "#8dff9e", 'opacity=".45"'),
  detail: (v) => (v === 3 ? ["hero", 50, 270, 270] : ["hero", 270, 10, 240]),
  size: (v) =>
    v === 3
      ? { draw: canister, box: [60, 48, 536, 488], mm: [420, 1080] }
      : { draw: stick, box: [130, 10, 330, 550], mm: [250 + v * 3, 1120 + v * 22] },
};

/** A robot cleaner lying flat, seen from above at a slant. */
function robot(l: Look, y: number): string {
  const { pen, tones: t } = l;
  const square = l.variant === 4;
  const top = pen.linear("diagonal", t.rim, `${t.light}@25`, `${t.base}@65`, t.dark);
  const tower = pick(l, 1, 0, 1, 1, 0, 1);
  return (
    path(`M40 ${y}V${y + 44}A260 150 0 0 0 560 ${y + 44}V${y}Z`, shade(l), edge(l)) +
    path(
      `M46 ${y + 40}A260 150 0 0 0 554 ${y + 40}V${y + 24}A260 150 0 0 1 46 ${y + 24}Z`,
      "#0c0f14",
      'opacity=".75"',
    ) +
    ellipse(300, y, 260, 150, top, edge(l)) +
    ellipse(300, y, 238, 135, "none", `stroke="${t.dark}" stroke-opacity=".5" stroke-width="2"`) +
    (square ? rect(180, y - 84, 240, 150, 30, glass(pen), 'opacity=".92"') : "") +
    (tower
      ? path(`M${236} ${y - 34}v-26A64 36 0 0 1 364 ${y - 60}v26A64 36 0 0 1 236 ${y - 34}Z`, cylinder(l), edge(l, 1)) +
        rect(240, y - 52, 120, 12, 6, "#0b0e13", 'opacity=".85"') +
        ellipse(300, y - 60, 64, 36, pen.linear("diagonal", t.light, t.base), edge(l, 1)) +
        ellipse(300, y - 60, 30, 16, pick(l, "#f5a524", t.dark, "#5fd8ff", t.deep, t.dark, "#e5484d"), 'opacity=".8"')
      : ellipse(300, y - 20, 60, 34, t.dark, 'opacity=".5"') + ellipse(300, y - 20, 40, 22, t.base)) +
    ellipse(270, y + 70, 13, 8, t.deep) +
    ellipse(330, y + 70, 13, 8, t.deep) +
    ellipse(270, y + 70, 6, 4, "#5fd8ff") +
    rect(272, y + 156, 56, 18, 9, "#07090c") +
    circle(288, y + 165, 5, "#3c4f86") +
    circle(312, y + 165, 5, "#3c4f86")
  );
}

/** The station behind: small charger or tall self-emptying one. */
function station(l: Look): string {
  const { pen, tones: t } = l;
  if (l.variant === 1 || l.variant === 4) return "";
  return (
    path(
      rounded(
        [
          [186, 60],
          [414, 60],
          [430, 380],
          [170, 380],
        ],
        [46, 46, 10, 10],
      ),
      cylinder(l),
      edge(l),
    ) +
    rect(196, 76, 208, 110, 30, pen.linear("down", t.light, t.base), 'opacity=".8"') +
    rect(184, 220, 232, 150, 14, RUBBER.deep, 'opacity=".8"') +
    circle(300, 204, 6, "#5fd8ff")
  );
}

export const robotVacuum: Product = {
  hero: (l) =>
    l.variant === 1 || l.variant === 4
      ? shadow(l.pen, 300, 470, 280, 40, 0.4) + robot(l, 280)
      : shadow(l.pen, 300, 520, 280, 40, 0.4) + station(l) + robot(l, 340),
  back: (l) =>
    circle(300, 300, 262, shade(l), edge(l)) +
    circle(300, 300, 244, l.pen.linear("diagonal", l.tones.base, l.tones.deep)) +
    rect(150, 250, 300, 74, 16, RUBBER.deep) +
    rect(162, 266, 276, 42, 21, l.pen.stripes(16, 8, "#f5a524", "upright")) +
    rect(70, 230, 54, 130, 20, RUBBER.base, `stroke="${RUBBER.rim}"`) +
    rect(476, 230, 54, 130, 20, RUBBER.base, `stroke="${RUBBER.rim}"`) +
    circle(300, 120, 34, RUBBER.base, `stroke="${RUBBER.rim}"`) +
    circle(300, 120, 16, "#d5dae1") +
    repeat(3, (i) => {
      const [x, y] = polar(150, 160, 84, i * 120 + 200);
      return stroke(`M150 160L${Math.round(x)} ${Math.round(y)}`, "#e5e8ee", 6);
    }) +
    circle(150, 160, 18, "#f5a524") +
    [210, 390]
      .map(
        (x) =>
          circle(x, 420, 66, "#dfe4ea", 'stroke="#9aa6b8" stroke-width="2"') +
          circle(x, 420, 66, l.pen.dots(9, 2, "#aab4c0")) +
          circle(x, 420, 18, "#aab4c0"),
      )
      .join(""),
  detail: (v) => ["hero", 190, v === 1 || v === 4 ? 180 : 250, 220],
  size: () => ({ draw: (l) => robot(l, 250), box: [40, 100, 520, 350], mm: [350, 97] }),
};

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
    path(
      rounded(
        [
          [200, 60],
          [400, 60],
          [440, 556],
          [160, 556],
        ],
        [30, 30, 40, 40],
      ),
      cylinder(l),
      edge(l),
    ) +
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
    path(
      rounded(
        [
          [44, 336],
          [556, 336],
          [540, 380],
          [60, 380],
        ],
        8,
      ),
      t.deep,
      'opacity=".75"',
    ) +
    slits(62, 344, 476, 2, 12, "#0b0e13", 4) +
    path(
      rounded(
        [
          [50, 366],
          [550, 366],
          [566, 400],
          [34, 400],
        ],
        8,
      ),
      pen.linear("down", t.light, t.base),
      edge(l, 1),
    ) +
    centred(pick(l, "24", "22", "25", "20", "23", "26"), 500, 244, 34, l.variant === 3 ? "#8be3ff" : ink, {
      weight: 1.8,
      extra: 'opacity=".85"',
    }) +
    circle(546, 320, 4, "#4ade80") +
    repeat(3, (i) => stroke(`M${180 + i * 120} 424q-18 34 0 62t0 58`, "#7cc4ea", 9, `opacity="${0.55 - i * 0.1}"`))
  );
}

export const airConditioner: Product = {
  hero: (l) => group("translate(0 -60)", splitUnit(l)),
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
    draw: (l) => splitUnit(l).replace(/<path d="M\d+ 424q[^>]*>/g, ""),
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
