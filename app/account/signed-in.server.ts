import type { AppLoadContext } from "@remix-run/cloudflare";
import { onwardTo } from "#app/order/without-goods.server.ts";
import { savePendingFavourite } from "#app/profile/saved-action.server.ts";

/**
 * Runs after every sign-in, by password or provider: shows a notice, and carries out the action that waited for it
 * (decision 0160).
 * @param next the page that the sign-in was for
 * @returns where to go on
 */
export async function signedIn(context: AppLoadContext, next: string): Promise<string> {
  await context.notify("success", "notices.signedIn");
  await savePendingFavourite(context);
  return onwardTo(context, next);
}
