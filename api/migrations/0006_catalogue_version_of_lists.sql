-- The version (migration 0004) also counts what moves the lists that are no part of the listed products' counts: new
-- arrivals and events.
CREATE TRIGGER catalogue_fresh INSTEAD OF INSERT ON fresh_change
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
CREATE TRIGGER catalogue_event_insert AFTER INSERT ON event_product
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
CREATE TRIGGER catalogue_event_delete AFTER DELETE ON event_product
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
