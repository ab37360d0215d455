/**
 * The field by which a script says what the cart held after the last write of its window, over all pages of that
 * window: a press on a page from before that write then knows its own work from another window's (decision 0186).
 * Lines as `id.quantity` with `_` between them, as the shop said them (`held` of its answer's cart).
 */
export const HELD = "held";
