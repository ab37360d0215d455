import { type Box, type Look, type Product, pick } from "../drawing/look.ts";
import { edge, matte, metal, RUBBER, shadow, slits, top } from "../drawing/materials.ts";
import { display } from "../drawing/screens.ts";
import { circle, type Point, path, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";

/** The deck in front of the lid, a trapezoid from `top` to `bottom` that widens towards the viewer. */
type Deck = { top: number; bottom: number; left: number; right: number; spread: number };

const across = (d: Deck, share: number): readonly [left: number, right: number, y: number] => [
  d.left - d.spread * share,
  d.right + d.spread * share,
  d.top + (d.bottom - d.top) * share,
];

/** A four-sided patch of the deck between two depths, `inset` (share of the width) from both sides. */
function patch(d: Deck, from: number, to: number, inset: number, r: number): string {
  const [l0, r0, y0] = across(d, from);
  const [l1, r1, y1] = across(d, to);
  const corners: Point[] = [
    [l0 + (r0 - l0) * inset, y0],
    [r0 - (r0 - l0) * inset, y0],
    [r1 - (r1 - l1) * inset, y1],
    [l1 + (r1 - l1) * inset, y1],
  ];
  return rounded(corners, r);
}

/** Rows of keys as dashed lines: one short path a row, wider towards the viewer. */
function keys(d: Deck, rows: number, count: number, inset: number, colours: readonly string[]): string {
  return repeat(rows, (row) => {
    const share = 0.13 + (row * 0.5) / rows;
    const [left, right, y] = across(d, share);
    const [from, to] = [left + (right - left) * inset, right - (right - left) * inset];
    const thick = ((d.bottom - d.top) * 0.5 * 0.78) / rows;
    const [length, dash] = row === rows - 1 ? [100, "24 1 36 1 38 1"] : [count * 10, "9 1"];
    const colour = colours[row % colours.length] ?? "#222";
    return `<path d="M${Math.round(from)} ${Math.round(y + thick / 2)}H${Math.round(to)}" stroke="${colour}" stroke-width="${Math.round(thick * 10) / 10}" stroke-dasharray="${dash}" pathLength="${length}"/>`;
  });
}

/** Windows and a dock on the desktop picture. */
function desktop(l: Look, [x, y, w, h]: Box): string {
  const dots = ["#ff5f57", "#febc2e", "#28c840", "#4cc9f0", "#9d6bff", "#ff8fab"];
  const panel = pick(l, "#fff", "#12151c", "#fff", "#12151c", "#fff", "#12151c");
  const ink = panel === "#fff" ? "#9aa6b8" : "#586274";
  const window = (wx: number, wy: number, ww: number, wh: number): string =>
    rect(wx, wy, ww, wh, 7, panel, 'opacity=".92"') +
    repeat(3, (i) => circle(wx + 12 + i * 11, wy + 11, 3.4, dots[i] ?? "#fff")) +
    repeat(Math.floor((wh - 44) / 15), (i) =>
      rect(
        wx + 14,
        wy + 30 + i * 15,
        (ww - 28) * (0.5 + ((i * 37 + l.variant * 13) % 45) / 100),
        5,
        2.5,
        ink,
        'opacity=".55"',
      ),
    );
  return (
    pick(
      l,
      "",
      window(x + w * 0.08, y + h * 0.14, w * 0.4, h * 0.56) + window(x + w * 0.42, y + h * 0.28, w * 0.46, h * 0.52),
      window(x + w * 0.5, y + h * 0.14, w * 0.42, h * 0.6),
      window(x + w * 0.1, y + h * 0.16, w * 0.48, h * 0.6),
      "",
      window(x + w * 0.18, y + h * 0.16, w * 0.56, h * 0.58),
    ) +
    rect(x + w * 0.28, y + h - 32, w * 0.44, 24, 8, "#fff", 'opacity=".34"') +
    repeat(6, (i) => rect(x + w * 0.3 + i * (w * 0.069), y + h - 28, 16, 16, 4.5, dots[i] ?? "#fff"))
  );
}

type Build = { lid: Box; deck: Deck; thick: number; gaming: boolean };

function build(l: Look, gaming: boolean): Build {
  const tall = gaming ? pick(l, 268, 276, 262, 270, 280, 266) : pick(l, 278, 266, 290, 258, 284, 272);
  const half = gaming ? 216 : pick(l, 214, 220, 206, 222, 212, 218);
  const floor = gaming ? 372 : 376;
  return {
    lid: [300 - half, floor - tall, half * 2, tall],
    deck: { top: floor, bottom: floor + (gaming ? 104 : 96), left: 300 - half, right: 300 + half, spread: 52 },
    thick: gaming ? 22 : pick(l, 12, 14, 11, 16, 12, 14),
    gaming,
  };
}

function lidFront(l: Look, { lid: [x, y, w, h], gaming }: Build): string {
  const bezel = gaming ? 11 : pick(l, 9, 11, 8, 15, 9, 12);
  const chin = gaming ? 22 : pick(l, 12, 18, 10, 26, 12, 20);
  const screen: Box = [x + bezel, y + bezel, w - bezel * 2, h - bezel - chin];
  const notch =
    l.variant === 0 && !gaming
      ? rect(278, y + 5, 44, 15, 6, "#0a0b0e")
      : circle(300, y + bezel / 2 + 1, 2.4, "#3b4660");
  return (
    rect(x, y, w, h + 4, 18, metal(l), edge(l, 1.5)) +
    rect(x + 3, y + 3, w - 6, h - 2, 15, "#0a0b0e") +
    display(l.pen, gaming ? l.variant * 2 + 5 : l.variant + 2, ...screen, 7) +
    (gaming ? crosshair(l, screen) : desktop(l, screen)) +
    notch
  );
}

/** A game's picture on the display: a low sun and a horizon grid or a sight. */
function crosshair(l: Look, [x, y, w, h]: Box): string {
  const [cx, cy] = [x + w / 2, y + h * 0.5];
  if (l.variant % 2 === 0) {
    return (
      circle(cx, cy, h * 0.27, l.pen.linear("down", "#ffe66d", "#ff3d81")) +
      repeat(4, (i) => {
        const below = 12 + i * 14;
        const half = Math.sqrt((h * 0.27) ** 2 - below ** 2);
        return rect(cx - half, cy + below, half * 2, 3 + i * 1.5, 0, "#1a1030", 'opacity=".7"');
      }) +
      rect(x, y + h * 0.72, w, h * 0.28, 0, "#140a2a") +
      stroke(
        [...Array(9).keys()]
          .map(
            (i) =>
              `M${Math.round(cx + (i - 4) * 22)} ${Math.round(y + h * 0.72)}L${Math.round(cx + (i - 4) * 52)} ${y + h}`,
          )
          .join("") + [0.78, 0.87].map((share) => `M${x} ${Math.round(y + h * share)}h${w}`).join(""),
        "#ff4fd8",
        1.4,
      )
    );
  }
  return (
    stroke(
      `M${cx - 34} ${cy}h22M${cx + 12} ${cy}h22M${cx} ${cy - 34}v22M${cx} ${cy + 12}v22`,
      "#fff",
      2.5,
      'opacity=".9"',
    ) +
    circle(cx, cy, 46, "none", 'stroke="#fff" stroke-width="2" opacity=".6"') +
    rect(x + 16, y + h - 26, 96, 8, 4, "#fff", 'opacity=".35"') +
    rect(x + 16, y + h - 26, 70, 8, 4, "#5dffa5") +
    rect(x + w - 76, y + 14, 60, 44, 6, "#000", 'opacity=".4"') +
    stroke(`M${x + w - 66} ${y + 48}l14 -14 10 6 16 -18`, "#5dffa5", 2)
  );
}

function body(l: Look, b: Build): string {
  const { deck: d, thick } = b;
  const { pen, tones: t } = l;
  const [left, right, y] = across(d, 1);
  const keyboard = b.gaming
    ? ["#ff5d8a", "#ffb85c", "#6dffb0", "#5cd0ff", "#bd74ff"]
    : l.light || l.variant % 2 === 0
      ? ["#22252c"]
      : ["#2a2d33"];
  const well = b.gaming || !l.light ? "#060709" : t.dark;
  return (
    path(patch(d, 0, 1, 0, 4), top(l), edge(l, 1)) +
    path(patch(d, 0.1, 0.66, 0.085, 5), well, 'opacity=".75"') +
    keys(d, 5, 14, 0.095, keyboard) +
    path(
      patch(d, 0.7, 0.96, pick(l, 0.34, 0.37, 0.33, 0.38, 0.35, 0.36), 6),
      pen.linear("down", t.base, t.light),
      `stroke="${t.deep}" stroke-opacity=".45"`,
    ) +
    path(
      rounded(`${left} ${y} ${right} ${y} ${right - 14} ${y + thick} ${left + 14} ${y + thick}`, [
        2,
        2,
        thick * 0.8,
        thick * 0.8,
      ]),
      pen.linear("down", t.light, `${t.base}@35`, t.deep),
      edge(l, 1),
    ) +
    rect(262, y, 76, 6, 3, t.deep, 'opacity=".6"') +
    (b.gaming ? trim(l, d, y + thick) : "") +
    rect(d.left + 14, d.top - 3, d.right - d.left - 28, 7, 3, RUBBER.deep)
  );
}

/** What sets gaming designs apart: a light along the front, vents beside the keys, or a coloured heel. */
function trim(l: Look, d: Deck, floor: number): string {
  const glow = l.pen.linear("right", "#ff3d6e", "#b45cff", "#3dc6ff");
  const [left, right] = across(d, 0.4);
  return pick(
    l,
    rect(70, floor - 7, 460, 4, 2, glow),
    rect(d.left + 16, d.top - 5, 70, 9, 4, "#e5484d") + rect(d.right - 86, d.top - 5, 70, 9, 4, "#e5484d"),
    slits(left + 8, d.top + 20, 24, 5, 9, l.tones.deep, 4) + slits(right - 32, d.top + 20, 24, 5, 9, l.tones.deep, 4),
    rect(d.left + 30, d.top - 2, d.right - d.left - 60, 4, 2, glow),
    circle(300, d.top + 5, 6, "#3dffc0") + rect(250, floor - 8, 100, 5, 2.5, "#3dffc0"),
    rect(60, floor - 9, 90, 6, 3, "#ffb13d") + rect(450, floor - 9, 90, 6, 3, "#ffb13d"),
  );
}

function open(l: Look, gaming: boolean): string {
  const b = build(l, gaming);
  return shadow(l.pen, 300, b.deck.bottom + b.thick + 2, 292, 18) + lidFront(l, b) + body(l, b);
}

/** The lid from behind, with a sign that every design has its own of. */
function behind(l: Look, gaming: boolean): string {
  const { tones: t, pen } = l;
  const sign = l.light ? t.deep : t.rim;
  const mark = gaming
    ? path(`M300 206l44 76-44 -20-44 20Z`, pen.linear("down", "#ff3d6e", "#b45cff")) +
      stroke("M110 170L200 330M490 170L400 330", sign, 3, 'opacity=".35"')
    : pick(
        l,
        path("M300 222l12 34 34 12-34 12-12 34-12-34-34-12 34-12Z", sign),
        circle(300, 262, 26, "none", `stroke="${sign}" stroke-width="8"`),
        rect(278, 240, 44, 44, 10, sign),
        rect(250, 254, 100, 12, 6, sign),
        stroke("M276 284V242l48 42V242", sign, 8),
        stroke("M270 262a30 30 0 0 1 60 0", sign, 8),
      );
  return (
    shadow(pen, 300, 470, 270, 16) +
    rect(76, 424, 448, gaming ? 36 : 24, 12, pen.linear("down", t.dark, t.deep), edge(l, 1)) +
    (gaming ? slits(110, 432, 120, 3, 8, "#050608") + slits(370, 432, 120, 3, 8, "#050608") : "") +
    rect(130, 414, 340, 18, 6, RUBBER.base) +
    rect(68, 122, 464, 300, 20, matte(l), edge(l)) +
    `<g opacity=".85">${mark}</g>`
  );
}

const laptopOf = (gaming: boolean): Product => ({
  hero: (l) => `<g transform="translate(0 24)">${open(l, gaming)}</g>`,
  back: (l) => behind(l, gaming),
  detail: (v) => ["hero", gaming ? 40 : 30, 336, gaming ? 230 : 220 + v * 4],
  size: (v) => ({
    draw: (l) => behind(l, gaming).replace(/^<ellipse[^>]*>/, ""),
    box: [68, 122, 464, gaming ? 338 : 326],
    mm: gaming ? [355 + v * 4, 252 + v * 3] : [304 + v * 9, 215 + v * 4],
  }),
});

export const laptop = laptopOf(false);
export const gamingLaptop = laptopOf(true);
