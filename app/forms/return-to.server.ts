import { redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { askOrFailure, localPath, type PageContext } from "#bff/client.ts";

/** Fields that a product's buttons post, whichever action they are for. */
export const whole = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);
export const productId = whole.pipe(z.number().positive());
/** A quantity as it was typed: `parseQuantity` alone says whether it is one. */
export const typedQuantity = z.string().catch("");

/**
 * Where a form of a product leads back to: the page it stood on, and there its card when it was a card's.
 * @param returnTo what the form said; believed only when it stays in this shop
 */
export function backTo(returnTo: string | undefined, id: number): string {
  const path = localPath(returnTo, `/single-product/${id}`);
  return returnTo?.endsWith(`#p-${id}`) ? `${path}#p-${id}` : path;
}

/**
 * Where to go on from a form that changed nothing of the page it stands on. Without a script the fragment brings the
 * card into sight again; with one the shopper is still there, and it would move the card to the window's top.
 */
export function inPlace({ isDataRequest }: Pick<PageContext, "isDataRequest">, address: string): string {
  return isDataRequest ? address.replace(/#.*$/, "") : address;
}

/**
 * Lets the page that answers a product's form show again what was typed as its quantity: whatever became of the form,
 * nothing typed is lost. Cards say one piece, which is where the field begins anyway.
 * @param isShort the shop has not so many, which the page then says at the field
 */
export async function keepQuantity(
  { bff }: Pick<PageContext, "bff">,
  { id, quantity, isShort }: { id: number; quantity: string; isShort?: boolean },
) {
  if (quantity !== "1" || isShort) await askOrFailure(bff.cart.typed.$post({ json: { id, text: quantity, isShort } }));
}

/**
 * Answers a form whose quantity is none: nothing has happened, and the page with the field says so beside it, with what
 * was typed. A page without the field (a card's list) says so in its notice.
 */
export async function refuseQuantity(
  context: Pick<PageContext, "bff" | "isDataRequest" | "notify">,
  { id, quantity, returnTo }: { id: number; quantity: string; returnTo?: string | undefined },
) {
  const back = backTo(returnTo, id);
  if (back === `/single-product/${id}`) {
    await keepQuantity(context, { id, quantity });
    return redirect(`${back}#quantity`, 303);
  }
  await context.notify("failure", "notices.quantityWrong");
  return redirect(inPlace(context, back), 303);
}
