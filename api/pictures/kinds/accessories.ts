import { centred } from "../drawing/letters.ts";
import { type Look, type Product, pick } from "../drawing/look.ts";
import { cylinder, edge, glass, lensEye, matte, metal, RUBBER, shade, shadow, steel } from "../drawing/materials.ts";
import { circle, ellipse, group, path, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";
import { boxFromCorner, onFace } from "../drawing/solids.ts";

const inkOf = (l: Look): string => (l.light ? "#2b313c" : "#f1f4f8");

/** A plug of a cable around (0, 0), its tip upwards: USB-C, Lightning-like or USB-A. */
function plug(l: Look, sort: "c" | "a" | "slim"): string {
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
  const ends = pick(l, ["c", "c"], ["a", "c"], ["c", "slim"], ["c", "c"], ["a", "slim"], ["c", "c"]) as readonly [
    "c" | "a" | "slim",
    "c" | "a" | "slim",
  ];
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
  size: (v) => ({ draw: coil, box: [60, 40, 480, 464], mm: [1000 + (v % 3) * 500, 18] }),
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
    onFace(
      [left, y - 22],
      [meet, y],
      [left, y - 22 + tall],
      wide,
      tall,
      face +
        centred(pick(l, "20W", "35W", "65W", "", "100W", "45W"), wide / 2, tall - 42, 18, inkOf(l), {
          weight: 1.7,
          extra: 'opacity=".6"',
        }),
    )
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
    box: v === 3 ? [70, 186, 490, 370] : [140, 120, 400, 400],
    mm: v === 3 ? [100, 12] : [43 + v * 4, 46 + v * 6],
  }),
};

/** A power bank, standing. */
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
    centred(
      pick(l, "10000", "5000", "20000", "10000", "26800", "10000"),
      300,
      y + h - 62,
      22,
      l.variant === 4 ? "#f1f4f8" : inkOf(l),
      { weight: 1.6, extra: 'opacity=".75"' },
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
  hero: (l) => shadow(l.pen, 300, pick(l, 544, 548, 528, 544, 508, 552), 160) + bank(l),
  back: (l) =>
    shadow(l.pen, 300, 420, 270) +
    path(
      rounded(
        [
          [60, 240],
          [500, 240],
          [560, 280],
          [120, 280],
        ],
        12,
      ),
      l.pen.linear("down", l.tones.light, l.tones.base),
      edge(l),
    ) +
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

/** A lamp: bulb, table globe, desk arm, light strip tower, mushroom, ceiling disc. */
function lamp(l: Look): string {
  const { pen, tones: t } = l;
  const warm = pick(
    l,
    ["#fff6d8", "#ffcf6b"],
    ["#fff0f6", "#ff8ad1"],
    ["#fffbe8", "#ffe08a"],
    ["#e8f4ff", "#5b8bff"],
    ["#fff4e0", "#ffb45c"],
    ["#ffffff", "#ffe9b8"],
  );
  const [core = "#fff", halo = "#fff"] = warm;
  const light = (cx: number, cy: number, r: number): string =>
    circle(cx, cy, r, pen.radial(0.5, 0.5, 0.5, `${halo}/.55`, `${halo}@55/.18`, `${halo}/0`));
  const outline = 'stroke="#c9b98f" stroke-opacity=".8" stroke-width="1.5"';
  return pick(
    l,
    light(300, 220, 280) +
      path(
        "M300 60C400 60 450 130 450 205C450 300 380 320 372 400H228C220 320 150 300 150 205C150 130 200 60 300 60Z",
        pen.radial(0.45, 0.4, 0.65, "#ffffff", core, halo),
        outline,
      ) +
      path("M226 400H374L362 452H238Z", cylinder(l), edge(l)) +
      repeat(4, (i) => rect(246, 454 + i * 20, 108, 15, 7, steel(pen))) +
      path("M262 534H338L322 556H278Z", "#20242b"),
    light(300, 250, 290) +
      circle(300, 250, 176, pen.radial(0.42, 0.36, 0.7, "#ffffff", `${core}@40`, halo), outline) +
      path("M206 410Q300 460 394 410L412 540Q300 566 188 540Z", cylinder(l), edge(l)) +
      ellipse(300, 414, 94, 20, t.dark) +
      circle(300, 496, 12, metal(l)),
    light(180, 250, 200) +
      ellipse(390, 540, 130, 22, matte(l), edge(l)) +
      stroke("M390 532L440 300L236 120", l.light ? t.deep : t.rim, 20) +
      stroke("M390 532L440 300L236 120", t.base, 16) +
      circle(440, 300, 20, metal(l)) +
      circle(236, 120, 16, metal(l)) +
      path("M250 96L110 170Q96 180 104 196L118 220Q180 250 268 150Z", matte(l), edge(l)) +
      path("M104 196L118 220Q180 250 268 150Q190 214 104 196Z", core),
    light(300, 290, 290) +
      rect(
        266,
        40,
        68,
        490,
        34,
        pen.linear("down", "#ff4d7a", "#b45cff@30", "#3dc6ff@62", "#3dffc0"),
        'stroke="#fff" stroke-opacity=".6" stroke-width="2"',
      ) +
      rect(282, 60, 12, 440, 6, "#fff", 'opacity=".4"') +
      path(
        rounded(
          [
            [214, 506],
            [386, 506],
            [410, 552],
            [190, 552],
          ],
          16,
        ),
        matte(l),
        edge(l),
      ),
    light(300, 240, 270) +
      rect(276, 300, 48, 220, 10, cylinder(l), edge(l)) +
      path(
        "M96 300C96 150 190 80 300 80S504 150 504 300Q300 350 96 300Z",
        pen.radial(0.42, 0.25, 0.8, "#fff", `${core}@30`, halo),
        outline,
      ) +
      ellipse(300, 300, 204, 24, halo, 'opacity=".55"') +
      ellipse(300, 530, 124, 24, matte(l), edge(l)),
    light(300, 300, 300) +
      ellipse(300, 316, 256, 190, shade(l), edge(l)) +
      ellipse(300, 296, 256, 190, matte(l), edge(l)) +
      ellipse(300, 304, 222, 160, pen.radial(0.45, 0.4, 0.65, "#ffffff", core, halo), outline) +
      ellipse(300, 304, 120, 84, "#fff", 'opacity=".5"'),
  );
}

export const smartLamp: Product = {
  hero: (l) =>
    (l.variant === 0 || l.variant === 5 ? "" : shadow(l.pen, pick(l, 300, 300, 390, 300, 300, 300), 556, 150)) +
    lamp(l),
  back: (l) =>
    shadow(l.pen, 300, 560, 150) +
    rect(170, 40, 260, 510, 40, "#0b0e13", 'stroke="#8b919c" stroke-width="2"') +
    rect(182, 52, 236, 486, 30, "#f7f8fb") +
    circle(300, 200, 92, l.pen.linear("diagonal", "#ff4d7a", "#ffd166@35", "#3dffc0@65", "#5b7cff")) +
    circle(300, 200, 58, "#f7f8fb") +
    circle(350, 140, 15, "#fff", 'stroke="#3b4250" stroke-width="4"') +
    rect(214, 330, 172, 20, 10, l.pen.linear("right", "#ffb45c", "#fff6d8", "#9fd0ff")) +
    circle(320, 340, 17, "#fff", 'stroke="#c3cbd6" stroke-width="2"') +
    rect(214, 378, 172, 20, 10, "#dfe4ea") +
    rect(214, 378, 120, 20, 10, l.tones.base) +
    repeat(4, (i) => rect(214 + i * 45, 430, 36, 36, 12, ["#ffb45c", "#ff8ad1", "#5b8bff", "#3dd6a3"][i] ?? "#fff")) +
    rect(262, 512, 76, 6, 3, "#2b313c"),
  detail: (v) => (v === 2 ? ["hero", 80, 70, 230] : ["hero", 160, v === 0 ? 330 : 300, 260]),
  size: (v) => ({
    draw: lamp,
    box: (
      [
        [150, 60, 300, 496],
        [124, 74, 352, 482],
        [100, 90, 420, 470],
        [190, 40, 220, 512],
        [96, 80, 408, 474],
        [44, 106, 512, 400],
      ] as const
    )[v] ?? [150, 60, 300, 496],
    mm: (
      [
        [62, 118],
        [120, 178],
        [380, 440],
        [90, 420],
        [240, 300],
        [330, 62],
      ] as const
    )[v] ?? [62, 118],
  }),
};

/** A door bell with its camera. */
function bell(l: Look): string {
  const { pen, tones: t } = l;
  const w = pick(l, 190, 220, 170, 236, 200, 180);
  const h = pick(l, 500, 460, 510, 420, 490, 500);
  const r = pick(l, 95, 40, 24, 60, 100, 48);
  const [x, y] = [300 - w / 2, 296 - h / 2];
  const ring = pick(l, "#3dc6ff", "#4ade80", "#ffffff", "#b45cff", "#ffb13d", "#3dc6ff");
  const split = h * pick(l, 0.5, 0.56, 0.44, 0.6, 0.5, 0.48);
  return (
    rect(x, y, w, h, r, matte(l), edge(l)) +
    pen.clip(
      rect(x + 8, y + 8, w - 16, h - 16, r - 8, ""),
      rect(x, y, w, split, 0, glass(pen)) + path(`M${x} ${y}h${w * 0.66}L${x} ${y + split}Z`, "#fff", 'opacity=".08"'),
    ) +
    lensEye(pen, 300, y + split * 0.44, w * 0.28, "#2b313c") +
    circle(300 - w * 0.3, y + split * 0.82, 4, "#ff5d4f") +
    repeat(6, (i) => circle(300 - 30 + i * 12, y + split * 0.88, 2.6, "#8b919c")) +
    (l.variant === 2
      ? rect(300 - w * 0.26, y + h * 0.64, w * 0.52, h * 0.2, 14, pen.linear("diagonal", t.rim, t.dark), edge(l, 1))
      : circle(300, y + h * 0.76, w * 0.3, pen.linear("diagonal", t.rim, t.dark), edge(l, 1)) +
        circle(300, y + h * 0.76, w * 0.25, pen.linear("diagonal", t.light, t.base))) +
    circle(300, y + h * 0.76, w * 0.19, "none", `stroke="${ring}" stroke-width="7"`) +
    path(`M${300 - 14} ${y + h * 0.76 + 8}q4 -4 4 -14q0 -14 10 -14t10 14q0 10 4 14Z`, l.light ? t.deep : t.rim)
  );
}

export const doorbell: Product = {
  hero: (l) => shadow(l.pen, 300, 556, 110) + bell(l),
  back: (l) =>
    shadow(l.pen, 300, 556, 210) +
    rect(90, 60, 200, 490, 60, shade(l), edge(l)) +
    rect(120, 120, 140, 360, 16, RUBBER.base) +
    circle(190, 180, 16, RUBBER.deep, `stroke="${RUBBER.rim}"`) +
    circle(190, 420, 16, RUBBER.deep, `stroke="${RUBBER.rim}"`) +
    rect(140, 260, 100, 70, 8, "#f4f6f8") +
    rect(350, 250, 190, 300, 40, "#f7f8fa", 'stroke="#b9c2ce" stroke-width="2"') +
    repeat(5, (i) => rect(384, 300 + i * 22, 122, 8, 4, "#c3cbd6")) +
    circle(445, 470, 30, "none", 'stroke="#3dc6ff" stroke-width="7"') +
    repeat(2, (i) => rect(400 + i * 70, 226, 16, 30, 4, steel(l.pen))) +
    ellipse(445, 470, 6, 6, "#3dc6ff"),
  detail: () => ["hero", 190, 50, 220],
  size: (v) => ({
    draw: bell,
    box: (
      [
        [205, 46, 190, 500],
        [190, 66, 220, 460],
        [215, 41, 170, 510],
        [182, 86, 236, 420],
        [200, 51, 200, 490],
        [210, 46, 180, 500],
      ] as const
    )[v] ?? [205, 46, 190, 500],
    mm: [46 + v * 3, 128 + v * 4],
  }),
};
