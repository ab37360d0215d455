import type { AppLoadContext } from "@remix-run/cloudflare";
import { namesOf } from "#app/cart/names.server.ts";
import { undoOf } from "#app/cart/removed-lines.ts";
import { translator } from "#app/i18n/translate.server.ts";
import { onwardTo } from "#app/order/without-goods.server.ts";
import { savePendingFavourite } from "#app/profile/saved-action.server.ts";
import type { CartNews } from "#bff/views/cart-news.ts";

/**
 * Runs after every sign-in, by password or provider: adds a notice, and carries out the pending action (decision 0160).
 * @param next the page that the sign-in was for
 * @param cart what the customer's other browsers have changed in the cart (decision 0172)
 * @returns the page to continue to
 */
export async function signedIn(context: AppLoadContext, next: string, cart: CartNews | null): Promise<string> {
  await savePendingFavourite(context);
  if (cart) await tellOfJoined(context, cart.joined);
  // The last one, with what was removed in it: of several notices the cookie keeps the last two.
  const foreign = cart?.foreign ?? [];
  await context.notify("success", "notices.signedIn", { count: foreign.length }, undoOf(foreign));
  const onward = await onwardTo(context, next);
  // Nobody orders goods that they have not seen in their cart.
  const isOther = cart && (cart.foreign.length > 0 || cart.joined !== "unknown");
  return isOther && isCheckout(onward) ? "/cart" : onward;
}

const isCheckout = (path: string) => /^\/(?:shipping|confirm-order)(?:$|\?)/.test(path);

async function tellOfJoined({ notify, language }: AppLoadContext, joined: CartNews["joined"]): Promise<void> {
  if (joined === "unknown") return notify("info", "notices.cartUnknown");
  if (!joined) return;
  const { added, models, changed, removed, left } = joined;
  const link = { to: "/cart", key: "notices.seeCart" };
  if (changed + removed.length + left === 0) {
    const key = models.some((model) => model !== null) ? "notices.cartBrought" : "notices.cartBroughtCount";
    return notify("success", key, { count: added, models: namesOf(translator(language), models) }, { link });
  }
  const values = { added, changed, removed: removed.length, left };
  await notify("info", "notices.cartJoined", values, { link, ...undoOf(removed) });
}
