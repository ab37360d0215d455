import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { ask, localPath } from "#bff/client.ts";

/**
 * Signing out is a POST, so that no link, prefetch or image can do it. A GET redirects to the front page.
 */
export async function loader() {
  return redirect("/");
}

/**
 * Ends the session wherever it was copied to, or with the profile page's button every session of the customer.
 * Redirects to `next`, a page of this shop; if it requires a customer, to the sign-in page for it.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const everywhere = form.has("everywhere");
  const { outcome } = await ask(context.bff.account.logout.$post({ json: { everywhere } }));
  if (outcome === "here") await context.notify("failure", "notices.signedOutHere");
  else await context.notify("success", everywhere ? "notices.signedOutEverywhere" : "notices.signedOut");
  return redirect(localPath(form.get("next"), "/"), 303);
}
