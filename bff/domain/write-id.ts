/** Of writes that must not be done twice: adds to the cart, and steps of a quantity. */

/** A write's id, as the browser makes it (`app/writes/write.ts`). */
export const WRITE_ID = /^[a-z0-9]{5}$/;

/** How many ids, the latest, the shop remembers for a browser; an older write sent again is not done (`LATE`). */
export const MOST_ADDS = 12;

/** The field by which a script says that so many writes came after this one that its id may be forgotten. */
export const LATE = "late";
