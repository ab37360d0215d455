import { type Look, type Product, pick } from "../drawing/look.ts";
import { edge, matte, metal, RUBBER, shadow, slits } from "../drawing/materials.ts";
import { display } from "../drawing/screens.ts";
import { circle, ellipse, path, rect, repeat, rounded } from "../drawing/shapes.ts";
import { boxFromAbove, boxFromCorner, onFace } from "../drawing/solids.ts";

/** A lit fan, 100 units across. */
const fan = (cx: number, cy: number, r: number, first: string, second: string): string =>
  circle(cx, cy, r, "#08090c", `stroke="${first}" stroke-width="${Math.round(r * 0.13)}"`) +
  repeat(
    7,
    (i) =>
      `<path d="M0 ${Math.round(-r * 0.2)}Q${Math.round(r * 0.5)} ${Math.round(-r * 0.5)} ${Math.round(r * 0.22)} ${Math.round(-r * 0.82)}Q${Math.round(-r * 0.2)} ${Math.round(-r * 0.6)} 0 ${Math.round(-r * 0.2)}" transform="translate(${cx} ${cy})rotate(${Math.round(i * 51.4)})" fill="${second}" opacity=".5"/>`,
  ) +
  circle(cx, cy, r * 0.22, "#15181e", `stroke="${second}" stroke-width="2"`);

/** A tower seen from its corner: fans in front, a window at the side. */
function tower(l: Look): string {
  const { pen, tones: t } = l;
  const hues = pick(
    l,
    ["#b45cff", "#3dc6ff"],
    ["#fff", "#fff"],
    ["#ff3d6e", "#ffb13d"],
    ["#fff", "#fff"],
    ["#3dffc0", "#3dc6ff"],
    ["#fff", "#fff"],
  );
  const [first = "#fff", second = "#fff"] = hues;
  const window =
    rect(18, 18, 304, 424, 8, pen.linear("diagonal", "#2b3140", "#0a0c12")) +
    rect(34, 60, 230, 300, 4, "#14181f", 'stroke="#2e3542"') +
    rect(60, 96, 70, 70, 6, "#2b323e") +
    circle(95, 131, 30, "#0b0d12", `stroke="${second}" stroke-width="6"`) +
    repeat(4, (i) => rect(150 + i * 18, 84, 10, 100, 2, i % 2 === 0 ? first : second, 'opacity=".85"')) +
    rect(44, 216, 236, 64, 8, "#20262f", 'stroke="#4b5563"') +
    rect(52, 272, 220, 5, 2, first) +
    circle(110, 246, 24, "#0b0d12", 'stroke="#3b4250" stroke-width="3"') +
    circle(206, 246, 24, "#0b0d12", 'stroke="#3b4250" stroke-width="3"') +
    rect(34, 372, 270, 56, 4, "#0c0e13") +
    `<path d="M18 18H220L90 442H18Z" fill="#fff" opacity=".07"/>`;
  return (
    boxFromCorner(l, [236, 92], [64, 66], [540, 58], 440, 6) +
    onFace([236, 92], [540, 58], [236, 532], 340, 460, window) +
    onFace(
      [64, 66],
      [236, 92],
      [64, 506],
      190,
      440,
      rect(14, 16, 162, 408, 8, "#0b0d11", `stroke="${t.rim}" stroke-opacity=".5"`) +
        repeat(3, (i) => fan(95, 84 + i * 136, 58, i === 1 ? second : first, i === 1 ? first : second)),
    )
  );
}

/** A plain office tower, slim or wide. */
function office(l: Look): string {
  const { tones: t } = l;
  return (
    boxFromCorner(l, [250, 96], [120, 74], [500, 60], 440, 6) +
    onFace(
      [120, 74],
      [250, 96],
      [120, 514],
      140,
      440,
      rect(24, 40, 92, 10, 5, t.deep) +
        rect(24, 64, 92, 10, 5, t.deep) +
        circle(70, 120, 15, "none", 'stroke="#8be3ff" stroke-width="4"') +
        rect(56, 156, 28, 10, 3, t.deep) +
        rect(56, 176, 28, 10, 3, t.deep) +
        slits(24, 236, 92, 12, 14, t.deep, 6),
    ) +
    onFace([250, 96], [500, 60], [250, 536], 260, 440, slits(60, 60, 140, 6, 14, t.deep, 5))
  );
}

/** A palm-sized computer. */
const mini = (l: Look): string =>
  boxFromAbove(l, [120, 300, 360, 150], 74, 54, 30) +
  ellipse(300, 264, 26, 9, l.tones.dark, 'opacity=".7"') +
  rect(170, 366, 44, 16, 4, RUBBER.deep) +
  rect(232, 366, 44, 16, 4, RUBBER.deep) +
  circle(320, 374, 9, RUBBER.deep) +
  circle(434, 374, 7, "#f5f7fa") +
  rect(150, 448, 300, 10, 5, RUBBER.dark);

/** A computer behind its display. */
const allInOne = (l: Look): string =>
  path(
    rounded("266 430 334 430 350 530 250 530", 4),
    l.pen.linear("right", l.tones.dark, l.tones.light, l.tones.dark),
    edge(l, 1),
  ) +
  rect(190, 522, 220, 14, 6, metal(l, "down"), edge(l, 1)) +
  rect(30, 76, 540, 366, 18, matte(l), edge(l)) +
  rect(42, 88, 516, 290, 6, "#07090c") +
  display(l.pen, 3, 48, 94, 504, 278, 3) +
  rect(70, 120, 200, 150, 8, "#fff", 'opacity=".9"') +
  slits(86, 146, 150, 6, 18, "#9aa6b8", 6) +
  path("M300 394l6 12 12 3-12 6-6 12-6-12-12-6 12-3Z", l.light ? l.tones.deep : l.tones.rim);

const computer = (l: Look): string => pick(l, tower(l), mini(l), tower(l), allInOne(l), tower(l), office(l));

export const desktop: Product = {
  frame: (v) => (v === 1 ? [60, 111, 480] : undefined),
  hero: (l) =>
    shadow(l.pen, 300, pick(l, 530, 460, 530, 540, 530, 530), pick(l, 270, 210, 270, 150, 270, 220)) + computer(l),
  back: (l) =>
    shadow(l.pen, 300, 560, 150) +
    rect(170, 44, 260, 510, 10, matte(l), edge(l)) +
    rect(190, 64, 220, 90, 6, RUBBER.base) +
    circle(372, 109, 30, RUBBER.deep, `stroke="${RUBBER.rim}" stroke-opacity=".5"`) +
    repeat(8, (i) => rect(206 + (i % 4) * 32, 84 + Math.floor(i / 4) * 34, 24, 14, 3, RUBBER.deep)) +
    rect(190, 168, 130, 130, 6, l.tones.deep) +
    fan(255, 233, 56, "#4b5563", "#9aa3b2") +
    slits(334, 172, 76, 9, 14, l.tones.deep, 6) +
    repeat(6, (i) => rect(190, 316 + i * 26, 220, 18, 3, i === 1 ? RUBBER.base : l.tones.dark)) +
    rect(190, 482, 220, 56, 6, RUBBER.base) +
    circle(232, 510, 14, RUBBER.deep),
  detail: (v) => (v === 1 ? ["hero", 140, 290, 200] : v === 3 ? ["hero", 30, 240, 260] : ["hero", 70, 70, 270]),
  size: (v) => ({
    draw: computer,
    box:
      v === 1
        ? [120, 226, 360, 232]
        : v === 3
          ? [30, 76, 540, 460]
          : v === 5
            ? [120, 38, 380, 498]
            : [64, 32, 476, 500],
    mm: v === 1 ? [130, 51] : v === 3 ? [541, 430] : v === 5 ? [95, 290] : [220 + v * 5, 455 + v * 8],
  }),
};
