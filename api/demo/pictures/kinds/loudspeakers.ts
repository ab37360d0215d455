import { type Look, type Product, pick } from "../drawing/look.ts";
import { cylinder, edge, knob, matte, metal, RUBBER, shade, shadow, stud, tube } from "../drawing/materials.ts";
import { circle, ellipse, group, path, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";
import { boxFromAbove } from "../drawing/solids.ts";

/** A loudspeaker cone with its rubber surround and dust cap. */
function cone({ pen }: Look, cx: number, cy: number, r: number): string {
  return (
    circle(cx, cy, r, "#23262c", `stroke="#6b7280" stroke-width="1.5"`) +
    circle(cx, cy, r * 0.88, "#0f1115") +
    circle(cx, cy, r * 0.72, pen.radial(0.5, 0.5, 0.5, "#14161a", "#3c414a@70", "#1b1e23")) +
    circle(cx, cy, r * 0.28, pen.radial(0.35, 0.3, 0.8, "#8b929e", "#2c3038"))
  );
}

const buttons = (l: Look, cx: number, y: number): string => {
  const ink = l.light ? "#3b4250" : "#f1f4f8";
  return stroke(
    `M${cx - 62} ${y}h16M${cx + 46} ${y}h16M${cx + 54} ${y - 8}v16M${cx - 6} ${y - 9}l14 9-14 9Z`,
    ink,
    4,
    'opacity=".8"',
  );
};

/** A can that stands upright, its cloth dotted. */
function can(l: Look, x: number, y: number, w: number, h: number): string {
  const { pen, tones: t } = l;
  const lid = w * 0.15;
  const side = `M${x} ${y}V${y + h}A${w / 2} ${lid} 0 0 0 ${x + w} ${y + h}V${y}Z`;
  return (
    path(side, cylinder(l), edge(l)) +
    path(side, pen.dots(7, 1.7, t.deep), 'opacity=".5"') +
    ellipse(x + w / 2, y, w / 2, lid, pen.linear("diagonal", t.light, t.base), edge(l, 1.5)) +
    ellipse(x + w / 2, y, w * 0.4, lid * 0.74, "#12151a") +
    ellipse(x + w / 2, y, w * 0.37, lid * 0.66, pen.linear("right", "#37d0ff", "#8b6bff", "#ff6bb0"), 'opacity=".55"') +
    path(
      `M${x} ${y + h - 26}V${y + h}A${w / 2} ${lid} 0 0 0 ${x + w} ${y + h}V${y + h - 26}A${w / 2} ${lid} 0 0 1 ${x} ${y + h - 26}Z`,
      RUBBER.base,
      `stroke="${RUBBER.rim}" stroke-opacity=".5"`,
    )
  );
}

/** A cylinder that lies down, with bass discs at its ends. */
function roll(l: Look): string {
  const { pen, tones: t } = l;
  return (
    rect(48, 190, 504, 240, 118, tube(l), edge(l)) +
    rect(48, 190, 504, 240, 118, pen.dots(8, 2, t.deep), 'opacity=".45"') +
    ellipse(98, 310, 52, 112, metal(l, "down"), edge(l, 1)) +
    ellipse(94, 310, 40, 94, "#14161b") +
    ellipse(92, 310, 24, 60, pen.linear("diagonal", t.light, t.dark)) +
    ellipse(502, 310, 50, 112, metal(l, "down"), edge(l, 1)) +
    ellipse(506, 310, 40, 94, "#14161b") +
    ellipse(508, 310, 24, 60, pen.linear("diagonal", t.light, t.dark)) +
    rect(226, 282, 148, 54, 12, t.dark) +
    buttons(l, 300, 310) +
    stroke("M180 196C230 130 370 130 420 196", RUBBER.light, 14)
  );
}

/** A bookshelf box with two drivers and no cloth. */
const shelf = (l: Look): string =>
  path(rounded("400 60 470 84 470 540 400 560", 6), shade(l), edge(l, 1.5)) +
  rect(130, 50, 280, 512, 14, matte(l), edge(l)) +
  cone(l, 270, 186, 74) +
  cone(l, 270, 390, 118) +
  stud(l, 270, 528, 9) +
  rect(240, 78, 60, 6, 3, l.tones.rim, 'opacity=".5"');

/** A ball on a ring, lit at its foot. */
const orb = (l: Look): string =>
  circle(
    300,
    300,
    226,
    l.pen.radial(0.34, 0.28, 0.8, l.tones.rim, `${l.tones.light}@20`, `${l.tones.base}@55`, l.tones.deep),
    edge(l),
  ) +
  circle(300, 300, 226, l.pen.dots(8, 1.9, l.tones.deep), 'opacity=".5"') +
  ellipse(300, 116, 92, 26, l.pen.linear("down", "#2a2f3a", "#0e1014")) +
  ellipse(
    300,
    114,
    70,
    17,
    "none",
    `stroke="${l.pen.linear("right", "#37d0ff", "#8b6bff", "#ff6bb0")}" stroke-width="6"`,
  ) +
  ellipse(300, 522, 110, 16, RUBBER.base);

/** A party box with handle, two drivers and a ring of light each. */
function tower(l: Look): string {
  const { pen } = l;
  const light = pen.linear("diagonal", "#ff4d7a", "#ffb13d", "#3dc6ff", "#8b6bff");
  return (
    stroke("M196 78V46q0-18 18-18h172q18 0 18 18v32", RUBBER.light, 16) +
    rect(128, 66, 344, 500, 54, matte(l), edge(l)) +
    rect(150, 128, 300, 420, 40, "#101217", `stroke="${l.tones.rim}" stroke-opacity=".35"`) +
    circle(300, 220, 88, "none", `stroke="${light}" stroke-width="7"`) +
    cone(l, 300, 220, 78) +
    circle(300, 432, 106, "none", `stroke="${light}" stroke-width="7"`) +
    cone(l, 300, 432, 96) +
    repeat(5, (i) => knobDot(l, 212 + i * 44, 98))
  );
}
const knobDot = (l: Look, cx: number, cy: number): string => stud(l, cx, cy, 11) + circle(cx, cy, 7, l.tones.dark);

/** A retro box with a leather handle and brass knobs. */
const retro = (l: Look): string =>
  stroke("M150 176C180 108 420 108 450 176", "#8a5a34", 16) +
  boxFromAbove(l, [54, 200, 492, 310], 34, 26, 22) +
  rect(78, 224, 444, 196, 10, "#2b2a28") +
  rect(78, 224, 444, 196, 10, l.pen.dots(6, 1.5, "#8d8778")) +
  rect(78, 224, 444, 196, 10, "none", 'stroke="#c9a45c" stroke-width="4"') +
  repeat(3, (i) =>
    knob(
      { ...l, tones: { rim: "#fff1cf", light: "#e9c98a", base: "#c79b50", dark: "#8a6427", deep: "#5c4116" } },
      130 + i * 76,
      466,
      22,
    ),
  ) +
  rect(390, 456, 110, 20, 10, "#c9a45c");

const shape = (l: Look): string => pick(l, can(l, 168, 96, 264, 424), roll(l), shelf(l), orb(l), tower(l), retro(l));

/** The back: bass port, sockets and, on the wide ones, feet below. */
function behind(l: Look): string {
  const { pen } = l;
  const [x, y, w, h, r] = pick<readonly [number, number, number, number, number]>(
    l,
    [168, 70, 264, 480, 40],
    [48, 200, 504, 330, 110],
    [140, 50, 320, 506, 14],
    [96, 92, 408, 456, 190],
    [128, 50, 344, 510, 54],
    [54, 180, 492, 360, 22],
  );
  const cx = x + w / 2;
  const port = y + h * 0.36;
  const r2 = Math.min(w, h) * 0.2;
  const panel = y + h * 0.66;
  return (
    shadow(pen, 300, y + h + 2, w * 0.55) +
    rect(x, y, w, h, r, cylinder(l), edge(l)) +
    rect(x, y, w, h, r, pen.dots(8, 1.6, l.tones.deep), 'opacity=".3"') +
    circle(cx, port, r2, RUBBER.base, `stroke="${RUBBER.rim}" stroke-opacity=".6" stroke-width="1.5"`) +
    circle(cx, port, r2 * 0.8, pen.radial(0.5, 0.6, 0.6, "#05070a@50", "#23262c")) +
    rect(cx - 90, panel, 180, 76, 14, RUBBER.base, `stroke="${RUBBER.rim}" stroke-opacity=".6"`) +
    rect(cx - 68, panel + 28, 44, 18, 9, RUBBER.deep) +
    circle(cx + 6, panel + 37, 10, RUBBER.deep, `stroke="${RUBBER.rim}"`) +
    circle(cx + 52, panel + 37, 17, RUBBER.light) +
    stroke(`M${Math.round(cx + 52)} ${Math.round(panel + 28)}v9`, "#e9edf3", 3)
  );
}

export const speaker: Product = {
  hero: (l) =>
    shadow(l.pen, 300, pick(l, 556, 434, 564, 532, 568, 512), pick(l, 170, 240, 200, 180, 200, 270)) + shape(l),
  back: (l) => group(`translate(0 ${pick(l, 0, -60, 0, -16, 0, -56)})`, behind(l)),
  detail: (v) =>
    (
      [
        ["hero", 160, 40, 280],
        ["hero", 30, 160, 280],
        ["hero", 130, 240, 300],
        ["hero", 180, 60, 250],
        ["hero", 130, 100, 300],
        ["hero", 50, 320, 220],
      ] as const
    )[v] ?? ["hero", 160, 40, 280],
  size: (v) => ({
    draw: shape,
    box: (
      [
        [168, 56, 264, 504],
        [48, 145, 504, 286],
        [130, 50, 340, 512],
        [74, 74, 452, 464],
        [128, 22, 344, 544],
        [54, 120, 492, 390],
      ] as const
    )[v] ?? [168, 56, 264, 504],
    mm: (
      [
        [98, 187],
        [223, 96],
        [180, 305],
        [164, 168],
        [320, 545],
        [240, 178],
      ] as const
    )[v] ?? [98, 187],
  }),
};

export const soundbar: Product = {
  frame: (v) => (v === 1 ? [0, 78, 600] : [0, -46, 600]),
  hero: (l) => shadow(l.pen, 300, 420, 286, 14) + sub(l) + bar(l),
  back: (l) =>
    shadow(l.pen, 300, 380, 286, 14) +
    boxFromAbove(l, [18, 290, 564, 84], 24, 14, 16) +
    rect(190, 312, 220, 44, 8, RUBBER.base) +
    repeat(4, (i) => rect(208 + i * 48, 326, 34, 16, 4, RUBBER.deep)),
  detail: (v) => ["hero", [190, 0, 400, 180, 0, 30][v] ?? 0, 270, 190],
  size: (v) => ({ draw: bar, box: [14, 330, 572, 84], mm: [760 + v * 70, 58 + v * 3] }),
};

function bar(l: Look): string {
  const { pen, tones: t } = l;
  const r = pick(l, 16, 40, 10, 26, 20, 12);
  const cloth = pick(
    l,
    pen.dots(6, 1.6, t.deep),
    pen.stripes(5, 2, t.deep, "upright"),
    pen.dots(8, 2.2, t.deep),
    pen.stripes(4, 1.6, t.deep),
    pen.dots(5, 1.3, t.deep),
    pen.dots(7, 2, t.deep),
  );
  return (
    path(rounded("34 326 566 326 584 350 16 350", 8), pen.linear("down", t.light, t.base), edge(l, 1)) +
    rect(14, 340, 572, 74, r, tube(l), edge(l)) +
    rect(26, 348, 548, 58, Math.max(4, r - 8), t.dark, 'opacity=".55"') +
    rect(26, 348, 548, 58, Math.max(4, r - 8), cloth, 'opacity=".8"') +
    pick(
      l,
      rect(276, 370, 48, 14, 7, "#12151a") + repeat(3, (i) => circle(288 + i * 12, 377, 3, "#7ee0ff")),
      rect(14, 368, 8, 20, 4, metal(l)) + rect(578, 368, 8, 20, 4, metal(l)),
      rect(470, 366, 76, 22, 6, "#0b0d11") + repeat(4, (i) => rect(482 + i * 14, 371, 8, 12, 1, "#ffb13d")),
      repeat(4, (i) => circle(270 + i * 20, 377, 4, i === 0 ? "#4ade80" : t.rim)),
      rect(14, 340, 70, 74, r, metal(l)) + rect(516, 340, 70, 74, r, metal(l)),
      rect(60, 402, 480, 5, 2.5, pen.linear("right", "#ff4d7a", "#8b6bff", "#3dc6ff")),
    )
  );
}

/** The bass box that stands behind the bar; one design does without. */
function sub(l: Look): string {
  if (l.variant === 1) return "";
  const { pen, tones: t } = l;
  const x = pick(l, 330, 0, 44, 300, 60, 346);
  const [w, h] = pick<readonly [number, number]>(l, [210, 262], [0, 0], [200, 240], [250, 220], [190, 270], [214, 250]);
  const y = 352 - h;
  const cx = x + w / 2;
  const face =
    l.variant % 2 === 0
      ? circle(cx, y + h * 0.46, w * 0.34, "#101217", `stroke="${t.rim}" stroke-opacity=".5" stroke-width="1.5"`) +
        circle(cx, y + h * 0.46, w * 0.28, pen.radial(0.5, 0.5, 0.5, "#14161a", "#3c414a@70", "#1b1e23")) +
        circle(cx, y + h * 0.46, w * 0.11, pen.radial(0.35, 0.3, 0.8, "#8b929e", "#2c3038"))
      : rect(x + 16, y + 18, w - 32, h - 36, 10, pen.linear("diagonal", t.base, t.deep)) +
        rect(x + 16, y + 18, w - 32, h - 36, 10, pen.dots(7, 1.8, t.deep));
  return rect(x, y, w, h, pick(l, 16, 0, 34, 14, 26, 8), matte(l), edge(l)) + face;
}
