import { centred } from "../drawing/letters.ts";
import { type Look, type Product, pick } from "../drawing/look.ts";
import { ball, cylinder, edge, knob, metal, RUBBER, shadow, steel } from "../drawing/materials.ts";
import { circle, ellipse, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";

function kettleShape(l: Look): string {
  const { pen, tones: t } = l;
  const wide = pick(l, 116, 100, 124, 108, 132, 112);
  const body = pick(
    l,
    `M${300 - wide} 500L${300 - wide * 0.78} 170Q300 140 ${300 + wide * 0.78} 170L${300 + wide} 500Q300 530 ${300 - wide} 500Z`,
    `M${300 - wide} 500V176Q300 146 ${300 + wide} 176V500Q300 528 ${300 - wide} 500Z`,
    `M${300 - wide} 500Q${300 - wide - 40} 330 ${300 - wide * 0.6} 190H${300 + wide * 0.6}Q${300 + wide + 40} 330 ${300 + wide} 500Q300 530 ${300 - wide} 500Z`,
    `M${300 - wide * 0.84} 500L${300 - wide} 340Q${300 - wide} 190 300 176Q${300 + wide} 190 ${300 + wide} 340L${300 + wide * 0.84} 500Q300 526 ${300 - wide * 0.84} 500Z`,
    `M${300 - wide} 500Q${300 - wide} 240 ${300 - wide * 0.5} 230H${300 + wide * 0.5}Q${300 + wide} 240 ${300 + wide} 500Q300 530 ${300 - wide} 500Z`,
    `M${300 - wide} 500L${300 - wide * 0.9} 170Q300 144 ${300 + wide * 0.9} 170L${300 + wide} 500Q300 530 ${300 - wide} 500Z`,
  );
  const goose = l.variant === 4;
  const top = pick(l, 170, 172, 190, 190, 232, 168);
  const neck = pick(l, 0.78, 1, 0.6, 0.62, 0.5, 0.9) * wide;
  const seeThrough = l.variant === 1;
  return (
    (goose
      ? stroke(`M${300 - wide + 12} 450C120 440 190 250 110 220`, t.dark, 26) +
        stroke(`M${300 - wide + 12} 446C124 436 194 250 110 218`, t.light, 10)
      : path(
          `M${300 - neck + 6} ${top + 6}L${300 - neck - 46} ${top + 10}L${300 - neck - 12} ${top + 74}Z`,
          metal(l),
          edge(l, 1),
        )) +
    stroke(
      pick(
        l,
        "M386 190C480 170 500 220 488 320Q480 420 408 440",
        "M398 190C490 180 496 230 490 330Q480 430 400 446",
        "M382 210C480 180 510 240 494 330Q476 410 424 420",
        "M390 230C480 190 500 260 486 340Q470 420 400 440",
        "M360 240C450 190 520 240 500 350Q490 420 430 440",
        "M404 180H480V420H408",
      ),
      RUBBER.base,
      30,
    ) +
    stroke(
      pick(
        l,
        "M390 184C474 168 494 220 482 316",
        "M400 184C482 176 490 230 484 326",
        "M386 204C474 178 502 240 488 326",
        "M392 224C474 188 494 260 480 336",
        "M364 234C446 190 512 240 494 346",
        "M404 174H474V400",
      ),
      RUBBER.rim,
      4,
      'opacity=".6"',
    ) +
    path(
      body,
      seeThrough
        ? pen.linear("right", "#9fc6dc/.75", "#f3fbff@24/.5", "#bcdcec@60/.4", "#7fa9c2/.8")
        : l.variant === 2 || l.variant === 4
          ? metal(l)
          : cylinder(l),
      edge(l),
    ) +
    (seeThrough
      ? path(
          `M${300 - wide + 6} 320Q300 340 ${300 + wide - 6} 320V494Q300 520 ${300 - wide + 6} 494Z`,
          pen.linear("down", "#6fc2ee/.75", "#3a93cf/.7"),
        ) +
        rect(300 - wide, 466, wide * 2, 40, 4, cylinder(l)) +
        repeat(7, (i) => circle(230 + i * 22, 350 + ((i * 53) % 90), 4 + (i % 3) * 2, "#fff", 'opacity=".55"')) +
        ellipse(300, 500, wide * 0.8, 8, "#4cc3ff", 'opacity=".8"')
      : stroke(
          `M${300 - wide * 0.55} 220Q${300 - wide * 0.62} 340 ${300 - wide * 0.6} 470`,
          "#fff",
          9,
          'opacity=".32"',
        )) +
    ellipse(300, top - 6, neck, 17, t.dark, edge(l, 1)) +
    ellipse(300, top - 12, neck * 0.9, 15, pen.linear("down", t.rim, t.base)) +
    path(`M284 ${top - 22}h32v-18q0-10-16-10t-16 10Z`, RUBBER.base, `stroke="${RUBBER.rim}" stroke-opacity=".5"`) +
    (l.variant === 5
      ? rect(240, 300, 120, 52, 10, "#0b0e13") + centred("90", 300, 312, 28, "#8be3ff", { weight: 1.8 })
      : "") +
    (l.variant === 3
      ? circle(300, 320, 44, "#f7f3e8", 'stroke="#c9a45c" stroke-width="5"') +
        stroke("M300 320l18 -24M300 284v6M336 320h-6M264 320h6", "#3b4250", 4)
      : "") +
    path(`M${300 - wide} 488V504Q300 534 ${300 + wide} 504V488Q300 518 ${300 - wide} 488Z`, steel(pen)) +
    ellipse(300, 532, wide + 24, 20, RUBBER.base, `stroke="${RUBBER.rim}" stroke-opacity=".6"`) +
    ellipse(300, 524, wide + 14, 15, RUBBER.light)
  );
}

export const kettle: Product = {
  frame: () => [5, 50, 600],
  hero: (l) => shadow(l.pen, 300, 556, 210) + group("translate(-48 -76)scale(1.15)", kettleShape(l)),
  back: (l) =>
    shadow(l.pen, 300, 550, 190) +
    group("matrix(-1 0 0 1 600 6)", kettleShape({ ...l, variant: l.variant === 5 ? 0 : l.variant })) +
    stroke("M180 540C110 552 90 580 40 570", RUBBER.base, 9),
  detail: (v) => (v === 1 ? ["hero", 160, 270, 270] : ["hero", v === 4 ? 80 : 180, v === 4 ? 180 : 110, 240]),
  size: (v) => ({ draw: kettleShape, box: [140, 120, 364, 432], mm: [212 + v * 4, 236 + v * 5] }),
};

function cooker(l: Look): string {
  const { pen, tones: t } = l;
  const half = pick(l, 200, 180, 214, 190, 206, 176);
  const top = pick(l, 250, 230, 262, 214, 244, 200);
  const body = `M${300 - half} ${top}Q${300 - half - 16} 420 ${300 - half + 36} 530H${300 + half - 36}Q${300 + half + 16} 420 ${300 + half} ${top}Z`;
  const lid = pick(l, 90, 120, 70, 96, 110, 60);
  return (
    path(body, cylinder(l), edge(l)) +
    path(
      `M${300 - half} ${top}C${300 - half} ${top - lid * 1.2} ${300 + half} ${top - lid * 1.2} ${300 + half} ${top}Z`,
      l.variant % 2 === 0 ? ball(l) : metal(l, "down"),
      edge(l),
    ) +
    rect(300 - half - 4, top - 7, half * 2 + 8, 16, 8, steel(pen, "down")) +
    (l.variant === 1 || l.variant === 4
      ? stroke(`M230 ${top - lid * 0.66}Q300 ${top - lid - 44} 370 ${top - lid * 0.66}`, RUBBER.light, 15)
      : ellipse(300, top - lid * 0.74, 44, 12, RUBBER.base, `stroke="${RUBBER.rim}"`)) +
    circle(300 + half * 0.5, top - lid * 0.42, 12, RUBBER.base) +
    stroke(`M${300 - half + 26} ${top + 40}Q${300 - half + 18} 420 ${300 - half + 54} 500`, t.rim, 8, 'opacity=".4"') +
    pick(
      l,
      rect(214, 330, 172, 124, 22, "#0b0e13", 'stroke="#6b7280"') +
        centred("0:45", 300, 350, 36, "#ffb86b", { weight: 1.8 }) +
        repeat(3, (i) => circle(250 + i * 50, 424, 12, "none", 'stroke="#cfe3f2" stroke-width="2.5"')),
      knob(l, 300, 400, 56),
      circle(300, 396, 78, "#0b0e13", 'stroke="#6b7280"') +
        circle(300, 396, 62, "none", 'stroke="#3dffc0" stroke-width="5" stroke-dasharray="240 400"') +
        centred("24", 300, 378, 36, "#fff", { weight: 1.8 }),
      rect(232, 340, 136, 60, 12, "#0b0e13") +
        centred("1:20", 300, 354, 32, "#8be3ff", { weight: 1.8 }) +
        repeat(4, (i) => rect(232 + i * 36, 418, 28, 22, 8, t.dark)),
      rect(180, 366, 240, 70, 35, "#0b0e13") +
        centred("12:00", 270, 386, 30, "#8be3ff", { weight: 1.8 }) +
        circle(376, 401, 20, "#ff8a48"),
      rect(262, 380, 76, 92, 14, t.dark) +
        rect(280, 394, 40, 44, 8, t.light) +
        circle(288, 456, 6, "#ff5d4f") +
        circle(312, 456, 6, "#4ade80"),
    ) +
    rect(300 - half + 54, 528, half * 2 - 108, 12, 5, RUBBER.dark)
  );
}

export const riceCooker: Product = {
  frame: (v) => [40, [104, 80, 118, 76, 88, 91][v] ?? 90, 520],
  hero: (l) => shadow(l.pen, 300, 542, 210) + cooker(l),
  back: (l) =>
    shadow(l.pen, 300, 530, 220) +
    path("M90 300Q80 430 150 520H450Q520 430 510 300Z", cylinder(l), edge(l)) +
    ellipse(300, 300, 212, 66, metal(l, "down"), edge(l)) +
    ellipse(300, 302, 190, 55, "#20242b") +
    ellipse(300, 312, 178, 45, l.pen.radial(0.5, 0.4, 0.6, "#ffffff", "#eef0ee@60", "#b9beb9")) +
    repeat(22, (i) =>
      ellipse(
        180 + ((i * 73) % 240),
        292 + ((i * 29) % 38),
        9,
        4,
        "#fff",
        `stroke="#d5d9d4" transform="rotate(${(i * 47) % 180} ${180 + ((i * 73) % 240)} ${292 + ((i * 29) % 38)})"`,
      ),
    ) +
    stroke(
      "M240 230q-16 -30 6 -56t-4 -52M340 230q-16 -30 6 -56t-4 -52",
      l.light ? "#9aa6b8" : "#b9c4d4",
      8,
      'opacity=".4"',
    ),
  detail: () => ["hero", 190, 300, 220],
  size: (v) => ({ draw: cooker, box: [300 - 200, 170, 400, 370], mm: [255 + v * 9, 238 + v * 6] }),
};
