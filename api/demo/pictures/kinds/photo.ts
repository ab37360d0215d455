import { centred } from "../drawing/letters.ts";
import { type Look, type Product, pick } from "../drawing/look.ts";
import { cylinder, edge, knob, matte, metal, RUBBER, shadow, stud } from "../drawing/materials.ts";
import { display } from "../drawing/screens.ts";
import { arc, circle, ellipse, group, path, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";

/** The front of a lens: barrel rings, name ring and glass with coloured coatings. */
function lensFront(l: Look, cx: number, cy: number, r: number): string {
  const { pen } = l;
  const coat = pick(
    l,
    ["#8a5cff", "#2dd4bf"],
    ["#ff8a48", "#5b7cff"],
    ["#2dd4bf", "#ffd166"],
    ["#ff5d8f", "#38bdf8"],
    ["#4ade80", "#a78bfa"],
    ["#38bdf8", "#f0abfc"],
  );
  const [first = "#fff", second = "#fff"] = coat;
  return (
    circle(
      cx,
      cy,
      r,
      pen.linear("diagonal", "#646a75", "#22252b@45", "#0c0d10"),
      'stroke="#8b919c" stroke-opacity=".6" stroke-width="1.5"',
    ) +
    circle(
      cx,
      cy,
      r * 0.93,
      "none",
      `stroke="#0a0b0e" stroke-width="${Math.round(r * 0.09)}" stroke-dasharray="3 2.4"`,
    ) +
    circle(cx, cy, r * 0.84, pen.linear("diagonal", "#1a1c21", "#3d424b")) +
    circle(
      cx,
      cy,
      r * 0.78,
      "#0b0c0f",
      pick(
        l,
        "",
        'stroke="#d23b3b" stroke-width="3"',
        "",
        'stroke="#c9a45c" stroke-width="3"',
        "",
        'stroke="#3d6df0" stroke-width="3"',
      ),
    ) +
    circle(
      cx,
      cy,
      r * 0.71,
      "none",
      `stroke="#8f96a3" stroke-opacity=".75" stroke-width="${Math.max(1.5, r * 0.03)}" stroke-dasharray="${n1(r * 0.09)} ${n1(r * 0.04)} ${n1(r * 0.2)} ${n1(r * 0.4)}"`,
    ) +
    circle(cx, cy, r * 0.62, pen.radial(0.42, 0.36, 0.72, "#3c4f86", "#1a2148@38", "#0a0d1c@75", "#030407")) +
    ellipse(cx + r * 0.14, cy + r * 0.24, r * 0.3, r * 0.2, first, 'opacity=".4"') +
    ellipse(cx - r * 0.05, cy + r * 0.05, r * 0.2, r * 0.18, second, 'opacity=".28"') +
    circle(cx, cy, r * 0.16, "#020308", 'opacity=".7"') +
    stroke(arc(cx, cy, r * 0.5, 190, 255), "#fff", r * 0.09, 'opacity=".6"') +
    circle(cx + r * 0.26, cy - r * 0.28, r * 0.045, "#fff", 'opacity=".8"')
  );
}

const n1 = (value: number): number => Math.round(value);

/** The dials and shoe on the roof of a camera. */
function roof(l: Look): string {
  const t = l.tones;
  const dial = (x: number, y: number, w: number): string =>
    rect(x, y, w, 26, 5, metal(l), edge(l, 1)) +
    rect(x + 3, y + 4, w - 6, 18, 2, l.pen.stripes(4, 1.5, t.deep, "upright"), 'opacity=".6"');
  return (
    dial(pick(l, 420, 410, 92, 424, 404, 86), 140, 66) +
    dial(pick(l, 96, 500, 430, 110, 92, 440), 146, 44) +
    rect(330 + (l.variant % 3) * 14, 148, 34, 16, 8, metal(l, "down"))
  );
}

/** The outline of the body: mirrorless with hump, rangefinder, compact or reflex. */
function camBody(l: Look): string {
  const { pen, tones: t } = l;
  const hump = pick(l, 82, 0, 118, 70, 0, 104);
  const leather = l.variant === 1 || l.variant === 3 ? pen.dots(6, 1.7, RUBBER.dark) : pen.dots(4.5, 1, RUBBER.deep);
  const top =
    l.variant === 1 || l.variant === 3 ? pen.linear("down", "#f7f8fa", "#bcc2ca") : pen.linear("down", t.light, t.base);
  const shoulders = hump
    ? path(rounded(`226 164 252 ${166 - hump} 348 ${166 - hump} 376 164`, [4, 20, 20, 4]), matte(l), edge(l, 1.5)) +
      rect(270, 160 - hump, 60, 8, 2, RUBBER.light)
    : rect(66, 176, 64, 30, 5, "#0c0e12", `stroke="${t.rim}" stroke-opacity=".5"`);
  const grip = pick(l, 62, 22, 74, 34, 20, 80);
  return (
    roof(l) +
    shoulders +
    rect(36, 164, 528, 292, pick(l, 34, 24, 44, 30, 52, 40), matte(l), edge(l)) +
    rect(36, 164, 528, 72, pick(l, 34, 24, 44, 30, 40, 40), top, 'opacity=".9"') +
    rect(38, 224, 524, 176, 0, RUBBER.base) +
    rect(38, 224, 524, 176, 0, leather) +
    rect(38, 220, 524, 4, 0, t.deep, 'opacity=".5"') +
    pen.clip(
      rect(38, 166, 524, 288, pick(l, 32, 22, 42, 28, 50, 38), ""),
      rect(
        30,
        182,
        grip + 8,
        300,
        26,
        pen.linear("right", RUBBER.dark, `${RUBBER.light}@58`, RUBBER.dark),
        'opacity=".92"',
      ),
    ) +
    (hump === 0 ? rect(66, 180, 58, 26, 5, "#0c0e12", `stroke="${t.rim}" stroke-opacity=".5"`) : "")
  );
}

function whole(l: Look): string {
  const r = pick(l, 150, 128, 168, 140, 118, 160);
  const ink = l.light || l.variant === 1 || l.variant === 3 ? "#3b4250" : "#e9edf3";
  const word = pick(l, "ALPEN", "NOMAD", "VISTA", "RETRO", "MINI", "PRIMA");
  const hump = pick(l, 82, 0, 118, 70, 0, 104);
  return (
    camBody(l) +
    (hump
      ? centred(word, 300, 184 - hump, 17, l.light ? "#3b4250" : "#e9edf3", { weight: 2 })
      : centred(word, 470, 184, 20, ink, { weight: 1.8 })) +
    ellipse(312, 314, r + 8, Math.min(r + 8, 142), "#0b1220", 'opacity=".4"') +
    lensFront(l, 308, 308, r) +
    stud(l, 505, 250, 15) +
    circle(505, 250, 9, RUBBER.deep) +
    circle(pick(l, 134, 150, 128, 146, 140, 120), 196, 7, "#ff8a5c", 'opacity=".9"')
  );
}

/** The screen side with buttons. */
function rear(l: Look): string {
  const { tones: t } = l;
  return (
    shadow(l.pen, 300, 470, 270) +
    roof(l) +
    rect(230, 100, 140, 80, 18, matte(l), edge(l)) +
    rect(254, 116, 92, 50, 12, RUBBER.deep, `stroke="${RUBBER.rim}" stroke-opacity=".6"`) +
    rect(36, 164, 528, 292, 34, matte(l), edge(l)) +
    rect(66, 196, 352, 236, 12, "#07090c", `stroke="${t.rim}" stroke-opacity=".4"`) +
    display(l.pen, l.variant * 3 + 1, 78, 208, 328, 212, 4) +
    stroke("M186 262h-18v18M298 262h18v18M186 362h-18v-18M298 362h18v-18", "#fff", 3) +
    knob(l, 490, 330, 44) +
    circle(490, 330, 17, t.dark) +
    repeat(4, (i) => circle(462 + (i % 2) * 56, 238 + Math.floor(i / 2) * 182, 11, t.dark, edge(l, 1))) +
    rect(440, 176, 98, 24, 10, RUBBER.base)
  );
}

export const camera: Product = {
  hero: (l) => shadow(l.pen, 300, 470, 272, 18) + group("translate(0 8)", whole(l)),
  back: rear,
  detail: (v) => ["hero", 168, v === 2 ? 160 : 180, 280],
  size: (v) => ({ draw: whole, box: [36, 120, 528, 346], mm: [112 + v * 7, 64 + v * 8] }),
};

/** A lens standing on its mount, seen a little from above. */
function barrel(l: Look): string {
  const { pen, tones: t } = l;
  const long = pick(l, 300, 210, 360, 250, 330, 180);
  const half = pick(l, 130, 140, 116, 132, 124, 148);
  const y = 330 - long / 2;
  const rim = half * 0.3;
  const ridges = (top: number, h: number): string =>
    rect(300 - half, top, half * 2, h, 4, RUBBER.base) +
    rect(300 - half, top, half * 2, h, 4, pen.stripes(9, 4, RUBBER.deep, "upright")) +
    rect(300 - half, top, half * 2, h, 4, pen.linear("right", "#000/.55", "#fff@28/.14", "#000/.5"));
  const accent = pick(l, "#d23b3b", "#c9a45c", "#e9edf3", "#3d6df0", "#e5484d", "#2dd4bf");
  return (
    path(
      `M${300 - half} ${y}V${y + long - 20}L${300 - half * 0.82} ${y + long + 24}A${half * 0.82} ${rim * 0.8} 0 0 0 ${300 + half * 0.82} ${y + long + 24}L${300 + half} ${y + long - 20}V${y}Z`,
      cylinder(l),
      edge(l),
    ) +
    ridges(y + long * 0.18, long * 0.24) +
    (long > 220 ? ridges(y + long * 0.6, long * 0.16) : "") +
    rect(300 - half, y + long * 0.5, half * 2, 5, 0, accent) +
    stroke(
      `M${300 - half * 0.5} ${y + long * 0.55}h14m18 0h22m20 0h12m18 0h26`,
      l.light ? "#3b4250" : "#dfe4ec",
      4,
      'opacity=".8"',
    ) +
    path(
      `M${300 - half * 0.82} ${y + long + 6}v18A${half * 0.82} ${rim * 0.8} 0 0 0 ${300 + half * 0.82} ${y + long + 24}v-18A${half * 0.82} ${rim * 0.8} 0 0 1 ${300 - half * 0.82} ${y + long + 6}Z`,
      "#aab1bb",
    ) +
    group(`translate(300 ${y})scale(1 ${pick(l, 0.42, 0.5, 0.36, 0.46, 0.4, 0.54)})`, lensFront(l, 0, 0, half + 3)) +
    ellipse(300, y, half + 2, 0.1, t.rim)
  );
}

export const lens: Product = {
  frame: (v) => ([[50, 88, 500], [70, 100, 460], undefined, [60, 94, 480], undefined, [75, 99, 450]] as const)[v],
  hero: (l) => shadow(l.pen, 300, pick(l, 536, 490, 556, 510, 544, 474), 170) + barrel(l),
  back: (l) => shadow(l.pen, 300, 556, 190) + circle(300, 300, 236, matte(l), edge(l)) + lensFront(l, 300, 300, 226),
  detail: () => ["back", 130, 110, 330],
  size: (v) => ({
    draw: barrel,
    box: (
      [
        [167, 130, 266, 384],
        [157, 170, 286, 290],
        [181, 108, 238, 432],
        [165, 150, 270, 330],
        [173, 118, 254, 410],
        [149, 170, 302, 285],
      ] as const
    )[v] ?? [167, 130, 266, 384],
    mm: [70 + v, 60 + ([48, 12, 120, 30, 76, 4][v] ?? 0)],
  }),
};
