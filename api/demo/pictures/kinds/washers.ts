import { centred } from "../drawing/letters.ts";
import { type Look, type Product, pick } from "../drawing/look.ts";
import { glass, knob, metal, RUBBER, shadow, steel } from "../drawing/materials.ts";
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

/** The drum of an open front loader, its door swung aside. */
function openDrum({ pen }: Look, cx: number, cy: number, r: number): string {
  const ribs = repeat(3, (i) => {
    const [x, y] = polar(cx, cy, r * 0.66, i * 120 + 30);
    return stroke(`M${cx} ${cy}L${Math.round(x)} ${Math.round(y)}`, "#e3e8ee", 22);
  });
  return (
    circle(cx, cy, r, "#2a303a", 'stroke="#6b7280" stroke-width="1.5"') +
    circle(cx, cy, r * 0.9, "#0b0e13") +
    circle(cx, cy, r * 0.84, pen.linear("diagonal", "#5b6675", "#c3cbd5@60", "#8b96a4")) +
    circle(cx, cy, r * 0.84, pen.dots(18, 3.2, "#2a3342")) +
    circle(cx, cy, r * 0.84, pen.radial(0.5, 0.5, 0.5, "#0b0e13/.55", "#0b0e13/0")) +
    ribs +
    circle(cx, cy, r * 0.2, steel(pen)) +
    ellipse(cx + r + 46, cy, 44, r, steel(pen), 'stroke="#6b7280" stroke-width="1.5"') +
    ellipse(cx + r + 52, cy, 34, r * 0.84, "#11151c") +
    ellipse(cx + r + 60, cy, 30, r * 0.72, pen.linear("right", "#3a4555", "#9fb6c8@55", "#dfeaf2"), 'opacity=".9"') +
    rect(cx + r - 6, cy - 34, 14, 68, 5, "#8b96a4")
  );
}

/** The top loader with its lid up and the drum in view. */
const openTop = (l: Look): string =>
  path(
    rounded("140 20 460 20 452 104 148 104", 12),
    l.pen.linear("down", "#9fb6c8", "#dfeaf2"),
    'opacity=".8" stroke="#6b7280" stroke-width="2"',
  ) +
  washerFront(l) +
  path(rounded("150 70 450 70 472 122 128 122", 10), l.tones.dark) +
  ellipse(300, 98, 146, 24, "#0b0e13") +
  ellipse(300, 101, 134, 19, l.pen.linear("down", "#4b5563", "#c3cbd5")) +
  ellipse(300, 105, 30, 8, "#6b7280");

function washerFront(l: Look, door = porthole): string {
  const { pen, tones: t } = l;
  const wide = l.variant === 3 ? 236 : 208;
  const x = 300 - wide;
  if (l.variant === 4) {
    return (
      boxFromAbove(l, [110, 130, 380, 420], 70, 22, 16) +
      path(rounded("150 70 450 70 472 122 128 122", 10), glass(pen), 'stroke="#6b7280"') +
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
    door(l, 300, 334, pick(l, 152, 138, 164, 160, 150, 146)) +
    rect(x + 20, 512, 90, 28, 6, t.dark, 'opacity=".35"') +
    (l.variant === 2 ? rect(x, 500, wide * 2, 3, 0, t.deep, 'opacity=".4"') : "") +
    rect(x + 20, 552, 44, 12, 4, RUBBER.dark) +
    rect(300 + wide - 64, 552, 44, 12, 4, RUBBER.dark)
  );
}

export const washer: Product = {
  hero: (l) => shadow(l.pen, 300, 566, 230) + washerFront(l),
  back: (l) =>
    l.variant === 4
      ? shadow(l.pen, 300, 566, 230) + openTop(l)
      : group("translate(-26 4)", shadow(l.pen, 300, 562, 230) + washerFront(l, openDrum)),
  detail: (v) => (v === 4 ? ["hero", 120, 60, 240] : ["hero", 180, 50, 260]),
  size: (v) => ({
    draw: washerFront,
    box: v === 4 ? [110, 60, 380, 500] : [v === 3 ? 64 : 92, 30, v === 3 ? 472 : 416, 534],
    mm: [598 + (v === 3 ? 90 : 0), 850 + v * 18],
  }),
};
