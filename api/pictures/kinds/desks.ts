import { centred } from "../drawing/letters.ts";
import { type Look, type Product, pick } from "../drawing/look.ts";
import { edge, knob, matte, metal, RUBBER, shadow, sheen, slits } from "../drawing/materials.ts";
import { display } from "../drawing/screens.ts";
import { circle, ellipse, group, path, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";
import { boxFromAbove, boxFromCorner, onFace } from "../drawing/solids.ts";

const RAINBOW = ["#ff3d6e", "#ffb13d", "#4dff9e", "#3dc6ff", "#b45cff"] as const;

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
    rounded(
      [
        [266, 430],
        [334, 430],
        [350, 530],
        [250, 530],
      ],
      4,
    ),
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

function printerFront(l: Look): string {
  const { pen, tones: t } = l;
  const tall = pick(l, 210, 170, 250, 190, 150, 230);
  const y = 480 - tall;
  const paper = (x: number, top: number, w: number, h: number): string =>
    path(
      rounded(
        [
          [x + 14, top],
          [x + w - 14, top],
          [x + w, top + h],
          [x, top + h],
        ],
        3,
      ),
      pen.linear("down", "#ffffff", "#e3e8ef"),
      'stroke="#b9c2ce"',
    );
  const photo = l.variant === 4 || l.variant === 1;
  return (
    (l.variant % 2 === 1 ? paper(170, y - 170, 260, 140) : "") +
    boxFromAbove(l, [50, y, 500, tall], l.variant % 2 === 0 ? 66 : 46, 46, 24) +
    (l.variant % 2 === 0
      ? path(
          rounded(
            [
              [120, y - 58],
              [480, y - 58],
              [520, y - 8],
              [80, y - 8],
            ],
            8,
          ),
          t.base,
          `stroke="${t.deep}" stroke-opacity=".4"`,
        ) + rect(100, y - 14, 400, 4, 2, t.deep, 'opacity=".4"')
      : rect(150, y - 36, 300, 10, 4, t.deep)) +
    rect(104, y + tall * 0.42, 392, tall * 0.3, 10, "#0c0e12") +
    path(
      rounded(
        [
          [140, y + tall * 0.62],
          [460, y + tall * 0.62],
          [488, y + tall + 26],
          [112, y + tall + 26],
        ],
        4,
      ),
      pen.linear("down", "#ffffff", "#dde3ea"),
      'stroke="#b3bdca"',
    ) +
    (photo
      ? path(
          rounded(
            [
              [156, y + tall * 0.68],
              [444, y + tall * 0.68],
              [462, y + tall + 14],
              [138, y + tall + 14],
            ],
            2,
          ),
          pen.linear("down", "#6fb6f2", "#ffd9a0"),
        ) +
        path(
          `M144 ${y + tall + 2}L240 ${y + tall * 0.8}L300 ${y + tall - 8}L372 ${y + tall * 0.76}L458 ${y + tall + 4}V${y + tall + 14}H140Z`,
          "#2f7a5a",
        )
      : slits(176, y + tall * 0.76, 240, 4, 14, "#9aa6b8", 5)) +
    rect(70, y + tall * 0.1, 130, tall * 0.22, 8, "#0b0e13", 'stroke="#6b7280" stroke-opacity=".6"') +
    display(pen, l.variant + 4, 76, Math.round(y + tall * 0.1) + 5, 76, Math.round(tall * 0.22) - 10, 3) +
    repeat(3, (i) => circle(168 + i * 11, y + tall * 0.21, 3.4, ["#4ade80", "#8be3ff", "#ffb13d"][i] ?? "#fff")) +
    circle(506, y + tall * 0.2, 13, t.dark, edge(l, 1)) +
    (l.variant === 2 ? rect(66, 434, 468, 4, 0, t.deep, 'opacity=".5"') + rect(262, 446, 76, 14, 7, t.deep) : "")
  );
}

export const printer: Product = {
  hero: (l) => shadow(l.pen, 300, 492, 280) + printerFront(l),
  back: (l) =>
    shadow(l.pen, 300, 488, 270) +
    path(
      rounded(
        [
          [90, 96],
          [510, 96],
          [550, 250],
          [50, 250],
        ],
        14,
      ),
      l.pen.linear("down", l.tones.light, l.tones.dark),
      edge(l),
    ) +
    path(
      rounded(
        [
          [120, 120],
          [480, 120],
          [506, 236],
          [94, 236],
        ],
        6,
      ),
      l.tones.light,
    ) +
    boxFromAbove(l, [50, 290, 500, 190], 50, 20, 20) +
    rect(90, 246, 420, 36, 4, "#dff0f8", 'stroke="#8fb2c6" stroke-width="2"') +
    rect(110, 330, 380, 70, 10, "#0c0e12") +
    repeat(4, (i) =>
      rect(210 + i * 48, 420, 36, 34, 6, ["#22c1f1", "#f14ea1", "#ffd93d", "#14171c"][i] ?? "#000", 'stroke="#8b919c"'),
    ),
  detail: (v) => ["hero", 52, 480 - ([210, 170, 250, 190, 150, 230][v] ?? 200) - 20, 190],
  size: (v) => ({
    draw: printerFront,
    box: [50, 480 - ([276, 340, 316, 360, 216, 296][v] ?? 280), 500, [302, 366, 342, 386, 242, 322][v] ?? 300],
    mm: [375 + v * 12, 179 + v * 16],
  }),
};

/** Antennas behind a low body, a mesh tower, or a spider of gaming antennas. */
function routerShape(l: Look): string {
  const { pen, tones: t } = l;
  const antenna = (x: number, lean: number, h: number): string =>
    group(
      `rotate(${lean} ${x} 400)`,
      rect(x - 9, 400 - h, 18, h, 9, pen.linear("right", t.dark, t.light, t.dark), edge(l, 1)),
    );
  const leds = (y: number, hue: string): string =>
    repeat(6, (i) => circle(220 + i * 32, y, 4.5, i === 4 ? "#ffb13d" : hue));
  if (l.variant === 1 || l.variant === 4) {
    const w = l.variant === 1 ? 210 : 300;
    return (
      rect(
        300 - w / 2,
        l.variant === 1 ? 70 : 160,
        w,
        l.variant === 1 ? 474 : 372,
        l.variant === 1 ? 90 : 70,
        pen.linear("right", t.dark, `${t.light}@26`, `${t.base}@60`, t.dark),
        edge(l),
      ) +
      ellipse(
        300,
        l.variant === 1 ? 112 : 196,
        w * 0.38,
        l.variant === 1 ? 26 : 22,
        pen.linear("down", t.rim, t.base),
      ) +
      (l.variant === 1
        ? slits(300 - 70, 430, 140, 5, 16, t.deep, 6)
        : repeat(9, (i) => rect(300 - w / 2 + 16 + i * 31, 250, 12, 240, 6, t.dark, 'opacity=".45"'))) +
      circle(300, l.variant === 1 ? 250 : 220, 9, "#5fd8ff") +
      circle(300, l.variant === 1 ? 250 : 220, 17, "#5fd8ff", 'opacity=".3"')
    );
  }
  const spider = l.variant === 3;
  const count = pick(l, 4, 0, 2, 6, 0, 8);
  return (
    repeat(count, (i) =>
      antenna(
        110 + (i * 380) / Math.max(1, count - 1),
        count < 3 ? (i ? 10 : -10) : (i - (count - 1) / 2) * (spider ? 9 : 5),
        spider ? 270 : 250,
      ),
    ) +
    boxFromAbove(l, [56, 396, 488, 72], 92, 62, pick(l, 24, 10, 34, 8, 10, 14)) +
    path(
      rounded(
        [
          [190, 318],
          [410, 318],
          [440, 382],
          [160, 382],
        ],
        10,
      ),
      pen.linear("down", t.base, t.dark),
      'opacity=".8"',
    ) +
    (spider
      ? path("M300 324l50 28-50 26-50-26Z", pen.linear("right", "#ff3d6e", "#b45cff"))
      : slits(236, 332, 128, 4, 11, t.deep, 4)) +
    leds(432, spider ? "#ff3d6e" : "#5fd8ff")
  );
}

export const router: Product = {
  hero: (l) =>
    shadow(l.pen, 300, pick(l, 476, 548, 476, 476, 536, 476), pick(l, 260, 140, 260, 260, 180, 260)) + routerShape(l),
  back: (l) =>
    shadow(l.pen, 300, 430, 270) +
    boxFromAbove(l, [40, 270, 520, 150], 40, 30, 20) +
    repeat(
      4,
      (i) =>
        rect(180 + i * 66, 310, 52, 46, 5, i === 0 ? "#2f7df6" : "#f2c94c") +
        rect(188 + i * 66, 318, 36, 32, 3, "#0b0d11") +
        slits(190 + i * 66, 320, 32, 1, 4, "#c9a45c"),
    ) +
    circle(96, 334, 17, RUBBER.deep, `stroke="${RUBBER.rim}"`) +
    circle(146, 334, 8, l.tones.deep) +
    rect(462, 318, 56, 26, 6, RUBBER.deep) +
    slits(60, 384, 480, 2, 10, l.tones.deep, 4),
  detail: (v) => (v === 1 || v === 4 ? ["hero", 190, v === 1 ? 60 : 150, 220] : ["back", 160, 260, 200]),
  size: (v) => ({
    draw: routerShape,
    box: v === 1 ? [195, 70, 210, 474] : v === 4 ? [150, 160, 300, 372] : [56, 140, 488, 328],
    mm: v === 1 ? [92, 218] : v === 4 ? [110, 138] : [230 + v * 12, 168 + v * 6],
  }),
};

/** Rows of keys on a board seen from above. */
function board(l: Look): string {
  const { tones: t } = l;
  const gaming = l.variant === 1 || l.variant === 4;
  const rows = pick(l, 6, 5, 6, 5, 6, 5);
  const width = pick(l, 560, 470, 560, 500, 560, 440);
  const unit = pick(l, 30, 31, 30, 33, 27, 29);
  const height = rows * (unit + 4) + 30;
  const [x, y] = [300 - width / 2, 300 - height / 2];
  const count = Math.floor((width - 26) / (unit + 4));
  const keyInk = pick(l, t.light, "#1b1e24", t.rim, "#f1ead9", "#1b1e24", t.light);
  const accent = pick(l, t.dark, "#ff3d6e", t.base, "#e2703f", "#3dc6ff", "#8fb9a8");
  const inner = width - 26;
  const pitch = inner / count;
  const cap = (i: number, row: number, span = 1): string =>
    rect(
      x + 13 + i * pitch,
      y + 15 + row * (unit + 4),
      pitch * span - 4,
      unit,
      5,
      (row === 0 && i === 0) || (row === 2 && i === count - 1) ? accent : keyInk,
    );
  const glow = gaming
    ? repeat(5, (i) =>
        rect(
          x + 8 + (i * (width - 16)) / 5,
          y + 8,
          (width - 16) / 5,
          height - 16,
          8,
          RAINBOW[i] ?? "#fff",
          'opacity=".75"',
        ),
      )
    : rect(x + 8, y + 8, width - 16, height - 16, 10, l.light ? t.dark : t.deep);
  const rowsMarkup = repeat(
    rows - 1,
    (row) =>
      `<path d="M${Math.round(x + 13)} ${y + 15 + row * (unit + 4) + unit / 2}h${Math.round(inner - 4)}" stroke="${keyInk}" stroke-width="${unit}" stroke-dasharray="${Math.round((pitch - 4) * 10) / 10} 4"/>` +
      `<path d="M${Math.round(x + 13)} ${y + 15 + row * (unit + 4) + unit * 0.42}h${Math.round(inner - 4)}" stroke="#fff" stroke-opacity=".13" stroke-width="${unit * 0.66}" stroke-dasharray="${Math.round((pitch - 4) * 10) / 10} 4"/>`,
  );
  const last = rows - 1;
  const bottom =
    cap(0, last, 1.3) +
    cap(1.3, last, 1.3) +
    cap(2.6, last, 1.3) +
    cap(3.9, last, 5.6) +
    cap(9.5, last, 1.2) +
    cap(10.7, last, 1.2) +
    (count > 13 ? repeat(count - 12, (i) => cap(12 + i, last)) : "");
  return (
    rect(x, y + 10, width, height, pick(l, 16, 20, 10, 24, 14, 30), t.deep) +
    rect(x, y, width, height, pick(l, 16, 20, 10, 24, 14, 30), matte(l), edge(l)) +
    glow +
    rowsMarkup +
    cap(0, 0) +
    cap(count - 1, 2) +
    bottom +
    (l.variant === 3 ? knob(l, x + width - 34, y + 30, 20) : "")
  );
}

export const keyboard: Product = {
  hero: (l) => `${shadow(l.pen, 300, 416, 280, 20)}<g transform="rotate(-7 300 300)">${board(l)}</g>`,
  back: (l) =>
    shadow(l.pen, 300, 400, 280) +
    rect(20, 200, 560, 190, 18, l.pen.linear("diagonal", l.tones.base, l.tones.dark), edge(l)) +
    rect(50, 216, 90, 26, 8, RUBBER.base) +
    rect(460, 216, 90, 26, 8, RUBBER.base) +
    rect(50, 352, 60, 16, 8, RUBBER.base) +
    rect(490, 352, 60, 16, 8, RUBBER.base) +
    rect(232, 268, 136, 70, 6, l.tones.light, 'opacity=".7"') +
    slits(246, 282, 108, 3, 14, l.tones.deep, 4) +
    circle(176, 300, 10, RUBBER.deep),
  detail: () => ["hero", 50, 210, 210],
  size: (v) => ({
    draw: board,
    box: (
      [
        [20, 183, 560, 244],
        [65, 197, 470, 215],
        [20, 183, 560, 244],
        [50, 192, 500, 225],
        [20, 192, 560, 226],
        [80, 202, 440, 205],
      ] as const
    )[v] ?? [20, 183, 560, 244],
    mm: [360 - (v % 2) * 60, 128 + v * 3],
  }),
};

/** A mouse from above, its nose up. */
function mouseTop(l: Look): string {
  const { pen, tones: t } = l;
  const shape = pick(
    l,
    "M300 70C400 70 436 140 438 260C440 420 400 540 300 540S160 420 162 260C164 140 200 70 300 70Z",
    "M250 74L350 74Q424 90 432 200L420 260L444 420Q430 546 300 546T156 420L180 260L168 200Q176 90 250 74Z",
    "M300 64C380 64 410 110 410 220V400C410 500 370 548 300 548S190 500 190 400V220C190 110 220 64 300 64Z",
    "M290 70C400 64 436 140 432 240C428 300 450 380 446 430C440 520 390 548 310 548C210 548 140 500 130 400C126 330 176 300 172 250C166 150 196 76 290 70Z",
    "M300 80C420 80 448 170 448 310S420 540 300 540S152 450 152 310S180 80 300 80Z",
    "M240 78H360Q420 84 424 180V430Q420 540 300 544Q180 540 176 430V180Q180 84 240 78Z",
  );
  const gaming = l.variant === 1 || l.variant === 5;
  return (
    path(shape, pen.radial(0.38, 0.28, 0.85, t.rim, `${t.light}@18`, `${t.base}@55`, t.deep), edge(l)) +
    pen.clip(
      path(shape, ""),
      stroke("M140 290Q300 330 460 290", t.deep, 4, 'opacity=".5"') +
        stroke("M300 60V304", t.deep, 4, 'opacity=".6"') +
        (l.variant === 3 ? path("M120 280Q200 320 190 460L110 500Z", RUBBER.base, 'opacity=".85"') : "") +
        (l.variant === 2 ? path("M180 330Q300 300 420 330V560H180Z", t.light, 'opacity=".35"') : "") +
        path("M190 150C220 90 270 80 290 80V290Q220 290 180 280Z", "#fff", 'opacity=".12"'),
    ) +
    rect(280, 130, 40, 96, 20, RUBBER.deep, `stroke="${RUBBER.rim}" stroke-opacity=".7"`) +
    rect(286, 142, 28, 72, 13, pen.linear("down", RUBBER.dark, RUBBER.rim, RUBBER.dark)) +
    rect(286, 142, 28, 72, 13, pen.stripes(8, 3, "#0b0d11")) +
    (gaming
      ? stroke("M290 142v72M310 142v72", "#3dffc0", 3) +
        path("M300 400l26 44-26-12-26 12Z", pen.linear("down", "#ff3d6e", "#b45cff")) +
        stroke("M196 440Q300 520 404 440", pen.linear("right", "#ff3d6e", "#3dc6ff"), 6)
      : rect(288, 250, 24, 30, 8, t.dark) + circle(300, 470, 7, l.light ? t.deep : t.light)) +
    (l.variant % 2 === 1 ? stroke("M300 72V20", RUBBER.light, 9) : "")
  );
}

export const mouse: Product = {
  hero: (l) => `${shadow(l.pen, 312, 500, 180, 60, 0.4)}<g transform="rotate(14 300 300)">${mouseTop(l)}</g>`,
  back: (l) =>
    shadow(l.pen, 300, 430, 250) +
    path(
      "M50 420C50 280 170 200 300 200C440 200 540 290 552 400Q554 424 530 424H74Q50 424 50 420Z",
      l.pen.radial(0.35, 0.2, 0.9, l.tones.rim, `${l.tones.light}@20`, `${l.tones.base}@60`, l.tones.deep),
      edge(l),
    ) +
    path(
      "M62 380Q200 330 330 360Q440 380 548 372L552 400Q554 424 530 424H74Q50 424 50 420Z",
      RUBBER.base,
      'opacity=".85"',
    ) +
    rect(250, 296, 80, 26, 13, l.tones.dark, edge(l, 1)) +
    rect(344, 300, 80, 26, 13, l.tones.dark, edge(l, 1)) +
    stroke("M180 216Q150 270 66 340", l.tones.deep, 4, 'opacity=".6"') +
    ellipse(180, 220, 46, 26, RUBBER.base, `transform="rotate(-28 180 220)" stroke="${RUBBER.rim}"`),
  detail: () => ["hero", 200, 60, 240],
  size: (v) => ({ draw: mouseTop, box: [150, 66, 300, 480], mm: [62 + v * 2, 112 + v * 3] }),
};

/** A drive: portable with a cable, a bare stick of memory, or a 2.5 inch case. */
function drive(l: Look): string {
  const { pen, tones: t } = l;
  const chip = (x: number, y: number, w: number, h: number, word: string): string =>
    rect(x, y, w, h, 5, "#15171c", 'stroke="#4b5563"') +
    centred(word, x + w / 2, y + h / 2 - 9, 18, "#c9d1dc", { weight: 1.5 });
  if (l.variant === 1 || l.variant === 4) {
    const pcb =
      l.variant === 1 ? pen.linear("diagonal", "#1f6b4a", "#0f3d2a") : pen.linear("diagonal", "#2a2f38", "#12151a");
    return (
      rect(20, 214, 560, 172, 6, pcb, `stroke="${l.variant === 1 ? "#5fbf92" : "#8b919c"}" stroke-width="2"`) +
      circle(580, 300, 20, "#c9a45c") +
      circle(580, 300, 12, "#0b0e13") +
      repeat(17, (i) => rect(8, 222 + i * 9.2, 22, 6, 1, i === 12 ? "none" : "#e2c077")) +
      (l.variant === 4
        ? rect(44, 226, 500, 148, 8, matte(l), edge(l)) +
          slits(60, 240, 468, 9, 15, t.deep, 5) +
          rect(190, 268, 220, 64, 6, t.dark) +
          centred("NVME 2TB", 300, 286, 28, t.rim, { weight: 1.6 })
        : chip(64, 236, 120, 128, "NAND") +
          chip(206, 236, 120, 128, "NAND") +
          chip(352, 252, 96, 96, "CTRL") +
          chip(470, 262, 66, 76, "RAM"))
    );
  }
  if (l.variant === 2) {
    return (
      rect(90, 130, 420, 340, 20, metal(l, "down"), edge(l)) +
      rect(108, 148, 384, 304, 12, pen.linear("diagonal", t.light, t.base, t.dark)) +
      path("M108 340L492 210V300L108 430Z", t.deep, 'opacity=".4"') +
      centred("SSD", 230, 186, 50, l.light ? "#2b313c" : "#f1f4f8", { weight: 1.8 }) +
      centred("1TB", 416, 396, 30, l.light ? "#2b313c" : "#f1f4f8", { weight: 1.8 }) +
      [
        [124, 164],
        [476, 164],
        [124, 436],
        [476, 436],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 6, t.deep))
        .join("")
    );
  }
  const r = pick(l, 40, 0, 0, 84, 0, 20);
  const w = pick(l, 230, 0, 0, 250, 0, 260);
  return (
    stroke("M300 130C300 40 420 30 440 90S520 160 548 110", RUBBER.light, 14) +
    group(
      "rotate(-30 552 104)",
      rect(538, 84, 44, 34, 8, RUBBER.base, `stroke="${RUBBER.rim}"`) + rect(578, 91, 18, 20, 4, "#c3c9d1"),
    ) +
    rect(282, 112, 36, 30, 6, "#c3c9d1") +
    rect(300 - w / 2, 130, w, 420, r, matte(l), edge(l)) +
    pick(
      l,
      repeat(12, (i) => rect(300 - w / 2 + 14, 170 + i * 26, w - 28, 9, 4, t.dark, 'opacity=".55"')) +
        rect(250, 500, 100, 22, 6, t.light, 'opacity=".8"'),
      "",
      "",
      rect(300 - w / 2 + 12, 142, w - 24, 396, r - 12, RUBBER.base, `stroke="${RUBBER.rim}" stroke-opacity=".4"`) +
        rect(300 - w / 2 + 34, 164, w - 68, 352, 60, matte(l)) +
        centred("2TB", 300, 420, 34, l.light ? "#2b313c" : "#f1f4f8", { weight: 1.8 }),
      "",
      path(`M${300 - w / 2} 400L${300 + w / 2} 240V300L${300 - w / 2} 460Z`, t.rim, 'opacity=".35"') +
        centred("SSD", 300, 170, 34, l.light ? "#2b313c" : "#f1f4f8", { weight: 1.8 }),
    ) +
    circle(300, 156, 4, "#5fd8ff")
  );
}

export const ssd: Product = {
  hero: (l) =>
    shadow(l.pen, 300, pick(l, 562, 400, 486, 562, 400, 562), pick(l, 150, 260, 210, 150, 260, 160)) +
    (l.variant === 1 || l.variant === 4 ? `<g transform="rotate(-14 300 300)">${drive(l)}</g>` : drive(l)),
  back: (l) =>
    shadow(l.pen, 300, 500, 200) +
    rect(110, 110, 380, 380, 26, l.pen.linear("diagonal", l.tones.base, l.tones.dark), edge(l)) +
    rect(140, 150, 320, 190, 8, "#f4f6f8") +
    centred("1000 GB", 300, 176, 34, "#2b313c", { weight: 1.6 }) +
    slits(168, 236, 180, 4, 20, "#9aa6b8", 7) +
    rect(372, 232, 68, 68, 4, "#2b313c") +
    rect(384, 244, 18, 18, 0, "#f4f6f8") +
    rect(412, 244, 16, 16, 0, "#f4f6f8") +
    rect(384, 272, 16, 16, 0, "#f4f6f8") +
    repeat(7, (i) => rect(220 + i * 22, 470, 14, 20, 2, "#e2c077")),
  detail: (v) => (v === 1 || v === 4 ? ["hero", 10, 230, 240] : ["hero", 190, 120, 230]),
  size: (v) => ({
    draw: drive,
    box: v === 1 || v === 4 ? [8, 214, 592, 172] : v === 2 ? [90, 130, 420, 340] : [170, 112, 260, 438],
    mm: v === 1 || v === 4 ? [80, 22] : v === 2 ? [100, 70] : [55 + v, 98 + v * 2],
  }),
};

/** A card whose corner is cut, printed with its size. */
function card(l: Look): string {
  const { pen, tones: t } = l;
  const sizes = pick(l, "128", "256", "64", "512", "1TB", "32");
  const ink = l.light ? "#1f2530" : "#ffffff";
  const micro = l.variant % 2 === 0;
  const accent = pick(l, "#e5484d", "#f5a524", "#2f7df6", "#c9a45c", "#8e5cf7", "#22b573");
  const [x, y, w, h] = micro ? [170, 90, 260, 350] : [130, 60, 340, 460];
  const body = micro
    ? `M${x + 16} ${y}H${x + 190}Q${x + 200} ${y} ${x + 206} ${y + 8}L${x + 238} ${y + 50}V${y + 110}L${x + w} ${y + 136}V${y + h - 16}Q${x + w} ${y + h} ${x + w - 16} ${y + h}H${x + 16}Q${x} ${y + h} ${x} ${y + h - 16}V${y + 16}Q${x} ${y} ${x + 16} ${y}Z`
    : `M${x + 16} ${y}H${x + 250}L${x + w} ${y + 90}V${y + h - 16}Q${x + w} ${y + h} ${x + w - 16} ${y + h}H${x + 16}Q${x} ${y + h} ${x} ${y + h - 16}V${y + 16}Q${x} ${y} ${x + 16} ${y}Z`;
  return (
    path(body, matte(l), edge(l)) +
    pen.clip(
      path(body, ""),
      rect(x, y + h * 0.2, w, h * 0.2, 0, accent) +
        path(`M${x} ${y + h}L${x + w} ${y + h * 0.62}V${y + h}Z`, accent, 'opacity=".85"') +
        sheen(pen, x, y, w, h, 0.18),
    ) +
    centred(sizes, x + w / 2, y + h * 0.5, h * 0.17, ink, { weight: 2 }) +
    centred(micro ? "MICRO" : "PRO", x + w * 0.42, y + h * 0.25, h * 0.08, "#fff", { weight: 2 }) +
    centred(sizes.endsWith("B") ? "UHS" : "GB", x + w / 2, y + h * 0.74, h * 0.07, ink, { weight: 1.8 }) +
    (micro
      ? ""
      : rect(x - 4, y + 150, 14, 60, 3, "#e9edf3", 'stroke="#8b919c"') +
        repeat(8, (i) => rect(x + 24 + i * 30, y + 14, 18, 40, 3, t.deep, 'opacity=".35"')))
  );
}

const gold = (x: number, y: number, w: number, count: number): string =>
  repeat(count, (i) => rect(x + (i * w) / count, y, w / count - 8, 74, 4, "#e2c077", 'stroke="#9c7a2f"'));

export const memoryCard: Product = {
  hero: (l) =>
    `${shadow(l.pen, 300, l.variant % 2 === 0 ? 460 : 540, 190)}<g transform="rotate(-8 300 300)">${card(l)}</g>`,
  back: (l) =>
    shadow(l.pen, 300, 540, 180) +
    group(
      "matrix(-1 0 0 1 600 0)",
      path(
        "M146 60H380L470 150V504Q470 520 454 520H146Q130 520 130 504V76Q130 60 146 60Z",
        l.pen.linear("diagonal", "#34383f", "#17191d"),
        'stroke="#8b919c" stroke-width="2"',
      ),
    ) +
    gold(150, 84, 290, 8) +
    slits(180, 380, 240, 5, 20, "#6b7280", 6),
  detail: () => ["hero", 150, 150, 260],
  size: (v) => ({
    draw: card,
    box: v % 2 === 0 ? [170, 90, 260, 350] : [130, 60, 340, 460],
    mm: v % 2 === 0 ? [11, 15] : [24, 32],
  }),
};
