import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { ask } from "#bff/client.ts";

/** A link, so that it works everywhere; it changes nothing but the words, and leads back to the page it stood on. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { searchParams } = context.url;
  const next = searchParams.get("next") ?? "/";
  const language = params.code ?? "";
  const chosen = await ask(context.bff.preferences.language.$post({ json: { language, next } }));
  return redirect(chosen.next, 302);
}
