/**
 * The header by which a script hears that its form was refused: `later`, it may be sent again as it is; `never`, that
 * would be refused again.
 */
export const REFUSAL = "X-Refusal";
export type Repeat = "later" | "never";
