/**
 * Gaps as in real catalogues, in a few rows: pictures, icons, titles, colours, values, a telephone number, a
 * sub-category's specifications; and prices that are not rounded. Blank here, null on the wire (migration 0007).
 */
export const GAPS: readonly string[] = [
  "UPDATE category SET image = '', icon = '' WHERE id = (SELECT max(id) FROM category)",
  "UPDATE brand SET images = '', bg = '' WHERE id % 16 = 7",
  "UPDATE event SET image = '' WHERE id = 8",
  "UPDATE promo_banner SET title = '' WHERE id = 4",
  "UPDATE product SET image = '', big_image1 = NULL, big_image2 = NULL, big_image3 = NULL, big_image4 = NULL WHERE id % 149 = 11",
  "UPDATE product SET color_name = '' WHERE id % 97 = 13",
  "UPDATE model_spec SET value = '' WHERE model_id % 53 = 4 AND name = (SELECT min(s.name) FROM model_spec s WHERE s.model_id = model_spec.model_id)",
  "UPDATE sub_category SET specs = NULL WHERE image = 'iron.svg'",
  "UPDATE product SET sale_price = sale_price - 37 WHERE model_id % 41 = 3",
  "UPDATE user SET phone = '' WHERE id = 2",
];
