/** Columns of `product_card` that every list of the wire carries. */
const PRODUCT = "name, model, image, sale_price, discount, bonus_percent";
const CARD = `id, ${PRODUCT}`;
const LISTING = `${CARD}, color_name, brandname, remain, total_rate, description, type, category_sub_id`;

/** Columns of `product_card` that each list of the wire carries (docs/api.md, sections 2 and 3). */
export const FIELDS = {
  /** category-product, search, new-arrival, brand-product, event: no category_name. */
  listing: `${LISTING}, sub_category_name`,
  /** sub-category-product: category_name, but no sub_category_name. */
  subCategory: `${LISTING}, category_name`,
  /** top20 `top`, after the quantity sold: no stock, colour or brand. */
  top: `${CARD}, type, category_name, description, total_rate`,
  /** trend `product`, before the quantity sold: no brand or rating. */
  trend: `${CARD}, category_sub_id, category_name, type, color_name, remain`,
  /** compare `product`: no category id. */
  compare: `${CARD}, color_name, brandname, remain, total_rate`,
  /** `related` of the product page. */
  related: `${CARD}, remain, color_name`,
  /** featuredProduct of the home page. */
  featured: `${CARD}, color_name, category_name, type, remain`,
  /** discountProduct of the home page. */
  discounted: `${CARD}, color_name, category_name, type, remain, discount_end_time`,
  /** topRatedProduct of the home page: no stock. */
  rated: `${CARD}, type, color_name, category_name, total_rate`,
  /** `random` of the home page. */
  random: `${CARD}, type, color_name, remain, big_image1, big_image2, big_image3, big_image4`,
  /** specialProduct of the home page, after its id. */
  special: `${PRODUCT}, remain, discount_end_time, color_name`,
} as const;
