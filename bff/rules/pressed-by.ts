/**
 * The field by which a form says for which customer its page was made: their mark (`shortTag` in
 * bff/session/customer.ts), which reveals nothing about them. A guest's form has none.
 */
export const PRESSED_BY = "by";
