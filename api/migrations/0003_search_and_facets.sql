-- Full text for search, and the flags of products.

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

-- The flags, from what they follow from.
CREATE TRIGGER product_insert AFTER INSERT ON product
BEGIN
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
