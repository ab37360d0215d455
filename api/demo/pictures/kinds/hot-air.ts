import { type Look, type Product, pick } from "../drawing/look.ts";
import { cylinder, edge, knob, matte, metal, RUBBER, shadow, slits, steel, tube } from "../drawing/materials.ts";
import { circle, ellipse, group, path, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";

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
      path("M150 120L62 146V222L150 248Z", pen.linear("down", t.light, `${t.base}@40`, t.deep), edge(l, 1)) +
      ellipse(62, 184, 9, 38, "#15181e") +
      ellipse(176, 184, 42, 88, metal(l, "down"), edge(l, 1)) +
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
