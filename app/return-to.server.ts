import { z } from "zod";
import { askOrFailure, localPath, type PageContext } from "#bff/client.ts";

/** Fields that a product's buttons post, whichever action they are for. */
export const whole = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);
export const productId = whole.pipe(z.number().positive());
/** An empty or odd quantity is one piece. */
export const pieces = whole.catch(1);

/**
 * Where a form of a product leads back to: the page it stood on, and there its card when it was a card's.
 * @param returnTo what the form said; believed only when it stays in this shop
 */
export function backTo(returnTo: string | undefined, id: number): string {
  const path = localPath(returnTo, `/single-product/${id}`);
  return returnTo?.endsWith(`#p-${id}`) ? `${path}#p-${id}` : path;
}

/**
 * Where to go on from a form that changed nothing of the page it stands on. Without a script the fragment brings the card into sight
 * again; with one the shopper is still there, and it would move the card to the window's top.
 */
export function inPlace({ isScripted }: Pick<PageContext, "isScripted">, address: string): string {
  return isScripted ? address.replace(/#.*$/, "") : address;
}

/**
 * Lets the product page that answers a form show again how many pieces were typed there: whatever became of the form, nothing typed
 * is lost (experience.md). Cards say one piece, which is where the field begins anyway.
 */
export async function keepQuantity({ bff }: Pick<PageContext, "bff">, line: { id: number; quantity: number }) {
  if (line.quantity > 1) await askOrFailure(bff.cart.typed.$post({ json: line }));
}
