import { redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { askOrFailure, type PageContext, returnPath } from "#bff/client.ts";
import { ID_TEXT } from "#bff/rules/ids.ts";

/** Fields that a product's buttons post, whichever action they are for: a place in a list, from 0. */
export const placeText = z.string().regex(ID_TEXT).transform(Number);
/** A quantity as typed; only `parseQuantity` validates it. */
export const typedQuantity = z.string().catch("");

/**
 * Where a product's form redirects: to the page that posted it, at the card when a card did.
 * @param context of the request
 * @param returnTo the form's value; used only when it is a path of this shop
 */
export function backTo({ pages }: Pick<PageContext, "pages">, returnTo: string | undefined, id: number): string {
  const path = returnPath(pages, returnTo, `/single-product/${id}`);
  return path + placeIn(returnTo);
}

/**
 * What a form posts, with what the pressed button says: a list of products is one form, whose buttons name the product
 * (`add`; in their own addresses `id`) and its place in the page (`at`), where that is not the product's own.
 * @returns all fields; `returnTo` leads to that place
 */
export async function submittedFields(request: Request): Promise<Record<string, unknown>> {
  const ofButton = Object.fromEntries(new URL(request.url).searchParams);
  const fields: Record<string, unknown> = { ...Object.fromEntries(await request.formData()), ...ofButton };
  if (fields.add !== undefined) Object.assign(fields, { intent: "add", id: fields.add });
  const product = fields.add ?? ofButton.id;
  const place = ofButton.at ?? (product && `p-${product}`);
  if (typeof fields.returnTo === "string" && place) fields.returnTo += `#${place}`;
  return fields;
}

/** The place in a page to which a card's form leads back: the card's fragment, which `returnPath` leaves out. */
export const placeIn = (returnTo = ""): string => returnTo.match(/#[a-z]{1,20}-\d{1,10}$/)?.[0] ?? "";

/**
 * The page of this shop that sent a request, by its `Referer`.
 * @returns undefined for a request from elsewhere, and when it is the requested page itself
 */
export function pageBefore(
  { pages, url }: Pick<PageContext, "pages" | "url">,
  { headers }: Request,
): string | undefined {
  const referer = headers.get("Referer");
  if (!referer?.startsWith(`${url.origin}/`)) return undefined;
  const path = returnPath(pages, referer.slice(url.origin.length), "");
  return path && path !== url.pathname + url.search ? path : undefined;
}

/**
 * Passes the typed quantity to the page that follows a product's form, so that it is not lost. Cards post 1, the
 * field's default.
 * @param isShort the stock is smaller, which the page states at the field
 */
export async function keepQuantity(
  { bff }: Pick<PageContext, "bff">,
  { id, quantity, isShort }: { id: number; quantity: string; isShort?: boolean },
) {
  if (quantity !== "1" || isShort)
    await askOrFailure(bff.cart.typed.$post({ json: { typed: [{ id, text: quantity, isShort }] } }));
}

/**
 * Refuses a form with an invalid quantity. The page with the field shows the error and the typed text; a page without
 * the field (a list) shows a notice.
 */
export async function refuseQuantity(
  context: Pick<PageContext, "bff" | "notify" | "pages">,
  { id, quantity, returnTo }: { id: number; quantity: string; returnTo?: string | undefined },
) {
  const back = backTo(context, returnTo, id);
  if (back === `/single-product/${id}`) {
    await keepQuantity(context, { id, quantity });
    return redirect(`${back}#quantity`, 303);
  }
  await context.notify("failure", "notices.quantityWrong");
  return redirect(back, 303);
}
