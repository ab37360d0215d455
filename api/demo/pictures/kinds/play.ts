import { type Look, type Product, pick } from "../drawing/look.ts";
import { cylinder, edge, glass, matte, metal, RUBBER, shadow } from "../drawing/materials.ts";
import { circle, ellipse, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";

/** Where sticks sit: level with each other, or the left one higher. */
function pad(l: Look): string {
  const { pen, tones: t } = l;
  const level = l.variant % 2 === 0;
  const outline = pick(
    l,
    "M176 168C230 156 370 156 424 168C486 172 516 236 540 330C560 410 556 462 512 466C470 468 450 420 420 380Q404 360 376 360H224Q196 360 180 380C150 420 130 468 88 466C44 462 40 410 60 330C84 236 114 172 176 168Z",
    "M170 172C220 150 252 176 300 176S380 150 430 172C480 190 514 250 536 340C552 410 552 466 514 472C474 476 452 418 424 388Q408 372 380 372H220Q192 372 176 388C148 418 126 476 86 472C48 466 48 410 64 340C86 250 120 190 170 172Z",
    "M160 190C240 180 360 180 440 190C512 196 540 250 548 330C556 410 540 440 504 442C466 442 450 396 420 376Q404 366 376 366H224Q196 366 180 376C150 396 134 442 96 442C60 440 44 410 52 330C60 250 88 196 160 190Z",
    "M182 160C240 150 360 150 418 160C476 168 520 250 540 352C552 420 540 470 502 472C464 472 448 424 424 398Q408 384 380 384H220Q192 384 176 398C152 424 136 472 98 472C60 470 48 420 60 352C80 250 124 168 182 160Z",
    "M110 200Q110 170 140 170H460Q490 170 490 200L520 380Q526 440 490 444Q456 446 436 400Q420 372 380 372H220Q180 372 164 400Q144 446 110 444Q74 440 80 380Z",
    "M160 176C220 164 250 190 300 190S380 164 440 176C500 190 530 260 546 352C554 420 540 462 504 462C470 460 456 412 428 386Q410 372 380 372H220Q190 372 172 386C144 412 130 460 96 462C60 462 46 420 54 352C70 260 100 190 160 176Z",
  );
  const stick = (cx: number, cy: number): string =>
    circle(cx, cy + 4, 46, "#0b0d11", `stroke="${RUBBER.rim}" stroke-opacity=".5"`) +
    circle(cx, cy, 37, pen.linear("diagonal", RUBBER.light, RUBBER.dark)) +
    circle(cx, cy, 37, "none", `stroke="${RUBBER.rim}" stroke-opacity=".45" stroke-width="2"`) +
    circle(cx, cy, 25, pen.radial(0.5, 0.6, 0.6, RUBBER.light, RUBBER.deep));
  const hues = pick(
    l,
    ["#5dd39e", "#ff6b6b", "#6aa8ff", "#ff8ad1"],
    ["#ffd166", "#ff5d5d", "#5dd36a", "#5b9bff"],
    ["#e9edf3", "#e9edf3", "#e9edf3", "#e9edf3"],
    ["#ffd166", "#ff5d5d", "#5dd36a", "#5b9bff"],
    ["#f0463c", "#f0463c", "#12a3d6", "#12a3d6"],
    ["#b45cff", "#3dc6ff", "#3dffc0", "#ff4d7a"],
  );
  const face = [
    [0, -38],
    [38, 0],
    [0, 38],
    [-38, 0],
  ]
    .map(
      ([dx = 0, dy = 0], i) =>
        circle(452 + dx, 250 + dy, 19, "#15181e", `stroke="${RUBBER.rim}" stroke-opacity=".6"`) +
        circle(452 + dx, 250 + dy, 8, "none", `stroke="${hues[i] ?? "#fff"}" stroke-width="4"`),
    )
    .join("");
  const cross = (cx: number, cy: number): string =>
    stroke(`M${cx} ${cy - 30}v60M${cx - 30} ${cy}h60`, "#15181e", 28) +
    stroke(`M${cx} ${cy - 30}v60M${cx - 30} ${cy}h60`, RUBBER.light, 22);
  const middle = pick(
    l,
    rect(222, 172, 156, 92, 22, l.light ? "#f6f7f9" : "#191c22", edge(l, 1)) +
      rect(222, 170, 4, 80, 2, "#4cc3ff") +
      rect(374, 170, 4, 80, 2, "#4cc3ff"),
    circle(300, 208, 24, "#f4f6f8", 'stroke="#9aa3b2" stroke-width="2"') +
      path("M300 195l3.5 9.5 9.5 3.5-9.5 3.5-3.5 9.5-3.5-9.5-9.5-3.5 9.5-3.5Z", "#3b4250"),
    rect(280, 220, 40, 40, 8, t.dark) + rect(252, 210, 14, 14, 3, t.deep) + rect(334, 210, 14, 14, 3, t.deep),
    path("M300 186l26 44h-52Z", l.pen.linear("down", "#3dffc0", "#3dc6ff")),
    repeat(3, (i) => rect(270 + i * 22, 236, 16, 7, 3, t.deep)),
    rect(232, 200, 136, 74, 12, "#07090c", 'stroke="#6b7280"') +
      stroke("M246 254l24 -26 22 16 34 -30 28 20", "#3dffc0", 3),
  );
  return (
    rect(120, 140, 92, 44, 18, RUBBER.base, `stroke="${RUBBER.rim}" stroke-opacity=".5"`) +
    rect(388, 140, 92, 44, 18, RUBBER.base, `stroke="${RUBBER.rim}" stroke-opacity=".5"`) +
    path(outline, matte(l), edge(l)) +
    pen.clip(
      path(outline, ""),
      path(
        "M40 480C90 420 130 380 190 376L60 300ZM560 480C510 420 470 380 410 376L540 300Z",
        l.variant === 0 ? "#15181e" : t.deep,
        'opacity=".35"',
      ),
    ) +
    middle +
    (level
      ? cross(148, 250) + stick(224, 322) + stick(376, 322)
      : stick(148, 244) + cross(226, 326) + stick(376, 326)) +
    face +
    stroke("M100 250C112 206 140 184 176 180", t.rim, 4, 'opacity=".5"')
  );
}

export const gamepad: Product = {
  hero: (l) => shadow(l.pen, 300, 486, 240) + group("translate(0 -10)", pad(l)),
  back: (l) =>
    shadow(l.pen, 300, 470, 220) +
    rect(110, 190, 130, 90, 34, RUBBER.base, edge(l, 1)) +
    rect(360, 190, 130, 90, 34, RUBBER.base, edge(l, 1)) +
    rect(120, 140, 110, 66, 22, RUBBER.light, edge(l, 1)) +
    rect(370, 140, 110, 66, 22, RUBBER.light, edge(l, 1)) +
    path(
      "M80 250Q300 190 520 250Q566 330 548 430Q530 476 490 450L430 384H170L110 450Q70 476 52 430Q34 330 80 250Z",
      matte(l),
      edge(l),
    ) +
    rect(272, 232, 56, 18, 6, RUBBER.deep) +
    rect(236, 300, 128, 40, 12, l.tones.dark),
  detail: (v) => ["hero", v % 2 === 0 ? 320 : 330, 150, 220],
  size: (v) => ({ draw: pad, box: [48, 140, 504, 332], mm: [152 + v * 2, 102 + v] }),
};

/** A headset for virtual reality and its two hand grips. */
function headset(l: Look): string {
  const { pen, tones: t } = l;
  const visor = pick(l, 60, 100, 44, 80, 110, 54);
  const dark = l.variant === 1 || l.variant === 4;
  const eye = (x: number, y: number): string =>
    circle(x, y, 15, "#0a0c11", `stroke="${RUBBER.rim}" stroke-opacity=".6"`) + circle(x - 4, y - 4, 5, "#5d79b8");
  return (
    path(
      "M96 250C110 110 220 70 300 70S490 110 504 250",
      "none",
      `stroke="${pen.linear("right", RUBBER.dark, RUBBER.rim, RUBBER.dark)}" stroke-width="40"`,
    ) +
    path("M96 250C110 110 220 70 300 70S490 110 504 250", "none", `stroke="${t.base}" stroke-width="16" opacity=".8"`) +
    stroke("M300 74V190", RUBBER.light, 30) +
    rect(70, 190, 460, 226, visor, matte(l), edge(l)) +
    (dark
      ? rect(84, 204, 432, 198, visor - 10, glass(pen)) +
        path("M110 240Q300 196 490 240L470 300Q300 250 130 300Z", "#fff", 'opacity=".12"')
      : rect(92, 212, 416, 182, visor - 16, pen.linear("down", t.light, t.base), 'opacity=".55"')) +
    pick(
      l,
      eye(130, 244) + eye(470, 244) + eye(150, 370) + eye(450, 370) + circle(300, 300, 10, t.dark),
      stroke("M180 376h240", "#3dc6ff", 5),
      rect(176, 262, 60, 110, 30, "#0a0c11") +
        rect(270, 262, 60, 110, 30, "#0a0c11") +
        rect(364, 262, 60, 110, 30, "#0a0c11") +
        circle(206, 290, 14, "#3c4f86") +
        circle(300, 317, 14, "#3c4f86") +
        circle(394, 290, 14, "#3c4f86"),
      eye(120, 303) + eye(480, 303) + rect(220, 290, 160, 26, 13, "#4cc3ff", 'opacity=".85"'),
      stroke("M140 380Q300 410 460 380", "#ff8ad1", 5),
      eye(110, 230) +
        eye(490, 230) +
        eye(110, 376) +
        eye(490, 376) +
        path("M300 270l14 24 28 6-20 20 4 28-26-12-26 12 4-28-20-20 28-6Z", t.dark, 'opacity=".7"'),
    ) +
    path("M252 416Q300 350 348 416Z", RUBBER.base)
  );
}

const handGrip = (l: Look, x: number, flip: 1 | -1): string =>
  group(
    `translate(${x} 486)scale(${flip} 1)rotate(12)`,
    rect(-17, -10, 34, 96, 17, cylinder(l), edge(l)) +
      ellipse(0, -22, 42, 30, l.tones.base, edge(l)) +
      circle(-12, -26, 11, RUBBER.deep) +
      circle(14, -22, 7, RUBBER.light) +
      (l.variant % 2 === 0 ? circle(0, -30, 54, "none", `stroke="${l.tones.dark}" stroke-width="9"`) : ""),
  );

export const vr: Product = {
  hero: (l) =>
    group("translate(0 -26)", shadow(l.pen, 300, 436, 210) + headset(l)) +
    shadow(l.pen, 150, 572, 70, 10) +
    shadow(l.pen, 450, 572, 70, 10) +
    handGrip(l, 150, 1) +
    handGrip(l, 450, -1),
  back: (l) =>
    shadow(l.pen, 300, 470, 220) +
    rect(70, 180, 460, 250, 90, RUBBER.base, edge(l)) +
    rect(96, 206, 408, 198, 80, RUBBER.deep) +
    [206, 394]
      .map(
        (x) =>
          circle(x, 300, 66, metal(l)) +
          circle(x, 300, 56, l.pen.radial(0.4, 0.35, 0.8, "#5b6b9a", "#141a30@60", "#05070d")) +
          ellipse(x - 18, 278, 18, 11, "#fff", 'opacity=".5"'),
      )
      .join("") +
    path("M260 404Q300 320 340 404Z", RUBBER.light),
  detail: () => ["hero", 60, 150, 250],
  size: (v) => ({ draw: headset, box: [70, 50, 460, 366], mm: [184 + v * 4, 142 + v * 5] }),
};
