import { card } from "./card.ts";
import { listing } from "./listing.ts";
import { product } from "./product.ts";
import { review } from "./review.ts";
import { shell } from "./shell.ts";
import { ui } from "./ui.ts";

/** The sentences of most pages, which the scripts bring. */
export const common = { card, listing, product, review, shell, ui };
