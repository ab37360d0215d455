/**
 * The notice that a button of the header's cart has set a quantity, used only without a script: the page that renders
 * it opens that cart again (decision 0173).
 */
export const CART_SET = "notices.cartSet";
