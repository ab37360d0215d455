import { centred } from "../drawing/letters.ts";
import { type Look, type Product, pick } from "../drawing/look.ts";
import { cylinder, edge, knob, matte, metal, RUBBER, shade, shadow, slits, steel } from "../drawing/materials.ts";
import { circle, ellipse, group, path, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";

/** Coffee running into a cup. */
const cup = (x: number, y: number, s: number, glassy: boolean): string =>
  group(
    `translate(${x} ${y})scale(${s})`,
    path(
      "M-32 0H32L26 48Q24 54 16 54H-16Q-24 54 -26 48Z",
      glassy ? "#e8f1f6" : "#ffffff",
      'stroke="#aeb6c2" stroke-width="1.5"',
    ) +
      stroke("M32 10q24 0 22 18t-26 12", glassy ? "#d3dee6" : "#e6e9ee", 6) +
      ellipse(0, 1, 31, 7, "#5a3218") +
      ellipse(-4, 1, 18, 4, "#b07a45"),
  );

function coffee(l: Look): string {
  const { pen, tones: t } = l;
  const pump = l.variant % 2 === 1;
  if (l.variant === 2 || l.variant === 5) {
    const w = l.variant === 2 ? 196 : 236;
    const x = 300 - w / 2;
    return (
      rect(x - 6, 500, w + 12, 44, 16, matte(l), edge(l)) +
      rect(x + 20, 60, w - 40, 452, 40, cylinder(l), edge(l)) +
      path(
        `M${x} 110Q${x} 54 ${x + 56} 54H${x + w - 56}Q${x + w} 54 ${x + w} 110V214Q${x + w} 240 ${x + w - 26} 240H${x + 26}Q${x} 240 ${x} 214Z`,
        cylinder(l),
        edge(l),
      ) +
      rect(x + 30, 74, w - 60, 34, 17, metal(l, "down")) +
      (l.variant === 5
        ? circle(300, 172, 40, "#0b0e13", 'stroke="#6b7280"') + centred("92", 300, 156, 30, "#ffb86b", { weight: 1.8 })
        : circle(300, 172, 17, t.dark, edge(l, 1)) + circle(300, 172, 5, "#4ade80")) +
      path("M272 240h56l-10 34h-36Z", RUBBER.base) +
      rect(x + 34, 280, w - 68, 222, 8, RUBBER.deep, 'opacity=".55"') +
      rect(297, 274, 6, 150, 3, "#6b3d1d") +
      cup(300, 424, 1.35, false) +
      rect(x + 12, 494, w - 24, 12, 4, steel(pen, "down"))
    );
  }
  const head = pump ? 216 : 250;
  return (
    rect(118, 60, 364, 480, pick(l, 26, 18, 26, 34, 14, 18), matte(l), edge(l)) +
    rect(150, head, 300, 262, 10, pen.linear("down", t.deep, t.dark)) +
    rect(
      118,
      60,
      364,
      head - 60,
      pick(l, 26, 18, 26, 34, 14, 18),
      pump ? steel(pen, "down") : pen.linear("down", t.light, t.base),
      edge(l, 1),
    ) +
    (pump
      ? circle(196, 140, 40, "#f7f8fa", 'stroke="#8e96a1" stroke-width="6"') +
        stroke("M196 140l18 -22M170 156a30 30 0 1 1 52 0", "#c2410c", 4) +
        knob(l, 300, 140, 30) +
        repeat(3, (i) => circle(372 + i * 36, 140, 13, "#e9edf3", 'stroke="#8e96a1" stroke-width="2"')) +
        rect(252, head, 96, 40, 8, steel(pen)) +
        rect(240, head + 36, 120, 30, 12, steel(pen)) +
        stroke(`M352 ${head + 52}L452 ${head + 70}`, "#3a2a1e", 24) +
        path(`M284 ${head + 66}h32v14h-32Z`, "#4b525d") +
        stroke(`M430 ${head + 10}v90q0 24 -14 40`, "#b4bbc4", 10)
      : rect(170, 84, 260, 92, 14, "#0b0e13", 'stroke="#6b7280"') +
        repeat(4, (i) =>
          group(
            `translate(${206 + i * 63} 122)`,
            path("M-14 -8H14L11 14H-11Z", ["#c98a4b", "#8a5a31", "#e9d3b0", "#5a3218"][i] ?? "#fff") +
              rect(-12, 26, 24, 4, 2, "#8a93a3"),
          ),
        ) +
        rect(262, 196, 76, 40, 10, metal(l)) +
        rect(246, 232, 108, 46, 10, RUBBER.base, `stroke="${RUBBER.rim}" stroke-opacity=".5"`)) +
    rect(284, head + (pump ? 78 : 28), 5, 400 - head - (pump ? 40 : 0), 2, "#6b3d1d") +
    rect(311, head + (pump ? 78 : 28), 5, 400 - head - (pump ? 40 : 0), 2, "#6b3d1d") +
    cup(300, 430, 1.3, pump) +
    rect(140, 496, 320, 22, 6, steel(pen, "down")) +
    rect(150, 500, 300, 8, 2, pen.stripes(12, 6, "#4b525d", "upright")) +
    rect(118, 516, 364, 28, 8, shade(l), edge(l, 1)) +
    (pump
      ? rect(136, 42, 328, 20, 6, steel(pen, "down")) +
        group("translate(230 40)scale(.8)", path("M-32 0H32L26 -40H-26Z", "#fff", 'stroke="#aeb6c2"')) +
        group("translate(330 40)scale(.8)", path("M-32 0H32L26 -40H-26Z", "#fff", 'stroke="#aeb6c2"'))
      : path(rounded("190 30 410 30 430 62 170 62", 8), "#8fb2c6", 'opacity=".65" stroke="#6b8596"'))
  );
}

export const coffeeMachine: Product = {
  hero: (l) => shadow(l.pen, 300, 546, 220) + coffee(l),
  back: (l) =>
    shadow(l.pen, 300, 546, 200) +
    rect(150, 60, 300, 484, 26, shade(l), edge(l)) +
    rect(176, 90, 248, 300, 14, "#9cc3d8", 'opacity=".45" stroke="#cfe6f2" stroke-width="2"') +
    rect(182, 190, 236, 194, 8, l.pen.linear("down", "#7cc4ea/.7", "#3a8fc4/.7")) +
    rect(196, 100, 14, 270, 7, "#fff", 'opacity=".5"') +
    slits(210, 420, 180, 5, 14, l.tones.deep, 5) +
    stroke("M400 520C470 520 470 560 560 556", RUBBER.base, 10),
  detail: (v) => (v === 2 || v === 5 ? ["hero", 190, 210, 230] : ["hero", 180, v % 2 === 0 ? 80 : 190, 260]),
  size: (v) => ({
    draw: coffee,
    box: v === 2 || v === 5 ? [176 + (v === 2 ? 20 : 0), 54, v === 2 ? 208 : 248, 490] : [118, 30, 364, 514],
    mm: v === 2 || v === 5 ? [120 + v * 4, 290] : [245 + v * 10, 360 + v * 6],
  }),
};
