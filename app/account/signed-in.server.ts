import type { AppLoadContext } from "@remix-run/cloudflare";
import { onwardTo } from "#app/order/without-goods.server.ts";
import { savePendingFavourite } from "#app/profile/saved-action.server.ts";
import type { CartNews } from "#bff/views/cart-news.ts";

/**
 * Runs after every sign-in, by password or provider: adds a notice, and carries out the pending action.
 * @param next the page that the sign-in was for
 * @param cart what the customer's other browsers have changed in the cart (decision 0264)
 * @returns the page to continue to
 */
export async function signedIn(context: AppLoadContext, next: string, cart: CartNews | null): Promise<string> {
  // Of several notices the last one stays, where the cookie has no room for all: the one that says most.
  if (!cart) await context.notify("success", "notices.signedIn");
  await savePendingFavourite(context);
  if (cart) await context.notify(...toldOf(cart));
  const onward = await onwardTo(context, next);
  // Nobody orders goods that they have not seen in their cart.
  const isOther = cart && (cart.foreign > 0 || cart.joined === true);
  return isOther && isCheckout(onward) ? "/cart" : onward;
}

const isCheckout = (path: string) => /^\/(?:shipping|confirm-order)(?:$|\?)/.test(path);

/** The notice of a sign-in that has changed the cart; its values choose its sentences (print-notices.server.ts). */
function toldOf({ joined, foreign, left }: CartNews): Parameters<AppLoadContext["notify"]> {
  const values = { foreign, left, joined: joined === true ? 1 : 0, unknown: joined === "unknown" ? 1 : 0 };
  return ["info", "notices.signedIn", values, { link: { to: "/cart", key: "notices.seeCart" } }];
}
