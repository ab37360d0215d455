import { fingerprint } from "./brands.ts";
import { centred } from "./drawing/letters.ts";
import { heroOf, look, mix } from "./drawing/look.ts";
import { shadow } from "./drawing/materials.ts";
import { Pen } from "./drawing/pen.ts";
import { circle, ellipse, group, path, rect, repeat, stroke } from "./drawing/shapes.ts";
import { PRODUCTS } from "./kinds/all.ts";
import { svg } from "./product.ts";
import { COLOURS, type Colour, type Kind, VARIANTS } from "./vocabulary.ts";

/** A square drawing of 600 units placed with its upper left at (x, y), `size` wide. */
const placed = (drawing: string, x: number, y: number, size: number): string =>
  group(`translate(${x} ${y})scale(${Math.round((size / 600) * 1000) / 1000})`, drawing);

/** The colours that a backdrop takes for products which have none of their own: black, white and grey ones. */
const MOODS: readonly string[] = ["#6f95ee", "#a58be0", "#f0a468", "#6cc5ab", "#79b8e6", "#ef9db2"];

/** The colours of a backdrop that suit a product: always pale enough for words in dark ink. */
function tints(kind: Kind, { slug, tones: t }: Colour): readonly [far: string, near: string, disc: string] {
  const plain = ["black", "white", "silver", "graphite"].includes(slug);
  const hue = plain ? (MOODS[fingerprint(kind + slug) % MOODS.length] ?? t.base) : mix(t.base, t.light, 0.5);
  return [mix(hue, "#f7f9fd", 0.9), mix(hue, "#e7ecf5", 0.74), mix(hue, "#ffffff", 0.58)];
}

/**
 * The wide picture of the front page, 1600 × 600: a product with its sister design at the right, calm at the left where
 * the page lays its words.
 */
export function heroBanner(kind: Kind, variant: number, colour: Colour): string {
  const pen = new Pen();
  const [far, near, disc] = tints(kind, colour);
  const [first, second] = [look(variant, colour.tones, pen), look((variant + 1) % VARIANTS, colour.tones, pen)];
  const product = PRODUCTS[kind];
  const backdrop =
    rect(0, 0, 1600, 600, 0, pen.linear("right", far, `${far}@38`, near)) +
    circle(1190, 300, 330, pen.linear("diagonal", mix(disc, "#ffffff", 0.35), disc), 'opacity=".75"') +
    circle(1190, 300, 430, "none", `stroke="${disc}" stroke-width="2" opacity=".7"`) +
    circle(1190, 300, 520, "none", `stroke="${disc}" stroke-width="2" opacity=".4"`) +
    circle(772, 92, 26, disc, 'opacity=".8"') +
    circle(1530, 470, 54, mix(disc, "#ffffff", 0.3), 'opacity=".8"');
  return svg(
    pen,
    1600,
    600,
    backdrop + placed(heroOf(product, second), 640, 196, 350) + placed(heroOf(product, first), 900, 18, 570),
  );
}

/** The colour in which a kind is shown where none was asked for: steady, and never the plain black of a card. */
function showColour(kind: Kind): Colour {
  const choices = ["silver", "blue", "sky", "green", "purple", "orange", "mint", "white", "graphite", "red"];
  const usual: Partial<Record<Kind, string>> = {
    phone: "blue",
    laptop: "silver",
    "gaming-laptop": "graphite",
    tv: "graphite",
    monitor: "silver",
    fridge: "silver",
    washer: "white",
    headphones: "beige",
    earbuds: "white",
    camera: "graphite",
    lens: "black",
    watch: "graphite",
    "coffee-machine": "red",
    console: "white",
    gamepad: "white",
    speaker: "blue",
    "robot-vacuum": "white",
    "air-conditioner": "white",
    desktop: "white",
    tablet: "silver",
    microwave: "silver",
    "e-reader": "graphite",
    cable: "orange",
  };
  const slug = usual[kind] ?? choices[fingerprint(kind) % choices.length];
  return COLOURS.find((known) => known.slug === slug) ?? COLOURS[0];
}

/** A narrow banner, 1200 × 400, for one kind of product. */
export function promoBanner(kind: Kind): string {
  const pen = new Pen();
  const colour = showColour(kind);
  const [far, near, disc] = tints(kind, colour);
  const product = PRODUCTS[kind];
  const body =
    rect(0, 0, 1200, 400, 0, pen.linear("right", far, `${far}@30`, near)) +
    path("M640 400L860 0H1200V400Z", pen.linear("diagonal", mix(disc, "#ffffff", 0.4), disc), 'opacity=".6"') +
    circle(650, 330, 34, disc, 'opacity=".5"') +
    placed(heroOf(product, look(3, colour.tones, pen)), 610, 128, 250) +
    placed(heroOf(product, look(fingerprint(kind) % 3, colour.tones, pen)), 786, 10, 380);
  return svg(pen, 1200, 400, body);
}

/** A picture beside the banners, 640 × 360, for one kind of product: calm at the left, where its words stand. */
export function sideBanner(kind: Kind): string {
  const pen = new Pen();
  const colour = showColour(kind);
  const [far, near, disc] = tints(kind, colour);
  const body =
    rect(0, 0, 640, 360, 0, pen.linear("right", far, `${far}@30`, near)) +
    circle(500, 190, 170, pen.linear("diagonal", mix(disc, "#ffffff", 0.35), disc), 'opacity=".7"') +
    circle(500, 190, 235, "none", `stroke="${disc}" stroke-width="2" opacity=".7"`) +
    placed(heroOf(PRODUCTS[kind], look(fingerprint(kind) % 3, colour.tones, pen)), 330, 22, 320);
  return svg(pen, 640, 360, body);
}

/** A gold coin with the tugrik sign. */
function coin(pen: Pen, x: number, y: number, r: number): string {
  const line = r * 0.11;
  const [top, bar] = [y - r * 0.4, r * 0.34];
  return (
    circle(x, y + r * 0.08, r, "#a86e12") +
    circle(x, y, r, pen.linear("diagonal", "#fff0b8", "#f7c948@45", "#dd9a1c")) +
    circle(x, y, r * 0.8, "none", `stroke="#b97c16" stroke-opacity=".55" stroke-width="${Math.round(r * 0.06)}"`) +
    stroke(
      `M${Math.round(x - bar)} ${Math.round(top)}H${Math.round(x + bar)}M${x} ${Math.round(top)}V${Math.round(y + r * 0.46)}M${Math.round(x - r * 0.26)} ${Math.round(y + r * 0.1)}L${Math.round(x + r * 0.26)} ${Math.round(y - r * 0.08)}M${Math.round(x - r * 0.26)} ${Math.round(y + r * 0.28)}L${Math.round(x + r * 0.26)} ${Math.round(y + r * 0.1)}`,
      "#8a5a0c",
      line,
    )
  );
}

const spark = (x: number, y: number, r: number, colour: string): string =>
  path(
    "M0-10L2.6-2.6 10 0 2.6 2.6 0 10-2.6 2.6-10 0-2.6-2.6Z",
    colour,
    `transform="translate(${x} ${y})scale(${r / 10})"`,
  );

/** A present that opens over a heap of coins. */
function bonus(pen: Pen): string {
  return (
    shadow(pen, 400, 452, 300, 26, 0.3) +
    repeat(7, (i) =>
      ellipse(
        250 + (i % 4) * 100,
        440 - Math.floor(i / 4) * 18,
        52,
        17,
        pen.linear("down", "#fff0b8", "#dd9a1c"),
        'stroke="#b97c16"',
      ),
    ) +
    rect(280, 250, 240, 196, 14, pen.linear("diagonal", "#5480e8", "#2a55c4@55", "#1b3c95")) +
    rect(376, 250, 48, 196, 0, pen.linear("right", "#ffe39a", "#f7c948", "#dd9a1c")) +
    `<g transform="rotate(-7 400 210)">${rect(262, 188, 276, 62, 12, pen.linear("diagonal", "#7fa2f5", "#3464d8", "#1f459f"))}${rect(374, 188, 52, 62, 0, pen.linear("right", "#ffe39a", "#f7c948", "#dd9a1c"))}${path("M400 188C360 96 270 110 290 160Q304 192 400 188ZM400 188C440 96 530 110 510 160Q496 192 400 188Z", pen.linear("down", "#ffe9ad", "#eaa92a"), 'stroke="#b97c16"')}</g>` +
    coin(pen, 182, 190, 46) +
    coin(pen, 622, 160, 58) +
    coin(pen, 590, 330, 34) +
    coin(pen, 224, 340, 30) +
    spark(130, 300, 20, "#f7c948") +
    spark(690, 270, 26, "#5480e8") +
    spark(520, 70, 18, "#f7c948") +
    spark(300, 60, 14, "#ee5a52")
  );
}

/** A money box in the shape of a pig, a coin above its slot. */
function pig(pen: Pen): string {
  const skin = pen.radial(0.36, 0.28, 0.85, "#fff0f4", "#fbc4d3@28", "#f08fac@65", "#c65d80");
  const leg = (x: number): string =>
    path(`M${x} 380h62l-6 74q-2 10-12 10h-26q-10 0-12-10Z`, pen.linear("down", "#f08fac", "#c65d80"));
  return (
    shadow(pen, 400, 462, 260, 24, 0.35) +
    stroke("M596 280q46-10 40-46t-34-12 20 40", "#e07d9c", 11) +
    leg(282) +
    leg(462) +
    path("M250 190L232 116Q290 124 322 168Z", "#e88ba8") +
    ellipse(400, 296, 206, 150, skin) +
    path("M326 176L336 108Q392 130 402 170Z", "#f4a3bb", 'stroke="#c65d80" stroke-opacity=".4"') +
    ellipse(226, 306, 52, 62, pen.linear("diagonal", "#fbc4d3", "#e07d9c"), 'stroke="#c65d80" stroke-opacity=".5"') +
    ellipse(212, 306, 8, 17, "#a8456a") +
    ellipse(240, 306, 8, 17, "#a8456a") +
    circle(298, 250, 13, "#3a1c2a") +
    circle(294, 245, 4, "#fff") +
    rect(390, 150, 110, 14, 7, "#7d2f4c") +
    stroke("M330 210Q390 164 470 178", "#fff", 13, 'opacity=".5"') +
    coin(pen, 446, 82, 56) +
    coin(pen, 632, 420, 40) +
    coin(pen, 700, 404, 52) +
    coin(pen, 136, 424, 36) +
    spark(560, 90, 20, "#f7c948") +
    spark(330, 60, 15, "#f08fac")
  );
}

/** Three steps: buy, gather, spend. */
function howToUse(pen: Pen): string {
  const step = (x: number, digit: string, art: string): string =>
    shadow(pen, x, 440, 110, 14, 0.25) +
    rect(x - 104, 90, 208, 340, 30, pen.linear("diagonal", "#ffffff", "#e6ecf7"), 'stroke="#c3cede" stroke-width="2"') +
    circle(x, 90, 34, pen.linear("diagonal", "#5480e8", "#2a55c4")) +
    centred(digit, x, 76, 28, "#fff", { weight: 2 }) +
    art +
    rect(x - 62, 356, 124, 12, 6, "#9fb0ca") +
    rect(x - 44, 382, 88, 10, 5, "#c3cede");
  const cart =
    stroke("M78 180h26l24 96h84l20-68H112", "#2a55c4", 11) +
    circle(142, 308, 13, "#2a55c4") +
    circle(204, 308, 13, "#2a55c4");
  const arrows = [272, 528].map((x) => stroke(`M${x - 14} 250h26M${x + 2} 238l12 12-12 12`, "#7f93b4", 7)).join("");
  return (
    step(150, "1", cart) +
    step(400, "2", coin(pen, 400, 240, 62) + coin(pen, 352, 296, 30) + coin(pen, 452, 300, 26)) +
    step(
      650,
      "3",
      path("M590 200h120l14 112q2 16-14 16H590q-16 0-14-16Z", pen.linear("diagonal", "#ff9f56", "#f2741f")) +
        stroke("M622 214v-18a28 28 0 0 1 56 0v18", "#c2520d", 9) +
        stroke("M622 266l20 20 38-42", "#fff", 11),
    ) +
    arrows
  );
}

const SCENES = { bonus, pigbonus: pig, howtouse: howToUse } as const;

export type SceneName = keyof typeof SCENES;

export const SCENE_NAMES: readonly SceneName[] = ["bonus", "pigbonus", "howtouse"];

/** One of the illustrations of the bonus page, 800 × 500 on a transparent ground. */
export function scene(name: SceneName): string {
  const pen = new Pen();
  return svg(pen, 800, 500, SCENES[name](pen));
}

/** Three products of a category, 600 × 400: the first in front. */
export function categoryPicture(kinds: readonly [Kind, Kind, Kind]): string {
  const pen = new Pen();
  const at = (kind: Kind, variant: number): string =>
    heroOf(PRODUCTS[kind], look(variant, showColour(kind).tones, pen));
  const [front, left, right] = kinds;
  return svg(
    pen,
    600,
    400,
    placed(at(left, 1), 0, 74, 250) + placed(at(right, 3), 350, 74, 250) + placed(at(front, 0), 122, 34, 356),
  );
}

/** The picture of a kind on a quick tile, 600 units square. */
export function kindPicture(kind: Kind): string {
  const pen = new Pen();
  return svg(pen, 600, 600, heroOf(PRODUCTS[kind], look(0, showColour(kind).tones, pen)));
}

/** The face of a shopper who has none: a bust on a soft disc, 200 units square. */
export function avatar(): string {
  const pen = new Pen();
  const disc = circle(100, 100, 100, "");
  return svg(
    pen,
    200,
    200,
    circle(100, 100, 100, pen.linear("diagonal", "#e3ebfa", "#b7c8ea")) +
      pen.clip(
        disc,
        circle(100, 82, 38, pen.linear("down", "#ffffff", "#e9effb")) +
          ellipse(100, 196, 72, 66, pen.linear("down", "#ffffff", "#dbe5f7")),
      ),
  );
}
