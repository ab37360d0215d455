/**
 * The kinds of value that a request to the existing API is made of (decision 0120). Each has a sentence for the shopper
 * whose entry does not fit: `fields` of app/words.
 */
export const FIELD_KINDS = [
  "id",
  "number",
  "email",
  "phone",
  "register",
  "orderNumber",
  "coupon",
  "listedName",
  "password",
  "text",
  "word",
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** A field that the border refused: its name in the request, and what it should have been. */
export interface RefusedField {
  field: string;
  kind: FieldKind;
}
