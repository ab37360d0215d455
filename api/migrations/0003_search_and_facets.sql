-- What makes lists and search independent of how many products there are: full text, kept facet counts, kept flags.

-- Search is "contains the text" over name, model and description in any letter case: trigrams do exactly that, and
-- their case folding covers Cyrillic with Ө and Ү. Texts live in `model`; this is only the index.
CREATE VIRTUAL TABLE model_text USING fts5 (name, model, description, content = 'model', content_rowid = 'id', tokenize = 'trigram');
CREATE TRIGGER model_text_insert AFTER INSERT ON model
BEGIN
  INSERT INTO model_text (rowid, name, model, description) VALUES (NEW.id, NEW.name, NEW.model, NEW.description);
END;
CREATE TRIGGER model_text_delete AFTER DELETE ON model
BEGIN
  INSERT INTO model_text (model_text, rowid, name, model, description) VALUES ('delete', OLD.id, OLD.name, OLD.model, OLD.description);
END;
CREATE TRIGGER model_text_update AFTER UPDATE OF name, model, description ON model
BEGIN
  INSERT INTO model_text (model_text, rowid, name, model, description) VALUES ('delete', OLD.id, OLD.name, OLD.model, OLD.description);
  INSERT INTO model_text (rowid, name, model, description) VALUES (NEW.id, NEW.name, NEW.model, NEW.description);
END;

-- How many products of a scope have a value. Scopes: 'category', 'sub', 'brand' (its id) over listed products, 'fresh'
-- (0) over new arrivals. Kinds: 'all' (value ''), 'brand', 'sub' (ids as text), 'color'.
CREATE TABLE facet (
  scope TEXT NOT NULL,
  scope_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  value TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (scope, scope_id, kind, value)
) WITHOUT ROWID;

-- The same for spec values; scopes 'category' and 'sub'.
CREATE TABLE spec_facet (
  scope TEXT NOT NULL,
  scope_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (scope, scope_id, name, value)
) WITHOUT ROWID;

-- `INSERT INTO listed_change VALUES (product columns…, +1 or -1)` moves every count that the product has a part in.
CREATE VIEW listed_change AS
SELECT NULL AS type, NULL AS category_sub_id, NULL AS brand_id, NULL AS color_name, NULL AS model_id, NULL AS step;
CREATE TRIGGER listed_change_counts INSTEAD OF INSERT ON listed_change
BEGIN
  INSERT INTO facet (scope, scope_id, kind, value, total)
    VALUES
      ('category', NEW.type, 'all', '', NEW.step),
      ('category', NEW.type, 'brand', NEW.brand_id, NEW.step),
      ('category', NEW.type, 'sub', NEW.category_sub_id, NEW.step),
      ('category', NEW.type, 'color', NEW.color_name, NEW.step),
      ('sub', NEW.category_sub_id, 'all', '', NEW.step),
      ('sub', NEW.category_sub_id, 'brand', NEW.brand_id, NEW.step),
      ('sub', NEW.category_sub_id, 'color', NEW.color_name, NEW.step),
      ('brand', NEW.brand_id, 'all', '', NEW.step),
      ('brand', NEW.brand_id, 'sub', NEW.category_sub_id, NEW.step),
      ('brand', NEW.brand_id, 'color', NEW.color_name, NEW.step)
    ON CONFLICT DO UPDATE SET total = total + excluded.total;
  INSERT INTO spec_facet (scope, scope_id, name, value, total)
    SELECT 'category', NEW.type, name, value, NEW.step FROM model_spec WHERE model_id = NEW.model_id
    UNION ALL
    SELECT 'sub', NEW.category_sub_id, name, value, NEW.step FROM model_spec WHERE model_id = NEW.model_id
    ON CONFLICT DO UPDATE SET total = total + excluded.total;
END;

CREATE VIEW fresh_change AS SELECT NULL AS brand_id, NULL AS color_name, NULL AS step;
CREATE TRIGGER fresh_change_counts INSTEAD OF INSERT ON fresh_change
BEGIN
  INSERT INTO facet (scope, scope_id, kind, value, total)
    VALUES
      ('fresh', 0, 'all', '', NEW.step),
      ('fresh', 0, 'brand', NEW.brand_id, NEW.step),
      ('fresh', 0, 'color', NEW.color_name, NEW.step)
    ON CONFLICT DO UPDATE SET total = total + excluded.total;
END;

-- The flags, from what they follow from.
CREATE TRIGGER product_insert AFTER INSERT ON product
BEGIN
  INSERT INTO listed_change SELECT NEW.type, NEW.category_sub_id, NEW.brand_id, NEW.color_name, NEW.model_id, 1 WHERE NEW.listed = 1;
  INSERT INTO fresh_change SELECT NEW.brand_id, NEW.color_name, 1 WHERE NEW.fresh = 1;
  UPDATE product SET updated_at = NEW.updated_at WHERE id = NEW.id;
END;
CREATE TRIGGER product_stock AFTER UPDATE OF remain ON product WHEN OLD.remain <> NEW.remain AND OLD.updated_at = NEW.updated_at
BEGIN
  UPDATE product SET updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = NEW.id;
END;
CREATE TRIGGER product_flags AFTER UPDATE OF remain, updated_at, created_at, discount, discount_end_time ON product
BEGIN
  -- The row's own columns, not NEW's: product_stock may have moved updated_at in between.
  UPDATE product SET
    listed = remain > 0 OR updated_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-20 days'),
    fresh = remain > 0 AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-40 days'),
    live_discount = CASE
      WHEN discount_end_time IS NULL OR discount_end_time > strftime('%Y-%m-%dT%H:%M:%fZ', 'now') THEN discount
      ELSE 0
    END
  WHERE id = NEW.id;
END;

-- The counts, from the flags and from what is counted.
CREATE TRIGGER product_listed AFTER UPDATE OF listed, type, category_sub_id, brand_id, color_name, model_id ON product
WHEN (OLD.listed, OLD.type, OLD.category_sub_id, OLD.brand_id, OLD.color_name, OLD.model_id)
  IS NOT (NEW.listed, NEW.type, NEW.category_sub_id, NEW.brand_id, NEW.color_name, NEW.model_id)
BEGIN
  INSERT INTO listed_change SELECT OLD.type, OLD.category_sub_id, OLD.brand_id, OLD.color_name, OLD.model_id, -1 WHERE OLD.listed = 1;
  INSERT INTO listed_change SELECT NEW.type, NEW.category_sub_id, NEW.brand_id, NEW.color_name, NEW.model_id, 1 WHERE NEW.listed = 1;
END;
CREATE TRIGGER product_fresh_flag AFTER UPDATE OF fresh, brand_id, color_name ON product
WHEN (OLD.fresh, OLD.brand_id, OLD.color_name) IS NOT (NEW.fresh, NEW.brand_id, NEW.color_name)
BEGIN
  INSERT INTO fresh_change SELECT OLD.brand_id, OLD.color_name, -1 WHERE OLD.fresh = 1;
  INSERT INTO fresh_change SELECT NEW.brand_id, NEW.color_name, 1 WHERE NEW.fresh = 1;
END;
CREATE TRIGGER product_delete AFTER DELETE ON product
BEGIN
  INSERT INTO listed_change SELECT OLD.type, OLD.category_sub_id, OLD.brand_id, OLD.color_name, OLD.model_id, -1 WHERE OLD.listed = 1;
  INSERT INTO fresh_change SELECT OLD.brand_id, OLD.color_name, -1 WHERE OLD.fresh = 1;
END;
