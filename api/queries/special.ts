/**
 * Id 1 is the shop's special offer: a promotional copy of a real product (docs/api.md, section 2). `shown` in SQL: the
 * id of the product that an asked id stands for. The expression takes one column or parameter.
 */
export const shownId = (asked: string) =>
  `coalesce((SELECT product_id FROM special_offer WHERE id = ${asked}), ${asked})`;
