import { centred } from "../drawing/letters.ts";
import { type Look, type Product, pick } from "../drawing/look.ts";
import { cylinder, edge, glass, knob, lensEye, matte, RUBBER, shadow, slits } from "../drawing/materials.ts";
import { display } from "../drawing/screens.ts";
import { circle, ellipse, path, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";

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
        `${300 - body * 0.7} 200 ${300 + body * 0.7} 200 ${300 + body} 300 ${300 + body * 0.7} 384 ${300 - body * 0.7} 384 ${300 - body} 300`,
        34,
      ),
      matte(l),
      edge(l),
    ) +
    path(
      rounded(`${300 - body * 0.5} 206 ${300 + body * 0.5} 206 ${300 + body * 0.66} 270 ${300 - body * 0.66} 270`, 18),
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
  frame: (v) => (v === 5 ? [-44, 1, 688] : [-27, 18, 654]),
  hero: (l) => shadow(l.pen, 300, 516, 210, 15, 0.38) + copter(l),
  back: controller,
  detail: () => ["hero", 190, 250, 230],
  size: (v) => ({ draw: copter, box: [12, 170, 576, 300], mm: [245 + v * 20, 88 + v * 6] }),
};
