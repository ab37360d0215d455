import { centred } from "../drawing/letters.ts";
import { type Box, type Look, type Product, pick } from "../drawing/look.ts";
import { edge, glass, metal, RUBBER, shadow, sheen, stud } from "../drawing/materials.ts";
import { arc, circle, ellipse, group, path, polar, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";

const round = (l: Look): boolean => l.variant % 2 === 1;

/** The half of a strap above the case; the lower half is its mirror image. */
function strap(l: Look, wide: number, from: number, to: number): string {
  const { pen, tones: t } = l;
  const half = wide / 2;
  const tip = half * pick(l, 0.82, 0.74, 0.9, 0.7, 0.84, 0.78);
  const leather = l.variant === 3;
  const fill = leather
    ? pen.linear("right", "#5d3a20", "#9a6a3d@30", "#8a5a31@70", "#4d2f19")
    : pen.linear("right", t.dark, `${t.light}@22`, `${t.base}@70`, t.deep);
  const outline = leather ? 'stroke="#b98a5a"' : edge(l, 1.5);
  const shape = rounded(
    `${300 - tip} ${to} ${300 + tip} ${to} ${300 + half} ${from} ${300 - half} ${from}`,
    [26, 26, 4, 4],
  );
  const step = (from - to) / 9;
  const marks = pick(
    l,
    "",
    repeat(5, (i) => ellipse(300, to + 34 + i * step * 1.2, 9, 6, t.deep, 'opacity=".6"')),
    repeat(8, (i) => rect(300 - half + 6, to + 12 + i * step, wide - 12, 2.5, 0, t.deep, 'opacity=".4"')),
    stroke(
      `M${300 - tip + 10} ${to + 20}L${300 - half + 10} ${from}M${300 + tip - 10} ${to + 20}L${300 + half - 10} ${from}`,
      "#d9b58a",
      2,
      'stroke-dasharray="7 6"',
    ),
    repeat(7, (i) =>
      rect(
        300 - half + 2,
        to + 14 + i * step * 1.1,
        wide - 4,
        step * 0.9,
        5,
        pen.linear("down", t.rim, t.base, t.dark),
        'opacity=".85"',
      ),
    ),
    path(shape, pen.dots(9, 1.6, t.deep), 'opacity=".6"'),
  );
  return path(shape, fill, outline) + marks;
}

/** Watch faces: rings, hands or figures on black. */
function dial(l: Look, [x, y, w, h]: Box): string {
  const { pen } = l;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const r = Math.min(w, h) / 2;
  const rings = (at: number, top: number, size: number): string =>
    ["#ff2d6b", "#9cff3d", "#21d4fd"]
      .map((hue, i) => {
        const radius = size - i * size * 0.26;
        return (
          circle(
            at,
            top,
            radius,
            "none",
            `stroke="${hue}" stroke-opacity=".25" stroke-width="${Math.round(size * 0.2)}"`,
          ) + stroke(arc(at, top, radius, -90, 110 + i * 55 + l.variant * 9), hue, size * 0.2)
        );
      })
      .join("");
  const ticks = repeat(12, (i) => {
    const [ax, ay] = polar(cx, cy, r * 0.9, i * 30);
    const [bx, by] = polar(cx, cy, r * (i % 3 === 0 ? 0.74 : 0.82), i * 30);
    return `M${Math.round(ax)} ${Math.round(ay)}L${Math.round(bx)} ${Math.round(by)}`;
  });
  const hands = (ink: string, accent: string): string =>
    stroke(`M${cx} ${cy}L${cx - r * 0.32} ${cy - r * 0.36}`, ink, r * 0.08) +
    stroke(`M${cx} ${cy}L${cx + r * 0.44} ${cy - r * 0.46}`, ink, r * 0.06) +
    stroke(`M${cx - r * 0.06} ${cy - r * 0.16}L${cx + r * 0.24} ${cy + r * 0.66}`, accent, r * 0.025) +
    circle(cx, cy, r * 0.06, accent);
  return pick(
    l,
    rings(cx, y + h * 0.64, r * 0.52) + centred("10:09", cx, y + h * 0.1, h * 0.17, "#fff", { weight: 2 }),
    stroke(ticks, "#fff", 4) + hands("#fff", "#ff7a1a") + rings(cx, cy + r * 0.45, r * 0.2),
    circle(cx, y + h * 0.4, r * 0.9, pen.radial(0.5, 0.5, 0.5, "#ff8a48/.95", "#e23d55@50/.7", "#5a1840/0")) +
      centred("07", cx, y + h * 0.16, h * 0.3, "#fff", { weight: 1.7 }) +
      centred("42", cx, y + h * 0.54, h * 0.3, "#ffd166", { weight: 1.7 }),
    circle(cx, cy, r * 0.97, pen.radial(0.4, 0.35, 0.8, "#1e4b8f", "#0b1d3d")) +
      stroke(ticks, "#e9d3a4", 5) +
      hands("#f7ead0", "#e5484d") +
      circle(cx + r * 0.4, cy, r * 0.2, "#0a1730", 'stroke="#e9d3a4" stroke-width="1.5"'),
    centred("18:30", cx, y + h * 0.14, h * 0.19, "#fff", { weight: 2.2 }) +
      stroke(
        `M${x + w * 0.12} ${y + h * 0.62}h${w * 0.16}l${w * 0.06} ${-h * 0.14}l${w * 0.1} ${h * 0.26}l${w * 0.08} ${-h * 0.18}l${w * 0.05} ${h * 0.06}h${w * 0.26}`,
        "#ff4d6a",
        6,
      ) +
      repeat(3, (i) =>
        rect(
          x + w * 0.1 + i * w * 0.28,
          y + h * 0.8,
          w * 0.24,
          h * 0.1,
          h * 0.05,
          ["#21d4fd", "#9cff3d", "#ffb13d"][i] ?? "#fff",
        ),
      ),
    circle(cx, cy, r * 0.86, "none", 'stroke="#2b3442" stroke-width="9"') +
      stroke(arc(cx, cy, r * 0.86, 130, 330), pen.linear("right", "#3dffc0", "#3dc6ff"), 9) +
      centred("12 45", cx, cy - r * 0.3, r * 0.46, "#fff", { weight: 1.8 }) +
      centred("8640", cx, cy + r * 0.36, r * 0.2, "#3dffc0", { weight: 1.8 }),
  );
}

/** The watch from the front, strap and all. */
function worn(l: Look): string {
  const { pen, tones: t } = l;
  const half = pick(l, 112, 124, 116, 120, 106, 130);
  const tall = round(l) ? half : half * pick(l, 1.2, 1, 1.16, 1, 1.22, 1);
  const wide = half * 2 * pick(l, 0.8, 0.72, 0.78, 0.66, 0.82, 0.74);
  const band = strap(l, wide, 300 - tall + 34, 30);
  const corner = pick(l, 68, 0, 54, 0, 40, 0);
  const body = round(l)
    ? circle(300, 300, half, metal(l), edge(l)) + bezel(l, half)
    : rect(300 - half, 300 - tall, half * 2, tall * 2, corner, metal(l), edge(l)) +
      rect(300 - half + 8, 300 - tall + 8, half * 2 - 16, tall * 2 - 16, corner - 8, "#07090c");
  const inset = round(l) ? 22 : 22;
  const box: Box = [300 - half + inset, 300 - tall + inset, half * 2 - inset * 2, tall * 2 - inset * 2];
  const cover = round(l)
    ? circle(300, 300, half - 14, "")
    : rect(300 - half + 8, 300 - tall + 8, half * 2 - 16, tall * 2 - 16, corner - 8, "");
  const x = 300 + half;
  return (
    band +
    group("matrix(1 0 0 -1 0 600)", band) +
    rect(x - 4, 252, 18, 44, 6, pen.linear("down", t.rim, t.dark), edge(l, 1)) +
    (l.variant % 3 === 0 ? rect(x - 4, 318, 10, 50, 5, t.dark, edge(l, 1)) : stud(l, x + 2, 344, 11)) +
    body +
    pen.clip(cover, dial(l, box) + sheen(pen, 300 - half, 300 - tall, half * 2, tall * 2, 0.2))
  );
}

/** The ring round a round dial: plain, numbered or knurled. */
function bezel(l: Look, half: number): string {
  const marks =
    l.variant === 5
      ? repeat(12, (i) => {
          const [x, y] = polar(300, 300, half - 8, i * 30);
          return circle(x, y, 3.5, l.tones.deep);
        })
      : "";
  return marks + circle(300, 300, half - pick(l, 12, 14, 12, 10, 12, 18), "#07090c");
}

/** The case from below with its sensors, the strap open. */
function under(l: Look): string {
  const { pen, tones: t } = l;
  const half = 118;
  const band = strap(l, 176, 220, 30);
  return (
    shadow(pen, 300, 574, 120) +
    band +
    group("matrix(1 0 0 -1 0 600)", band) +
    (round(l) ? circle(300, 300, half, metal(l), edge(l)) : rect(182, 168, 236, 264, 66, metal(l), edge(l))) +
    circle(300, 300, 92, glass(pen), `stroke="${t.rim}" stroke-opacity=".5" stroke-width="2"`) +
    circle(300, 300, 62, "#0a0c11", 'stroke="#3a4150" stroke-width="2"') +
    repeat(4, (i) => {
      const [x, y] = polar(300, 300, 36, i * 90 + 45);
      return circle(x, y, 13, i % 2 === 0 ? pen.radial(0.5, 0.5, 0.5, "#5dffa5", "#0c5a35") : "#1d2330");
    }) +
    circle(300, 300, 10, pen.radial(0.5, 0.5, 0.5, "#ff6b6b", "#6a1010"))
  );
}

export const watch: Product = {
  hero: (l) => shadow(l.pen, 300, 576, 120, 14) + worn(l),
  back: under,
  detail: (v) => (v % 2 === 0 ? ["hero", 176, 176, 256] : ["hero", 190, 170, 260]),
  size: (v) => ({ draw: worn, box: [180, 30, 240, 540], mm: [40 + v * 1.5, 232 + v * 5] }),
};

/** A closed strap seen from its side: the space between two ellipses. */
const ring = (rx: number, ry: number, innerX: number, innerY: number, fill: string, extra: string): string =>
  path(
    `M${300 - rx} 306a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0ZM${300 - innerX} 306a${innerX} ${innerY} 0 1 0 ${2 * innerX} 0a${innerX} ${innerY} 0 1 0 ${-2 * innerX} 0Z`,
    fill,
    extra,
  );

/** A fitness band: one long pill with a glowing window. */
function bandFront(l: Look): string {
  const { pen, tones: t } = l;
  const half = pick(l, 62, 78, 56, 86, 66, 74);
  const tall = pick(l, 148, 130, 156, 118, 140, 126);
  const [x, y, w, h] = [300 - half, 300 - tall, half * 2, tall * 2];
  const soft = pen.linear("right", t.dark, `${t.light}@25`, `${t.base}@70`, t.deep);
  const arm = path(
    rounded(
      `${300 - half * 0.78} 26 ${300 + half * 0.78} 26 ${300 + half} ${y + 50} ${300 - half} ${y + 50}`,
      [30, 30, 4, 4],
    ),
    soft,
    edge(l, 1.5),
  );
  const holes = repeat(4, (i) => ellipse(300, 56 + i * 26, 8, 5.5, t.deep, 'opacity=".6"'));
  const r = pick(l, half, 26, half, 34, 44, half * 0.7);
  const hues = pick(
    l,
    ["#ff2d6b", "#21d4fd"],
    ["#9cff3d", "#ffd166"],
    ["#8b6bff", "#ff8ac6"],
    ["#ff8a48", "#ffd166"],
    ["#3dffc0", "#3dc6ff"],
    ["#ff4d6a", "#ffb13d"],
  );
  const [first = "#fff", second = "#fff"] = hues;
  return (
    arm +
    holes +
    group("matrix(1 0 0 -1 0 600)", arm) +
    rect(x - 5, y - 5, w + 10, h + 10, r + 5, metal(l), edge(l, 1.5)) +
    rect(x, y, w, h, r, "#07090c", 'stroke="#2c333f" stroke-width="1.5"') +
    centred(pick(l, "10", "08", "21", "17", "06", "13"), 300, y + h * 0.14, h * 0.17, "#fff", { weight: 2 }) +
    centred(pick(l, "08", "45", "30", "20", "55", "07"), 300, y + h * 0.37, h * 0.17, first, { weight: 2 }) +
    stroke(arc(300, y + h * 0.74, half * 0.5, -220, 40), "#232a36", 9) +
    stroke(arc(300, y + h * 0.74, half * 0.5, -220, -40 + l.variant * 12), second, 9) +
    path(`M300 ${y + h * 0.74 + 9}c-22 -14 -10 -28 0 -18c10 -10 22 4 0 18Z`, first) +
    pen.clip(rect(x, y, w, h, r, ""), sheen(pen, x, y, w, h, 0.18))
  );
}

export const band: Product = {
  hero: (l) => shadow(l.pen, 300, 578, 90, 12) + bandFront(l),
  back: (l) =>
    shadow(l.pen, 300, 540, 190) +
    ring(
      212,
      226,
      172,
      186,
      l.pen.linear("right", l.tones.dark, `${l.tones.light}@24`, `${l.tones.base}@60`, l.tones.deep),
      edge(l),
    ) +
    ring(180, 196, 172, 186, l.tones.deep, 'opacity=".55"') +
    rect(206, 50, 188, 62, 31, metal(l, "down"), edge(l, 1.5)) +
    rect(220, 58, 160, 40, 20, "#07090c") +
    rect(236, 462, 128, 58, 14, RUBBER.base, `stroke="${RUBBER.rim}" stroke-opacity=".6"`) +
    rect(252, 474, 96, 34, 8, metal(l, "down")),
  detail: () => ["hero", 200, 130, 200],
  size: (v) => ({ draw: bandFront, box: [210, 26, 180, 548], mm: [23 + v * 2, 245 + v * 3] }),
};
