import { centred } from "../drawing/letters.ts";
import { type Look, type Product, pick } from "../drawing/look.ts";
import { cylinder, edge, glass, knob, lensEye, matte, metal, RUBBER, shadow, slits } from "../drawing/materials.ts";
import { display } from "../drawing/screens.ts";
import { arc, circle, ellipse, group, path, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";

/** The front of a lens: barrel rings, name ring and glass with coloured coatings. */
export function lensFront(l: Look, cx: number, cy: number, r: number): string {
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
    ? path(
        rounded(
          [
            [226, 164],
            [252, 166 - hump],
            [348, 166 - hump],
            [376, 164],
          ],
          [4, 20, 20, 4],
        ),
        matte(l),
        edge(l, 1.5),
      ) + rect(270, 160 - hump, 60, 8, 2, RUBBER.light)
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
    path(
      `M${38} 176q${grip} -6 ${grip} 40v190q0 44 ${-grip} 40Z`,
      pen.linear("right", t.dark, `${RUBBER.light}@60`, RUBBER.dark),
      'opacity=".9"',
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
    ellipse(312, 318, r + 8, r + 8, "#0b1220", 'opacity=".4"') +
    lensFront(l, 308, 308, r) +
    circle(505, 250, 15, metal(l)) +
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

/** A small sports camera. */
function action(l: Look): string {
  const { pen, tones: t } = l;
  const wide = pick(l, 460, 430, 470, 400, 450, 380);
  const tall = pick(l, 330, 350, 320, 380, 340, 400);
  const [x, y] = [300 - wide / 2, 300 - tall / 2 + 10];
  const r = pick(l, 34, 60, 24, 70, 44, 90);
  const eye = pick(l, 96, 92, 88, 90, 100, 94);
  const ex = x + wide - eye - 34;
  return (
    rect(x + 60, y - 14, 96, 20, 8, pen.linear("down", "#ff5d4f", "#b3261e")) +
    rect(x, y, wide, tall, r, matte(l), edge(l)) +
    rect(x + 12, y + 12, wide - 24, tall - 24, r - 10, RUBBER.base, `stroke="${RUBBER.rim}" stroke-opacity=".4"`) +
    rect(
      x + 12,
      y + 12,
      wide - 24,
      tall - 24,
      r - 10,
      pick(
        l,
        pen.stripes(12, 3, RUBBER.dark),
        pen.dots(9, 2, RUBBER.dark),
        pen.stripes(10, 2, RUBBER.dark, "upright"),
        pen.dots(7, 1.5, RUBBER.dark),
        pen.stripes(16, 5, RUBBER.dark),
        pen.dots(11, 2.6, RUBBER.dark),
      ),
    ) +
    rect(
      ex - eye,
      y + 26,
      eye * 2,
      eye * 2,
      pick(l, 40, eye, 26, eye, 54, eye),
      glass(pen),
      `stroke="${t.rim}" stroke-opacity=".7" stroke-width="2"`,
    ) +
    lensEye(pen, ex, y + 26 + eye, eye * 0.78, "#1b1f26") +
    rect(x + 34, y + 44, wide - eye * 2 - 96, tall * 0.36, 12, "#07090c", 'stroke="#4b5563"') +
    centred("4K", x + 34 + (wide - eye * 2 - 96) / 2, y + 44 + tall * 0.09, tall * 0.15, "#fff", { weight: 2 }) +
    circle(x + 48, y + tall - 46, 9, "#ff5d4f") +
    slits(x + 76, y + tall - 66, 66, 4, 11, RUBBER.deep, 5) +
    rect(ex - 40, y + tall - 42, 80, 10, 5, t.light, 'opacity=".75"')
  );
}

export const actionCamera: Product = {
  hero: (l) => shadow(l.pen, 300, pick(l, 480, 490, 476, 506, 486, 518), 230) + action(l),
  back: (l) =>
    shadow(l.pen, 300, 486, 230) +
    rect(75, 130, 450, 346, 44, matte(l), edge(l)) +
    rect(96, 152, 408, 302, 26, "#07090c") +
    display(l.pen, l.variant * 2 + 1, 106, 162, 388, 282, 14) +
    circle(300, 402, 24, "none", 'stroke="#fff" stroke-width="4"') +
    circle(300, 402, 16, "#ff4d4d") +
    rect(126, 182, 70, 20, 10, "#000", 'opacity=".45"'),
  detail: () => ["hero", 290, 120, 250],
  size: (v) => ({ draw: action, box: [70 + v * 4, 126, 460 - v * 8, 360], mm: [71, 55 + v] }),
};

/** A four-armed drone seen from the front, a little from above. */
function copter(l: Look): string {
  const { pen, tones: t } = l;
  const reach = pick(l, 210, 200, 214, 190, 206, 218);
  const rotor = (x: number, y: number, size: number): string =>
    ellipse(x, y, size, size * 0.17, t.base, `opacity=".28" stroke="${l.light ? t.deep : t.rim}" stroke-width="2"`) +
    stroke(`M${x - size} ${y + size * 0.05}L${x + size} ${y - size * 0.05}`, l.light ? t.deep : t.rim, 6) +
    rect(x - 13, y - 4, 26, 40, 6, cylinder(l), edge(l, 1)) +
    (l.variant === 3 || l.variant === 5
      ? ellipse(x, y + 4, size + 8, size * 0.22, "none", `stroke="${t.dark}" stroke-width="9"`)
      : "");
  const arm = (x: number, y: number, lean: number): string =>
    stroke(`M300 300L${x} ${y + lean}`, l.light ? t.dark : t.light, 26) +
    stroke(`M300 296L${x} ${y + lean - 4}`, t.base, 18);
  const back = 300 - reach * 0.72;
  const body = pick(l, 84, 92, 78, 96, 88, 80);
  return (
    arm(back, 190, 26) +
    arm(600 - back, 190, 26) +
    rotor(back, 176, 92) +
    rotor(600 - back, 176, 92) +
    arm(300 - reach, 300, 20) +
    arm(300 + reach, 300, 20) +
    stroke(`M${300 - reach} 330v70M${300 + reach} 330v70`, t.dark, 10) +
    path(
      rounded(
        [
          [300 - body * 0.7, 200],
          [300 + body * 0.7, 200],
          [300 + body, 300],
          [300 + body * 0.7, 384],
          [300 - body * 0.7, 384],
          [300 - body, 300],
        ],
        34,
      ),
      matte(l),
      edge(l),
    ) +
    path(
      rounded(
        [
          [300 - body * 0.5, 206],
          [300 + body * 0.5, 206],
          [300 + body * 0.66, 270],
          [300 - body * 0.66, 270],
        ],
        18,
      ),
      pen.linear("down", t.light, t.base),
    ) +
    rect(300 - body * 0.5, 304, body, 22, 11, "#0a0c11") +
    circle(300 - body * 0.3, 315, 7, "#3c4f86") +
    circle(300 + body * 0.3, 315, 7, "#3c4f86") +
    rotor(300 - reach, 286, 108) +
    rotor(300 + reach, 286, 108) +
    rect(282, 376, 36, 20, 4, RUBBER.base) +
    rect(
      256,
      392,
      88,
      76,
      pick(l, 24, 38, 16, 30, 12, 38),
      pen.linear("down", RUBBER.light, RUBBER.dark),
      `stroke="${RUBBER.rim}"`,
    ) +
    lensEye(pen, 300, 430, 30) +
    circle(300 - reach, 412, 5, "#ff4d4d") +
    circle(300 + reach, 412, 5, "#4ade80")
  );
}

/** The hand controller with its display and sticks. */
const controller = (l: Look): string =>
  shadow(l.pen, 300, 470, 240) +
  stroke("M180 190L150 70M420 190L450 70", l.tones.dark, 26) +
  rect(56, 180, 488, 280, 70, matte(l), edge(l)) +
  rect(176, 200, 248, 170, 10, "#07090c") +
  display(l.pen, l.variant + 1, 184, 208, 232, 154, 4) +
  knob(l, 116, 290, 44) +
  knob(l, 484, 290, 44) +
  repeat(3, (i) => circle(240 + i * 60, 414, 13, i === 1 ? "#4ade80" : l.tones.dark, edge(l, 1)));

export const drone: Product = {
  hero: (l) => shadow(l.pen, 300, 516, 210, 15, 0.38) + copter(l),
  back: controller,
  detail: () => ["hero", 190, 250, 230],
  size: (v) => ({ draw: copter, box: [12, 170, 576, 300], mm: [245 + v * 20, 88 + v * 6] }),
};
