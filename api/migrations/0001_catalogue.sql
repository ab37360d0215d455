-- The catalogue: what is sold. A model is what its colours share; a product is one colour of it, with its own price and
-- stock.

CREATE TABLE category (
  id INTEGER PRIMARY KEY,
  category_name TEXT NOT NULL,
  image TEXT NOT NULL,
  icon TEXT NOT NULL
);

CREATE TABLE sub_category (
  id INTEGER PRIMARY KEY,
  category_id INTEGER NOT NULL REFERENCES category (id),
  sub_category_name TEXT NOT NULL,
  image TEXT NOT NULL,
  specs TEXT -- names joined by '#', in the order of the product page; null = this sub-category has none
);
CREATE INDEX sub_category_of ON sub_category (category_id);

CREATE TABLE brand (
  id INTEGER PRIMARY KEY,
  brandname TEXT NOT NULL,
  images TEXT NOT NULL,
  bg TEXT NOT NULL
);

-- The long description of a product page. Models of one kind may share it.
CREATE TABLE story (
  id INTEGER PRIMARY KEY,
  title1 TEXT, title2 TEXT, title3 TEXT, title4 TEXT, title5 TEXT, title6 TEXT,
  desc1 TEXT, desc2 TEXT, desc3 TEXT, desc4 TEXT, desc5 TEXT, desc6 TEXT
);

CREATE TABLE model (
  id INTEGER PRIMARY KEY,
  category_sub_id INTEGER NOT NULL REFERENCES sub_category (id),
  brand_id INTEGER NOT NULL REFERENCES brand (id),
  story_id INTEGER REFERENCES story (id),
  name TEXT NOT NULL,
  model TEXT NOT NULL UNIQUE,
  description TEXT NOT NULL
);

-- One row per named value. '-' is the wire's word for "does not apply"; a name without a row is null on the wire.
CREATE TABLE model_spec (
  model_id INTEGER NOT NULL REFERENCES model (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (model_id, name)
) WITHOUT ROWID;
CREATE INDEX model_spec_value ON model_spec (name, value, model_id);

CREATE TABLE product (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  model_id INTEGER NOT NULL REFERENCES model (id),
  type INTEGER NOT NULL REFERENCES category (id), -- the wire's name for the category id
  category_sub_id INTEGER NOT NULL REFERENCES sub_category (id),
  brand_id INTEGER NOT NULL REFERENCES brand (id),
  color_name TEXT NOT NULL,
  image TEXT NOT NULL,
  big_image1 TEXT, big_image2 TEXT, big_image3 TEXT, big_image4 TEXT,
  sale_price INTEGER NOT NULL CHECK (sale_price > 0),
  discount INTEGER NOT NULL DEFAULT 0 CHECK (discount BETWEEN 0 AND 99),
  discount_end_time TEXT, -- ISO-8601 in UTC; null = the discount has no end
  bonus_percent INTEGER NOT NULL DEFAULT 3 CHECK (bonus_percent BETWEEN 0 AND 100),
  remain INTEGER NOT NULL DEFAULT 0,
  total_rate INTEGER CHECK (total_rate BETWEEN 0 AND 5),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  -- Three facts that follow from the columns above and the clock, kept so that lists can ask for them.
  -- Triggers keep them on every change (0003), housekeeping as time passes (queries/housekeeping.ts).
  listed INTEGER NOT NULL DEFAULT 0, -- visible in lists: in stock, or updated within 20 days
  fresh INTEGER NOT NULL DEFAULT 0, -- a new arrival: created within 40 days and in stock
  live_discount INTEGER NOT NULL DEFAULT 0, -- the discount while it lasts, else 0
  -- What one piece costs now, whole tugrik, rounded half up.
  price_now INTEGER GENERATED ALWAYS AS ((sale_price * (100 - live_discount) + 50) / 100) VIRTUAL,
  CONSTRAINT enough_stock CHECK (remain >= 0)
);
CREATE INDEX product_model ON product (model_id);

-- The scopes of lists.
CREATE INDEX product_category ON product (type) WHERE listed = 1;
CREATE INDEX product_sub ON product (category_sub_id) WHERE listed = 1;
CREATE INDEX product_brand ON product (brand_id) WHERE listed = 1;

-- What housekeeping looks for: the next to fall out of the lists, to stop being new, to end its discount.
CREATE INDEX product_leaving ON product (updated_at) WHERE listed = 1 AND remain = 0;
CREATE INDEX product_ageing ON product (created_at) WHERE fresh = 1;
CREATE INDEX product_ending ON product (discount_end_time) WHERE live_discount > 0 AND discount_end_time IS NOT NULL;

-- The id that the shop keeps for its promotional copy of a real product (docs/api.md, section 2).
CREATE TABLE special_offer (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  product_id INTEGER NOT NULL REFERENCES product (id)
);

CREATE TABLE event (
  id INTEGER PRIMARY KEY,
  event_name TEXT NOT NULL,
  image TEXT NOT NULL
);
CREATE TABLE event_product (
  event_id INTEGER NOT NULL REFERENCES event (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  PRIMARY KEY (event_id, product_id)
) WITHOUT ROWID;

CREATE TABLE home_banner (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id),
  title_1 TEXT, title_2 TEXT, title_3 TEXT,
  image TEXT NOT NULL
);
CREATE TABLE promo_banner (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  image TEXT NOT NULL,
  sub_id INTEGER NOT NULL REFERENCES sub_category (id)
);

-- A product as every list and page tells it. A discount whose time is over is 0 here, to the second. What real data does
-- not have (a colour, a picture, a logo) is blank in these tables, whose facets and indexes want a text, and null on the
-- wire. A sitemap says when a product last changed.
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

-- When the demonstration catalogue was seeded: its dates (new arrivals, ends of discounts) are moved along with the
-- calendar (scripts/database.mjs). Empty in a shop that has a catalogue of its own.
CREATE TABLE seeding (seeded_at TEXT NOT NULL);
