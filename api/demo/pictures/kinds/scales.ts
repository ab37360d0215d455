import { centred } from "../drawing/letters.ts";
import { type Look, type Product, pick } from "../drawing/look.ts";
import { edge, glass, matte, metal, RUBBER, shadow, sheen, slits } from "../drawing/materials.ts";
import { circle, ellipse, path, polar, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";

/** A bathroom scale from above, at a slant. */
function scale(l: Look): string {
  const { pen, tones: t } = l;
  const round = l.variant === 1 || l.variant === 4;
  const top = pick(
    l,
    glass(pen),
    pen.linear("diagonal", t.light, t.base, t.dark),
    pen.linear("diagonal", t.light, t.base),
    "#dfeaf1",
    glass(pen),
    matte(l),
  );
  const plate = round
    ? ellipse(300, 322, 262, 182, t.deep, edge(l)) + ellipse(300, 306, 262, 182, top, edge(l))
    : path(rounded("104 150 496 150 578 468 22 468", 44), t.deep, edge(l)) +
      path(rounded("104 134 496 134 578 450 22 450", 44), top, edge(l));
  const dark = l.variant === 0 || l.variant === 4 || !l.light;
  const ink = dark && l.variant !== 3 ? "#ffffff" : "#1f2937";
  const pads = [
    [190, 320],
    [410, 320],
  ]
    .map(([x = 0, y = 0]) =>
      pick(
        l,
        rect(x - 44, y - 60, 88, 150, 40, metal(l), 'opacity=".8"'),
        circle(x, y, 0, "none"),
        ellipse(x, y + 20, 60, 70, "none", `stroke="${t.rim}" stroke-width="4" opacity=".7"`),
        rect(x - 60, y - 50, 120, 16, 8, "#aab7c2") + rect(x - 64, y + 70, 128, 16, 8, "#aab7c2"),
        ellipse(x - (x < 300 ? 20 : -20), y, 40, 70, metal(l), 'opacity=".75"'),
        rect(x - 50, y - 40, 100, 130, 20, pen.dots(10, 2, t.deep), 'opacity=".6"'),
      ),
    )
    .join("");
  return (
    plate +
    pads +
    (l.variant === 1 ? ellipse(300, 306, 200, 136, "none", `stroke="${t.rim}" stroke-width="3" opacity=".7"`) : "") +
    pen.clip(
      round ? ellipse(300, 306, 262, 182, "") : path(rounded("104 134 496 134 578 450 22 450", 44), ""),
      sheen(pen, 20, 130, 560, 330, 0.22),
    ) +
    rect(222, 164, 156, 62, 14, l.variant === 3 || l.variant === 1 ? "#0b0e13" : "#0b0e13", 'opacity=".85"') +
    centred(
      pick(l, "64.8", "72.5", "58.1", "81.4", "69.0", "55.3"),
      300,
      180,
      30,
      l.variant % 2 === 0 ? "#ffffff" : "#8be3ff",
      { weight: 1.8 },
    ) +
    stroke("M286 410h28M300 396v28", ink, 4, 'opacity=".5"')
  );
}

export const scales: Product = {
  hero: (l) => shadow(l.pen, 300, 484, 290, 24) + scale(l),
  back: (l) =>
    shadow(l.pen, 300, 560, 240) +
    rect(60, 60, 480, 480, 70, l.pen.linear("diagonal", l.tones.base, l.tones.deep), edge(l)) +
    [
      [120, 120],
      [480, 120],
      [120, 480],
      [480, 480],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 38, RUBBER.base, `stroke="${RUBBER.rim}"`) + circle(x, y, 22, "#d5dae1"))
      .join("") +
    rect(210, 220, 180, 110, 14, l.tones.dark, edge(l, 1)) +
    slits(230, 246, 140, 3, 24, l.tones.deep, 8) +
    rect(276, 380, 48, 20, 10, RUBBER.deep),
  detail: () => ["hero", 190, 120, 220],
  size: (v) => ({
    draw: (l) =>
      rect(60, 60, 480, 480, v === 1 || v === 4 ? 240 : 60, v === 0 || v === 4 ? glass(l.pen) : matte(l), edge(l)) +
      rect(220, 110, 160, 66, 14, "#0b0e13") +
      centred("64.8", 300, 127, 32, "#8be3ff", { weight: 1.8 }) +
      repeat(2, (i) => {
        const [x] = polar(300, 0, 110, i * 180);
        return rect(x - 46, 230, 92, 200, 46, metal(l), 'opacity=".7"');
      }),
    box: [60, 60, 480, 480],
    mm: [300 + v * 4, 300 + v * 4],
  }),
};
