import { type Look, type Product, pick } from "../drawing/look.ts";
import { edge, RUBBER, shadow, slits } from "../drawing/materials.ts";
import { display } from "../drawing/screens.ts";
import { circle, ellipse, group, path, rect, repeat, rounded } from "../drawing/shapes.ts";
import { boxFromAbove } from "../drawing/solids.ts";

function printerFront(l: Look): string {
  const { pen, tones: t } = l;
  const tall = pick(l, 210, 170, 250, 190, 150, 230);
  const y = 480 - tall;
  const paper = (x: number, top: number, w: number, h: number): string =>
    path(
      rounded(`${x + 14} ${top} ${x + w - 14} ${top} ${x + w} ${top + h} ${x} ${top + h}`, 3),
      pen.linear("down", "#ffffff", "#e3e8ef"),
      'stroke="#b9c2ce"',
    );
  const photo = l.variant === 4 || l.variant === 1;
  return (
    (l.variant % 2 === 1 ? paper(170, y - 170, 260, 140) : "") +
    boxFromAbove(l, [50, y, 500, tall], l.variant % 2 === 0 ? 66 : 46, 46, 24) +
    (l.variant % 2 === 0
      ? path(
          rounded(`120 ${y - 58} 480 ${y - 58} 520 ${y - 8} 80 ${y - 8}`, 8),
          t.base,
          `stroke="${t.deep}" stroke-opacity=".4"`,
        ) + rect(100, y - 14, 400, 4, 2, t.deep, 'opacity=".4"')
      : rect(150, y - 36, 300, 10, 4, t.deep)) +
    rect(104, y + tall * 0.42, 392, tall * 0.3, 10, "#0c0e12") +
    path(
      rounded(`140 ${y + tall * 0.62} 460 ${y + tall * 0.62} 488 ${y + tall + 26} 112 ${y + tall + 26}`, 4),
      pen.linear("down", "#ffffff", "#dde3ea"),
      'stroke="#b3bdca"',
    ) +
    (photo
      ? path(
          rounded(`156 ${y + tall * 0.68} 444 ${y + tall * 0.68} 462 ${y + tall + 14} 138 ${y + tall + 14}`, 2),
          pen.linear("down", "#6fb6f2", "#ffd9a0"),
        ) +
        path(
          `M144 ${y + tall + 2}L240 ${y + tall * 0.8}L300 ${y + tall - 8}L372 ${y + tall * 0.76}L458 ${y + tall + 4}V${y + tall + 14}H140Z`,
          "#2f7a5a",
        )
      : slits(176, y + tall * 0.76, 240, 4, 14, "#9aa6b8", 5)) +
    rect(70, y + tall * 0.1, 130, tall * 0.22, 8, "#0b0e13", 'stroke="#6b7280" stroke-opacity=".6"') +
    display(pen, l.variant + 4, 76, Math.round(y + tall * 0.1) + 5, 76, Math.round(tall * 0.22) - 10, 3) +
    repeat(3, (i) => circle(168 + i * 11, y + tall * 0.21, 3.4, ["#4ade80", "#8be3ff", "#ffb13d"][i] ?? "#fff")) +
    circle(506, y + tall * 0.2, 13, t.dark, edge(l, 1)) +
    (l.variant === 2 ? rect(66, 434, 468, 4, 0, t.deep, 'opacity=".5"') + rect(262, 446, 76, 14, 7, t.deep) : "")
  );
}

export const printer: Product = {
  frame: (v) => [0, [56, 20, 40, 10, 86, 10][v] ?? 0, 600],
  hero: (l) => shadow(l.pen, 300, 492, 280) + printerFront(l),
  back: (l) =>
    shadow(l.pen, 300, 488, 270) +
    path(rounded("90 96 510 96 550 250 50 250", 14), l.pen.linear("down", l.tones.light, l.tones.dark), edge(l)) +
    path(rounded("120 120 480 120 506 236 94 236", 6), l.tones.light) +
    boxFromAbove(l, [50, 290, 500, 190], 50, 20, 20) +
    rect(90, 246, 420, 36, 4, "#dff0f8", 'stroke="#8fb2c6" stroke-width="2"') +
    rect(110, 330, 380, 70, 10, "#0c0e12") +
    repeat(4, (i) =>
      rect(210 + i * 48, 420, 36, 34, 6, ["#22c1f1", "#f14ea1", "#ffd93d", "#14171c"][i] ?? "#000", 'stroke="#8b919c"'),
    ),
  detail: (v) => ["hero", 52, 480 - ([210, 170, 250, 190, 150, 230][v] ?? 200) - 20, 190],
  size: (v) => ({
    draw: printerFront,
    box: [50, 480 - ([276, 340, 316, 360, 216, 296][v] ?? 280), 500, [302, 366, 342, 386, 242, 322][v] ?? 300],
    mm: [375 + v * 12, 179 + v * 16],
  }),
};

/** Antennas behind a low body, a mesh tower, or a spider of gaming antennas. */
function routerShape(l: Look): string {
  const { pen, tones: t } = l;
  const antenna = (x: number, lean: number, h: number): string =>
    group(
      `rotate(${lean} ${x} 400)`,
      rect(x - 9, 400 - h, 18, h, 9, pen.linear("right", t.dark, t.light, t.dark), edge(l, 1)),
    );
  const leds = (y: number, hue: string): string =>
    repeat(6, (i) => circle(220 + i * 32, y, 4.5, i === 4 ? "#ffb13d" : hue));
  if (l.variant === 1 || l.variant === 4) {
    const w = l.variant === 1 ? 210 : 300;
    return (
      rect(
        300 - w / 2,
        l.variant === 1 ? 70 : 160,
        w,
        l.variant === 1 ? 474 : 372,
        l.variant === 1 ? 90 : 70,
        pen.linear("right", t.dark, `${t.light}@26`, `${t.base}@60`, t.dark),
        edge(l),
      ) +
      ellipse(
        300,
        l.variant === 1 ? 112 : 196,
        w * 0.38,
        l.variant === 1 ? 26 : 22,
        pen.linear("down", t.rim, t.base),
      ) +
      (l.variant === 1
        ? slits(300 - 70, 430, 140, 5, 16, t.deep, 6)
        : repeat(9, (i) => rect(300 - w / 2 + 16 + i * 31, 250, 12, 240, 6, t.dark, 'opacity=".45"'))) +
      circle(300, l.variant === 1 ? 250 : 220, 9, "#5fd8ff") +
      circle(300, l.variant === 1 ? 250 : 220, 17, "#5fd8ff", 'opacity=".3"')
    );
  }
  const spider = l.variant === 3;
  const count = pick(l, 4, 0, 2, 6, 0, 8);
  return (
    repeat(count, (i) =>
      antenna(
        110 + (i * 380) / Math.max(1, count - 1),
        count < 3 ? (i ? 10 : -10) : (i - (count - 1) / 2) * (spider ? 9 : 5),
        spider ? 270 : 250,
      ),
    ) +
    boxFromAbove(l, [56, 396, 488, 72], 92, 62, pick(l, 24, 10, 34, 8, 10, 14)) +
    path(rounded("190 318 410 318 440 382 160 382", 10), pen.linear("down", t.base, t.dark), 'opacity=".8"') +
    (spider
      ? path("M300 324l50 28-50 26-50-26Z", pen.linear("right", "#ff3d6e", "#b45cff"))
      : slits(236, 332, 128, 4, 11, t.deep, 4)) +
    leds(432, spider ? "#ff3d6e" : "#5fd8ff")
  );
}

export const router: Product = {
  frame: (v) => (v === 4 ? [50, 110, 500] : v === 3 ? [-15, -4, 630] : undefined),
  hero: (l) =>
    shadow(l.pen, 300, pick(l, 476, 548, 476, 476, 536, 476), pick(l, 260, 140, 260, 260, 180, 260)) + routerShape(l),
  back: (l) =>
    shadow(l.pen, 300, 430, 270) +
    boxFromAbove(l, [40, 270, 520, 150], 40, 30, 20) +
    repeat(
      4,
      (i) =>
        rect(180 + i * 66, 310, 52, 46, 5, i === 0 ? "#2f7df6" : "#f2c94c") +
        rect(188 + i * 66, 318, 36, 32, 3, "#0b0d11") +
        slits(190 + i * 66, 320, 32, 1, 4, "#c9a45c"),
    ) +
    circle(96, 334, 17, RUBBER.deep, `stroke="${RUBBER.rim}"`) +
    circle(146, 334, 8, l.tones.deep) +
    rect(462, 318, 56, 26, 6, RUBBER.deep) +
    slits(60, 384, 480, 2, 10, l.tones.deep, 4),
  detail: (v) => (v === 1 || v === 4 ? ["hero", 190, v === 1 ? 60 : 150, 220] : ["back", 160, 260, 200]),
  size: (v) => ({
    draw: routerShape,
    box: v === 1 ? [195, 70, 210, 474] : v === 4 ? [150, 160, 300, 372] : [56, 140, 488, 328],
    mm: v === 1 ? [92, 218] : v === 4 ? [110, 138] : [230 + v * 12, 168 + v * 6],
  }),
};
