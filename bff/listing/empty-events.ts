/**
 * Remembers events that were just found to have no products, so that no link leads to them. The existing API names
 * every event and answers "failed" for an empty one (docs/api.md, section 3). Asking for each of them would cost a call
 * per event, so the first shopper who follows a hashtag finds out for the others, in this isolate.
 */

/** Seconds for which an empty event is left out: as long as the list of events itself is fresh. */
const EMPTY_FOR = 300;

const empty = new Map<number, number>();

/**
 * @param id the event's
 * @param isEmpty whether its list had nothing in it
 * @param now milliseconds since the epoch
 */
export function rememberEvent(id: number, isEmpty: boolean, now = Date.now()): void {
  if (isEmpty) empty.set(id, now + EMPTY_FOR * 1_000);
  else empty.delete(id);
}

/** The events that something may lead to; parameters as above. */
export function eventsWithProducts<Event extends { id: number }>(events: readonly Event[], now = Date.now()): Event[] {
  // Events that no list names any more expire.
  for (const [id, until] of empty) if (until <= now) empty.delete(id);
  return events.filter(({ id }) => !empty.has(id));
}
