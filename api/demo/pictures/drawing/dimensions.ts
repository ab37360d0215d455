import type { Box } from "./look.ts";
import { stroke } from "./shapes.ts";

/** A grey that reads on a white and on a dark page. */
const INK = "#76849b";

/** Millimetres as a shopper reads them: centimetres from 10 cm up. */
function label(mm: number): string {
  const text = mm < 100 ? `${Math.round(mm * 10) / 10} мм` : `${Math.round(mm) / 10} см`;
  return text.replace(".", ",");
}

const text = (x: number, y: number, words: string, extra = ""): string =>
  `<text x="${x}" y="${y}" text-anchor="middle"${extra}>${words}</text>`;

/**
 * A product inside its size labels: width below, height at the right.
 * @param box where the product stands in its own square of 600; it is drawn smaller here to make room
 * @param mm real width and height in millimetres
 */
export function dimensioned(product: string, [x, y, w, h]: Box, [width, height]: readonly [number, number]): string {
  const scale = Math.min(420 / w, 420 / h, 1);
  const left = Math.round(268 - (w * scale) / 2);
  const up = Math.round(266 - (h * scale) / 2);
  const right = Math.round(left + w * scale);
  const down = Math.round(up + h * scale);
  const [below, beside] = [down + 40, right + 40];
  const arrows =
    `M${left} ${down + 14}V${below + 10}M${right} ${down + 14}V${below + 10}M${left} ${below}H${right}` +
    `M${left + 9} ${below - 5}L${left} ${below}L${left + 9} ${below + 5}M${right - 9} ${below - 5}L${right} ${below}L${right - 9} ${below + 5}` +
    `M${right + 14} ${up}H${beside + 10}M${right + 14} ${down}H${beside + 10}M${beside} ${up}V${down}` +
    `M${beside - 5} ${up + 9}L${beside} ${up}L${beside + 5} ${up + 9}M${beside - 5} ${down - 9}L${beside} ${down}L${beside + 5} ${down - 9}`;
  const middle = Math.round((up + down) / 2);
  return (
    `<g transform="translate(${Math.round(left - x * scale)} ${Math.round(up - y * scale)})scale(${Math.round(scale * 1000) / 1000})">${product}</g>` +
    stroke(arrows, INK, 1.5) +
    `<g fill="${INK}" font-family="system-ui,sans-serif" font-size="26" font-weight="600">` +
    text(Math.round((left + right) / 2), below + 36, label(width)) +
    text(beside + 34, middle, label(height), ` transform="rotate(-90 ${beside + 34} ${middle})"`) +
    "</g>"
  );
}
