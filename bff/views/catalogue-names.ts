import { type CatalogueNames, ShopVocabulary } from "../search/index.ts";
import type { ReplyOf } from "../upstream/contract.ts";
import { memoised } from "./memoised.ts";

const menuPart = memoised(
  ({ category, subCategory }: ReplyOf<"categories">): Omit<CatalogueNames, "brands"> => ({
    categories: category.map(({ id, category_name }) => ({ id, name: category_name })),
    subCategories: subCategory.map(({ id, categoryID, sub_category_name, specs }) => ({
      id,
      categoryId: categoryID,
      name: sub_category_name,
      specs: (specs ?? "").split("#").filter(Boolean),
    })),
  }),
);

const brandPart = memoised(({ brands }: ReplyOf<"allBrand">) =>
  brands.map(({ id, brandname }) => ({ id, name: brandname })),
);

const NO_MENU: Omit<CatalogueNames, "brands"> = { categories: [], subCategories: [] };
const NO_BRANDS: CatalogueNames["brands"] = [];
const made = new WeakMap<object, WeakMap<object, ShopVocabulary>>();

/**
 * The vocabulary of what came of the two replies; built once for both, and released with them.
 * @param menu null when it did not come
 * @param brands null when they did not come
 */
export function nameVocabulary(menu: ReplyOf<"categories"> | null, brands: ReplyOf<"allBrand"> | null): ShopVocabulary {
  const parts = [menu ? menuPart(menu) : NO_MENU, brands ? brandPart(brands) : NO_BRANDS] as const;
  const ofMenu = made.get(parts[0]) ?? new WeakMap<object, ShopVocabulary>();
  made.set(parts[0], ofMenu);
  const vocabulary = ofMenu.get(parts[1]) ?? new ShopVocabulary({ ...parts[0], brands: parts[1] });
  ofMenu.set(parts[1], vocabulary);
  return vocabulary;
}
