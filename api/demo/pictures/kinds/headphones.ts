import { type Look, type Product, pick } from "../drawing/look.ts";
import { ball, cylinder, edge, matte, metal, RUBBER, shadow, stud } from "../drawing/materials.ts";
import { circle, ellipse, group, path, rect, stroke } from "../drawing/shapes.ts";

const BAND = "M138 346C108 150 196 62 300 62S492 150 462 346";

/** The headband: a padded inside, a shell over it and a line of light along the top. */
function band(l: Look): string {
  const { pen, tones: t } = l;
  const thick = pick(l, 34, 26, 40, 30, 22, 44);
  const shell = pen.linear("right", t.dark, `${t.light}@30`, `${t.base}@60`, t.deep);
  const outline = l.light ? t.dark : t.rim;
  return (
    stroke(BAND, outline, thick + 3, 'opacity=".75"') +
    stroke(BAND, shell, thick) +
    stroke(
      "M160 190C186 116 236 84 300 84S414 116 440 190",
      pick(l, RUBBER.base, t.deep, RUBBER.light, RUBBER.base, t.dark, RUBBER.dark),
      thick * 0.72,
    ) +
    stroke("M146 216C164 120 226 62 300 58", t.rim, 4, 'opacity=".55"')
  );
}

/** The fork that holds a cup; `side` is -1 at the left and 1 at the right. */
function yoke(l: Look, side: -1 | 1): string {
  const x = 300 + side * 166;
  const paint = pick(l, metal(l), l.tones.dark, metal(l), RUBBER.light, metal(l), RUBBER.base);
  return pick(
    l,
    rect(x - 11, 276, 22, 92, 9, paint, edge(l, 1)),
    stroke(`M${x - side * 4} 284v30q${side * 34} 20 ${side * 30} 90`, l.tones.dark, 12),
    rect(x - 15, 270, 30, 84, 12, paint, edge(l, 1)),
    stroke(`M${x} 270V330`, l.tones.light, 14) + circle(x, 336, 17, RUBBER.light),
    stroke(`M${x} 262V360`, metal(l), 8),
    rect(x - 20, 270, 40, 76, 10, paint, edge(l, 1)),
  );
}

/** One ear cup turned a little towards the viewer: cushion inside, shell outside. */
function cup(l: Look, side: -1 | 1): string {
  const { pen } = l;
  const cx = 300 + side * 172;
  const cy = 418;
  const [rx, ry] = pick<readonly [number, number]>(l, [66, 104], [62, 92], [72, 104], [74, 88], [64, 98], [78, 108]);
  const cushion = pen.linear("right", RUBBER.dark, RUBBER.light, RUBBER.dark);
  const shell = l.variant === 2 ? cylinder(l) : matte(l);
  const outer = cx + side * 16;
  const body =
    l.variant === 2 || l.variant === 5
      ? rect(outer - rx + 8, cy - ry, rx * 2 - 16, ry * 2, l.variant === 2 ? 58 : 34, shell, edge(l))
      : ellipse(outer, cy, rx - 6, ry, shell, edge(l));
  return (
    rect(
      cx - side * 48 - 36,
      cy - ry * 0.92,
      72,
      ry * 1.84,
      34,
      cushion,
      `stroke="${RUBBER.light}" stroke-width="1.5"`,
    ) +
    stroke(
      `M${cx - side * 62} ${cy - ry * 0.6}q${-side * 12} ${ry * 0.6} 0 ${ry * 1.2}`,
      RUBBER.rim,
      3,
      'opacity=".35"',
    ) +
    body +
    face(l, outer, cy, rx, ry)
  );
}

/** What is seen on the outside of a cup. */
function face(l: Look, cx: number, cy: number, rx: number, ry: number): string {
  const { pen, tones: t } = l;
  const lit = pen.linear("diagonal", t.light, t.dark);
  return pick(
    l,
    ellipse(
      cx,
      cy,
      rx * 0.62,
      ry * 0.7,
      pen.linear("diagonal", t.dark, t.base),
      `stroke="${t.rim}" stroke-opacity=".5" stroke-width="2"`,
    ) + stud(l, cx, cy, 9),
    ellipse(cx, cy, rx * 0.7, ry * 0.74, lit) + ellipse(cx, cy, rx * 0.7, ry * 0.74, pen.dots(8, 2, t.deep)),
    rect(cx - rx * 0.5, cy - ry * 0.72, rx, ry * 1.44, 40, lit, 'opacity=".8"') +
      rect(cx - 3, cy - 26, 6, 52, 3, t.rim, 'opacity=".6"'),
    circle(cx, cy, rx * 0.62, metal(l)) + circle(cx, cy, rx * 0.5, ball(l)) + circle(cx, cy, rx * 0.16, t.deep),
    ellipse(cx, cy, rx * 0.78, ry * 0.8, "none", `stroke="${t.rim}" stroke-width="3" stroke-opacity=".7"`) +
      ellipse(cx, cy, rx * 0.5, ry * 0.52, t.dark, 'opacity=".5"'),
    path(
      `M${cx - 26} ${cy + 40}L${cx} ${cy - 46}L${cx + 26} ${cy + 40}L${cx} ${cy + 16}Z`,
      pen.linear("down", "#ff4d7a", "#7a5bff"),
    ) +
      rect(
        cx - rx + 16,
        cy - ry + 16,
        rx * 2 - 32,
        ry * 2 - 32,
        26,
        "none",
        `stroke="${pen.linear("down", "#ff4d7a", "#3dc6ff")}" stroke-width="4"`,
      ),
  );
}

/** A boom microphone or a cable, on the designs that have one. */
function extras(l: Look): string {
  if (l.variant === 5) {
    return (
      stroke("M118 480C120 560 190 566 240 548", RUBBER.light, 9) +
      ellipse(252, 544, 22, 13, RUBBER.base, `stroke="${RUBBER.rim}"`)
    );
  }
  return l.variant === 3 ? stroke("M480 506C480 570 420 560 380 576", RUBBER.light, 6) : "";
}

function whole(l: Look): string {
  return band(l) + yoke(l, -1) + yoke(l, 1) + cup(l, -1) + cup(l, 1) + extras(l);
}

/** One cup from the side, the band edge-on above it. */
function side(l: Look): string {
  const { pen, tones: t } = l;
  const squarish = l.variant === 2 || l.variant === 5;
  const body = squarish
    ? rect(176, 258, 248, 282, l.variant === 2 ? 110 : 62, matte(l), edge(l))
    : ellipse(
        300,
        400,
        pick(l, 124, 128, 120, 138, 122, 130),
        pick(l, 142, 134, 140, 138, 144, 140),
        matte(l),
        edge(l),
      );
  return (
    shadow(pen, 300, 556, 150) +
    rect(270, 40, 60, 210, 28, cylinder(l), edge(l)) +
    rect(284, 150, 32, 130, 8, metal(l), edge(l, 1)) +
    group(
      "translate(24 0)",
      squarish ? rect(176, 268, 248, 264, 70, RUBBER.base) : ellipse(300, 400, 122, 136, RUBBER.base),
    ) +
    body +
    group("translate(300 400)scale(1.5 1.32)", face(l, 0, 0, 80, 104)) +
    rect(406, 430, 14, 44, 7, t.dark) +
    circle(413, 494, 6, t.rim)
  );
}

export const headphones: Product = {
  hero: (l) => shadow(l.pen, 150, 540, 120, 12, 0.4) + shadow(l.pen, 450, 540, 120, 12, 0.4) + whole(l),
  back: side,
  detail: () => ["hero", 352, 280, 250],
  size: (v) => ({ draw: whole, box: [62, 44, 476, 482], mm: [168 + v * 3, 186 + v * 4] }),
};
