-- What a shop's own catalogue needs (scripts/catalogue): a key by which a product is known outside, and pictures that
-- are files.
ALTER TABLE product ADD COLUMN sku TEXT;
UPDATE product SET sku = 'OCH-' || id;
CREATE UNIQUE INDEX product_sku ON product (sku);
CREATE TRIGGER product_sku_of_its_own AFTER INSERT ON product WHEN NEW.sku IS NULL
BEGIN
  UPDATE product SET sku = 'OCH-' || NEW.id WHERE id = NEW.id;
END;

-- Pictures under /images/product/ that are not drawn. A name ends in the beginning of the content's digest, so that
-- another picture has another address, whoever keeps the first. As base64: D1 tells a blob as a list of numbers.
CREATE TABLE picture (
  name TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  content TEXT NOT NULL
);
