-- The administration (api/admin): who is signed in, who tries to, and what was changed.

CREATE TABLE admin_session (
  token_hash TEXT PRIMARY KEY, -- keyed by ADMIN_SECRET: another secret ends all sessions
  who TEXT NOT NULL,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  expires_at TEXT NOT NULL
);

-- Sign-ins that were tried, by network.
CREATE TABLE admin_attempt (
  network_hash TEXT NOT NULL, -- keyed by ADMIN_SECRET
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
CREATE INDEX admin_attempt_of ON admin_attempt (network_hash, at);

CREATE TABLE admin_change (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  who TEXT NOT NULL, -- the name that was given at sign-in
  kind TEXT NOT NULL CHECK (kind IN ('product', 'order')),
  subject TEXT NOT NULL, -- a product's id, an order's number
  field TEXT NOT NULL,
  before TEXT NOT NULL,
  after TEXT NOT NULL
);
CREATE INDEX admin_change_of ON admin_change (kind, subject, id);
