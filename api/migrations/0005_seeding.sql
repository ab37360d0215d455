-- When the demonstration catalogue was seeded: its dates (new arrivals, ends of discounts) are moved along with the
-- calendar (scripts/database.mjs). Empty in a shop that has a catalogue of its own.
CREATE TABLE seeding (seeded_at TEXT NOT NULL);
