import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { ask } from "#bff/client.ts";

/**
 * Grid or list: a link, so that it works everywhere; it remembers the choice and leads back to the list it stood on.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const next = context.url.searchParams.get("next") ?? "/";
  const chosen = await ask(context.bff.preferences.view.$post({ json: { view: params.view ?? "", next } }));
  return redirect(chosen.next, 302);
}
