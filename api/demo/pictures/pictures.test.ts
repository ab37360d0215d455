import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, it } from "vitest";
import { drawPicture } from "./index.ts";
import { CATEGORIES, COLOURS, KINDS, VARIANTS, VIEWS } from "./vocabulary.ts";

const bodyOf = (path: string): string => {
  const picture = drawPicture(path);
  if (picture === undefined) throw new Error(`no picture at ${path}`);
  expect(picture.contentType).toBe("image/svg+xml");
  return picture.body;
};

/** Bytes on the wire with brotli as an edge sets it (quality 5). */
const packed = (body: string): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const productPath = (kind: string, variant: number, colour: string, view: number): string =>
  `/images/product/${kind}-${variant}-${colour}-${view}.svg`;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const BANNERS = ["bonus", "pigbonus", "howtouse"];

const OTHERS = [
  ...KINDS.flatMap((kind) => [
    `/images/category/${kind}.svg`,
    `/images/banner/promo-${kind}.svg`,
    `/images/banner/side-${kind}.svg`,
    `/images/banner/hero-${kind}-2-black.svg`,
    `/images/banner/hero-${kind}-5-pink.svg`,
  ]),
  ...Object.keys(CATEGORIES).flatMap((slug) => [`/images/category/${slug}.svg`, `/images/menu/${slug}.svg`]),
  ...BANNERS.flatMap((name) => [`/images/banner/${name}.svg`, `/images/banner/${name}.png`]),
  ..."samsung lg de-longhi 8bitdo x hp-2 a1-b2-c3"
    .split(" ")
    .flatMap((slug) => [`/images/brand/${slug}.svg`, `/images/brand/${slug}-bg.svg`]),
  "/images/user/default.png",
];

const ELEMENTS = new Set(
  "svg g defs rect circle ellipse path text clipPath linearGradient radialGradient stop pattern".split(" "),
);
const ATTRIBUTES = new Set(
  (
    "xmlns viewBox id x y x1 y1 x2 y2 cx cy r rx ry d width height transform opacity offset patternUnits clip-path " +
    "fill fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray pathLength stop-color " +
    "stop-opacity font-family font-size font-weight text-anchor"
  ).split(" "),
);

/**
 * The first error of an SVG document, or undefined: a strict reader of the little XML that pictures are made of. Tags
 * must nest, attributes be known, quoted and single, ids unique, every reference met, every number a number.
 */
function faultOf(svg: string): string | undefined {
  const open: string[] = [];
  const ids = new Set<string>();
  const token = /([^<>&]+)|<(\/?)([A-Za-z]+)((?: [a-zA-Z0-9-]+="[^"<>&]*")*)(\/?)>/y;
  while (token.lastIndex < svg.length) {
    const at = token.lastIndex;
    const found = token.exec(svg);
    if (found === null) return `not a tag: ${svg.slice(at, at + 80)}`;
    const [whole, text, closing, name = "", attributes = "", empty] = found;
    if (text !== undefined) {
      if (open.at(-1) !== "text") return `text outside <text>: ${text.slice(0, 40)}`;
      continue;
    }
    if (!ELEMENTS.has(name)) return `element ${name}`;
    if (closing) {
      if (attributes !== "" || open.pop() !== name) return `unbalanced </${name}>`;
      if (open.length === 0 && token.lastIndex < svg.length) return "something after the end";
      continue;
    }
    const fault = attributesFault(attributes, ids);
    if (fault !== undefined) return `${fault} in ${whole.slice(0, 120)}`;
    if (!empty) open.push(name);
  }
  if (open.length > 0) return `unclosed ${open.join(" ")}`;
  const missing = [...svg.matchAll(/url\(#([^)]*)\)/g)].find(([, id = ""]) => !ids.has(id));
  return missing && `nothing has the id of ${missing[0]}`;
}

function attributesFault(attributes: string, ids: Set<string>): string | undefined {
  const seen = new Set<string>();
  for (const [, name = "", value = ""] of attributes.matchAll(/ ([a-zA-Z0-9-]+)="([^"]*)"/g)) {
    if (!ATTRIBUTES.has(name)) return `attribute ${name}`;
    if (seen.has(name)) return `twice ${name}`;
    if (value === "" || /NaN|undefined|Infinity|null|e-\d/.test(value)) return `${name}="${value}"`;
    if (/^(?:width|height|rx|ry|r|stroke-width)$/.test(name) && !(Number(value) >= 0)) return `${name}="${value}"`;
    if (name === "fill" || name === "stroke") {
      if (!/^(?:none|#[0-9a-f]{3}|#[0-9a-f]{6}|url\(#[a-z]\d*\))$/.test(value)) return `${name}="${value}"`;
    }
    if (name === "id" && ids.has(value)) return `id ${value} twice`;
    if (name === "id") ids.add(value);
    seen.add(name);
  }
  return undefined;
}

describe("the reader of this test", () => {
  it("finds what it is there to find", () => {
    const wrap = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;
    expect(faultOf(wrap('<rect x="1" y="1" width="2" height="2" fill="#fff"/>'))).toBeUndefined();
    for (const bad of [
      "<script>alert(1)</script>",
      '<g><rect x="1"/>',
      '<rect x="NaN"/>',
      '<rect x="1" x="2"/>',
      '<rect width="-1"/>',
      '<rect fill=""/>',
      '<rect fill="url(#a)"/>',
      '<path onload="x"/>',
      "loose words",
      '<image href="https://example.com/a.png"/>',
    ]) {
      expect(faultOf(wrap(bad)), bad).toBeDefined();
    }
    expect(faultOf(`${wrap("")}${wrap("")}`)).toBeDefined();
  });
});

describe("product pictures", () => {
  it.each(KINDS)("%s is well formed in every variant, colour and view, and within its weight", (kind) => {
    for (const variant of numbers(VARIANTS)) {
      for (const view of [1, 2, 3, 4]) {
        for (const { slug } of COLOURS) {
          const path = productPath(kind, variant, slug, view);
          const body = bodyOf(path);
          expect(faultOf(body), path).toBeUndefined();
          expect(body.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600">'), path).toBe(true);
          expect(body.length, path).toBeLessThan(9_000);
        }
        const heaviest = productPath(kind, variant, "black", view);
        expect(packed(bodyOf(heaviest)), heaviest).toBeLessThan(2_000);
      }
    }
  });

  it("is the same each time", () => {
    for (const kind of KINDS) {
      const path = productPath(kind, 3, "blue", 1);
      expect(bodyOf(path)).toBe(bodyOf(path));
    }
  });

  it("differs between kinds, variants, colours and views", () => {
    for (const kind of KINDS) {
      expect(new Set(numbers(VARIANTS).map((variant) => bodyOf(productPath(kind, variant, "blue", 1)))).size).toBe(
        VARIANTS,
      );
      expect(new Set(numbers(VIEWS).map((view) => bodyOf(productPath(kind, 0, "blue", view + 1)))).size).toBe(VIEWS);
      expect(new Set(COLOURS.map(({ slug }) => bodyOf(productPath(kind, 0, slug, 1)))).size, kind).toBe(COLOURS.length);
    }
    expect(new Set(KINDS.map((kind) => bodyOf(productPath(kind, 0, "blue", 1)))).size).toBe(KINDS.length);
  });
});

describe("other pictures", () => {
  it.each(OTHERS)("%s is well formed", (path) => {
    const body = bodyOf(path);
    expect(faultOf(body)).toBeUndefined();
    expect(body).toBe(bodyOf(path));
    expect(packed(body)).toBeLessThan(3_600);
  });

  it("answers the old .png names with the same drawing as the new ones", () => {
    for (const name of BANNERS) expect(bodyOf(`/images/banner/${name}.png`)).toBe(bodyOf(`/images/banner/${name}.svg`));
  });

  it("gives brands marks of their own", () => {
    const slugs = "samsung apple xiaomi lg sony hp asus lenovo canon bosch".split(" ");
    expect(new Set(slugs.map((slug) => bodyOf(`/images/brand/${slug}.svg`))).size).toBe(slugs.length);
  });

  it("lays a backdrop under hero banners on which dark ink (#0b1220) keeps a contrast of 7 : 1", () => {
    for (const kind of KINDS) {
      for (const { slug } of COLOURS) {
        const body = bodyOf(`/images/banner/hero-${kind}-0-${slug}.svg`);
        const backdrop = /<linearGradient id="a">(.*?)<\/linearGradient>/.exec(body)?.[1] ?? "";
        const stops = [...backdrop.matchAll(/stop-color="(#[0-9a-f]{6})"/g)].map(([, hex = ""]) => hex);
        expect(stops).toHaveLength(3);
        for (const hex of stops) expect(contrast(hex, "#0b1220"), `${kind} ${slug} ${hex}`).toBeGreaterThan(7);
      }
    }
  });
});

/** WCAG 2 contrast of two `#rrggbb` colours. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

describe("addresses that name nothing", () => {
  it.each([
    "",
    "/",
    "/images",
    "/images/product/",
    "/images/product/phone.svg",
    "/images/product/phone-6-black-1.svg",
    "/images/product/phone-0-black-0.svg",
    "/images/product/phone-0-black-5.svg",
    "/images/product/phone-00-black-1.svg",
    "/images/product/phone-0-black-12.svg",
    "/images/product/0phone-0-black-1.svg",
    "/images/banner/0hero-phone-0-black.svg",
    "/images/banner/hero-phone-0-black0.svg",
    "/images/banner/0promo-phone.svg",
    "/images/banner/promo-phone0.svg",
    "/images/brand/lg-bg-bg.svg0",
    "/images/product/phone-0-noir-1.svg",
    "/images/product/telephone-0-black-1.svg",
    "/images/product/phone-0-black-1.png",
    "/images/product/phone-0-black-1.svg?x=1",
    "/images/product/phone-0-black-1.svg/",
    "/images/product/phone-0-black-1.svg\n",
    "/images/product/PHONE-0-black-1.svg",
    "//images/product/phone-0-black-1.svg",
    "x/images/product/phone-0-black-1.svg",
    "/images/product/../brand/lg.svg",
    "/images/product/constructor-0-black-1.svg",
    "/images/menu/constructor.svg",
    "/images/category/__proto__.svg",
    "/images/category/toString.svg",
    "/images/menu/phone.svg",
    "/images/brand/.svg",
    "/images/brand/-bg.svg",
    "/images/brand/a--b.svg",
    "/images/brand/-a.svg",
    "/images/brand/LG.svg",
    '/images/brand/a"onload="x.svg',
    "/images/brand/%3Cscript%3E.svg",
    "/images/brand/<script>.svg",
    `/images/brand/${"a".repeat(33)}.svg`,
    `/images/brand/${"a-".repeat(5000)}.svg`,
    "/images/banner/hero-phone-0.svg",
    "/images/banner/hero-phone-0-black.png",
    "/images/banner/promo-nothing.svg",
    "/images/banner/valueOf.svg",
    "/images/user/default.svg",
    "/images/user/other.png",
    "/images/constructor/lg.svg",
  ])("%j", (path) => {
    expect(drawPicture(path)).toBeUndefined();
  });
});
