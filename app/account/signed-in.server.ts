import type { AppLoadContext } from "@remix-run/cloudflare";
import { namesOf } from "#app/cart/names.server.ts";
import { type RemovedLine, undoOf } from "#app/cart/removed-lines.ts";
import { onwardTo } from "#app/order/without-goods.server.ts";
import { savePendingFavourite } from "#app/profile/saved-action.server.ts";
import { type Translate, translator } from "#app/words/translate.server.ts";
import type { CartNews } from "#bff/views/cart-news.ts";

/**
 * Runs after every sign-in, by password or provider: adds a notice, and carries out the pending action (decision 0188).
 * @param next the page that the sign-in was for
 * @param cart what the customer's other browsers have changed in the cart (decision 0264)
 * @returns the page to continue to
 */
export async function signedIn(context: AppLoadContext, next: string, cart: CartNews | null): Promise<string> {
  // Of several notices the last one stays, where the cookie has no room for all: the one that says most.
  if (!cart) await context.notify("success", "notices.signedIn");
  await savePendingFavourite(context);
  if (cart) await context.notify(...toldOf(context, cart));
  const onward = await onwardTo(context, next);
  // Nobody orders goods that they have not seen in their cart.
  const isOther = cart && (cart.foreign.length > 0 || cart.joined !== "unknown");
  return isOther && isCheckout(onward) ? "/cart" : onward;
}

const isCheckout = (path: string) => /^\/(?:shipping|confirm-order)(?:$|\?)/.test(path);

/** The notice of a sign-in that has changed the cart; its values choose its sentences (print-notices.server.ts). */
function toldOf({ language }: AppLoadContext, { joined, foreign }: CartNews): Parameters<AppLoadContext["notify"]> {
  const { kind, values, removed } = toldOfJoined(translator(language), joined);
  const lines = [...foreign, ...removed];
  const extras = lines.length > 0 ? undoOf(lines) : { link: { to: "/cart", key: "notices.seeCart" } };
  if (foreign.length === 0) return [kind, "notices.signedIn", values, extras];
  return ["info", "notices.signedIn", { foreign: foreign.length, ...values }, extras];
}

interface ToldOfJoined {
  kind: "success" | "info";
  values: Record<string, string | number>;
  removed: readonly RemovedLine[];
}

function toldOfJoined(t: Translate, joined: CartNews["joined"]): ToldOfJoined {
  if (joined === null) return { kind: "success", values: {}, removed: [] };
  if (joined === "unknown") return { kind: "info", values: { unknown: 1 }, removed: [] };
  const { added, models, changed, removed, left } = joined;
  if (changed + removed.length + left > 0)
    return { kind: "info", values: { joined: 1, added, changed, removed: removed.length, left }, removed };
  const isNamed = models.some((model) => model !== null);
  return { kind: "success", values: isNamed ? { models: namesOf(t, models) } : { count: added }, removed };
}
