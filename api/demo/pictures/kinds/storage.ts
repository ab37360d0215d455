import { centred } from "../drawing/letters.ts";
import { type Look, type Product, pick } from "../drawing/look.ts";
import { edge, matte, metal, RUBBER, shadow, sheen, slits } from "../drawing/materials.ts";
import { circle, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";

/** A drive: portable with a cable, a bare stick of memory, or a 2.5 inch case. */
function drive(l: Look, wired = true): string {
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
          centred("SSD", 300, 286, 28, t.rim, { weight: 1.6 })
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
  const lead =
    stroke("M300 130C300 40 420 30 440 90S520 160 548 110", RUBBER.light, 14) +
    group(
      "rotate(-30 552 104)",
      rect(538, 84, 44, 34, 8, RUBBER.base, `stroke="${RUBBER.rim}"`) + rect(578, 91, 18, 20, 4, "#c3c9d1"),
    );
  const r = pick(l, 40, 0, 0, 84, 0, 20);
  const w = pick(l, 230, 0, 0, 250, 0, 260);
  return (
    (wired ? lead : "") +
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
        centred("SSD", 300, 420, 34, l.light ? "#2b313c" : "#f1f4f8", { weight: 1.8 }),
      "",
      path(`M${300 - w / 2} 400L${300 + w / 2} 240V300L${300 - w / 2} 460Z`, t.rim, 'opacity=".35"') +
        centred("SSD", 300, 170, 34, l.light ? "#2b313c" : "#f1f4f8", { weight: 1.8 }),
    ) +
    circle(300, 156, 4, "#5fd8ff")
  );
}

export const ssd: Product = {
  frame: (v) => (v === 2 ? [50, 66, 500] : v === 1 || v === 4 ? [-15, -15, 630] : [70, 15, 600]),
  hero: (l) =>
    shadow(l.pen, 300, pick(l, 562, 400, 486, 562, 400, 562), pick(l, 150, 260, 210, 150, 260, 160)) +
    (l.variant === 1 || l.variant === 4 ? `<g transform="rotate(-14 300 300)">${drive(l)}</g>` : drive(l)),
  back: (l) =>
    shadow(l.pen, 300, 500, 200) +
    rect(110, 110, 380, 380, 26, l.pen.linear("diagonal", l.tones.base, l.tones.dark), edge(l)) +
    rect(140, 150, 320, 190, 8, "#f4f6f8") +
    centred("SSD", 300, 176, 34, "#2b313c", { weight: 1.6 }) +
    slits(168, 236, 180, 4, 20, "#9aa6b8", 7) +
    rect(372, 232, 68, 68, 4, "#2b313c") +
    rect(384, 244, 18, 18, 0, "#f4f6f8") +
    rect(412, 244, 16, 16, 0, "#f4f6f8") +
    rect(384, 272, 16, 16, 0, "#f4f6f8") +
    repeat(7, (i) => rect(220 + i * 22, 470, 14, 20, 2, "#e2c077")),
  detail: (v) => (v === 1 || v === 4 ? ["hero", 10, 230, 240] : ["hero", 190, 120, 230]),
  size: (v) => ({
    draw: (l) => drive(l, false),
    box: v === 1 || v === 4 ? [8, 214, 592, 172] : v === 2 ? [90, 130, 420, 340] : [170, 112, 260, 438],
    mm: v === 1 || v === 4 ? [80, 22] : v === 2 ? [100, 70] : [55 + v, 98 + v * 2],
  }),
};

/** A card whose corner is cut. It names no size: the same drawing stands for products of every size. */
function card(l: Look): string {
  const { pen, tones: t } = l;
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
    centred("UHS", x + w / 2, y + h * 0.52, h * 0.13, ink, { weight: 2 }) +
    centred(micro ? "MICRO" : "PRO", x + w * 0.42, y + h * 0.25, h * 0.08, "#fff", { weight: 2 }) +
    (micro
      ? ""
      : rect(x - 4, y + 150, 14, 60, 3, "#e9edf3", 'stroke="#8b919c"') +
        repeat(8, (i) => rect(x + 24 + i * 30, y + 14, 18, 40, 3, t.deep, 'opacity=".35"')))
  );
}

const gold = (x: number, y: number, w: number, count: number): string =>
  repeat(count, (i) => rect(x + (i * w) / count, y, w / count - 8, 74, 4, "#e2c077", 'stroke="#9c7a2f"'));

export const memoryCard: Product = {
  frame: (v) => (v % 2 === 0 ? [55, 30, 490] : undefined),
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
