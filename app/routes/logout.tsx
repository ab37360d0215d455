import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { ask } from "#bff/client.ts";

/** Signing out is a post: a link, a prefetch or a picture must not do it. Opened as a page, it leads to the front page. */
export async function loader() {
  return redirect("/");
}

export async function action({ context }: ActionFunctionArgs) {
  await ask(context.bff.account.logout.$post());
  await context.notify("success", "notices.signedOut");
  return redirect("/", 303);
}
