import { centred } from "../drawing/letters.ts";
import { type Look, type Product, pick } from "../drawing/look.ts";
import {
  ball,
  cylinder,
  edge,
  glass,
  knob,
  matte,
  metal,
  RUBBER,
  shade,
  shadow,
  sheen,
  slits,
  steel,
} from "../drawing/materials.ts";
import { wallpaper } from "../drawing/screens.ts";
import { circle, ellipse, group, path, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";
import { boxFromAbove } from "../drawing/solids.ts";

/** A door with its handle; `side` is the edge at which the handle stands. */
function door(l: Look, x: number, y: number, w: number, h: number, side: "left" | "right" | "top"): string {
  const { pen, tones: t } = l;
  const hx = side === "left" ? x + 14 : x + w - 22;
  const handle =
    side === "top"
      ? rect(x + 20, y + 12, w - 40, 9, 4.5, pen.linear("down", t.rim, t.dark))
      : rect(hx, y + h * 0.2, 9, h * 0.6, 4.5, steel(pen));
  const recessed = rect(side === "left" ? x + 1 : x + w - 8, y + 12, 7, h - 24, 3, t.deep, 'opacity=".7"');
  return (
    rect(x, y, w, h, 8, pen.linear("right", t.light, `${t.base}@35`, t.dark), edge(l, 1.5)) +
    rect(x + 5, y + 5, 3, h - 10, 1.5, t.rim, 'opacity=".6"') +
    (l.variant % 2 === 0 || side === "top" ? handle : recessed)
  );
}

const panel = (l: Look, x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, 8, "#0b0e13", 'stroke="#6b7280" stroke-opacity=".6"') +
  centred("4", x + w / 2, y + h * 0.25, h * 0.3, "#8be3ff", { weight: 2 }) +
  rect(x + w * 0.3, y + h * 0.74, w * 0.4, 3, 1.5, l.variant % 2 === 0 ? "#8be3ff" : "#4ade80");

/** Doors and drawers of each design. */
function fridgeFront(l: Look): string {
  const { pen, tones: t } = l;
  const frame = (x: number, w: number): string =>
    rect(x + 10, 556, w - 20, 14, 3, RUBBER.dark) + rect(x, 26, w, 536, 12, t.deep, edge(l, 1));
  return pick(
    l,
    frame(116, 368) +
      door(l, 118, 28, 181, 344, "right") +
      door(l, 301, 28, 181, 344, "left") +
      door(l, 118, 376, 364, 90, "top") +
      door(l, 118, 470, 364, 90, "top") +
      panel(l, 180, 150, 52, 76),
    frame(180, 240) +
      door(l, 182, 28, 236, 170, "left") +
      door(l, 182, 202, 236, 358, "left") +
      rect(270, 52, 60, 12, 6, t.dark),
    frame(106, 388) +
      door(l, 108, 28, 164, 532, "right") +
      door(l, 275, 28, 217, 532, "left") +
      rect(140, 180, 92, 130, 10, "#0b0e13", 'stroke="#6b7280"') +
      rect(154, 236, 64, 62, 8, "#1c2129") +
      centred("3-18", 186, 196, 18, "#8be3ff", { weight: 1.8 }),
    frame(126, 348) +
      door(l, 128, 28, 344, 300, "left") +
      door(l, 128, 332, 170, 228, "right") +
      door(l, 301, 332, 171, 228, "left") +
      rect(330, 70, 108, 180, 10, glass(pen)) +
      wallpaper(pen, 1, 338, 80, 92, 160, 5),
    `<path d="M170 84Q170 30 224 30H376Q430 30 430 84V540Q430 562 408 562H192Q170 562 170 540Z" fill="${cylinder(l)}" ${edge(l)}/>` +
      rect(172, 210, 256, 4, 0, t.deep, 'opacity=".7"') +
      rect(392, 120, 14, 70, 7, steel(pen)) +
      rect(392, 236, 14, 100, 7, steel(pen)) +
      stroke("M200 110C210 70 240 54 280 52", t.rim, 6, 'opacity=".6"') +
      rect(238, 92, 110, 16, 8, steel(pen, "down")),
    frame(176, 248) +
      door(l, 178, 28, 244, 336, "left") +
      door(l, 178, 368, 244, 94, "top") +
      door(l, 178, 466, 244, 94, "top") +
      panel(l, 270, 130, 60, 60),
  );
}

/** The same with its upper doors open and food inside. */
function fridgeOpen(l: Look): string {
  const { pen, tones: t } = l;
  const food = ["#e5484d", "#f5a524", "#4caf6a", "#8ecae6", "#c77dff", "#fff1c9"];
  return (
    shadow(pen, 300, 566, 190) +
    path(
      rounded(
        [
          [160, 40],
          [56, 70],
          [56, 560],
          [160, 548],
        ],
        8,
      ),
      shade(l),
      edge(l, 1.5),
    ) +
    path(
      rounded(
        [
          [440, 40],
          [544, 70],
          [544, 560],
          [440, 548],
        ],
        8,
      ),
      shade(l),
      edge(l, 1.5),
    ) +
    rect(156, 34, 288, 522, 10, t.dark, edge(l)) +
    rect(168, 46, 264, 498, 6, pen.linear("down", "#ffffff", "#dfe9f2")) +
    rect(168, 46, 264, 40, 6, "#fffbe6") +
    repeat(4, (i) => rect(172, 156 + i * 84, 256, 6, 2, "#b7c7d6")) +
    repeat(16, (i) =>
      rect(
        184 + (i % 4) * 62,
        156 + Math.floor(i / 4) * 84 - 34 - ((i * 17) % 24),
        40,
        34 + ((i * 17) % 24),
        i % 3 === 0 ? 16 : 5,
        food[(i * 5 + l.variant) % 6] ?? "#fff",
        'opacity=".9"',
      ),
    ) +
    rect(176, 430, 120, 104, 8, "#cfe3f2", 'opacity=".9"') +
    rect(304, 430, 120, 104, 8, "#cfe3f2", 'opacity=".9"') +
    rect(210, 444, 52, 6, 3, "#8ba4b8") +
    rect(338, 444, 52, 6, 3, "#8ba4b8") +
    repeat(
      3,
      (i) =>
        path(
          rounded(
            [
              [66, 160 + i * 130],
              [152, 148 + i * 130],
              [152, 188 + i * 130],
              [66, 202 + i * 130],
            ],
            4,
          ),
          "#dfe9f2",
          'opacity=".8"',
        ) +
        path(
          rounded(
            [
              [534, 160 + i * 130],
              [448, 148 + i * 130],
              [448, 188 + i * 130],
              [534, 202 + i * 130],
            ],
            4,
          ),
          "#dfe9f2",
          'opacity=".8"',
        ),
    )
  );
}

export const fridge: Product = {
  hero: (l) => shadow(l.pen, 300, 570, pick(l, 200, 140, 210, 190, 150, 140)) + fridgeFront(l),
  back: fridgeOpen,
  detail: (v) => (v === 1 || v === 4 ? ["hero", 250, 90, 200] : ["hero", v === 3 ? 280 : 130, 60, 220]),
  size: (v) => ({
    draw: fridgeFront,
    box: (
      [
        [116, 26, 368, 544],
        [180, 26, 240, 544],
        [106, 26, 388, 544],
        [126, 26, 348, 544],
        [170, 30, 260, 532],
        [176, 26, 248, 544],
      ] as const
    )[v] ?? [116, 26, 368, 544],
    mm: (
      [
        [908, 1780],
        [595, 1700],
        [912, 1789],
        [833, 1829],
        [550, 1500],
        [600, 1850],
      ] as const
    )[v] ?? [908, 1780],
  }),
};

function microwaveFront(l: Look): string {
  const { pen, tones: t } = l;
  const wide = l.variant === 3 ? 540 : 400;
  return (
    boxFromAbove(l, [24, 172, 552, 300], 26, 22, 18) +
    rect(
      40,
      186,
      wide - (l.variant === 3 ? 20 : 0),
      272,
      12,
      l.variant % 2 === 0 ? glass(pen) : pen.linear("diagonal", t.dark, t.deep),
      edge(l, 1),
    ) +
    rect(
      76,
      216,
      wide - 96,
      l.variant === 3 ? 150 : 212,
      pick(l, 10, 24, 6, 12, 60, 14),
      "#0c0f14",
      'stroke="#596273"',
    ) +
    rect(
      80,
      220,
      wide - 104,
      l.variant === 3 ? 142 : 204,
      10,
      pen.radial(0.5, 0.4, 0.6, "#ffcf7a/.75", "#c07b24@55/.25", "#000/0"),
    ) +
    ellipse(60 + wide / 2 - 30, l.variant === 3 ? 344 : 404, wide * 0.32, 11, "#aeb9c6", 'opacity=".45"') +
    rect(76, 216, wide - 96, l.variant === 3 ? 150 : 212, 10, pen.dots(6, 1.6, "#05070a"), 'opacity=".5"') +
    pen.clip(rect(40, 186, wide - 20, 272, 12, ""), sheen(pen, 40, 186, wide - 20, 272, 0.2)) +
    (l.variant === 3
      ? rect(60, 386, 480, 50, 8, "#0b0e13") +
        repeat(6, (i) => circle(330 + i * 34, 411, 8, "none", 'stroke="#cfe3f2" stroke-width="2"')) +
        centred("12:00", 150, 398, 26, "#8be3ff", { weight: 1.8 })
      : controls(l)) +
    rect(60, 472, 60, 10, 4, RUBBER.dark) +
    rect(480, 472, 60, 10, 4, RUBBER.dark)
  );
}

function controls(l: Look): string {
  const { pen, tones: t } = l;
  const ink = l.light ? "#4a5261" : "#e9edf3";
  return (
    rect(420, 200, 10, 244, 5, steel(pen)) +
    pick(
      l,
      rect(448, 200, 112, 54, 8, "#0b0e13") +
        centred("12:30", 504, 216, 22, "#8be3ff", { weight: 1.8 }) +
        repeat(12, (i) => rect(450 + (i % 3) * 38, 272 + Math.floor(i / 3) * 42, 32, 32, 7, t.dark, 'opacity=".8"')),
      knob(l, 504, 258, 40) + knob(l, 504, 378, 40),
      rect(448, 200, 112, 46, 8, "#0b0e13") +
        centred("2:45", 504, 212, 22, "#ffb86b", { weight: 1.8 }) +
        knob(l, 504, 340, 46) +
        rect(462, 410, 84, 24, 12, t.dark),
      "",
      knob(l, 504, 270, 44) + knob(l, 504, 386, 44) + stroke("M504 212v8M548 240l-7 5M460 240l7 5", ink, 3),
      rect(448, 200, 112, 244, 12, "#0b0e13") +
        centred("0:30", 504, 224, 26, "#8be3ff", { weight: 1.8 }) +
        repeat(9, (i) =>
          circle(472 + (i % 3) * 32, 296 + Math.floor(i / 3) * 34, 9, "none", 'stroke="#cfe3f2" stroke-width="2"'),
        ) +
        rect(466, 404, 76, 22, 11, "#4ade80"),
    )
  );
}

export const microwave: Product = {
  hero: (l) => shadow(l.pen, 300, 484, 280) + microwaveFront(l),
  back: (l) =>
    shadow(l.pen, 300, 484, 280) +
    boxFromAbove(l, [24, 172, 552, 300], 26, 22, 18) +
    slits(80, 220, 180, 8, 14, l.tones.deep, 6) +
    slits(340, 220, 180, 4, 14, l.tones.deep, 6) +
    rect(360, 320, 140, 90, 8, l.tones.light, `stroke="${l.tones.deep}" stroke-opacity=".4"`) +
    stroke("M470 460C480 500 540 500 560 540", RUBBER.base, 10),
  detail: (v) => ["hero", v === 3 ? 280 : 380, v === 3 ? 300 : 190, 190],
  size: (v) => ({ draw: microwaveFront, box: [24, 146, 552, 336], mm: [489 + v * 7, 275 + v * 6] }),
};

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
    ellipse(300, 532, wide + 24, 20, RUBBER.base, `stroke="${RUBBER.rim}" stroke-opacity=".6"`) +
    ellipse(300, 524, wide + 14, 15, RUBBER.light)
  );
}

export const kettle: Product = {
  hero: (l) => shadow(l.pen, 300, 550, 190) + group("translate(0 6)", kettleShape(l)),
  back: (l) =>
    shadow(l.pen, 300, 550, 190) +
    group("matrix(-1 0 0 1 600 6)", kettleShape({ ...l, variant: l.variant === 5 ? 0 : l.variant })) +
    stroke("M180 540C110 552 90 580 40 570", RUBBER.base, 9),
  detail: (v) => ["hero", v === 4 ? 80 : 180, v === 4 ? 180 : 110, 240],
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
      : path(
          rounded(
            [
              [190, 30],
              [410, 30],
              [430, 62],
              [170, 62],
            ],
            8,
          ),
          "#8fb2c6",
          'opacity=".65" stroke="#6b8596"',
        ))
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
