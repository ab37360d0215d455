import { centred } from "../drawing/letters.ts";
import { type Look, type Product, pick } from "../drawing/look.ts";
import { edge, glass, lensEye, matte, metal, RUBBER, shadow, sheen } from "../drawing/materials.ts";
import { display, wallpaper } from "../drawing/screens.ts";
import { circle, group, rect, repeat, stroke } from "../drawing/shapes.ts";

type Place = readonly [x: number, y: number, w: number, h: number];

const WIDTH = 240;
const HEIGHT = 500;
const corner = (l: Look): number => pick(l, 42, 36, 22, 30, 48, 26);

/** The strip of metal round a phone, with its keys. */
function frame(l: Look, [x, y, w, h]: Place, r: number): string {
  const keys = l.tones.dark;
  const side = pick(l, w - 2, w - 2, w - 2, w - 2, -3, w - 2);
  return (
    rect(x + side, y + h * 0.25, 5, h * 0.1, 2, keys) +
    rect(x + w - 2, y + h * 0.39, 5, h * 0.07, 2, keys) +
    rect(x, y, w, h, r, metal(l), edge(l, 1.5))
  );
}

/** The hole, pill or notch of the front camera. */
function frontCamera(l: Look, x: number, y: number, w: number): string {
  const cx = x + w / 2;
  const eye = (at: number, top: number, r: number): string =>
    circle(at, top, r, "#05070a") + circle(at - 1, top - 1, r * 0.35, "#3b4f86");
  return pick(
    l,
    rect(cx - 32, y + 12, 64, 18, 9, "#05070a") + circle(cx + 22, y + 21, 5, "#1b2750"),
    eye(cx, y + 20, 8),
    eye(cx, y + 17, 6),
    eye(x + 28, y + 24, 8),
    rect(cx - 46, y - 2, 92, 20, 10, "#05070a") + circle(cx + 24, y + 8, 4, "#1b2750"),
    eye(x + w - 26, y + 22, 7),
  );
}

/** The lock screen's clock and shortcuts. */
function lockScreen(l: Look, [x, y, w, h]: Place): string {
  const time = pick(l, "9:41", "10:08", "8:30", "12:45", "7:15", "16:20");
  const cx = x + w / 2;
  const clock = pick(l, 0.14, 0.2, 0.14, 0.17, 0.13, 0.2);
  return (
    rect(cx - 36, y + h * clock - 16, 72, 5, 2.5, "#fff", 'opacity=".7"') +
    centred(time, cx, y + h * clock, w * pick(l, 0.21, 0.17, 0.14, 0.2, 0.22, 0.16), "#fff", { weight: 1.9 }) +
    circle(x + 34, y + h - 40, 16, "#0b1020", 'opacity=".38"') +
    circle(x + w - 34, y + h - 40, 16, "#0b1020", 'opacity=".38"') +
    rect(x + 31, y + h - 48, 6, 16, 2, "#fff") +
    rect(x + w - 42, y + h - 45, 16, 11, 3, "#fff") +
    circle(x + w - 34, y + h - 39.5, 3, "#4b5468") +
    rect(x + w - 44, y + 12, 18, 8, 2.5, "#fff", 'opacity=".85"') +
    rect(cx - 34, y + h - 12, 68, 4, 2, "#fff", 'opacity=".85"')
  );
}

function front(l: Look, [x, y, w, h]: Place): string {
  const r = corner(l);
  const bezel = pick(l, 8, 9, 8, 7, 9, 11);
  const chin = pick(l, 0, 3, 0, 0, 0, 8);
  const screen: Place = [x + bezel, y + bezel, w - bezel * 2, h - bezel * 2 - chin];
  return (
    frame(l, [x, y, w, h], r) +
    rect(x + 3, y + 3, w - 6, h - 6, r - 3, "#07080b") +
    display(l.pen, l.variant + (l.light ? 4 : 2), ...screen, r - bezel) +
    lockScreen(l, screen) +
    frontCamera(l, screen[0], screen[1], screen[2])
  );
}

/** The camera bump of each design. */
function cameras(l: Look, x: number, y: number, w: number): string {
  const { pen, tones: t } = l;
  const plate = pen.linear("diagonal", t.light, t.base);
  const lip = `stroke="${t.dark}" stroke-opacity=".6" stroke-width="1.5"`;
  const flash = (cx: number, cy: number, r = 7): string =>
    circle(
      cx,
      cy,
      r,
      pen.radial(0.4, 0.35, 0.75, "#ffffff", "#fff3cf@45", "#d9c48e"),
      'stroke="#8f886f" stroke-opacity=".7"',
    );
  const eyes = (r: number, ...at: [number, number][]): string =>
    at.map(([cx, cy]) => lensEye(pen, x + cx, y + cy, r, metal(l))).join("");
  return pick(
    l,
    rect(x + 16, y + 16, 120, 122, 34, plate, lip) + eyes(25, [48, 50], [48, 104], [104, 77]) + flash(x + 108, y + 36),
    eyes(24, [48, 52], [48, 112], [48, 172]) + eyes(11, [94, 82]) + flash(x + 94, y + 52),
    rect(x, y + 58, w, 70, 0, pen.linear("down", "#4a505b", "#14171c@30", "#0c0e12")) +
      rect(x, y + 57, w, 3, 0, t.rim, 'opacity=".8"') +
      eyes(24, [56, 93], [112, 93]) +
      eyes(15, [162, 93]) +
      flash(x + 198, y + 93),
    circle(x + w / 2, y + 100, 76, metal(l, "down")) +
      circle(x + w / 2, y + 100, 70, glass(pen)) +
      eyes(22, [w / 2 - 27, 74], [w / 2 + 27, 74], [w / 2 - 27, 128]) +
      flash(x + w / 2 + 27, y + 128, 8),
    rect(x + 20, y + 18, 70, 142, 35, plate, lip) + eyes(27, [55, 53], [55, 124]) + flash(x + 112, y + 46),
    rect(x + 14, y + 14, 132, 132, 20, glass(pen), `stroke="${t.rim}" stroke-width="2"`) +
      eyes(26, [50, 50], [110, 50], [50, 110]) +
      rect(x + 92, y + 92, 36, 36, 9, "#20242c") +
      flash(x + 110, y + 110, 8),
  );
}

function rear(l: Look, [x, y, w, h]: Place): string {
  const r = corner(l);
  const { pen, tones: t } = l;
  const twoTone =
    l.variant === 2 ? pen.clip(rect(x + 3, y + 3, w - 6, h - 6, r - 3, ""), rect(x, y, w, 58, 0, t.dark)) : "";
  return (
    frame(l, [x, y, w, h], r) +
    rect(x + 3, y + 3, w - 6, h - 6, r - 3, matte(l)) +
    twoTone +
    pen.clip(rect(x + 3, y + 3, w - 6, h - 6, r - 3, ""), sheen(pen, x, y, w, h, 0.2)) +
    cameras(l, x, y, w) +
    rect(x + w / 2 - 20, y + h - 60, 40, 6, 3, l.light ? t.dark : t.light, 'opacity=".7"')
  );
}

/** The shade that a nearer thing with its edge at `x` throws on the farther one, towards the left or the right. */
function gap(l: Look, on: Place, r: number, x: number, towards: "left" | "right"): string {
  const dark = "#0b1220/.5";
  const fall = towards === "left" ? ["#0b1220/0", "#0b1220@60/.16", dark] : [dark, "#0b1220@40/.16", "#0b1220/0"];
  const band = rect(towards === "left" ? x - 70 : x, on[1], 70, on[3], 0, l.pen.linear("right", ...fall));
  return l.pen.clip(rect(...on, r, ""), band);
}

/** Back and front side by side, in three arrangements so that a list of phones does not march in step. */
function pair(l: Look): string {
  const ground = shadow(l.pen, 300, 558, 230, 18);
  if (l.variant % 3 === 1) {
    return (
      ground +
      rear(l, [300, 44, WIDTH, HEIGHT]) +
      gap(l, [300, 44, WIDTH, HEIGHT], corner(l), 302, "right") +
      front(l, [62, 56, WIDTH, HEIGHT])
    );
  }
  if (l.variant % 3 === 2) {
    return (
      shadow(l.pen, 300, 566, 210, 14) +
      `<g transform="rotate(-9 220 560)">${rear(l, [112, 52, 224, 468])}</g>` +
      `<g transform="rotate(6 380 560)">${front(l, [254, 72, 230, 480])}</g>`
    );
  }
  return (
    ground +
    rear(l, [72, 44, WIDTH, HEIGHT]) +
    gap(l, [72, 44, WIDTH, HEIGHT], corner(l), 300, "left") +
    front(l, [288, 56, WIDTH, HEIGHT])
  );
}

export const phone: Product = {
  hero: pair,
  back: (l) => shadow(l.pen, 300, 562, 150, 16) + rear(l, [176, 32, 248, 524]),
  detail: (v) => ["back", v === 2 || v === 3 ? 172 : 150, 14, v === 2 || v === 3 ? 256 : 230],
  size: (v) => ({
    draw: (l) => front(l, [180, 60, WIDTH, HEIGHT - 10]),
    box: [180, 60, WIDTH, HEIGHT - 10],
    mm: [71 + v * 1.2, 147 + v * 3],
  }),
};

/** An unfolded book phone, or (every third design) a flip phone. */
function unfolded(l: Look, [x, y, w, h]: Place, flip: boolean): string {
  const r = pick(l, 30, 24, 38, 20, 28, 34);
  const crease = flip
    ? rect(x + 8, y + h / 2 - 12, w - 16, 24, 0, l.pen.linear("down", "#000/0", "#fff@40/.25", "#000@60/.25", "#000/0"))
    : rect(
        x + w / 2 - 14,
        y + 8,
        28,
        h - 16,
        0,
        l.pen.linear("right", "#000/0", "#fff@40/.25", "#000@60/.25", "#000/0"),
      );
  const hinge = flip
    ? rect(x - 3, y + h / 2 - 22, w + 6, 44, 4, metal(l, "down"))
    : rect(x + w / 2 - 20, y - 3, 40, h + 6, 4, metal(l));
  return (
    hinge +
    rect(x, y, w, h, r, metal(l), edge(l, 1.5)) +
    rect(x + 3, y + 3, w - 6, h - 6, r - 3, "#07080b") +
    display(l.pen, l.variant * 3 + 1, x + 9, y + 9, w - 18, h - 18, r - 8) +
    crease +
    circle(flip ? x + w / 2 : x + w * 0.76, y + 26, 7, "#05070a")
  );
}

/** The outside of the closed half: cameras and the small cover display. */
function cover(l: Look, [x, y, w, h]: Place, flip: boolean): string {
  const r = pick(l, 30, 24, 38, 20, 28, 34);
  const shell = rect(x, y, w, h, r, metal(l), edge(l, 1.5)) + rect(x + 3, y + 3, w - 6, h - 6, r - 3, matte(l));
  if (flip) {
    return (
      shell +
      rect(x + 12, y + 12, w - 24, h * 0.62, r - 10, "#07080b") +
      wallpaper(l.pen, l.variant + 3, x + 18, y + 18, w - 36, Math.round(h * 0.62) - 12, r - 14) +
      lensEye(l.pen, x + w - 56, y + h * 0.62 - 32, 24, metal(l)) +
      lensEye(l.pen, x + w - 114, y + h * 0.62 - 32, 24, metal(l)) +
      centred("9:41", x + w * 0.34, y + 46, 34, "#fff", { weight: 1.8 })
    );
  }
  const bump = pick(l, 1, 0, 1, 0, 1, 0);
  return (
    shell +
    rect(x, y + 4, 12, h - 8, 4, metal(l)) +
    (bump
      ? rect(x + 26, y + 24, 64, 176, 30, l.pen.linear("diagonal", l.tones.light, l.tones.base), edge(l, 1)) +
        repeat(3, (i) => lensEye(l.pen, x + 58, y + 58 + i * 54, 22, metal(l)))
      : rect(x + 24, y + 24, w - 48, 66, 24, glass(l.pen)) +
        repeat(3, (i) => lensEye(l.pen, x + 62 + i * 58, y + 57, 22, metal(l))))
  );
}

const flips = (v: number): boolean => v % 3 === 1;

export const foldable: Product = {
  hero: (l) =>
    flips(l.variant)
      ? shadow(l.pen, 300, 556, 220) +
        unfolded(l, [324, 44, 216, 508], true) +
        gap(l, [62, 300, 250, 250], 24, 328, "left") +
        cover(l, [62, 300, 250, 250], true)
      : shadow(l.pen, 300, 556, 250) +
        cover(l, [48, 70, 230, 478], false) +
        gap(l, [48, 70, 230, 478], 30, 160, "left") +
        unfolded(l, [152, 60, 410, 488], false),
  back: (l) =>
    flips(l.variant)
      ? shadow(l.pen, 300, 520, 220) + cover(l, [96, 96, 408, 412], true)
      : shadow(l.pen, 300, 562, 180) + cover(l, [168, 40, 264, 516], false),
  detail: (v) => (flips(v) ? ["back", 150, 110, 330] : ["back", 160, 30, 280]),
  size: (v) =>
    flips(v)
      ? { draw: (l) => unfolded(l, [190, 50, 220, 500], true), box: [190, 50, 220, 500], mm: [72, 165] }
      : { draw: (l) => unfolded(l, [94, 60, 412, 480], false), box: [94, 60, 412, 480], mm: [130, 153] },
};

/** A phone with keys. */
function keyPhone(l: Look, [x, y, w, h]: Place): string {
  const { pen, tones: t } = l;
  const r = pick(l, 44, 26, 60, 34, 50, 20);
  const screenTop = y + pick(l, 56, 44, 60, 50, 54, 40);
  const screenHeight = Math.round(h * pick(l, 0.34, 0.38, 0.3, 0.36, 0.33, 0.4));
  const keysTop = screenTop + screenHeight + 92;
  const step = (y + h - 26 - keysTop) / 4;
  const keyWidth = (w - 56) / 3;
  const ink = l.light ? "#2a2f38" : "#e9edf3";
  const key = (row: number, column: number): string =>
    rect(
      x + 20 + column * (keyWidth + 8),
      keysTop + row * step,
      keyWidth,
      step - 9,
      pick(l, 12, 6, 16, 9, 13, 4),
      pen.linear("down", t.light, t.base),
      `stroke="${t.deep}" stroke-opacity=".4"`,
    ) +
    centred(
      ["123", "456", "789", "-0-"][row]?.[column] ?? "",
      x + 20 + column * (keyWidth + 8) + keyWidth / 2,
      keysTop + row * step + step / 2 - 12,
      15,
      ink,
      { weight: 1.8 },
    );
  return (
    rect(x, y, w, h, r, matte(l), edge(l)) +
    rect(x + 8, y + 8, w - 16, h - 16, r - 8, pen.linear("down", t.base, t.dark), 'opacity=".55"') +
    rect(x + w / 2 - 26, y + 22, 52, 6, 3, RUBBER.deep) +
    rect(x + 16, screenTop - 8, w - 32, screenHeight + 16, 14, glass(pen)) +
    display(pen, l.variant + 1, x + 26, screenTop, w - 52, screenHeight, 6) +
    centred("12:30", x + w / 2, screenTop + 26, 34, "#fff", { weight: 1.9 }) +
    rect(x + 22, screenTop + screenHeight + 22, 54, 22, 10, t.dark) +
    rect(x + w - 76, screenTop + screenHeight + 22, 54, 22, 10, t.dark) +
    stroke(`M${x + 36} ${screenTop + screenHeight + 33}h26`, "#3fbf6a", 4) +
    stroke(`M${x + w - 62} ${screenTop + screenHeight + 33}h26`, "#e5484d", 4) +
    rect(
      x + w / 2 - 36,
      screenTop + screenHeight + 16,
      72,
      62,
      pick(l, 31, 14, 31, 20, 31, 8),
      pen.linear("diagonal", t.rim, t.dark),
    ) +
    rect(x + w / 2 - 22, screenTop + screenHeight + 29, 44, 36, 12, t.base) +
    repeat(12, (i) => key(Math.floor(i / 3), i % 3))
  );
}

export const featurePhone: Product = {
  hero: (l) => shadow(l.pen, 300, 566, 150) + keyPhone(l, [190, 28, 220, 534]),
  back: (l) =>
    shadow(l.pen, 300, 566, 150) +
    rect(190, 28, 220, 534, pick(l, 44, 26, 60, 34, 50, 20), matte(l), edge(l)) +
    lensEye(l.pen, 300, 100, 28) +
    circle(352, 100, 8, "#fff6df") +
    rect(192, 170, 216, 2, 0, l.tones.dark) +
    repeat(4, (i) => rect(262, 496 + i * 10, 76, 4, 2, l.tones.deep)) +
    group("translate(0 0)", rect(280, 340, 40, 6, 3, l.tones.dark)),
  detail: () => ["hero", 185, 330, 236],
  size: (v) => ({ draw: (l) => keyPhone(l, [195, 40, 210, 510]), box: [195, 40, 210, 510], mm: [51 + v, 124 + v * 2] }),
};
