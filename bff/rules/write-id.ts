/** Of writes that must not be done twice: adds to the cart, and steps of a quantity. */

/** A write's id, as the browser makes it (`app/writes/write.ts`). */
export const WRITE_ID = /^[a-z0-9]{5}$/;

/** How many ids, the latest, scripts are told of; they send an older write again only as one that is late (`LATE`). */
export const MOST_ADDS = 12;

/**
 * The field by which a script says that so many writes have followed that the shop may have forgotten this one's id.
 */
export const LATE = "late";
