import { type Look, type Product, pick } from "../drawing/look.ts";
import { ball, cylinder, edge, matte, metal, RUBBER, shadow, stud } from "../drawing/materials.ts";
import { circle, ellipse, group, path, rect } from "../drawing/shapes.ts";

const stemmed = (l: Look): boolean => l.variant % 2 === 0;

/** One earbud about 110 wide around (0, 0): nozzle to the right. */
function bud(l: Look): string {
  const { pen, tones: t } = l;
  const tip = group(
    "rotate(24)",
    ellipse(
      52,
      6,
      26,
      32,
      pen.radial(0.4, 0.35, 0.75, RUBBER.rim, RUBBER.light, RUBBER.dark),
      `stroke="${RUBBER.rim}" stroke-opacity=".6"`,
    ) + ellipse(66, 6, 10, 16, RUBBER.deep),
  );
  if (stemmed(l)) {
    const width = pick(l, 30, 0, 36, 0, 26, 0);
    return (
      tip +
      rect(-38, -10, width, 138, width / 2, cylinder(l), edge(l, 1.5)) +
      rect(-38 + width * 0.2, 108, width * 0.6, 14, 6, metal(l)) +
      ellipse(0, 0, 50, 46, ball(l), edge(l, 1.5)) +
      ellipse(-16, -4, 8, 18, t.deep, 'opacity=".85"') +
      (l.variant === 4 ? rect(-30, 40, 6, 30, 3, t.rim, 'opacity=".8"') : "")
    );
  }
  return (
    tip +
    ellipse(-4, 0, 56, 52, ball(l), edge(l, 1.5)) +
    ellipse(
      -14,
      -4,
      34,
      33,
      pen.linear("diagonal", t.light, t.dark),
      `stroke="${t.rim}" stroke-opacity=".6" stroke-width="1.5"`,
    ) +
    (l.variant === 5 ? stud(l, -14, -4, 18) : circle(-14, -4, 5, t.rim, 'opacity=".8"'))
  );
}

type Case = { w: number; h: number; lid: number; r: number };

const caseOf = (l: Look): Case =>
  pick(
    l,
    { w: 340, h: 170, lid: 132, r: 82 },
    { w: 380, h: 150, lid: 120, r: 74 },
    { w: 300, h: 190, lid: 130, r: 62 },
    { w: 400, h: 160, lid: 130, r: 48 },
    { w: 320, h: 178, lid: 120, r: 88 },
    { w: 300, h: 176, lid: 150, r: 36 },
  );

/** The charging case, open, with both buds in it. */
function openCase(l: Look): string {
  const { pen, tones: t } = l;
  const { w, h, lid, r } = caseOf(l);
  const x = 300 - w / 2;
  const y = 540 - h;
  const hinge = y - 44;
  const budAt = (side: -1 | 1): string => {
    const lift = stemmed(l) ? -34 : -22;
    return group(
      `translate(${300 + side * w * 0.24} ${y + lift})scale(${side * -1.16} 1.16)rotate(${stemmed(l) ? 4 : -8})`,
      bud(l),
    );
  };
  return (
    path(
      `M${x + 8} ${hinge}v${-lid + r}q0 ${-r} ${r} ${-r}h${w - 16 - 2 * r}q${r} 0 ${r} ${r}v${lid - r}Z`,
      matte(l),
      edge(l),
    ) +
    path(
      `M${x + 26} ${hinge}v${-lid + r + 10}q0 ${-r + 6} ${r - 6} ${-r + 6}h${w - 40 - 2 * r}q${r - 6} 0 ${r - 6} ${r - 6}v${lid - r - 10}Z`,
      pen.linear("down", t.deep, t.base),
    ) +
    rect(x + w / 2 - 60, hinge - 8, 120, 22, 6, metal(l, "down")) +
    path(`M${x + 8} ${hinge + 4}h${w - 16}L${x + w} ${y + 14}H${x}Z`, pen.linear("down", t.base, t.light), edge(l, 1)) +
    ellipse(300 - w * 0.24, y - 14, w * 0.17, 22, t.deep) +
    ellipse(300 + w * 0.24, y - 14, w * 0.17, 22, t.deep) +
    budAt(-1) +
    budAt(1) +
    path(
      `M${x} ${y + 8}q${w / 2} 26 ${w} 0v${h - r - 8}q0 ${r} ${-r} ${r}h${-(w - 2 * r)}q${-r} 0 ${-r} ${-r}Z`,
      cylinder(l),
      edge(l),
    ) +
    path(
      `M${x + 12} ${y + 26}q${w / 2 - 12} 24 ${w - 24} 0`,
      "none",
      `stroke="${t.rim}" stroke-width="2" opacity=".5"`,
    ) +
    rect(294, y + h * 0.42, 12, 6, 3, "#4ade80")
  );
}

/** Case closed, buds lying in front of it. */
function spread(l: Look): string {
  const { w, h, lid, r } = caseOf(l);
  const tall = Math.round(h * 0.62 + lid * 0.7);
  const x = 300 - w / 2;
  return (
    shadow(l.pen, 300, 318, w * 0.6) +
    rect(x, 56, w, tall, Math.min(r + 6, tall / 2), cylinder(l), edge(l)) +
    rect(x + 2, 56 + lid * 0.62, w - 4, 2.5, 0, l.tones.deep, 'opacity=".55"') +
    rect(294, 56 + lid * 0.62 + 26, 12, 6, 3, "#4ade80") +
    shadow(l.pen, 170, 544, 110, 12) +
    shadow(l.pen, 430, 544, 110, 12) +
    group(`translate(172 ${stemmed(l) ? 390 : 450})scale(1.4)rotate(-8)`, bud(l)) +
    group(`translate(428 ${stemmed(l) ? 390 : 450})scale(-1.4 1.4)rotate(-8)`, bud(l))
  );
}

export const earbuds: Product = {
  hero: (l) => shadow(l.pen, 300, 522, 250) + group("translate(-75 -158)scale(1.25)", openCase(l)),
  back: spread,
  detail: (v) => ["hero", 165, v === 5 ? 200 : 210, 270],
  size: (v) => ({
    draw: (l) => {
      const { w, h, lid, r } = caseOf(l);
      const tall = Math.round(h * 0.62 + lid * 0.7);
      return (
        rect(120, 120, 360, 360 * (tall / w), Math.min(r + 6, (180 * tall) / w), cylinder(l), edge(l)) +
        rect(122, 120 + lid * 0.66, 356, 2.5, 0, l.tones.deep, 'opacity=".55"') +
        rect(294, 120 + lid * 0.66 + 30, 12, 6, 3, "#4ade80")
      );
    },
    box: [120, 120, 360, Math.round(360 * ([0.58, 0.466, 0.71, 0.475, 0.606, 0.714][v] ?? 0.6))],
    mm: [58 + v * 2, 46 + v],
  }),
};
