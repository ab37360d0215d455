import { n } from "./pen.ts";

/** A point in drawing units. */
export type Point = readonly [x: number, y: number];

const more = (extra: string): string => (extra === "" ? "" : ` ${extra}`);

/** A rectangle with corner radius `r`. */
export function rect(x: number, y: number, w: number, h: number, r: number, fill: string, extra = ""): string {
  const corner = r === 0 ? "" : ` rx="${n(r)}"`;
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${corner} fill="${fill}"${more(extra)}/>`;
}

/** A filled circle. */
export function circle(cx: number, cy: number, r: number, fill: string, extra = ""): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${more(extra)}/>`;
}

/** A filled ellipse. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, extra = ""): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more(extra)}/>`;
}

/** A filled path. */
export function path(d: string, fill: string, extra = ""): string {
  return `<path d="${d}" fill="${fill}"${more(extra)}/>`;
}

/** A line along `d`, round at its ends. */
export function stroke(d: string, colour: string, width: number, extra = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more(extra)}/>`;
}

/** Shapes moved, turned or scaled together. */
export function group(transform: string, content: string): string {
  return `<g transform="${transform}">${content}</g>`;
}

/**
 * Path data of a closed polygon whose corners are rounded.
 * @param corners points, or their coordinates in one text: `"x y x y x y"`
 * @param radius one for all corners, or one each
 */
export function rounded(corners: string | readonly Point[], radius: number | readonly number[]): string {
  const points = typeof corners === "string" ? parsed(corners) : corners;
  const parts: string[] = [];
  points.forEach((corner, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    const wanted = typeof radius === "number" ? radius : (radius[index] ?? 0);
    const from = towards(corner, before, wanted);
    const to = towards(corner, after, wanted);
    parts.push(`${index === 0 ? "M" : "L"}${xy(from)}Q${xy(corner)} ${xy(to)}`);
  });
  return `${parts.join("")}Z`;
}

/** Path data of a straight line through `points`. */
export function line(...points: Point[]): string {
  return `M${points.map(xy).join("L")}`;
}

/** Path data of the part of a circle from `start` to `end`, in degrees clockwise from three o'clock. */
export function arc(cx: number, cy: number, r: number, start: number, end: number): string {
  const large = Math.abs(end - start) > 180 ? 1 : 0;
  return `M${xy(polar(cx, cy, r, start))}A${n(r)} ${n(r)} 0 ${large} ${end > start ? 1 : 0} ${xy(polar(cx, cy, r, end))}`;
}

/** The point `r` from the centre at `degrees` clockwise from three o'clock. */
export function polar(cx: number, cy: number, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

/** `count` results of `draw`, joined. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

const xy = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

function parsed(coordinates: string): Point[] {
  const numbers = coordinates.split(" ").map(Number);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));
}

/** From `corner`, `distance` units on the way to `other`, at most half the way. */
function towards(corner: Point, other: Point, distance: number): Point {
  const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]) || 1;
  const share = Math.min(distance / length, 0.5);
  return [corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share];
}
