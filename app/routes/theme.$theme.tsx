import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { pageBefore } from "#app/forms/return-to.server.ts";
import { ask } from "#bff/client.ts";

/**
 * Light or dark: a link, so that it works everywhere; it changes nothing but colours, and leads back to the page it
 * stood on: the one that is the same in every footer names none, and the browser says where it was pressed.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const next = context.url.searchParams.get("next") ?? pageBefore(context, request) ?? "/";
  const chosen = await ask(context.bff.preferences.theme.$post({ json: { theme: params.theme ?? "", next } }));
  return redirect(chosen.next, 302);
}
