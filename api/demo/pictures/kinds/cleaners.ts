import { type Look, type Product, pick } from "../drawing/look.ts";
import { cylinder, edge, glass, matte, metal, RUBBER, shade, shadow, steel, stud } from "../drawing/materials.ts";
import { circle, ellipse, group, path, polar, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";

/** The stick of a cordless vacuum cleaner, leaning. */
function stick(l: Look): string {
  const { pen, tones: t } = l;
  const wand = pick(l, "#c65bff", t.base, "#b4bbc4", "#e5484d", t.light, "#b4bbc4");
  const bin = pick(l, "#9fd0ff", "#dfe7ee", "#ffd9a0", "#9fd0ff", "#cdeee0", "#dfe7ee");
  const head =
    path(rounded("150 500 336 500 356 548 130 548", 14), matte(l), edge(l)) +
    rect(144, 532, 198, 12, 6, RUBBER.deep) +
    rect(166, 510, 152, 12, 6, pick(l, "#8dff9e", t.dark, "#ffd166", t.dark, "#8dd6ff", t.dark), 'opacity=".75"');
  const leaning = group(
    "rotate(16 300 300)",
    rect(290, 230, 20, 270, 8, pen.linear("right", "#5b6270", `${wand}@30`, `${wand}@60`, "#3d434e")) +
      rect(282, 452, 36, 62, 8, cylinder(l), edge(l, 1)) +
      rect(262, 120, 76, 128, 22, bin, 'opacity=".7" stroke="#8fa6b8" stroke-width="2"') +
      repeat(5, (i) =>
        path(rounded(`${270 + i * 13} 126 ${280 + i * 13} 126 ${278 + i * 13} 168 ${272 + i * 13} 168`, 3), t.dark),
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
  return leaning + head;
}

/** A canister vacuum cleaner with its hose. */
function canister(l: Look): string {
  const { pen, tones: t } = l;
  return (
    stroke("M250 300C140 200 120 60 260 60S460 100 500 210L560 430", RUBBER.base, 24) +
    stroke("M250 300C140 200 120 60 260 60S460 100 500 210", RUBBER.rim, 24, 'stroke-dasharray="2 8" opacity=".5"') +
    path(rounded("500 486 592 486 596 520 470 520", 10), matte(l), edge(l)) +
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
    stud(l, 396, 500, 15) +
    stroke("M120 300Q190 240 280 268", RUBBER.light, 14)
  );
}

export const vacuum: Product = {
  hero: (l) => (l.variant === 3 ? shadow(l.pen, 270, 536, 250) + canister(l) : shadow(l.pen, 244, 550, 150) + stick(l)),
  back: (l) =>
    shadow(l.pen, 300, 470, 260) +
    path(rounded("80 330 520 330 560 450 40 450", 30), matte(l), edge(l)) +
    rect(70, 420, 460, 34, 17, "#1a1d23") +
    repeat(14, (i) => rect(80 + i * 32, 424, 20, 26, 6, i % 2 === 0 ? "#e5484d" : "#4b5563")) +
    rect(262, 250, 76, 96, 20, cylinder(l), edge(l)) +
    rect(276, 60, 48, 210, 12, steel(l.pen)) +
    rect(120, 350, 360, 24, 12, "#8dff9e", 'opacity=".45"'),
  detail: (v) => (v === 3 ? ["hero", 50, 270, 270] : ["hero", 270, 10, 240]),
  size: (v) =>
    v === 3
      ? { draw: canister, box: [60, 48, 536, 488], mm: [420, 1080] }
      : { draw: stick, box: [130, 10, 356, 540], mm: [250 + v * 3, 1120 + v * 22] },
};

/** A robot cleaner lying flat, seen from above at a slant. */
function robot(l: Look, y: number): string {
  const { pen, tones: t } = l;
  const square = l.variant === 4;
  const top = pen.linear("diagonal", t.rim, `${t.light}@25`, `${t.base}@65`, t.dark);
  const tower = pick(l, 1, 0, 1, 1, 0, 1);
  return (
    path(`M40 ${y}V${y + 54}A260 150 0 0 0 560 ${y + 54}V${y}Z`, cylinder(l), edge(l)) +
    path(`M40 ${y + 42}V${y + 54}A260 150 0 0 0 560 ${y + 54}V${y + 42}A260 150 0 0 1 40 ${y + 42}Z`, "#14181f") +
    path(
      `M41 ${y + 12}A260 150 0 0 0 559 ${y + 12}`,
      "none",
      `stroke="${t.deep}" stroke-opacity=".5" stroke-width="2"`,
    ) +
    ellipse(300, y, 260, 150, top, edge(l)) +
    ellipse(300, y, 238, 135, "none", `stroke="${t.dark}" stroke-opacity=".5" stroke-width="2"`) +
    (square ? rect(186, y - 96, 228, 142, 30, glass(pen), 'opacity=".92"') : "") +
    (tower
      ? path(`M236 ${y - 60}v26A64 36 0 0 0 364 ${y - 34}v-26Z`, cylinder(l), edge(l, 1)) +
        path(`M237 ${y - 44}v8A64 36 0 0 0 363 ${y - 36}v-8A64 36 0 0 1 237 ${y - 44}Z`, "#0b0e13") +
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

/** The station behind it: a tower, one with water tanks, one with a glass front; two designs come without. */
function station(l: Look): string {
  const { pen, tones: t } = l;
  const dock = rect(196, 236, 208, 134, 14, RUBBER.deep, 'opacity=".8"');
  const tank = (x: number, hue: string): string =>
    rect(
      x,
      40,
      122,
      190,
      22,
      pen.linear("right", `${hue}/.55`, "#ffffff@24/.5", `${hue}@60/.35`, `${hue}/.6`),
      'stroke="#8fa6b8" stroke-width="1.5"',
    ) +
    rect(x + 8, 120, 106, 102, 14, hue, 'opacity=".4"') +
    rect(x + 26, 30, 70, 16, 8, t.dark);
  return pick(
    l,
    path(rounded("186 60 414 60 430 380 170 380", [46, 46, 10, 10]), cylinder(l), edge(l)) +
      rect(200, 78, 200, 100, 30, pen.linear("down", t.light, t.base), 'opacity=".8"') +
      dock +
      circle(300, 208, 6, "#5fd8ff"),
    "",
    tank(172, "#6fb6f2") +
      tank(306, "#9aa6b8") +
      rect(158, 212, 284, 170, 26, cylinder(l), edge(l)) +
      dock +
      circle(300, 226, 5, "#5fd8ff"),
    rect(150, 30, 300, 352, 22, matte(l), edge(l)) +
      rect(
        164,
        44,
        272,
        176,
        14,
        pen.linear("diagonal", "#3a4150", "#12151b"),
        'stroke="#6b7280" stroke-opacity=".6"',
      ) +
      path("M164 58q0-14 14-14h130L220 220h-42q-14 0-14-14Z", "#fff", 'opacity=".1"') +
      circle(300, 132, 34, "none", 'stroke="#5fd8ff" stroke-width="5"') +
      dock,
    "",
    path(rounded("226 110 374 110 392 380 208 380", [60, 60, 8, 8]), cylinder(l), edge(l)) +
      dock +
      rect(270, 150, 60, 8, 4, "#e5484d"),
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
  detail: (v) => ["hero", 160, v === 1 || v === 4 ? 160 : 210, 280],
  size: () => ({ draw: (l) => robot(l, 250), box: [40, 100, 520, 350], mm: [350, 97] }),
};
