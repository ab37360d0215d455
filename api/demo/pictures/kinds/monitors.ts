import { type Box, type Look, type Product, pick } from "../drawing/look.ts";
import { cylinder, edge, matte, metal, RUBBER, shadow, slits } from "../drawing/materials.ts";
import { display } from "../drawing/screens.ts";
import { circle, ellipse, path, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";

/** The foot of a monitor whose neck leaves the panel at `y`. */
function stand(l: Look, y: number): string {
  const { pen, tones: t } = l;
  const neck = rect(274, y, 52, 532 - y, 4, cylinder(l), edge(l, 1));
  const plate = pen.linear("down", t.light, t.dark);
  return pick(
    l,
    neck + path(rounded("196 524 404 524 424 546 176 546", 8), plate, edge(l, 1)),
    neck + ellipse(300, 536, 128, 17, plate, edge(l, 1)) + ellipse(300, 531, 122, 13, t.light, 'opacity=".35"'),
    path(rounded(`262 ${y} 338 ${y} 360 536 240 536`, 5), matte(l), edge(l, 1)) +
      rect(206, 530, 188, 14, 5, plate, edge(l, 1)),
    rect(280, y, 40, 520 - y, 4, cylinder(l), edge(l, 1)) +
      stroke("M300 508L168 546M300 508L432 546", t.dark, 17) +
      stroke("M300 506L172 542M300 506L428 542", t.light, 3),
    neck + rect(180, 530, 240, 14, 7, plate, edge(l, 1)) + circle(300, y + 70, 15, t.deep),
    stroke(`M206 ${y}L170 544M394 ${y}L430 544`, t.dark, 15) + stroke(`M203 ${y}L167 540M391 ${y}L427 540`, t.light, 3),
  );
}

const heightOf = (l: Look): number => pick(l, 340, 262, 348, 318, 372, 326);

/** The panel; the second design is a wide curved one. */
function panel(l: Look, h: number): string {
  const [x, y, w] = [24, 76, 552];
  if (l.variant === 1) {
    const shape = (pad: number): string =>
      `M${x + pad} ${y + pad}Q300 ${y + 26 + pad} ${x + w - pad} ${y + pad}V${y + h - pad}Q300 ${y + h - 22 - pad} ${x + pad} ${y + h - pad}Z`;
    return (
      path(shape(0), metal(l), `${edge(l, 1.5)} stroke-linejoin="round"`) +
      path(shape(4), "#090a0d") +
      l.pen.clip(path(shape(10), ""), display(l.pen, 7, x, y, w, h))
    );
  }
  const bezel = pick(l, 8, 8, 10, 9, 14, 12);
  const chin = pick(l, 14, 10, 40, 16, 16, 26);
  return (
    rect(x, y, w, h, 12, metal(l), edge(l, 1.5)) +
    rect(x + 3, y + 3, w - 6, h - 6 - (l.variant === 2 ? 28 : 0), 10, "#090a0d") +
    display(l.pen, pick(l, 0, 1, 4, 5, 3, 2), x + bezel, y + bezel, w - 2 * bezel, h - bezel - chin, 4) +
    pick(
      l,
      windows(x + 40, y + 50, 220, 160) + windows(x + 210, y + 90, 280, 180),
      "",
      "",
      circle(300, y + 150, 74, "none", 'stroke="#fff" stroke-width="3" opacity=".7"') + circle(300, y + 150, 4, "#fff"),
      windows(x + 60, y + 50, 420, 250),
      windows(x + 30, y + 40, 240, 220),
    ) +
    circle(x + w - 24, y + h - chin / 2, 2.5, "#7ee0ff")
  );
}

const windows = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, 8, "#0f131b", 'opacity=".88"') +
  rect(x, y, w, 20, 8, "#2a3140") +
  repeat(3, (i) => circle(x + 14 + i * 13, y + 10, 4, ["#ff5f57", "#febc2e", "#28c840"][i] ?? "#fff")) +
  repeat(Math.floor((h - 36) / 16), (i) =>
    rect(
      x + 16 + (i % 3) * 14,
      y + 32 + i * 16,
      w * (0.3 + ((i * 29) % 40) / 100),
      6,
      3,
      ["#7aa2f7", "#9ece6a", "#e0af68", "#bb9af7"][i % 4] ?? "#fff",
    ),
  );

function rear(l: Look): string {
  const h = heightOf(l);
  const { tones: t } = l;
  const ring =
    l.variant === 3
      ? circle(
          300,
          216,
          86,
          "none",
          `stroke="${l.pen.linear("right", "#ff3d81", "#5b7cff", "#3dffc0")}" stroke-width="9"`,
        )
      : "";
  return (
    shadow(l.pen, 300, 548, 190) +
    rect(24, 76, 552, h, 14, matte(l), edge(l)) +
    rect(150, 136, 300, h - 120, 24, l.pen.linear("down", t.light, t.dark), 'opacity=".8"') +
    slits(190, 156, 220, 4, 9, t.deep) +
    ring +
    stand(l, 250) +
    rect(248, 196, 104, 104, 14, t.dark, edge(l, 1)) +
    repeat(4, (i) => circle(266 + (i % 2) * 68, 214 + Math.floor(i / 2) * 68, 5, RUBBER.deep))
  );
}

export const monitor: Product = {
  hero: (l) => shadow(l.pen, 300, 548, 200) + stand(l, 76 + heightOf(l) - 6) + panel(l, heightOf(l)),
  back: rear,
  detail: (v) => (v === 1 ? ["hero", 380, 60, 200] : ["back", 170, 150, 270]),
  size: (v) => {
    const box: Box = [24, 76, 552, 470];
    return {
      draw: (l) => stand(l, 76 + heightOf(l) - 6) + panel(l, heightOf(l)),
      box,
      mm: [540 + v * 34, 455 + v * 11],
    };
  },
};

/** The frame's lower light or sound bar, and what the set stands on. */
function feet(l: Look, y: number): string {
  const { pen, tones: t } = l;
  const paint = pen.linear("down", t.light, t.deep);
  return pick(
    l,
    path(`M96 ${y}l-26 30h14l34 -30Z`, paint, edge(l, 1)) + path(`M504 ${y}l26 30h-14l-34 -30Z`, paint, edge(l, 1)),
    rect(272, y, 56, 22, 0, paint) +
      path(rounded(`190 ${y + 20} 410 ${y + 20} 430 ${y + 34} 170 ${y + 34}`, 6), paint, edge(l, 1)),
    stroke(`M150 ${y}v28M450 ${y}v28`, t.dark, 9) + stroke(`M124 ${y + 30}h52M424 ${y + 30}h52`, t.dark, 7),
    "",
    rect(282, y, 36, 26, 0, paint) + ellipse(300, y + 30, 120, 9, paint, edge(l, 1)),
    stroke(`M84 ${y + 32}L110 ${y}L136 ${y + 32}M464 ${y + 32}L490 ${y}L516 ${y + 32}`, t.dark, 7),
  );
}

function set(l: Look): string {
  const h = 318;
  const y = 116;
  const bezel = pick(l, 5, 7, 4, 9, 6, 5);
  const bottom = pick(l, 8, 14, 6, 9, 10, 16);
  const art =
    l.variant === 3
      ? rect(12, y, 576, h, 3, l.pen.linear("diagonal", "#b98a5a", "#8a5f37")) +
        rect(24, y + 12, 552, h - 24, 0, "#f1ede4")
      : rect(12, y, 576, h, 7, metal(l), edge(l, 1.5)) + rect(14, y + 2, 572, h - 4, 5, "#07080b");
  const inset = l.variant === 3 ? 44 : bezel;
  return (
    feet(l, y + h) +
    art +
    display(
      l.pen,
      pick(l, 2, 1, 0, 3, 7, 5),
      12 + inset,
      y + inset,
      576 - inset * 2,
      h - inset - (l.variant === 3 ? 44 : bottom),
      2,
    ) +
    tiles(l, y, h) +
    circle(300, y + h - 5, 2, "#ff5f57")
  );
}

/** The home row of a smart set, on the designs that show it. */
function tiles(l: Look, y: number, h: number): string {
  if (l.variant !== 1 && l.variant !== 4) return "";
  const hues = ["#e5484d", "#2f7df6", "#00b894", "#8e5cf7", "#f5a524", "#ffffff"];
  return (
    rect(48, y + 44, 170, 16, 8, "#fff", 'opacity=".95"') +
    rect(48, y + 72, 240, 8, 4, "#fff", 'opacity=".6"') +
    rect(48, y + 98, 92, 28, 14, "#fff", 'opacity=".9"') +
    repeat(6, (i) => rect(40 + i * 88, y + h - 92, 80, 54, 8, hues[i] ?? "#fff", 'opacity=".9"'))
  );
}

export const tv: Product = {
  hero: (l) => shadow(l.pen, 300, l.variant === 3 ? 446 : 468, 270, 14) + set(l),
  back: (l) =>
    shadow(l.pen, 300, 468, 270, 14) +
    feet(l, 434) +
    rect(12, 116, 576, 318, 8, matte(l), edge(l)) +
    rect(110, 230, 380, 190, 16, l.pen.linear("down", l.tones.base, l.tones.dark), edge(l, 1)) +
    slits(150, 250, 130, 5, 9, l.tones.deep) +
    slits(320, 250, 130, 5, 9, l.tones.deep) +
    repeat(4, (i) => circle(262 + (i % 2) * 76, 316 + Math.floor(i / 2) * 62, 6, RUBBER.deep)) +
    repeat(5, (i) => rect(400, 312 + i * 18, 34, 9, 2, RUBBER.deep)),
  detail: (v) => ["hero", v % 2 === 0 ? 400 : 0, 300, 196],
  size: (v) => ({ draw: set, box: [12, 116, 576, 350], mm: [968 + v * 128, 612 + v * 74] }),
};
