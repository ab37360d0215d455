/**
 * The field by which a form says for which customer its page was made: their tag (`shortTag` in
 * bff/session/customer.ts), which reveals nothing about them. A guest's form has none.
 */
export const CUSTOMER_TAG = "by";
