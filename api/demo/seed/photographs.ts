/** Photographs of products in place of drawings, for `npm run seed -- --photos`. */

const COLUMNS = ["image", "big_image1", "big_image2", "big_image3", "big_image4"];

/** Names photographs where the table names drawings. */
export const PHOTOGRAPHS: string[] = COLUMNS.map(
  (column) => `UPDATE product SET ${column} = replace(${column}, '.svg', '.jpg') WHERE ${column} LIKE '%.svg'`,
);

/** The names of all photographs that the products have: `phone-0-black-1.jpg`. */
export const PHOTOGRAPHS_NAMED: string = COLUMNS.map(
  (column) => `SELECT ${column} AS name FROM product WHERE ${column} LIKE '%.jpg'`,
).join(" UNION ");
