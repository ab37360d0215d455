/** Boxes and round bodies in a slight perspective. */
import type { Look } from "./look.ts";
import { edge, matte, shade, top } from "./materials.ts";
import { n } from "./pen.ts";
import { type Point, path, rounded } from "./shapes.ts";

/**
 * Content drawn flat on a face that leans away: a w × h sheet laid on the parallelogram from `origin` along to `right`
 * (the far end of its upper edge) and down to `low` (the end of its left edge).
 */
export function onFace(origin: Point, right: Point, low: Point, w: number, h: number, content: string): string {
  const f = (value: number): number => Math.round(value * 1000) / 1000;
  const numbers = [
    f((right[0] - origin[0]) / w),
    f((right[1] - origin[1]) / w),
    f((low[0] - origin[0]) / h),
    f((low[1] - origin[1]) / h),
    n(origin[0]),
    n(origin[1]),
  ];
  return `<g transform="matrix(${numbers.join(" ")})">${content}</g>`;
}

/** A box seen from the front, a little from above: its lid narrows towards the back by `inset` on both sides. */
export function boxFromAbove(
  l: Look,
  [x, y, w, h]: readonly [number, number, number, number],
  lid: number,
  inset: number,
  r = 10,
): string {
  return (
    path(
      rounded(`${x + inset} ${y - lid} ${x + w - inset} ${y - lid} ${x + w} ${y + r} ${x} ${y + r}`, [r, r, 2, 2]),
      top(l),
      edge(l, 1.5),
    ) +
    path(
      rounded(`${x} ${y} ${x + w} ${y} ${x + w} ${y + h} ${x} ${y + h}`, [r * 0.6, r * 0.6, r, r]),
      matte(l),
      edge(l, 1.5),
    )
  );
}

/**
 * A box seen from a corner: a left face, a right face in shade, and a lid; `meet` is the upper end of the near edge.
 */
export function boxFromCorner(l: Look, meet: Point, left: Point, right: Point, height: number, r = 6): string {
  const back: Point = [left[0] + right[0] - meet[0], left[1] + right[1] - meet[1]];
  const down = ([x, y]: Point): Point => [x, y + height];
  return (
    path(rounded([left, back, right, meet], r), top(l), edge(l, 1.5)) +
    path(rounded([left, meet, down(meet), down(left)], r), matte(l), edge(l, 1.5)) +
    path(rounded([meet, right, down(right), down(meet)], r), shade(l), edge(l, 1.5))
  );
}
