import { z } from "zod";
import { localPath } from "#bff/client.ts";

/** Fields that a product's buttons post, whichever action they are for. */
export const whole = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);
export const productId = whole.pipe(z.number().positive());

/**
 * Where a form of a product leads back to: the page it stood on, and there its card when it was a card's.
 * @param returnTo what the form said; believed only when it stays in this shop
 */
export function backTo(returnTo: string | undefined, id: number): string {
  const path = localPath(returnTo, `/single-product/${id}`);
  return returnTo?.endsWith(`#p-${id}`) ? `${path}#p-${id}` : path;
}
