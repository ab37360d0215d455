import { centred } from "../drawing/letters.ts";
import { type Look, type Product, pick } from "../drawing/look.ts";
import { cylinder, edge, glass, RUBBER, shade, shadow, steel } from "../drawing/materials.ts";
import { wallpaper } from "../drawing/screens.ts";
import { group, path, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";

/** A door with its handle; `side` is the edge at which the handle stands. */
function door(l: Look, x: number, y: number, w: number, h: number, side: "left" | "right" | "top"): string {
  const { pen, tones: t } = l;
  const hx = side === "left" ? x + 14 : x + w - 22;
  const handle =
    side === "top"
      ? rect(x + 20, y + 12, w - 40, 9, 4.5, pen.linear("down", t.rim, t.dark))
      : rect(hx, y + h * 0.2, 9, h * 0.6, 4.5, steel(pen));
  const recessed = rect(side === "left" ? x + 1 : x + w - 8, y + 12, 7, h - 24, 3, t.deep, 'opacity=".7"');
  return (
    rect(x, y, w, h, 8, pen.linear("right", t.light, `${t.base}@35`, t.dark), edge(l, 1.5)) +
    rect(x + 5, y + 5, 3, h - 10, 1.5, t.rim, 'opacity=".6"') +
    (l.variant % 2 === 0 || side === "top" ? handle : recessed)
  );
}

const panel = (l: Look, x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, 8, "#0b0e13", 'stroke="#6b7280" stroke-opacity=".6"') +
  centred("4", x + w / 2, y + h * 0.25, h * 0.3, "#8be3ff", { weight: 2 }) +
  rect(x + w * 0.3, y + h * 0.74, w * 0.4, 3, 1.5, l.variant % 2 === 0 ? "#8be3ff" : "#4ade80");

/** Doors and drawers of each design. */
function fridgeFront(l: Look): string {
  const { pen, tones: t } = l;
  const frame = (x: number, w: number): string =>
    rect(x + 10, 556, w - 20, 14, 3, RUBBER.dark) + rect(x, 26, w, 536, 12, t.deep, edge(l, 1));
  return pick(
    l,
    frame(116, 368) +
      door(l, 118, 28, 181, 344, "right") +
      door(l, 301, 28, 181, 344, "left") +
      door(l, 118, 376, 364, 90, "top") +
      door(l, 118, 470, 364, 90, "top") +
      panel(l, 180, 150, 52, 76),
    frame(180, 240) +
      door(l, 182, 28, 236, 170, "left") +
      door(l, 182, 202, 236, 358, "left") +
      rect(270, 52, 60, 12, 6, t.dark),
    frame(106, 388) +
      door(l, 108, 28, 164, 532, "right") +
      door(l, 275, 28, 217, 532, "left") +
      rect(140, 180, 92, 130, 10, "#0b0e13", 'stroke="#6b7280"') +
      rect(154, 236, 64, 62, 8, "#1c2129") +
      centred("3-18", 186, 196, 18, "#8be3ff", { weight: 1.8 }),
    frame(126, 348) +
      door(l, 128, 28, 344, 300, "left") +
      door(l, 128, 332, 170, 228, "right") +
      door(l, 301, 332, 171, 228, "left") +
      rect(330, 70, 108, 180, 10, glass(pen)) +
      wallpaper(pen, 1, 338, 80, 92, 160, 5),
    `<path d="M170 84Q170 30 224 30H376Q430 30 430 84V540Q430 562 408 562H192Q170 562 170 540Z" fill="${cylinder(l)}" ${edge(l)}/>` +
      rect(172, 210, 256, 4, 0, t.deep, 'opacity=".7"') +
      rect(392, 120, 14, 70, 7, steel(pen)) +
      rect(392, 236, 14, 100, 7, steel(pen)) +
      stroke("M200 110C210 70 240 54 280 52", t.rim, 6, 'opacity=".6"') +
      rect(238, 92, 110, 16, 8, steel(pen, "down")),
    frame(176, 248) +
      door(l, 178, 28, 244, 336, "left") +
      door(l, 178, 368, 244, 94, "top") +
      door(l, 178, 466, 244, 94, "top") +
      panel(l, 270, 130, 60, 60),
  );
}

/** The same with its upper doors open and food inside. */
function fridgeOpen(l: Look): string {
  const { pen, tones: t } = l;
  const french = l.variant === 0 || l.variant === 2 || l.variant === 3;
  const food = ["#e5484d", "#f5a524", "#4caf6a", "#8ecae6", "#c77dff", "#fff1c9"];
  return (
    shadow(pen, 300, 566, 190) +
    (french ? path(rounded("160 40 56 70 56 560 160 548", 8), shade(l), edge(l, 1.5)) : "") +
    path(rounded("440 40 544 70 544 560 440 548", 8), shade(l), edge(l, 1.5)) +
    rect(156, 34, 288, 522, 10, t.dark, edge(l)) +
    rect(168, 46, 264, 498, 6, pen.linear("down", "#ffffff", "#dfe9f2")) +
    rect(168, 46, 264, 40, 6, "#fffbe6") +
    repeat(4, (i) => rect(172, 156 + i * 84, 256, 6, 2, "#b7c7d6")) +
    repeat(16, (i) =>
      rect(
        184 + (i % 4) * 62,
        156 + Math.floor(i / 4) * 84 - 34 - ((i * 17) % 24),
        40,
        34 + ((i * 17) % 24),
        i % 3 === 0 ? 16 : 5,
        food[(i * 5 + l.variant) % 6] ?? "#fff",
        'opacity=".9"',
      ),
    ) +
    rect(176, 430, 120, 104, 8, "#cfe3f2", 'opacity=".9"') +
    rect(304, 430, 120, 104, 8, "#cfe3f2", 'opacity=".9"') +
    rect(210, 444, 52, 6, 3, "#8ba4b8") +
    rect(338, 444, 52, 6, 3, "#8ba4b8") +
    repeat(3, (i) => {
      const y = 148 + i * 130;
      const shelf = (points: string): string => path(rounded(points, 4), "#dfe9f2", 'opacity=".8"');
      return (
        (french ? shelf(`66 ${y + 12} 152 ${y} 152 ${y + 40} 66 ${y + 54}`) : "") +
        shelf(`534 ${y + 12} 448 ${y} 448 ${y + 40} 534 ${y + 54}`)
      );
    })
  );
}

export const fridge: Product = {
  hero: (l) => shadow(l.pen, 300, 570, pick(l, 200, 140, 210, 190, 150, 140)) + fridgeFront(l),
  back: (l) => (l.variant === 1 || l.variant > 3 ? group("translate(-50 0)", fridgeOpen(l)) : fridgeOpen(l)),
  detail: (v) =>
    v === 1
      ? ["hero", 172, 96, 220]
      : v === 4
        ? ["hero", 214, 60, 220]
        : v === 5
          ? ["hero", 196, 90, 230]
          : ["hero", v === 3 ? 280 : 130, v === 2 ? 150 : v === 3 ? 60 : 130, 220],
  size: (v) => ({
    draw: fridgeFront,
    box: (
      [
        [116, 26, 368, 544],
        [180, 26, 240, 544],
        [106, 26, 388, 544],
        [126, 26, 348, 544],
        [170, 30, 260, 532],
        [176, 26, 248, 544],
      ] as const
    )[v] ?? [116, 26, 368, 544],
    mm: (
      [
        [908, 1780],
        [595, 1700],
        [912, 1789],
        [833, 1829],
        [550, 1500],
        [600, 1850],
      ] as const
    )[v] ?? [908, 1780],
  }),
};
