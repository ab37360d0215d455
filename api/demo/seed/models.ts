import { BRANDS } from "./brands.ts";
import { COLOURS } from "./colours.ts";
import type { Category, Kind } from "./kinds/kind.ts";
import type { Chance } from "./random.ts";

/** A colour of a model, before it has an id. */
export interface SeedProduct {
  id: number;
  colour: string;
  price: number;
}

/** A model with its colours. */
export interface SeedModel {
  id: number;
  categoryId: number;
  subCategoryId: number;
  kind: Kind;
  brandId: number;
  brandSlug: string;
  storyId: number;
  variant: number;
  model: string;
  name: string;
  description: string;
  specs: ReadonlyMap<string, string>;
  products: SeedProduct[];
}

/** A value that is a Mongolian word ("Лазер"), as opposed to a unit or a name (`5G`, `IPX7`, `A+`). */
const WORD = /^\p{Script=Cyrillic}\p{Lowercase}/u;

/**
 * Puts a model's spec values where a text names them in braces; a word in the middle of a sentence loses its capital.
 */
export function fill(text: string, specs: ReadonlyMap<string, string>): string {
  return text.replace(/\{([^}]+)\}/g, (_, name: string, at: number) => {
    const value = specs.get(name);
    if (value === undefined) throw new Error(`the text names a spec that does not exist: ${name} in "${text}"`);
    const startsSentence = at === 0 || text.slice(0, at).endsWith(". ");
    return WORD.test(value) && !startsSentence ? value.charAt(0).toLowerCase() + value.slice(1) : value;
  });
}

/** A price as shops write it: 1,289,900 above two hundred thousand, 34,900 below. */
function shopPrice(amount: number): number {
  const step = amount >= 200_000 ? 10_000 : 1_000;
  return Math.max(step, Math.round(amount / step) * step) - 100;
}

/** How many products each kind gets: in proportion to its models, the rests going to the largest remainders. */
function quotas(kinds: readonly Kind[], products: number): Map<Kind, number> {
  const weight = kinds.reduce((sum, kind) => sum + kind.models, 0);
  const shares = kinds.map((kind) => ({ kind, exact: (products * kind.models) / weight }));
  const quota = new Map(shares.map(({ kind, exact }) => [kind, Math.floor(exact)]));
  let left = products - [...quota.values()].reduce((sum, count) => sum + count, 0);
  for (const { kind } of shares.sort((a, b) => (b.exact % 1) - (a.exact % 1))) {
    if (left-- <= 0) break;
    quota.set(kind, (quota.get(kind) ?? 0) + 1);
  }
  return quota;
}

interface Naming {
  brandId: number;
  brandSlug: string;
  tier: Kind["tiers"][number];
  tierIndex: number;
  model: string;
}

/** The `index`-th model of a kind: walks all lines and tiers before the generation number goes up. */
function nameOf(kind: Kind, index: number): Naming {
  const lineIndex = index % kind.lines.length;
  const line = kind.lines[lineIndex];
  const tierIndex = (lineIndex * 2 + Math.floor(index / kind.lines.length)) % kind.tiers.length;
  const tier = kind.tiers[tierIndex];
  const brandIndex = BRANDS.findIndex(([slug]) => slug === line?.[0]);
  const brand = BRANDS[brandIndex];
  if (line === undefined || tier === undefined || brand === undefined)
    throw new Error(`${kind.slug}: unknown line or tier`);
  const generation = 2 + ((lineIndex * 3) % 7) + Math.floor(index / (kind.lines.length * kind.tiers.length));
  const gap = line[1].length > 1 ? " " : "";
  const model = [brand[1], `${line[1]}${gap}${generation}`, tier[1]].filter((part) => part !== "").join(" ");
  return { brandId: brandIndex + 1, brandSlug: brand[0], tier, tierIndex, model };
}

/**
 * All models of the catalogue with `products` colours in total, in menu order. Product ids start at 2, because the shop
 * keeps id 1 for its special offer (docs/api.md, section 2), and are dealt out at random: lists come in id order, and a
 * shelf that shows every colour of one phone before the next phone is a dull one.
 */
export function buildModels(categories: readonly Category[], products: number, luck: Chance): SeedModel[] {
  const models: SeedModel[] = [];
  const quota = quotas(
    categories.flatMap(({ kinds }) => kinds),
    products,
  );
  const ids = luck.sample(
    Array.from({ length: products }, (_, index) => index + 2),
    products,
  );
  let subCategoryId = 0;
  let storyBase = 0;
  for (const [categoryIndex, category] of categories.entries()) {
    for (const kind of category.kinds) {
      subCategoryId += 1;
      let left = quota.get(kind) ?? 0;
      for (let index = 0; left > 0; index += 1) {
        const { brandId, brandSlug, tier, tierIndex, model } = nameOf(kind, index);
        const [base, , ...values] = tier;
        if (values.length !== kind.specs.length)
          throw new Error(`${kind.slug}: tier ${tierIndex} has a value too many or too few`);
        const specs = new Map(kind.specs.map((name, column) => [name, values[column] ?? "-"]));
        const colourCount = Math.min(left, luck.pick([1, 2, 2, 3, 3, 3, 4, 4]), kind.colours.length);
        const price = shopPrice(base * (0.93 + 0.035 * (index % kind.lines.length)));
        models.push({
          id: models.length + 1,
          categoryId: categoryIndex + 1,
          subCategoryId,
          kind,
          brandId,
          brandSlug,
          storyId: storyBase + tierIndex + 1,
          variant: index % 6,
          model,
          name: fill(kind.title, specs),
          description: fill(kind.descriptions[index % kind.descriptions.length] ?? kind.title, specs),
          specs,
          products: luck.sample(kind.colours, colourCount).map((colour, nth) => ({
            id: ids.pop() ?? 0,
            colour,
            price: nth > 0 && luck.happens(0.08) ? price + (price > 1_000_000 ? 50_000 : 5_000) : price,
          })),
        });
        left -= colourCount;
      }
      storyBase += kind.tiers.length;
    }
  }
  return models;
}

/** A picture's file name, as /images/product/ serves it. View 1 is the one on cards. */
export const pictureOf = (model: SeedModel, colour: string, view: 1 | 2 | 3 | 4) =>
  `${model.kind.slug}-${model.variant}-${colour}-${view}.svg`;

/** A colour's name on the wire. */
export function colourName(slug: string): string {
  const name = COLOURS[slug];
  if (name === undefined) throw new Error(`unknown colour: ${slug}`);
  return name;
}
