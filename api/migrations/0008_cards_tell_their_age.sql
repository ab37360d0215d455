-- A sitemap says when a product last changed.
DROP VIEW product_card;
CREATE VIEW product_card AS
SELECT
  p.id, p.model_id, p.type, p.category_sub_id, p.brand_id, nullif(p.color_name, '') AS color_name, nullif(p.image, '') AS image,
  p.big_image1, p.big_image2, p.big_image3, p.big_image4,
  p.sale_price, p.discount_end_time, p.bonus_percent, p.remain, p.total_rate, p.created_at, p.updated_at, p.listed, p.fresh, p.price_now, p.live_discount,
  CASE WHEN p.discount_end_time IS NULL OR p.discount_end_time > strftime('%Y-%m-%dT%H:%M:%fZ', 'now') THEN p.discount ELSE 0 END AS discount,
  m.name, m.model, m.description, m.story_id,
  b.brandname, nullif(b.images, '') AS brand_images,
  c.category_name, s.sub_category_name, s.specs
FROM product p
JOIN model m ON m.id = p.model_id
JOIN brand b ON b.id = p.brand_id
JOIN category c ON c.id = p.type
JOIN sub_category s ON s.id = p.category_sub_id;
