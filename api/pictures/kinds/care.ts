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
  shadow,
  sheen,
  slits,
  steel,
  tube,
} from "../drawing/materials.ts";
import { arc, circle, ellipse, group, path, polar, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";

/** A steam iron from the side, its point at the left. */
function ironShape(l: Look): string {
  const { pen, tones: t } = l;
  const sole = pick(l, steel(pen), "#3b4250", steel(pen), "#c9a45c", steel(pen), "#2b3038");
  const station = l.variant === 3;
  return group(
    station ? "translate(20 -10)" : "translate(0 10)",
    (station
      ? rect(120, 452, 440, 90, 24, cylinder(l), edge(l)) +
        rect(380, 478, 130, 34, 17, "#0b0e13") +
        circle(410, 495, 7, "#4ade80")
      : stroke("M520 250C560 200 540 120 580 60", RUBBER.light, 13)) +
      path(
        "M30 444Q36 436 60 432L540 424Q560 424 560 444Q560 452 548 452H44Q26 452 30 444Z",
        sole,
        'stroke="#6b7280" stroke-width="1.5"',
      ) +
      path("M44 432C80 360 160 300 260 276L500 252Q548 248 552 300L556 426Z", matte(l), edge(l)) +
      path(
        pick(
          l,
          "M72 430C110 370 190 330 280 316L540 306L552 426Z",
          "M44 432C120 410 330 400 554 404V426Z",
          "M80 428C130 350 250 330 330 330Q440 330 540 372L554 426Z",
          "M44 432C90 380 200 350 556 360V426Z",
          "M64 430C140 396 250 392 300 346L360 310L548 300L554 426Z",
          "M60 430C100 400 300 380 552 384V426Z",
        ),
        pen.linear("down", t.light, t.base),
        'opacity=".75"',
      ) +
      path(
        "M150 330C210 300 240 300 280 296L270 380C220 384 170 396 120 412Q118 366 150 330Z",
        pick(l, "#6fb6f2", "#9fd0ff", "#7fd8c8", "#9fd0ff", "#c3b1f5", "#9fd0ff"),
        'opacity=".55" stroke="#fff" stroke-opacity=".5"',
      ) +
      stroke(
        pick(
          l,
          "M236 282C230 180 300 170 380 170C470 170 520 190 520 264",
          "M226 290C220 190 290 176 390 180Q500 186 520 268",
          "M250 280C230 160 330 160 420 164Q540 170 526 270",
          "M236 282C230 190 300 180 400 180Q500 180 516 264",
          "M216 296C230 190 330 160 430 176Q520 190 522 268",
          "M240 284C236 170 320 176 400 172Q500 170 524 262",
        ),
        t.dark,
        42,
      ) +
      stroke(
        pick(
          l,
          "M240 272C240 186 304 176 380 176C460 176 508 196 512 256",
          "M232 276C230 196 296 184 388 188Q490 194 512 260",
          "M252 270C240 172 334 168 418 172Q530 178 518 262",
          "M240 272C238 196 306 188 400 188Q492 188 508 256",
          "M224 282C240 200 336 170 428 184Q510 198 514 260",
          "M244 274C244 182 324 184 400 180Q492 178 516 254",
        ),
        t.light,
        10,
        'opacity=".75"',
      ) +
      knob(l, 330, 286, 25) +
      rect(268, 160, 26, 16, 7, RUBBER.base) +
      rect(304, 156, 26, 16, 7, RUBBER.base) +
      stroke("M110 398C150 350 210 326 270 312", "#fff", 6, 'opacity=".35"'),
  );
}

export const iron: Product = {
  hero: (l) => shadow(l.pen, 300, l.variant === 3 ? 538 : 470, 280) + ironShape(l),
  back: (l) =>
    shadow(l.pen, 300, 566, 170) +
    path(
      "M300 30C400 160 446 320 440 500Q438 560 380 560H220Q162 560 160 500C154 320 200 160 300 30Z",
      pick(l, steel(l.pen), "#3b4250", steel(l.pen), "#c9a45c", steel(l.pen), "#2b3038"),
      edge(l),
    ) +
    repeat(9, (i) =>
      [-1, 1].map((s) => circle(300 + s * (26 + i * 11), 130 + i * 42, 6, "#0b0e13", 'opacity=".75"')).join(""),
    ) +
    repeat(4, (i) => circle(300, 220 + i * 70, 6, "#0b0e13", 'opacity=".75"')) +
    stroke("M300 70C240 180 200 300 196 480", "#fff", 7, 'opacity=".5"'),
  detail: () => ["hero", 200, 150, 240],
  size: (v) => ({
    draw: ironShape,
    box: v === 3 ? [48, 130, 540, 410] : [30, 70, 556, 396],
    mm: [302 + v * 4, 152 + v * 5],
  }),
};

/** A hair dryer with its nozzle to the left. */
function dryer(l: Look): string {
  const { pen, tones: t } = l;
  const bladeless = l.variant === 1 || l.variant === 4;
  const handle = rounded(
    pick(
      l,
      [
        [306, 260],
        [386, 260],
        [404, 556],
        [330, 556],
      ],
      [
        [268, 250],
        [340, 250],
        [340, 560],
        [268, 560],
      ],
      [
        [330, 260],
        [410, 260],
        [450, 540],
        [376, 556],
      ],
      [
        [310, 250],
        [390, 250],
        [380, 556],
        [312, 556],
      ],
      [
        [278, 250],
        [346, 250],
        [356, 560],
        [288, 560],
      ],
      [
        [330, 260],
        [404, 260],
        [430, 548],
        [362, 556],
      ],
    ),
    26,
  );
  if (bladeless) {
    return (
      path(handle, cylinder(l), edge(l)) +
      rect(150, 96, 300, 176, pick(l, 88, 88, 88, 88, 60, 88), tube(l), edge(l)) +
      ellipse(168, 184, 42, 86, metal(l, "down"), edge(l, 1)) +
      ellipse(160, 184, 30, 70, "#15181e") +
      ellipse(158, 184, 17, 48, t.base) +
      path("M120 130L60 150V218L120 238Z", t.dark, edge(l, 1)) +
      rect(412, 120, 12, 128, 6, metal(l, "down")) +
      ellipse(304, 420, 9, 16, RUBBER.deep) +
      circle(304, 330, 12, "#e5484d") +
      circle(304, 366, 12, "#3d8bff") +
      slits(284, 516, 44, 3, 11, t.deep, 4)
    );
  }
  return (
    stroke("M372 540C380 590 430 592 500 586", RUBBER.base, 13) +
    path(handle, cylinder(l), edge(l)) +
    path("M150 128L420 92Q520 92 526 190Q520 292 420 292L150 252Z", tube(l), edge(l)) +
    path(
      "M154 122H96Q84 122 84 134V246Q84 258 96 258H154Z",
      RUBBER.base,
      `stroke="${RUBBER.rim}" stroke-opacity=".6" stroke-width="1.5"`,
    ) +
    path(
      pick(
        l,
        "M90 134L30 160V220L90 246Z",
        "",
        "M90 120L40 80V300L90 260Z",
        "M90 146L36 168V212L90 234Z",
        "",
        "M90 130L44 150V230L90 250Z",
      ),
      RUBBER.light,
      `stroke="${RUBBER.rim}" stroke-opacity=".6"`,
    ) +
    ellipse(452, 192, 56, 92, t.dark, edge(l, 1)) +
    ellipse(456, 192, 46, 80, pen.dots(10, 3, "#0b0e13")) +
    rect(172, 120, 12, 140, 5, metal(l, "down")) +
    stroke("M200 138Q300 116 400 108", "#fff", 9, 'opacity=".3"') +
    rect(346, 320, 26, 66, 13, RUBBER.deep) +
    rect(349, 326, 20, 28, 10, "#e9edf3") +
    circle(360, 412, 11, "#3d8bff")
  );
}

export const hairDryer: Product = {
  hero: (l) => shadow(l.pen, 340, 570, 150, 14) + dryer(l),
  back: (l) =>
    shadow(l.pen, 300, 560, 130) +
    rect(262, 320, 76, 232, 34, cylinder(l), edge(l)) +
    circle(300, 210, 160, matte(l), edge(l)) +
    circle(300, 210, 132, RUBBER.dark) +
    circle(300, 210, 124, l.pen.dots(14, 4.4, "#4b525e")) +
    circle(300, 210, 132, "none", `stroke="${metal(l)}" stroke-width="9"`) +
    circle(300, 210, 34, metal(l)) +
    circle(300, 210, 22, l.tones.dark),
  detail: (v) => (v === 1 || v === 4 ? ["hero", 50, 70, 250] : ["hero", 300, 60, 240]),
  size: (v) => ({
    draw: dryer,
    box: v === 1 || v === 4 ? [60, 96, 390, 464] : [30, 80, 496, 480],
    mm: [206 + v * 6, 232 + v * 5],
  }),
};

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
    circle(300, 350, 24, metal(l)) +
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
    [
      [x - w * 0.36, 236],
      [x + w * 0.36, 236],
      [x + w / 2, 380],
      [x + w / 2, 560],
      [x - w / 2, 560],
      [x - w / 2, 380],
    ],
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

/** A bathroom scale from above, at a slant. */
function scale(l: Look): string {
  const { pen, tones: t } = l;
  const round = l.variant === 1 || l.variant === 4;
  const top = pick(
    l,
    glass(pen),
    pen.linear("diagonal", t.light, t.base, t.dark),
    pen.linear("diagonal", t.light, t.base),
    "#dfeaf1",
    glass(pen),
    matte(l),
  );
  const plate = round
    ? ellipse(300, 322, 262, 182, t.deep, edge(l)) + ellipse(300, 306, 262, 182, top, edge(l))
    : path(
        rounded(
          [
            [104, 150],
            [496, 150],
            [578, 468],
            [22, 468],
          ],
          44,
        ),
        t.deep,
        edge(l),
      ) +
      path(
        rounded(
          [
            [104, 134],
            [496, 134],
            [578, 450],
            [22, 450],
          ],
          44,
        ),
        top,
        edge(l),
      );
  const dark = l.variant === 0 || l.variant === 4 || !l.light;
  const ink = dark && l.variant !== 3 ? "#ffffff" : "#1f2937";
  const pads = [
    [190, 320],
    [410, 320],
  ]
    .map(([x = 0, y = 0]) =>
      pick(
        l,
        rect(x - 44, y - 60, 88, 150, 40, metal(l), 'opacity=".8"'),
        circle(x, y, 0, "none"),
        ellipse(x, y + 20, 60, 70, "none", `stroke="${t.rim}" stroke-width="4" opacity=".7"`),
        rect(x - 60, y - 50, 120, 16, 8, "#aab7c2") + rect(x - 64, y + 70, 128, 16, 8, "#aab7c2"),
        ellipse(x - (x < 300 ? 20 : -20), y, 40, 70, metal(l), 'opacity=".75"'),
        rect(x - 50, y - 40, 100, 130, 20, pen.dots(10, 2, t.deep), 'opacity=".6"'),
      ),
    )
    .join("");
  return (
    plate +
    pads +
    (l.variant === 1 ? ellipse(300, 306, 200, 136, "none", `stroke="${t.rim}" stroke-width="3" opacity=".7"`) : "") +
    pen.clip(
      round
        ? ellipse(300, 306, 262, 182, "")
        : path(
            rounded(
              [
                [104, 134],
                [496, 134],
                [578, 450],
                [22, 450],
              ],
              44,
            ),
            "",
          ),
      sheen(pen, 20, 130, 560, 330, 0.22),
    ) +
    rect(222, 164, 156, 62, 14, l.variant === 3 || l.variant === 1 ? "#0b0e13" : "#0b0e13", 'opacity=".85"') +
    centred(
      pick(l, "64:8", "72:5", "58:1", "81:4", "69:0", "55:3").replace(":", "-"),
      300,
      180,
      30,
      l.variant % 2 === 0 ? "#ffffff" : "#8be3ff",
      { weight: 1.8 },
    ) +
    stroke("M286 410h28M300 396v28", ink, 4, 'opacity=".5"')
  );
}

/** A kitchen scale with a bowl. */
export const scales: Product = {
  hero: (l) => shadow(l.pen, 300, 484, 290, 24) + scale(l),
  back: (l) =>
    shadow(l.pen, 300, 560, 240) +
    rect(60, 60, 480, 480, 70, l.pen.linear("diagonal", l.tones.base, l.tones.deep), edge(l)) +
    [
      [120, 120],
      [480, 120],
      [120, 480],
      [480, 480],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 38, RUBBER.base, `stroke="${RUBBER.rim}"`) + circle(x, y, 22, "#d5dae1"))
      .join("") +
    rect(210, 220, 180, 110, 14, l.tones.dark, edge(l, 1)) +
    slits(230, 246, 140, 3, 24, l.tones.deep, 8) +
    rect(276, 380, 48, 20, 10, RUBBER.deep),
  detail: () => ["hero", 190, 120, 220],
  size: (v) => ({
    draw: (l) =>
      rect(60, 60, 480, 480, v === 1 || v === 4 ? 240 : 60, v === 0 || v === 4 ? glass(l.pen) : matte(l), edge(l)) +
      rect(220, 110, 160, 66, 14, "#0b0e13") +
      centred("64-8", 300, 127, 32, "#8be3ff", { weight: 1.8 }) +
      repeat(2, (i) => {
        const [x] = polar(300, 0, 110, i * 180);
        return rect(x - 46, 230, 92, 200, 46, metal(l), 'opacity=".7"');
      }),
    box: [60, 60, 480, 480],
    mm: [300 + v * 4, 300 + v * 4],
  }),
};
