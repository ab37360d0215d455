/**
 * The data that triggers maintain at run time, computed at once after a bulk load (which runs without triggers). The
 * same statements rebuild it at any time, and a test compares both.
 */
export const DERIVED: readonly string[] = [
  `UPDATE product SET
     listed = remain > 0 OR updated_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-20 days'),
     fresh = remain > 0 AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-40 days'),
     live_discount = CASE
       WHEN discount_end_time IS NULL OR discount_end_time > strftime('%Y-%m-%dT%H:%M:%fZ', 'now') THEN discount ELSE 0
     END`,
  "DELETE FROM facet",
  ...(
    [
      [
        "category",
        "type",
        "listed",
        ["brand_id", "brand"],
        ["category_sub_id", "sub"],
        ["color_name", "color"],
        ["''", "all"],
      ],
      ["sub", "category_sub_id", "listed", ["brand_id", "brand"], ["color_name", "color"], ["''", "all"]],
      ["brand", "brand_id", "listed", ["category_sub_id", "sub"], ["color_name", "color"], ["''", "all"]],
      ["fresh", "0", "fresh", ["brand_id", "brand"], ["color_name", "color"], ["''", "all"]],
    ] as const
  ).flatMap(([scope, id, flag, ...kinds]) =>
    kinds.map(
      ([value, kind]) =>
        `INSERT INTO facet SELECT '${scope}', ${id} AS scope_id, '${kind}', ${value} AS counted, count(*)
         FROM product WHERE ${flag} = 1 GROUP BY scope_id, counted`,
    ),
  ),
  "DELETE FROM spec_facet",
  ...(
    [
      ["category", "type"],
      ["sub", "category_sub_id"],
    ] as const
  ).map(
    ([scope, id]) =>
      `INSERT INTO spec_facet SELECT '${scope}', g.scope_id, s.name, s.value, sum(g.pieces)
       FROM (SELECT ${id} AS scope_id, model_id, count(*) AS pieces FROM product WHERE listed = 1 GROUP BY 1, 2) g
       JOIN model_spec s ON s.model_id = g.model_id GROUP BY g.scope_id, s.name, s.value`,
  ),
  "DELETE FROM sales",
  `INSERT INTO sales (product_id, category_sub_id, brand_id, quantity)
   SELECT l.product_id, p.category_sub_id, p.brand_id, sum(l.quantity)
   FROM orders o JOIN order_line l ON l.order_id = o.id JOIN product p ON p.id = l.product_id
   WHERE o.enable_is = 1 AND o.status NOT IN ('pending', 'expired') GROUP BY l.product_id`,
  "INSERT INTO model_text (model_text) VALUES ('rebuild')",
];
