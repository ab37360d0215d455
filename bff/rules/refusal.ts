/**
 * The header that tells a script that its form was refused. `later`: it may be sent again unchanged; `never`: it would
 * be refused again.
 */
export const REFUSAL = "X-Refusal";
export type Repeat = "later" | "never";
