import { centred } from "../drawing/letters.ts";
import { type Box, type Look, type Product, pick } from "../drawing/look.ts";
import { cylinder, edge, lensEye, matte, metal, shadow, sheen } from "../drawing/materials.ts";
import { display } from "../drawing/screens.ts";
import { circle, group, path, rect, repeat } from "../drawing/shapes.ts";

const corner = (l: Look): number => pick(l, 26, 22, 16, 30, 20, 34);
const bezelOf = (l: Look): number => pick(l, 16, 20, 24, 13, 28, 15);

/** Rows of app icons and a dock. */
function homeScreen(l: Look, x: number, y: number, w: number, h: number): string {
  const hues = ["#ffffff", "#ffd166", "#06d6a0", "#4cc9f0", "#f72585", "#ff9f1c"];
  const size = Math.round(Math.min(w, h) * 0.09);
  const step = Math.round(w / 7.2);
  const rows = pick(l, 2, 1, 2, 0, 2, 1);
  const icons = repeat(rows * 6, (i) =>
    rect(
      x + step * 0.75 + (i % 6) * step,
      y + h * 0.46 + Math.floor(i / 6) * size * 1.7,
      size,
      size,
      size * 0.26,
      hues[(i * 5 + l.variant) % 6] ?? "#fff",
      'opacity=".88"',
    ),
  );
  return (
    centred("10:24", x + w * pick(l, 0.5, 0.24, 0.5, 0.5, 0.26, 0.24), y + h * 0.16, h * 0.13, "#fff", {
      weight: 1.5,
    }) +
    icons +
    rect(x + w * 0.28, y + h - size * 1.7, w * 0.44, size * 1.4, size * 0.45, "#fff", 'opacity=".3"') +
    repeat(5, (i) =>
      rect(x + w * 0.3 + i * (w * 0.085), y + h - size * 1.45, size * 0.9, size * 0.9, size * 0.25, hues[i] ?? "#fff"),
    )
  );
}

function front(l: Look, [x, y, w, h]: Box): string {
  const r = corner(l);
  const b = bezelOf(l);
  return (
    rect(x, y, w, h, r, metal(l), edge(l, 1.5)) +
    rect(x + 3, y + 3, w - 6, h - 6, r - 3, "#08090c") +
    display(l.pen, l.variant * 5 + 2, x + b, y + b, w - 2 * b, h - 2 * b, Math.max(4, r - b + 4)) +
    homeScreen(l, x + b, y + b, w - 2 * b, h - 2 * b) +
    circle(x + w / 2, y + b / 2 + 1, 3, "#2a3350")
  );
}

function rear(l: Look, [x, y, w, h]: Box): string {
  const { pen, tones: t } = l;
  const r = corner(l);
  const bump = pick(
    l,
    rect(x + 20, y + 20, 66, 66, 20, t.base, edge(l, 1)) + lensEye(pen, x + 53, y + 53, 24, metal(l)),
    lensEye(pen, x + 44, y + 44, 22, metal(l)) + circle(x + 84, y + 44, 6, "#fff6df"),
    rect(x + 18, y + 18, 56, 112, 28, t.base, edge(l, 1)) +
      lensEye(pen, x + 46, y + 46, 21, metal(l)) +
      lensEye(pen, x + 46, y + 100, 21, metal(l)),
    circle(x + w / 2, y + 56, 40, metal(l)) + lensEye(pen, x + w / 2, y + 56, 34, "#15181e"),
    rect(x, y, w, 54, r, t.dark) + lensEye(pen, x + 40, y + 27, 18, metal(l)),
    rect(x + 20, y + 20, 116, 60, 30, t.base, edge(l, 1)) +
      lensEye(pen, x + 50, y + 50, 22, metal(l)) +
      lensEye(pen, x + 104, y + 50, 22, metal(l)),
  );
  return (
    rect(x, y, w, h, r, metal(l), edge(l, 1.5)) +
    rect(x + 3, y + 3, w - 6, h - 6, r - 3, matte(l)) +
    bump +
    pen.clip(rect(x + 3, y + 3, w - 6, h - 6, r - 3, ""), sheen(pen, x, y, w, h, 0.16)) +
    rect(x + w / 2 - 26, y + h / 2 - 4, 52, 8, 4, l.light ? t.dark : t.light, 'opacity=".6"')
  );
}

/** The stylus that some designs come with. */
const stylus = (l: Look, x: number, y: number): string =>
  group(
    `rotate(14 ${x} ${y})`,
    rect(x, y, 17, 330, 8, cylinder(l), edge(l, 1)) +
      path(`M${x} ${y + 322}L${x + 8.5} ${y + 362}L${x + 17} ${y + 322}Z`, l.tones.dark) +
      rect(x, y + 250, 17, 3, 0, l.tones.deep, 'opacity=".4"'),
  );

export const tablet: Product = {
  hero: (l) =>
    shadow(l.pen, 300, 528, 262) +
    rear(l, [30, 84, 420, 320]) +
    rect(110, 132, 60, 270, 30, l.pen.linear("right", "#0b1220/0", "#0b1220/.4")) +
    front(l, [116, 130, 454, 388]) +
    (l.variant % 2 === 0 ? stylus(l, 548, 176) : ""),
  back: (l) => shadow(l.pen, 300, 500, 262) + rear(l, [32, 104, 536, 388]),
  detail: (v) => ["back", v === 3 ? 180 : 20, v === 3 ? 70 : 90, v === 3 ? 240 : 250],
  size: (v) => ({
    draw: (l) => front(l, [46, 112, 508, 376]),
    box: [46, 112, 508, 376],
    mm: [247 + v * 6, 178 + v * 5],
  }),
};

/** Lines of a book page, long and short in turn. */
function page(l: Look, x: number, y: number, w: number, h: number): string {
  const paper = l.pen.linear("diagonal", "#f3f1ea", "#dcdad1");
  const ink = "#4a4b4d";
  if (l.variant % 3 === 1) {
    return (
      rect(x, y, w, h, 4, paper) +
      l.pen.clip(
        rect(x, y, w, h, 4, ""),
        circle(x + w * 0.62, y + h * 0.3, w * 0.17, "#8f8f8b") +
          path(
            `M${x} ${y + h * 0.7}L${x + w * 0.34} ${y + h * 0.36}L${x + w * 0.6} ${y + h * 0.64}L${x + w * 0.78} ${y + h * 0.5}L${x + w} ${y + h * 0.72}V${y + h}H${x}Z`,
            "#6c6d6c",
          ) +
          path(
            `M${x} ${y + h * 0.86}Q${x + w * 0.4} ${y + h * 0.62} ${x + w} ${y + h * 0.82}V${y + h}H${x}Z`,
            "#3c3d3e",
          ),
      )
    );
  }
  const lines = Math.floor((h - 120) / 20);
  return (
    rect(x, y, w, h, 4, paper) +
    rect(x + w * 0.3, y + 38, w * 0.4, 10, 5, ink) +
    repeat(lines, (i) =>
      rect(
        x + 28,
        y + 78 + i * 20,
        (w - 56) * (i % 6 === 5 ? 0.55 : 1 - ((i * 7) % 5) * 0.012),
        5,
        2.5,
        ink,
        'opacity=".72"',
      ),
    ) +
    rect(x + w / 2 - 16, y + h - 24, 32, 5, 2.5, ink, 'opacity=".5"')
  );
}

function reader(l: Look, [x, y, w, h]: Box): string {
  const r = pick(l, 26, 18, 30, 22, 14, 34);
  const side = pick(l, 22, 18, 22, 18, 62, 16);
  const chin = pick(l, 46, 24, 60, 20, 22, 34);
  return (
    rect(x, y, w, h, r, matte(l), edge(l)) +
    rect(x + 5, y + 5, w - 10, h - 10, r - 5, l.pen.linear("diagonal", l.tones.base, l.tones.dark)) +
    page(l, x + 20, y + 22, w - 20 - side, h - 22 - chin) +
    (l.variant === 4
      ? rect(x + w - 44, y + h * 0.42, 26, 56, 10, l.tones.light) +
        rect(x + w - 44, y + h * 0.55, 26, 56, 10, l.tones.light)
      : rect(x + w / 2 - 18, y + h - chin / 2 - 3, 36, 6, 3, l.tones.rim, 'opacity=".6"')) +
    l.pen.clip(rect(x, y, w, h, r, ""), sheen(l.pen, x, y, w, h, 0.14))
  );
}

export const eReader: Product = {
  hero: (l) =>
    shadow(l.pen, 300, 562, 210) +
    group("rotate(-5 300 300)", rect(150, 44, 340, 490, 26, l.tones.dark, edge(l))) +
    reader(l, [122, 44, 370, 512]),
  back: (l) =>
    shadow(l.pen, 300, 562, 190) +
    rect(122, 44, 356, 512, pick(l, 26, 18, 30, 22, 14, 34), matte(l), edge(l)) +
    rect(136, 58, 328, 484, 16, l.pen.dots(9, 1.4, l.tones.dark), 'opacity=".8"') +
    rect(262, 290, 76, 10, 5, l.light ? l.tones.deep : l.tones.light) +
    rect(284, 545, 32, 7, 3.5, l.tones.deep),
  detail: () => ["hero", 118, 40, 290],
  size: (v) => ({
    draw: (l) => reader(l, [125, 50, 350, 500]),
    box: [125, 50, 350, 500],
    mm: [114 + v * 4, 161 + v * 6],
  }),
};
