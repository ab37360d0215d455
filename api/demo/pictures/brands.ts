import { lettering, textWidth } from "./drawing/letters.ts";
import { mix } from "./drawing/look.ts";
import { n, Pen } from "./drawing/pen.ts";
import { arc, circle, group, path, rect, repeat, stroke } from "./drawing/shapes.ts";

const INK = "#1b2433";

/** A steady number for a slug (FNV-1a, 32 bit), so that a brand looks the same on every machine. */
export function fingerprint(slug: string): number {
  let hash = 0x811c9dc5;
  for (const letter of slug) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}

/** The `index`-th number below `limit` that a slug stands for. */
const draw = (slug: string, index: number, limit: number): number => fingerprint(`${index}:${slug}`) % limit;

/** Geometric signs 40 units square around (0, 0). */
const MARKS: readonly ((ink: string) => string)[] = [
  (ink) => circle(0, 0, 17, "none", `stroke="${ink}" stroke-width="6"`) + circle(0, 0, 5, ink),
  (ink) => path("M0-21L5.5-5.5 21 0 5.5 5.5 0 21-5.5 5.5-21 0-5.5-5.5Z", ink),
  (ink) => path("M-19 17L0-18 19 17H9L0 0-9 17Z", ink),
  (ink) => rect(-19, -19, 16, 38, 3, ink) + rect(3, -19, 16, 16, 3, ink) + circle(11, 11, 8, ink),
  (ink) => path("M0-20L17.3-10V10L0 20-17.3 10V-10ZM0-10L-8.7-5V5L0 10 8.7 5V-5Z", ink, 'fill-rule="evenodd"'),
  (ink) => path("M-19 19V-19A38 38 0 0 1 19 19ZM-8 19A19 19 0 0 0-19 6V19Z", ink, 'fill-rule="evenodd"'),
  (ink) => stroke("M-18-8Q-9-18 0-8T18-8M-18 8Q-9-2 0 8T18 8", ink, 6),
  (ink) => path("M0-20L20 0 0 20-20 0ZM0-7L-7 0 0 7 7 0Z", ink, 'fill-rule="evenodd"'),
  (ink) => repeat(9, (i) => circle(-14 + (i % 3) * 14, -14 + Math.floor(i / 3) * 14, i === 4 ? 6 : 4.5, ink)),
  (ink) => stroke(`${arc(0, 0, 17, 150, 390)}M0 0V-17`, ink, 6.5),
  (ink) => rect(-18, -18, 36, 36, 11, ink) + stroke("M-7 8L7-8", "#fff", 5.5),
  (ink) => repeat(4, (i) => rect(-19 + i * 10.5, 14 - (i + 1) * 8.5, 7, (i + 1) * 8.5 + 4, 2, ink)),
];

const markOf = (slug: string, ink: string): string => (MARKS[draw(slug, 1, MARKS.length)] ?? MARKS[0])?.(ink) ?? "";

/**
 * A brand's word-mark for a white tile, 320 × 120. Weight, spacing, slant and sign follow from the slug alone.
 * @param slug letters, digits and hyphens, already checked
 */
export function brandLogo(slug: string): string {
  const words = slug.replaceAll("-", " ").toUpperCase();
  const layout = draw(slug, 2, 6);
  const weight = [1.3, 1.7, 2.2, 2.8, 3.2][draw(slug, 3, 5)] ?? 2;
  const gap = [4.5, 5.5, 7, 9][draw(slug, 4, 4)] ?? 5;
  const slant = draw(slug, 5, 5) === 0 ? -12 : 0;
  const alone = layout === 0;
  const stacked = layout === 1 && words.length > 3;
  const run = textWidth(words, gap);
  const room = alone || stacked ? 264 : 204;
  const height = Math.min(stacked ? 26 : 36, (room * 14) / run);
  const width = (run * height) / 14;
  const total = width + (alone || stacked ? 0 : 62);
  const left = 160 - total / 2 + (alone || stacked || layout === 5 ? 0 : 62);
  const top = (stacked ? 84 : 60) - height / 2;
  const text = group(
    slant === 0 ? "" : `translate(${n(60 * 0.21)} 0)skewX(${slant})`,
    lettering(words, left, top, height, INK, { weight, gap }),
  ).replace(' transform=""', "");
  const sign = alone
    ? rect(160 - width / 2, top + height + 12, Math.max(24, width * 0.18), 4, 2, INK)
    : group(
        stacked
          ? "translate(160 40)scale(.9)"
          : layout === 5
            ? `translate(${n(160 + total / 2 - 20)} 60)`
            : `translate(${n(160 - total / 2 + 20)} 60)`,
        markOf(slug, INK),
      );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120">${text}${sign}</svg>`;
}

const HUES: readonly (readonly [deep: string, lively: string, soft: string])[] = [
  ["#12245c", "#3f6fe8", "#cfe0ff"],
  ["#3a1450", "#9b4fe0", "#ecd9ff"],
  ["#0b3b38", "#16a394", "#c9f3ec"],
  ["#4a1420", "#e0435a", "#ffd8dc"],
  ["#472608", "#ec8a2c", "#ffe6c9"],
  ["#0f2f4d", "#1b9ad6", "#ccecff"],
  ["#1f2937", "#64748b", "#e2e8f0"],
  ["#163a1f", "#3fa45b", "#d5f3dc"],
];

/** The wide backdrop of a brand's page, 1600 × 400: pale, so that dark words can stand on it. */
export function brandBackground(slug: string): string {
  const pen = new Pen();
  const [deep, lively, soft] = HUES[draw(slug, 6, HUES.length)] ?? ["#12245c", "#3f6fe8", "#cfe0ff"];
  const swing = draw(slug, 7, 120);
  const ribbon = (lift: number, from: string, strength: number): string =>
    path(
      `M500 400C${700 + swing} ${320 - lift} ${900 - swing} ${60 + lift} 1150 ${150 - lift + swing}S1480 ${20 + swing} 1600 ${-20 + lift}V400Z`,
      pen.linear("right", `${from}/0`, `${from}@45/${strength * 0.7}`, `${from}/${strength}`),
    );
  const body =
    rect(0, 0, 1600, 400, 0, pen.linear("right", mix(soft, "#ffffff", 0.7), soft)) +
    ribbon(0, mix(lively, "#ffffff", 0.55), 0.8) +
    ribbon(70, mix(lively, "#ffffff", 0.35), 0.7) +
    ribbon(150, mix(lively, "#ffffff", 0.15), 0.6) +
    group("translate(1330 200)scale(7)", `<g opacity=".14">${markOf(slug, deep)}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 400">${pen.defs()}${body}</svg>`;
}
