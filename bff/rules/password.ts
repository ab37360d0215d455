/** Lengths of passwords that are chosen here, in UTF-16 units: forms and the border refuse others. */

/** Of a new customer's password. */
export const REGISTERED_PASSWORD = { shortest: 8, longest: 200 };
/** Of one that takes another's place (rule F4). */
export const CHANGED_PASSWORD = { shortest: 6, longest: 60 };
