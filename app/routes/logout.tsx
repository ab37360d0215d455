import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type PageHandle, page } from "#app/handles.ts";
import { ask, localPath, openPath } from "#bff/client.ts";

export { clientAction } from "#app/forms/client-action.ts";

export const handle: PageHandle = { ...page, isDestination: false };

/**
 * Signing out is a POST, so that no link, prefetch or image can do it. A GET redirects to the front page.
 */
export async function loader() {
  return redirect("/");
}

/**
 * Ends the session wherever it was copied to, or with the profile page's button every session of the customer; the
 * notice's button then clears what stays in the browser, which mostly belongs to one person.
 * Redirects to `next`, a page of this shop; if it requires a customer, to the sign-in page for it. Without it, to the
 * page on which the button was pressed, `from`; if that requires a customer, to the front page.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (form.has("clear")) {
    await ask(context.bff.account.clear.$post());
    await context.notify("success", "notices.clearedHere");
    // Not to a product's page, which would become the first viewed product.
    return redirect("/", 303);
  }
  const everywhere = form.has("everywhere");
  const { outcome, left } = await ask(context.bff.account.logout.$post({ json: { everywhere } }));
  const undo = { to: "/logout", fields: { clear: "" }, label: "notices.clearHere" };
  const told = [{ left: Number(left) }, left ? { undo } : {}] as const;
  if (outcome === "here") await context.notify("failure", "notices.signedOutHere", ...told);
  else await context.notify("success", everywhere ? "notices.signedOutEverywhere" : "notices.signedOut", ...told);
  // Of the page of tracking, the form is open to all, and the answer is not.
  const stays = openPath(context.pages, form.get("from"), "/").replace(/^(\/track-order)\?.*/, "$1");
  return redirect(localPath(context.pages, form.get("next"), stays), 303);
}
