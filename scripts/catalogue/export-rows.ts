/** Writes the catalogue as the CSV file that `npm run import` reads (columns.ts). */
import { csvLine } from "#bff/feeds/csv-line.ts";
import { type Column, HEADER, STORY_SLOTS, type StoryPart, storyCell } from "./columns.ts";
import { type State, specNames } from "./state.ts";

/** By it spreadsheet programs know that the file is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** The parts of a long description that hold anything. */
export function storyParts(story: State["story"][number] | undefined): StoryPart[] {
  if (story === undefined) return [];
  return STORY_SLOTS.map((slot) => ({ title: story[`title${slot}`] ?? "", text: story[`desc${slot}`] ?? "" })).filter(
    ({ title, text }) => title !== "" || text !== "",
  );
}

/** The known values of each model's specifications. */
export function specsByModel({ model_spec }: Pick<State, "model_spec">): Map<number, Map<string, string>> {
  const specs = new Map<number, Map<string, string>>();
  for (const { model_id, name, value } of model_spec) {
    const known = specs.get(model_id) ?? new Map<string, string>();
    specs.set(model_id, known.set(name, value));
  }
  return specs;
}

/**
 * The whole file: a header and a line for each product, in the order of their ids. What is not the file's business
 * (reviews, sales, banners) is not in it.
 * @throws {Error} for a product whose model is not there
 */
export function exportedCatalogue(state: State): string {
  const [models, subs, categories, brands, stories] = [
    byId(state.model),
    byId(state.sub_category),
    byId(state.category),
    byId(state.brand),
    byId(state.story),
  ];
  const specs = specsByModel(state);
  const lines = state.product.map((product) => {
    const model = models.get(product.model_id);
    const sub = model && subs.get(model.category_sub_id);
    if (model === undefined || sub === undefined) throw new Error(`product ${product.sku} has no model`);
    const values = specs.get(model.id);
    const cells: Record<Column, string> = {
      sku: product.sku,
      category: categories.get(sub.category_id)?.category_name ?? "",
      sub_category: sub.sub_category_name,
      brand: brands.get(model.brand_id)?.brandname ?? "",
      model: model.model,
      name: model.name,
      color: product.color_name,
      price: String(product.sale_price),
      discount: String(product.discount),
      discount_end: product.discount_end_time ?? "",
      bonus: String(product.bonus_percent),
      stock: String(product.remain),
      added: product.created_at,
      picture: product.image,
      gallery_1: product.big_image1 ?? "",
      gallery_2: product.big_image2 ?? "",
      gallery_3: product.big_image3 ?? "",
      gallery_4: product.big_image4 ?? "",
      description: model.description,
      specs: specNames(sub.specs)
        .map((name) => `${name}: ${values?.get(name) ?? ""}`.trim())
        .join("\n"),
      story: storyCell(storyParts(model.story_id === null ? undefined : stories.get(model.story_id))),
    };
    return csvLine(HEADER.map((name) => cells[name]));
  });
  return `${BYTE_ORDER_MARK}${csvLine(HEADER)}${lines.join("")}`;
}
