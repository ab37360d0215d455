-- Customers, what they keep, and what they buy.

-- `INSERT INTO guard VALUES ('name', condition)` ends the whole transaction with 'guard:name' unless the condition is
-- true. D1 has no interactive transactions: a batch whose guards all hold is how several statements happen together or
-- not at all.
CREATE VIEW guard AS SELECT NULL AS name, NULL AS holds;
CREATE TRIGGER guard_refuses INSTEAD OF INSERT ON guard WHEN NEW.holds IS NOT 1
BEGIN
  SELECT RAISE(ABORT, 'guard:' || NEW.name);
END;

CREATE TABLE district (
  id INTEGER PRIMARY KEY,
  district TEXT NOT NULL,
  number_of_khoroo INTEGER NOT NULL,
  cheap_khoroo TEXT, -- '1,2,3'
  middle_khoroo TEXT
);

CREATE TABLE user (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  email TEXT UNIQUE, -- lower case; null for a social account without one
  password TEXT, -- 'pbkdf2-sha256$iterations$salt$hash'; null = no password, no password login
  phone TEXT NOT NULL DEFAULT '',
  phone2 TEXT NOT NULL DEFAULT '',
  bonus INTEGER NOT NULL DEFAULT 0,
  img TEXT NOT NULL DEFAULT 'default.png', -- a file under /images/user/, or a whole address
  verified TEXT NOT NULL DEFAULT 'false' CHECK (verified IN ('true', 'false')),
  facebook_id TEXT UNIQUE,
  district INTEGER REFERENCES district (id),
  khoroo INTEGER,
  more_address TEXT NOT NULL DEFAULT '',
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  CONSTRAINT enough_bonus CHECK (bonus >= 0)
);

CREATE TABLE email_confirmation (
  token_hash TEXT PRIMARY KEY, -- SHA-256: the outbox holds the only copy of the token itself
  user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);

-- What a mail service would have been handed (shown at /sandbox/outbox).
CREATE TABLE mail (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  link TEXT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);

CREATE TABLE favourite (
  user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  PRIMARY KEY (user_id, product_id)
) WITHOUT ROWID;
CREATE TRIGGER favourite_limit BEFORE INSERT ON favourite
WHEN (SELECT count(*) FROM favourite WHERE user_id = NEW.user_id) >= 5
BEGIN
  SELECT RAISE(ABORT, 'guard:favourites');
END;

CREATE TABLE review (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  rate INTEGER NOT NULL CHECK (rate BETWEEN 1 AND 5),
  message TEXT NOT NULL,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  PRIMARY KEY (product_id, user_id)
) WITHOUT ROWID;

CREATE TABLE coupon (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  code TEXT NOT NULL UNIQUE,
  amount INTEGER NOT NULL CHECK (amount > 0),
  status INTEGER NOT NULL DEFAULT 1 CHECK (status IN (0, 1)) -- 1 unused, 0 used
);

CREATE TABLE orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  ordernumber TEXT NOT NULL UNIQUE,
  user_id INTEGER NOT NULL REFERENCES user (id),
  enable_is INTEGER NOT NULL DEFAULT 0 CHECK (enable_is IN (0, 1)), -- 0 = the draft of create-order
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'paid', 'shipping', 'delivered', 'expired')),
  subtotal INTEGER NOT NULL DEFAULT 0,
  discount INTEGER NOT NULL DEFAULT 0,
  tax INTEGER NOT NULL DEFAULT 0, -- the delivery fee
  coupon INTEGER REFERENCES coupon (id),
  coupon_amount INTEGER NOT NULL DEFAULT 0, -- what the coupon took off, after its cap
  used_bonus INTEGER NOT NULL DEFAULT 0,
  add_bonus INTEGER NOT NULL DEFAULT 0,
  total_amount INTEGER NOT NULL DEFAULT 0,
  payment TEXT NOT NULL DEFAULT '',
  payment_id TEXT NOT NULL DEFAULT '',
  QRCode TEXT NOT NULL DEFAULT '',
  receiver_type TEXT NOT NULL DEFAULT 'personal' CHECK (receiver_type IN ('personal', 'company')),
  name TEXT NOT NULL DEFAULT '',
  phone TEXT NOT NULL DEFAULT '',
  phone2 TEXT NOT NULL DEFAULT '',
  email TEXT NOT NULL DEFAULT '',
  register TEXT NOT NULL DEFAULT '',
  district INTEGER REFERENCES district (id),
  khoroo INTEGER,
  more_address TEXT NOT NULL DEFAULT '',
  w3w TEXT,
  lat REAL,
  long REAL,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  expires_at TEXT NOT NULL
);
CREATE UNIQUE INDEX orders_one_draft ON orders (user_id) WHERE enable_is = 0;
CREATE INDEX orders_of_user ON orders (user_id, created_at);
CREATE INDEX orders_overdue ON orders (expires_at) WHERE status = 'pending' AND enable_is = 1;

CREATE TABLE order_line (
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id),
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  amount INTEGER NOT NULL, -- the undiscounted unit price at order time
  discount INTEGER NOT NULL DEFAULT 0,
  bonus_percent INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (order_id, product_id)
) WITHOUT ROWID;

-- Pieces sold in orders that are neither pending nor expired: best sellers and trend are read from here.
CREATE TABLE sales (
  product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  category_sub_id INTEGER NOT NULL,
  brand_id INTEGER NOT NULL,
  quantity INTEGER NOT NULL
);
CREATE INDEX sales_best ON sales (quantity DESC, product_id);
CREATE INDEX sales_of_sub ON sales (category_sub_id, quantity DESC, product_id);
CREATE INDEX sales_of_brand ON sales (brand_id, quantity DESC, product_id);

-- An order goes pending → paid → shipping → delivered, or pending → expired. Nothing else.
CREATE TRIGGER order_status_path BEFORE UPDATE OF status ON orders
WHEN OLD.status <> NEW.status
  AND OLD.status || '>' || NEW.status NOT IN ('pending>paid', 'pending>expired', 'paid>shipping', 'shipping>delivered')
BEGIN
  SELECT RAISE(ABORT, 'guard:status');
END;

-- Payment credits the earned bonus and counts the sale, in the same statement that marks the order paid.
CREATE TRIGGER order_paid AFTER UPDATE OF status ON orders
WHEN OLD.status = 'pending' AND NEW.status = 'paid'
BEGIN
  UPDATE user SET bonus = bonus + NEW.add_bonus WHERE id = NEW.user_id;
  INSERT INTO sales (product_id, category_sub_id, brand_id, quantity)
    SELECT l.product_id, p.category_sub_id, p.brand_id, l.quantity
    FROM order_line l JOIN product p ON p.id = l.product_id
    WHERE l.order_id = NEW.id
    ON CONFLICT (product_id) DO UPDATE SET quantity = quantity + excluded.quantity;
END;

-- Expiry gives back what submitting took: stock, bonus, coupon.
CREATE TRIGGER order_expired AFTER UPDATE OF status ON orders
WHEN OLD.status = 'pending' AND NEW.status = 'expired' AND NEW.enable_is = 1
BEGIN
  UPDATE product SET remain = remain + (SELECT quantity FROM order_line WHERE order_id = NEW.id AND product_id = product.id)
    WHERE id IN (SELECT product_id FROM order_line WHERE order_id = NEW.id);
  UPDATE user SET bonus = bonus + NEW.used_bonus WHERE id = NEW.user_id;
  UPDATE coupon SET status = 1 WHERE id = NEW.coupon;
END;
