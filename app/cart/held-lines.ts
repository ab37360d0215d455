/**
 * The field by which a script says what the cart held after the last write of its window, over all pages of that
 * window: a press on a page from before that write can then distinguish its own changes from another window's (decision
 * 0186). Lines as `id.quantity` with `_` between them, as the shop returned them (`held` of its answer's cart).
 */
export const HELD = "held";
