import { centred } from "../drawing/letters.ts";
import { type Look, type Product, pick } from "../drawing/look.ts";
import { edge, glass, knob, RUBBER, shadow, sheen, slits, steel } from "../drawing/materials.ts";
import { circle, ellipse, rect, repeat, stroke } from "../drawing/shapes.ts";
import { boxFromAbove } from "../drawing/solids.ts";

function microwaveFront(l: Look): string {
  const { pen, tones: t } = l;
  const wide = l.variant === 3 ? 540 : 400;
  return (
    boxFromAbove(l, [24, 172, 552, 300], 26, 22, 18) +
    rect(
      40,
      186,
      wide - (l.variant === 3 ? 20 : 0),
      272,
      12,
      l.variant % 2 === 0 ? glass(pen) : pen.linear("diagonal", t.dark, t.deep),
      edge(l, 1),
    ) +
    rect(
      76,
      216,
      wide - 96,
      l.variant === 3 ? 150 : 212,
      pick(l, 10, 24, 6, 12, 60, 14),
      "#0c0f14",
      'stroke="#596273"',
    ) +
    rect(
      80,
      220,
      wide - 104,
      l.variant === 3 ? 142 : 204,
      10,
      pen.radial(0.5, 0.4, 0.6, "#ffcf7a/.75", "#c07b24@55/.25", "#000/0"),
    ) +
    ellipse(60 + wide / 2 - 30, l.variant === 3 ? 344 : 404, wide * 0.32, 11, "#aeb9c6", 'opacity=".45"') +
    rect(76, 216, wide - 96, l.variant === 3 ? 150 : 212, 10, pen.dots(6, 1.6, "#05070a"), 'opacity=".5"') +
    pen.clip(rect(40, 186, wide - 20, 272, 12, ""), sheen(pen, 40, 186, wide - 20, 272, 0.2)) +
    (l.variant === 3
      ? rect(60, 386, 480, 50, 8, "#0b0e13") +
        repeat(6, (i) => circle(330 + i * 34, 411, 8, "none", 'stroke="#cfe3f2" stroke-width="2"')) +
        centred("12:00", 150, 398, 26, "#8be3ff", { weight: 1.8 })
      : controls(l)) +
    rect(60, 472, 60, 10, 4, RUBBER.dark) +
    rect(480, 472, 60, 10, 4, RUBBER.dark)
  );
}

function controls(l: Look): string {
  const { pen, tones: t } = l;
  const ink = l.light ? "#4a5261" : "#e9edf3";
  return (
    rect(420, 200, 10, 244, 5, steel(pen)) +
    pick(
      l,
      rect(448, 200, 112, 54, 8, "#0b0e13") +
        centred("12:30", 504, 216, 22, "#8be3ff", { weight: 1.8 }) +
        repeat(12, (i) => rect(450 + (i % 3) * 38, 272 + Math.floor(i / 3) * 42, 32, 32, 7, t.dark, 'opacity=".8"')),
      knob(l, 504, 258, 40) + knob(l, 504, 378, 40),
      rect(448, 200, 112, 46, 8, "#0b0e13") +
        centred("2:45", 504, 212, 22, "#ffb86b", { weight: 1.8 }) +
        knob(l, 504, 340, 46) +
        rect(462, 410, 84, 24, 12, t.dark),
      "",
      knob(l, 504, 270, 44) + knob(l, 504, 386, 44) + stroke("M504 212v8M548 240l-7 5M460 240l7 5", ink, 3),
      rect(448, 200, 112, 244, 12, "#0b0e13") +
        centred("0:30", 504, 224, 26, "#8be3ff", { weight: 1.8 }) +
        repeat(9, (i) =>
          circle(472 + (i % 3) * 32, 296 + Math.floor(i / 3) * 34, 9, "none", 'stroke="#cfe3f2" stroke-width="2"'),
        ) +
        rect(466, 404, 76, 22, 11, "#4ade80"),
    )
  );
}

export const microwave: Product = {
  hero: (l) => shadow(l.pen, 300, 484, 280) + microwaveFront(l),
  back: (l) =>
    shadow(l.pen, 300, 484, 280) +
    boxFromAbove(l, [24, 172, 552, 300], 26, 22, 18) +
    slits(80, 220, 180, 8, 14, l.tones.deep, 6) +
    slits(340, 220, 180, 4, 14, l.tones.deep, 6) +
    rect(360, 320, 140, 90, 8, l.tones.light, `stroke="${l.tones.deep}" stroke-opacity=".4"`) +
    stroke("M470 460C480 500 540 500 560 540", RUBBER.base, 10),
  detail: (v) => ["hero", v === 3 ? 280 : 380, v === 3 ? 300 : 190, 190],
  size: (v) => ({ draw: microwaveFront, box: [24, 146, 552, 336], mm: [489 + v * 7, 275 + v * 6] }),
};
