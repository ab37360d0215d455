/** Columns of `product_card` that each list of the wire carries (docs/api.md, sections 2 and 3). */
export const FIELDS = {
  /** category-product, search, new-arrival, brand-product, event: no category_name. */
  listing:
    "id, name, category_sub_id, sub_category_name, model, color_name, brandname, sale_price, image, discount, description, type, total_rate, bonus_percent, remain",
  /** brand-product in parts (docs/api.md, section 3). */
  part: "id, name, category_sub_id, sub_category_name, model, color_name, brandname, sale_price, image, discount, description, type, total_rate, bonus_percent, remain, updated_at, discount_end_time",
  /** sub-category-product: category_name, but no sub_category_name. */
  subCategory:
    "id, name, model, color_name, brandname, category_name, sale_price, image, discount, remain, description, category_sub_id, type, total_rate, bonus_percent",
  /** top20 `top`, after the quantity sold: no stock, colour or brand. */
  top: "id, model, name, type, category_name, sale_price, discount, bonus_percent, image, description, total_rate",
  /** trend `product`, before the quantity sold: no brand or rating. */
  trend:
    "id, name, model, category_sub_id, sale_price, category_name, type, image, discount, bonus_percent, color_name, remain",
  /** compare `product`: no category id. */
  compare: "id, name, model, image, color_name, brandname, sale_price, discount, bonus_percent, remain, total_rate",
  /** `related` of the product page. */
  related: "id, name, model, image, sale_price, discount, bonus_percent, remain, color_name",
  /** featuredProduct of the home page. */
  featured: "id, model, name, color_name, category_name, image, sale_price, discount, type, remain, bonus_percent",
  /** discountProduct of the home page. */
  discounted:
    "id, model, name, color_name, category_name, image, sale_price, discount, type, remain, bonus_percent, discount_end_time",
  /** topRatedProduct of the home page: no stock. */
  rated: "id, type, color_name, category_name, model, name, sale_price, image, total_rate, discount, bonus_percent",
  /** `random` of the home page. */
  random:
    "type, id, name, model, color_name, remain, sale_price, discount, image, bonus_percent, big_image1, big_image2, big_image3, big_image4",
  /** specialProduct of the home page, after its id. */
  special: "image, sale_price, remain, discount, discount_end_time, bonus_percent, name, model, color_name",
} as const;
