import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { ask } from "#bff/client.ts";
import { pageBefore } from "./return-to.server.ts";

/**
 * Stores a preference, chosen by a link, so that it works everywhere; it changes nothing but how pages look.
 * @param value as in the address
 * @returns a redirect to the page that the link names as `next`, or else to the link's page
 * @throws a 404 for a value that is not offered
 */
export async function keepPreference(
  { context, request }: LoaderFunctionArgs,
  preference: "language" | "theme" | "view",
  value = "",
): Promise<Response> {
  const next = context.url.searchParams.get("next") ?? pageBefore(context, request) ?? "/";
  const chosen = await ask(context.bff.preferences[preference].$post({ json: { value, next } }));
  return redirect(chosen.next, 302);
}
