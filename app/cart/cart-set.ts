/**
 * The notice that a button of the header's cart has set a quantity, told only without a script: the page that prints it
 * opens that cart again (decision 0173).
 */
export const CART_SET = "notices.cartSet";
