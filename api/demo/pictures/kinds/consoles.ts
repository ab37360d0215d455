import { type Look, type Product, pick } from "../drawing/look.ts";
import { edge, glass, matte, RUBBER, shade, shadow, slits } from "../drawing/materials.ts";
import { display } from "../drawing/screens.ts";
import { circle, ellipse, path, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";

/** The two shells and the dark core of an upright console. */
function twinShell(l: Look): string {
  const { pen, tones: t } = l;
  return (
    path("M214 70C232 60 250 62 256 84L270 520Q270 540 250 540H214Q196 540 198 520Z", shade(l)) +
    rect(238, 80, 124, 462, 16, glass(pen), 'stroke="#7d8594" stroke-opacity=".5"') +
    path("M356 64C388 44 420 52 424 92L400 532Q398 546 384 546H344Q330 546 332 530Z", matte(l), edge(l)) +
    path(
      "M244 64C212 44 180 52 176 92L200 532Q202 546 216 546H256Q270 546 268 530Z",
      pen.linear("right", t.light, `${t.base}@60`, t.dark),
      edge(l),
    ) +
    rect(274, 96, 3, 420, 1, "#4cc3ff", 'opacity=".9"') +
    rect(323, 96, 3, 420, 1, "#4cc3ff", 'opacity=".9"') +
    rect(290, 200, 20, 150, 3, "#05070a") +
    rect(292, 380, 16, 8, 2, "#9aa3b2") +
    rect(292, 404, 16, 6, 2, "#9aa3b2") +
    ellipse(300, 552, 112, 15, t.dark, edge(l, 1))
  );
}

/** A plain tower with round holes on its roof. */
function monolith(l: Look, accent: string): string {
  const { pen, tones: t } = l;
  return (
    path(rounded("400 70 456 54 456 528 400 552", 4), shade(l), edge(l, 1.5)) +
    path(rounded("176 70 238 50 456 54 400 72", 4), pen.linear("down", "#0c0e12", "#20242b"), edge(l, 1)) +
    repeat(24, (i) =>
      ellipse(226 + (i % 8) * 25 - Math.floor(i / 8) * 12, 56 + Math.floor(i / 8) * 6, 8, 2.2, accent),
    ) +
    rect(172, 70, 230, 484, 8, matte(l), edge(l)) +
    circle(222, 112, 20, "none", `stroke="${l.light ? t.deep : t.rim}" stroke-width="3"`) +
    stroke("M222 100v10", l.light ? t.deep : t.rim, 3) +
    rect(202, 220, 8, 210, 2, "#06080b", 'opacity=".85"') +
    rect(236, 506, 40, 10, 3, t.deep) +
    circle(372, 512, 7, t.deep)
  );
}

/** A hand-held with a display between two grips. */
function handheld(l: Look): string {
  const { pen, tones: t } = l;
  const split = l.variant === 2;
  const leftTones = split
    ? { ...l, tones: { rim: "#c9f3ff", light: "#39c5f0", base: "#12a3d6", dark: "#0b7aa3", deep: "#064f6b" } }
    : l;
  const rightTones = split
    ? { ...l, tones: { rim: "#ffd0cc", light: "#ff6a5d", base: "#f0463c", dark: "#b82a24", deep: "#771512" } }
    : l;
  const pad = (cx: number, cy: number): string =>
    circle(cx, cy, 26, RUBBER.deep) +
    circle(cx, cy - 3, 21, pen.radial(0.4, 0.3, 0.8, RUBBER.rim, RUBBER.base, RUBBER.deep));
  const diamond = (cx: number, cy: number): string =>
    [
      [0, -22],
      [22, 0],
      [0, 22],
      [-22, 0],
    ]
      .map(([dx = 0, dy = 0]) =>
        circle(cx + dx, cy + dy, 11, RUBBER.base, `stroke="${RUBBER.rim}" stroke-opacity=".6"`),
      )
      .join("");
  const lively = l.variant === 5;
  const grip = lively ? 40 : 0;
  return (
    path(
      `M104 170H64Q18 170 18 216V${394 + grip}Q18 ${440 + grip} 64 ${440 + grip}Q98 ${436 + grip} 104 440Z`,
      matte(leftTones),
      edge(leftTones),
    ) +
    path(
      `M496 170H536Q582 170 582 216V${394 + grip}Q582 ${440 + grip} 536 ${440 + grip}Q502 ${436 + grip} 496 440Z`,
      matte(rightTones),
      edge(rightTones),
    ) +
    rect(
      102,
      164,
      396,
      282,
      12,
      lively ? t.base : RUBBER.dark,
      `stroke="${RUBBER.rim}" stroke-opacity=".7" stroke-width="1.5"`,
    ) +
    rect(110, 176, 380, 258, 6, "#050608") +
    display(pen, l.variant + 5, 120, 186, 360, 238, 3) +
    path("M120 396L200 340L270 380L350 320L480 400V424H120Z", "#0a1024", 'opacity=".7"') +
    circle(188, 356, 12, "#ffd166") +
    rect(132, 198, 84, 9, 4.5, "#fff", 'opacity=".85"') +
    rect(132, 198, 52, 9, 4.5, "#ff4d6a") +
    pad(60, 238) +
    pad(540, 338) +
    diamond(540, 246) +
    stroke("M60 316v44M38 338h44", RUBBER.base, 18) +
    rect(46, 190, 22, 5, 2, "#fff", 'opacity=".8"') +
    stroke("M532 192h18M541 183v18", "#fff", 4, 'opacity=".8"')
  );
}

/** A flat box with a ribbed half. */
function flatBox(l: Look): string {
  const { tones: t } = l;
  return (
    path(rounded("90 236 510 236 570 318 30 318", 12), l.pen.linear("down", t.light, t.base), edge(l, 1.5)) +
    path(rounded("310 246 492 246 530 308 312 308", 6), t.dark, 'opacity=".7"') +
    repeat(9, (i) => stroke(`M${328 + i * 20} 250L${334 + i * 23} 304`, t.deep, 4)) +
    rect(30, 314, 540, 104, 12, matte(l), edge(l)) +
    rect(48, 350, 220, 8, 3, "#050608") +
    rect(300, 330, 250, 70, 6, RUBBER.dark) +
    slits(312, 340, 226, 5, 11, RUBBER.deep, 4) +
    circle(70, 388, 8, "#4ade80") +
    rect(100, 380, 30, 14, 3, "#050608") +
    rect(142, 380, 30, 14, 3, "#050608")
  );
}

const consoleShape = (l: Look): string =>
  pick(
    l,
    twinShell(l),
    monolith(l, "#4ade80"),
    handheld(l),
    flatBox(l),
    monolith(l, "#ff8a48") + stroke("M172 300L402 250", l.tones.rim, 3, 'opacity=".6"'),
    handheld(l),
  );

export const console: Product = {
  hero: (l) =>
    shadow(l.pen, 300, pick(l, 562, 554, 452, 424, 554, 486), pick(l, 150, 180, 260, 276, 180, 260)) + consoleShape(l),
  back: (l) =>
    l.variant === 2 || l.variant === 5
      ? shadow(l.pen, 300, 452, 260) +
        rect(18, 168, 564, 274, 44, matte(l), edge(l)) +
        rect(110, 176, 380, 258, 10, RUBBER.dark) +
        slits(220, 196, 160, 4, 10, RUBBER.deep) +
        stroke("M190 430L230 330H370L410 430", RUBBER.light, 8)
      : shadow(l.pen, 300, 562, 160) +
        rect(190, 50, 220, 508, 16, shade(l), edge(l)) +
        slits(214, 80, 172, 16, 15, l.tones.deep, 7) +
        rect(214, 350, 172, 186, 8, RUBBER.base) +
        repeat(3, (i) => rect(240, 372 + i * 30, 44, 14, 3, RUBBER.deep)) +
        rect(312, 372, 50, 36, 4, RUBBER.deep) +
        circle(336, 452, 16, RUBBER.deep) +
        rect(240, 490, 120, 24, 4, RUBBER.deep),
  detail: (v) =>
    v === 2 || v === 5 ? ["hero", 440, 160, 160] : v === 3 ? ["hero", 290, 230, 220] : ["hero", 170, 40, 220],
  size: (v) => ({
    draw: consoleShape,
    box: (
      [
        [174, 50, 252, 514],
        [172, 50, 284, 504],
        [18, 164, 564, 282],
        [30, 236, 540, 182],
        [172, 50, 284, 504],
        [18, 164, 564, 316],
      ] as const
    )[v] ?? [174, 50, 252, 514],
    mm: (
      [
        [104, 390],
        [151, 301],
        [242, 102],
        [275, 65],
        [151, 275],
        [298, 117],
      ] as const
    )[v] ?? [104, 390],
  }),
};
