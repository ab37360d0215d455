import { BRANDS } from "./brands.ts";
import type { Category } from "./kinds/kind.ts";
import { colourName, fill, pictureOf, type SeedModel } from "./models.ts";
import type { Chance } from "./random.ts";
import { EVENTS, HERO_BANNERS, PROMO_BANNERS } from "./shop-window.ts";
import { daysFrom, type Table } from "./table.ts";

/** Columns of `story`, in pairs of a title and its text. */
const STORY_SLOTS = [1, 2, 3, 4, 5, 6] as const;

/** Categories, sub-categories, brands and stories: the tables that do not grow with the number of products. */
export function frameTables(categories: readonly Category[]): Table[] {
  const kinds = categories.flatMap((category, index) =>
    category.kinds.map((kind) => ({ kind, categoryId: index + 1 })),
  );
  const stories = kinds.flatMap(({ kind }) =>
    kind.tiers.map(([, , ...values]) => {
      const specs = new Map(kind.specs.map((name, column) => [name, values[column] ?? "-"]));
      return STORY_SLOTS.flatMap((slot) => {
        const part = kind.story[slot - 1];
        return part === undefined ? [null, null] : [fill(part[0], specs), fill(part[1], specs)];
      });
    }),
  );
  return [
    {
      name: "category",
      columns: ["id", "category_name", "image", "icon"],
      rows: categories.map(({ name, slug }, index) => [index + 1, name, `${slug}.svg`, `${slug}.svg`]),
    },
    {
      name: "sub_category",
      columns: ["id", "category_id", "sub_category_name", "image", "specs"],
      rows: kinds.map(({ kind, categoryId }, index) => [
        index + 1,
        categoryId,
        kind.name,
        `${kind.slug}.svg`,
        kind.specs.length === 0 ? null : kind.specs.join("#"),
      ]),
    },
    {
      name: "brand",
      columns: ["id", "brandname", "images", "bg"],
      rows: BRANDS.map(([slug, name], index) => [index + 1, name, `${slug}.svg`, `${slug}-bg.svg`]),
    },
    {
      name: "story",
      columns: ["id", ...STORY_SLOTS.flatMap((slot) => [`title${slot}`, `desc${slot}`])],
      rows: stories.map((parts, index) => [index + 1, ...parts]),
    },
  ];
}

interface Offer {
  discount: number;
  ends: string | null;
}

/**
 * A third of the models are discounted; of those half without an end, some with one to come, some whose end is past.
 */
function offerFor(luck: Chance, now: Date): Offer {
  if (!luck.happens(0.36)) return { discount: 0, ends: null };
  const discount = luck.pick([5, 7, 10, 10, 12, 15, 15, 18, 20, 25, 30, 35, 40]);
  const timing = luck.next();
  if (timing < 0.5) return { discount, ends: null };
  return { discount, ends: daysFrom(now, timing < 0.85 ? luck.whole(2, 25) + luck.next() : -luck.whole(1, 20)) };
}

/** Sold out, last pieces, ordinary and plenty (above the 100 that the page still counts). */
function stockFor(luck: Chance): number {
  const shelf = luck.next();
  if (shelf < 0.06) return 0;
  if (shelf < 0.17) return luck.whole(1, 3);
  return shelf < 0.8 ? luck.whole(4, 60) : luck.whole(101, 420);
}

const PRODUCT_COLUMNS = [
  "id",
  "model_id",
  "type",
  "category_sub_id",
  "brand_id",
  "color_name",
  "image",
  "big_image1",
  "big_image2",
  "big_image3",
  "big_image4",
  "sale_price",
  "discount",
  "discount_end_time",
  "bonus_percent",
  "remain",
  "total_rate",
  "created_at",
  "updated_at",
] as const;

/** One row per colour. `rates` holds the average of the reviews that a product has; without one the rating is null. */
function productRows(models: readonly SeedModel[], rates: ReadonlyMap<number, number>, luck: Chance, now: Date) {
  return models.flatMap((model) => {
    const offer = offerFor(luck, now);
    const bonus = luck.pick([3, 3, 3, 4, 5, 5, 7, 8, 10, 15]);
    const age = luck.happens(0.18) ? luck.whole(0, 37) : luck.whole(45, 700);
    return model.products.map((product) => {
      const remain = stockFor(luck);
      const untouched = Math.min(age, remain === 0 ? luck.pick([1, 4, 9, 15, 30, 75]) : luck.whole(0, 60));
      const big = ([1, 2, 3, 4] as const).map((view) =>
        view > 2 && luck.happens(0.06) ? null : pictureOf(model, product.colour, view),
      );
      return [
        product.id,
        model.id,
        model.categoryId,
        model.subCategoryId,
        model.brandId,
        colourName(product.colour),
        pictureOf(model, product.colour, 1),
        ...big,
        product.price,
        offer.discount,
        offer.ends,
        bonus,
        remain,
        rates.get(product.id) ?? null,
        daysFrom(now, -age - luck.next()),
        daysFrom(now, -untouched - luck.next()),
      ];
    });
  });
}

/** Models, their specs, and the products. */
export function productTables(
  models: readonly SeedModel[],
  rates: ReadonlyMap<number, number>,
  luck: Chance,
  now: Date,
): Table[] {
  return [
    {
      name: "model",
      columns: ["id", "category_sub_id", "brand_id", "story_id", "name", "model", "description"],
      rows: models.map((model) => [
        model.id,
        model.subCategoryId,
        model.brandId,
        model.storyId,
        model.name,
        model.model,
        model.description,
      ]),
    },
    {
      name: "model_spec",
      columns: ["model_id", "name", "value"],
      rows: models.flatMap((model) => [...model.specs].map(([name, value]) => [model.id, name, value])),
    },
    { name: "product", columns: PRODUCT_COLUMNS, rows: productRows(models, rates, luck, now) },
  ];
}

/** Banners, events and the special offer. Kinds without a product are skipped. */
export function windowTables(models: readonly SeedModel[], luck: Chance): Table[] {
  const ofKind = new Map<string, SeedModel[]>();
  for (const model of models) {
    const known = ofKind.get(model.kind.slug);
    if (known === undefined) ofKind.set(model.kind.slug, [model]);
    else known.push(model);
  }
  const dearest = (kind: string) =>
    (ofKind.get(kind) ?? []).slice(0, 12).reduce<SeedModel | undefined>((best, model) => {
      return (model.products[0]?.price ?? 0) > (best?.products[0]?.price ?? 0) ? model : best;
    }, undefined);
  const heroes = HERO_BANNERS.flatMap(([kind, titles]) => {
    const model = dearest(kind);
    const product = model?.products[0];
    if (model === undefined || product === undefined) return [];
    return [[product.id, ...titles, `hero-${kind}-${model.variant}-${product.colour}.svg`]];
  });
  const promos = PROMO_BANNERS.flatMap(([kind, title, description]) => {
    const model = ofKind.get(kind)?.[0];
    return model === undefined ? [] : [[title, description, `promo-${kind}.svg`, model.subCategoryId]];
  });
  const taking = EVENTS.map(([, , kinds]) =>
    luck.sample(
      kinds.flatMap((kind) => (ofKind.get(kind) ?? []).slice(0, 40).flatMap(({ products }) => products)),
      48,
    ),
  );
  return [
    {
      name: "home_banner",
      columns: ["id", "product_id", "title_1", "title_2", "title_3", "image"],
      rows: heroes.map((row, index) => [index + 1, ...row]),
    },
    {
      name: "promo_banner",
      columns: ["id", "title", "description", "image", "sub_id"],
      rows: promos.map((row, index) => [index + 1, ...row]),
    },
    {
      name: "event",
      columns: ["id", "event_name", "image"],
      rows: EVENTS.map(([name, image], index) => [index + 1, name, image]),
    },
    {
      name: "event_product",
      columns: ["event_id", "product_id"],
      rows: taking.flatMap((products, index) => products.map(({ id }) => [index + 1, id])),
    },
  ];
}
