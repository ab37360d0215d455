import { centred } from "../drawing/letters.ts";
import { type Look, type Product, pick } from "../drawing/look.ts";
import { cylinder, edge, glass, matte, metal, RUBBER, shade, shadow, steel } from "../drawing/materials.ts";
import { circle, ellipse, group, path, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";
import { boxFromCorner, onFace } from "../drawing/solids.ts";

const inkOf = (l: Look): string => (l.light ? "#2b313c" : "#f1f4f8");

type Plug = "c" | "a" | "slim";

/** A plug of a cable around (0, 0), its tip upwards: USB-C, Lightning-like or USB-A. */
function plug(l: Look, sort: Plug): string {
  const tip =
    sort === "a"
      ? rect(-26, -78, 52, 62, 4, steel(l.pen), 'stroke="#6b7280"') +
        rect(-16, -66, 12, 12, 1, "#3b4250") +
        rect(4, -66, 12, 12, 1, "#3b4250")
      : rect(
          sort === "c" ? -19 : -14,
          -66,
          sort === "c" ? 38 : 28,
          50,
          sort === "c" ? 14 : 5,
          steel(l.pen),
          'stroke="#6b7280"',
        ) +
        (sort === "slim"
          ? repeat(4, (i) => rect(-9 + i * 5, -56, 3, 26, 1, "#c9a45c"))
          : rect(-11, -58, 22, 8, 4, "#20242b"));
  return (
    tip +
    rect(-32, -20, 64, 104, 14, cylinder(l), edge(l, 1.5)) +
    rect(-20, 82, 40, 44, 10, l.tones.dark, edge(l, 1)) +
    repeat(3, (i) => rect(-20, 92 + i * 11, 40, 4, 2, l.tones.deep))
  );
}

/** The cable laid straight, for its length. */
const straight = (l: Look): string =>
  stroke("M150 300H450", l.light ? l.tones.deep : l.tones.rim, 21) +
  stroke("M150 300H450", l.tones.base, 18) +
  stroke("M150 296H450", l.tones.light, 5, 'opacity=".7"') +
  group("translate(98 300)rotate(-90)scale(.9)", plug(l, "c")) +
  group("translate(502 300)rotate(90)scale(.9)", plug(l, l.variant % 2 === 0 ? "c" : "a"));

/** A coil of cable with its two plugs. */
function coil(l: Look): string {
  const { pen, tones: t } = l;
  const braid = l.variant % 2 === 0;
  const flat = l.variant === 3;
  const wide = flat ? 26 : pick(l, 20, 17, 22, 26, 18, 15);
  const strand = (d: string): string =>
    stroke(d, l.light ? t.deep : t.rim, wide + 3, 'opacity=".8"') +
    stroke(d, t.base, wide) +
    stroke(d, t.light, wide * 0.3, 'opacity=".7"') +
    (braid
      ? `<path d="${d}" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="${wide}" stroke-dasharray="2.5 5"/>`
      : "");
  const loops = [168, 142, 116]
    .map((r, i) =>
      strand(
        `M${300 - r} ${330 + i * 6}A${r} ${r * 0.92} 0 1 1 ${300 + r} ${330 + i * 6}A${r} ${r * 0.92} 0 1 1 ${300 - r} ${330 + i * 6}`,
      ),
    )
    .join("");
  const ends = pick<readonly [Plug, Plug]>(
    l,
    ["c", "c"],
    ["a", "c"],
    ["c", "slim"],
    ["c", "c"],
    ["a", "slim"],
    ["c", "c"],
  );
  return (
    loops +
    strand("M140 380C70 330 90 260 96 210") +
    strand("M460 380C530 330 506 260 504 210") +
    group("translate(96 120)rotate(-6)", plug(l, ends[0])) +
    group("translate(504 120)rotate(6)", plug(l, ends[1])) +
    rect(
      262,
      458,
      76,
      44,
      12,
      pick(l, "#8a5a34", RUBBER.base, t.dark, "#8a5a34", RUBBER.base, t.dark),
      `stroke="${l.light ? t.deep : t.rim}" stroke-opacity=".6"`,
    ) +
    circle(300, 480, 7, metal({ ...l, pen }))
  );
}

export const cable: Product = {
  hero: (l) => shadow(l.pen, 300, 512, 220) + coil(l),
  back: (l) =>
    shadow(l.pen, 300, 548, 200) +
    stroke("M200 300C200 500 400 540 400 300", l.light ? l.tones.deep : l.tones.rim, 27) +
    stroke("M200 300C200 500 400 540 400 300", l.tones.base, 24) +
    group("translate(200 200)scale(1.7)", plug(l, "c")) +
    group("translate(400 200)scale(1.7)", plug(l, l.variant % 2 === 0 ? "c" : "a")),
  detail: (v) => ["back", 110, 60, v % 2 === 0 ? 240 : 240],
  size: (v) => ({ draw: straight, box: [38, 270, 526, 60], mm: [1000 + (v % 3) * 500, 12] }),
};

/** A wall charger: a cube with ports on its face and pins at its back. */
function brick(l: Look): string {
  const { pen } = l;
  if (l.variant === 3) return pad(l);
  const wide = pick(l, 210, 240, 190, 0, 250, 176);
  const tall = pick(l, 300, 240, 330, 0, 280, 360);
  const left = 300 - wide * 0.75;
  const meet = left + wide;
  const y = 300 - tall / 2 + 20;
  const ports = pick(l, 1, 2, 3, 0, 4, 2);
  const face = repeat(ports, (i) => {
    const step = tall / (ports + 1);
    const isA = i === ports - 1 && ports > 2;
    return isA
      ? rect(wide / 2 - 40, step * (i + 1) - 14, 80, 28, 4, "#0b0e13", 'stroke="#8b919c" stroke-width="2"') +
          rect(wide / 2 - 32, step * (i + 1) + 1, 64, 8, 1, "#f2c94c")
      : rect(wide / 2 - 34, step * (i + 1) - 13, 68, 26, 13, "#0b0e13", 'stroke="#8b919c" stroke-width="2"') +
          rect(wide / 2 - 20, step * (i + 1) - 3, 40, 6, 3, "#8b919c");
  });
  return (
    rect(meet + wide * 0.42, y + tall * 0.3, 70, 14, 6, steel(pen, "down"), 'stroke="#6b7280"') +
    rect(meet + wide * 0.42, y + tall * 0.55, 70, 14, 6, steel(pen, "down"), 'stroke="#6b7280"') +
    boxFromCorner(l, [meet, y], [left, y - 22], [meet + wide * 0.56, y - 46], tall, 22) +
    onFace([left, y - 22], [meet, y], [left, y - 22 + tall], wide, tall, face)
  );
}

/** A charging pad that needs no plug at the phone. */
const pad = (l: Look): string =>
  stroke("M300 470C300 560 420 560 560 540", RUBBER.light, 14) +
  ellipse(300, 350, 230, 140, shade(l), edge(l)) +
  ellipse(300, 326, 230, 140, matte(l), edge(l)) +
  ellipse(300, 326, 170, 102, "none", `stroke="${l.light ? l.tones.dark : l.tones.light}" stroke-width="5"`) +
  ellipse(300, 326, 110, 64, l.tones.dark, 'opacity=".3"') +
  path("M310 280l-36 54h24l-10 40 40-58h-26Z", l.light ? l.tones.deep : l.tones.rim) +
  circle(300, 462, 5, "#4ade80");

export const charger: Product = {
  frame: (v) => (v === 3 ? [55, 108, 520] : v === 0 ? [50, 62, 500] : v === 2 ? [50, 53, 500] : undefined),
  hero: (l) => shadow(l.pen, 300, l.variant === 3 ? 488 : 500, 210) + brick(l),
  back: (l) =>
    shadow(l.pen, 300, 520, 180) +
    rect(150, 110, 300, 390, 50, matte(l), edge(l)) +
    rect(170, 130, 260, 350, 36, l.tones.dark, 'opacity=".3"') +
    [230, 370]
      .map(
        (x) =>
          circle(x, 250, 34, l.tones.deep) +
          circle(x, 244, 26, steel(l.pen)) +
          circle(x - 6, 236, 8, "#fff", 'opacity=".7"'),
      )
      .join("") +
    repeat(4, (i) => rect(200, 350 + i * 22, 200 - i * 30, 6, 3, l.tones.deep, 'opacity=".5"')),
  detail: (v) => (v === 3 ? ["hero", 180, 230, 220] : ["hero", 130, 170, 250]),
  size: (v) => ({
    draw: brick,
    box:
      v === 3
        ? [70, 186, 490, 370]
        : ((
            [
              [142, 110, 372, 346],
              [120, 130, 420, 300],
              [158, 96, 356, 374],
              [70, 186, 490, 370],
              [112, 114, 432, 336],
              [168, 82, 340, 400],
            ] as const
          )[v] ?? [140, 120, 400, 400]),
    mm: v === 3 ? [100, 12] : [43 + v * 4, 46 + v * 6],
  }),
};

/** A power bank, standing. Its display counts percents: the drawing stands for products of every capacity. */
function bank(l: Look): string {
  const { pen, tones: t } = l;
  const w = pick(l, 250, 220, 280, 240, 300, 200);
  const h = pick(l, 470, 480, 440, 470, 400, 490);
  const r = pick(l, 40, 100, 22, 56, 30, 34);
  const [x, y] = [300 - w / 2, 300 - h / 2];
  const port = (px: number): string =>
    rect(px - 26, y + 14, 52, 16, 8, "#0b0e13", `stroke="${t.rim}" stroke-opacity=".6"`);
  return (
    rect(x, y, w, h, r, l.variant === 1 ? cylinder(l) : matte(l), edge(l)) +
    pick(
      l,
      rect(x + 24, y + 60, w - 48, 110, 20, "#0b0e13") + centred("87", 300, y + 88, 52, "#8be3ff", { weight: 1.8 }),
      repeat(4, (i) => circle(300 - 48 + i * 32, y + 130, 7, i < 3 ? "#8be3ff" : t.deep)),
      repeat(16, (i) => rect(x + 12, y + 54 + i * 23, w - 24, 9, 4, t.deep, 'opacity=".28"')) +
        rect(x + w - 70, y + 40, 50, 9, 4, "#4ade80"),
      circle(300, 300, 84, "none", `stroke="${t.light}" stroke-width="8" opacity=".8"`) +
        circle(300, 300, 64, t.dark, 'opacity=".25"') +
        path("M312 250l-40 60h26l-10 42 44-62h-28Z", inkOf(l), 'opacity=".85"'),
      pen.clip(
        rect(x, y, w, h, r, ""),
        rect(x, y + h * 0.6, w, h * 0.4, 0, RUBBER.base) + rect(x, y + h * 0.6, w, 4, 0, t.rim),
      ) +
        rect(x + 30, y + 50, 100, 46, 10, "#0b0e13") +
        centred("100", x + 80, y + 62, 22, "#4ade80", { weight: 1.8 }),
      rect(x + 18, y + 70, w - 36, h - 110, 18, glass(pen), 'opacity=".9"') +
        centred("64", 300, y + 160, 56, "#ffb86b", { weight: 1.7 }) +
        rect(260, y + 250, 80, 8, 4, "#2b3240") +
        rect(260, y + 250, 52, 8, 4, "#ffb86b"),
    ) +
    port(300 - w * 0.2) +
    (w > 210 ? port(300 + w * 0.2) : "") +
    rect(x + 14, y + r, 4, h - r * 2, 2, t.rim, 'opacity=".5"') +
    (l.variant === 3 || l.variant === 0
      ? stroke(`M${x + w} ${y + 40}q40 0 36 60v120q0 50 -36 50`, RUBBER.light, 12)
      : "")
  );
}

export const powerBank: Product = {
  frame: (v) => (v === 4 ? [60, 72, 480] : undefined),
  hero: (l) => shadow(l.pen, 300, pick(l, 544, 548, 528, 544, 508, 552), 160) + bank(l),
  back: (l) =>
    shadow(l.pen, 300, 420, 270) +
    path(rounded("60 240 500 240 560 280 120 280", 12), l.pen.linear("down", l.tones.light, l.tones.base), edge(l)) +
    rect(60, 262, 500, 140, 34, matte(l), edge(l)) +
    [150, 250]
      .map(
        (x) =>
          rect(x - 40, 316, 80, 34, 17, "#0b0e13", 'stroke="#8b919c" stroke-width="2"') +
          rect(x - 22, 329, 44, 8, 4, "#8b919c"),
      )
      .join("") +
    rect(316, 312, 100, 42, 5, "#0b0e13", 'stroke="#8b919c" stroke-width="2"') +
    rect(326, 334, 80, 12, 2, "#f2c94c") +
    repeat(4, (i) => circle(460 + i * 22, 333, 5, i < 3 ? "#8be3ff" : l.tones.deep)),
  detail: (v) => ["hero", v === 3 ? 190 : 180, v === 3 ? 190 : 50, 240],
  size: (v) => ({
    draw: bank,
    box: (
      [
        [175, 65, 250, 470],
        [190, 60, 220, 480],
        [160, 80, 280, 440],
        [180, 65, 240, 470],
        [150, 100, 300, 400],
        [200, 55, 200, 490],
      ] as const
    )[v] ?? [175, 65, 250, 470],
    mm: [68 + v * 2, 138 + v * 4],
  }),
};
