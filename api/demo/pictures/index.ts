/**
 * Every picture of the demonstration shop, drawn by code on request: no files, no network, deterministic.
 */
import {
  avatar,
  categoryPicture,
  heroBanner,
  kindPicture,
  promoBanner,
  SCENE_NAMES,
  scene,
  sideBanner,
} from "./banners.ts";
import { brandBackground, brandLogo } from "./brands.ts";
import { menuIcon } from "./icons.ts";
import { drawProduct } from "./product.ts";
import { CATEGORIES, type CategorySlug, COLOURS, type Colour, KINDS, type Kind } from "./vocabulary.ts";

export { COLOURS, KINDS } from "./vocabulary.ts";

export type Picture = { body: string; contentType: "image/svg+xml" };

const kindOf = (slug: string | undefined): Kind | undefined => KINDS.find((known) => known === slug);

const colourOf = (slug: string | undefined): Colour | undefined => COLOURS.find((known) => known.slug === slug);

const isCategory = (slug: string): slug is CategorySlug => Object.hasOwn(CATEGORIES, slug);

/** `{kind}-{variant}-{colour}-{view}` */
function product(name: string): string | undefined {
  const [, kindSlug, variant, colourSlug, view] = /^([a-z-]+)-([0-5])-([a-z]+)-([1-4])$/.exec(name) ?? [];
  const [kind, colour] = [kindOf(kindSlug), colourOf(colourSlug)];
  return kind && colour ? drawProduct(kind, Number(variant), colour, Number(view)) : undefined;
}

/** `hero-{kind}-{variant}-{colour}`, `promo-{kind}`, `side-{kind}`, or one of the bonus page's illustrations. */
function banner(name: string): string | undefined {
  const illustration = SCENE_NAMES.find((known) => known === name);
  if (illustration) return scene(illustration);
  const promoted = kindOf(/^promo-([a-z-]+)$/.exec(name)?.[1]);
  if (promoted) return promoBanner(promoted);
  const beside = kindOf(/^side-([a-z-]+)$/.exec(name)?.[1]);
  if (beside) return sideBanner(beside);
  const [, kindSlug, variant, colourSlug] = /^hero-([a-z-]+)-([0-5])-([a-z]+)$/.exec(name) ?? [];
  const [kind, colour] = [kindOf(kindSlug), colourOf(colourSlug)];
  return kind && colour ? heroBanner(kind, Number(variant), colour) : undefined;
}

/** `promo-{kind}`: the special offer as a picture. */
const special = (name: string): string | undefined => (name.startsWith("promo-") ? banner(name) : undefined);

/** A category's slug, or a kind for a quick tile. */
function category(name: string): string | undefined {
  if (isCategory(name)) return categoryPicture(CATEGORIES[name]);
  const kind = kindOf(name);
  return kind ? kindPicture(kind) : undefined;
}

const menu = (name: string): string | undefined => (isCategory(name) ? menuIcon(name) : undefined);

/** A brand's slug, or that and `-bg` for the backdrop of its page. */
function brand(name: string): string | undefined {
  const slug = name.replace(/-bg$/, "");
  if (slug.length > 32 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return undefined;
  return slug === name ? brandLogo(slug) : brandBackground(slug);
}

const FOLDERS = new Map([
  ["product", product],
  ["banner", banner],
  ["category", category],
  ["menu", menu],
  ["brand", brand],
  ["special", special],
]);

/** Addresses that end in .png because the old shop had such files; the answer is SVG all the same. */
const PNG_NAMES = new Map<string, () => string>([
  ["/images/user/default.png", avatar],
  ...SCENE_NAMES.map((name) => [`/images/banner/${name}.png`, () => scene(name)] as const),
]);

function bodyOf(path: string): string | undefined {
  const legacy = PNG_NAMES.get(path);
  if (legacy) return legacy();
  const [, folder = "", name = ""] = /^\/images\/([a-z]{4,8})\/([a-z0-9-]{1,48})\.svg$/.exec(path) ?? [];
  return FOLDERS.get(folder)?.(name);
}

/**
 * The picture at an address, or undefined when there is none. Parsing is strict: only names made of known words are
 * drawn, and nothing of the path is copied into the picture but a checked brand slug.
 * @param path a URL's pathname, e.g. `/images/product/phone-3-black-1.svg`
 */
export function drawPicture(path: string): Picture | undefined {
  const body = bodyOf(path);
  return body === undefined ? undefined : { body, contentType: "image/svg+xml" };
}
