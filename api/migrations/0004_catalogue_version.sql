-- A number that changes whenever the counts of some list may have changed: what was counted for an equal number is
-- still right.
CREATE TABLE catalogue (version INTEGER NOT NULL);
INSERT INTO catalogue (version) VALUES (1);

CREATE TRIGGER catalogue_listed INSTEAD OF INSERT ON listed_change
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
CREATE TRIGGER catalogue_price AFTER UPDATE OF sale_price ON product
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
CREATE TRIGGER catalogue_text AFTER UPDATE OF name, model, description ON model
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
CREATE TRIGGER catalogue_spec_insert AFTER INSERT ON model_spec
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
CREATE TRIGGER catalogue_spec_update AFTER UPDATE ON model_spec
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
CREATE TRIGGER catalogue_spec_delete AFTER DELETE ON model_spec
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
CREATE TRIGGER catalogue_brand AFTER UPDATE ON brand
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
CREATE TRIGGER catalogue_sub_category AFTER UPDATE ON sub_category
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
