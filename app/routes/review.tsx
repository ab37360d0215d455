import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type PageHandle, page } from "#app/handles.ts";
import { parseId } from "#bff/rules/ids.ts";

export const handle: PageHandle = page;

/**
 * The redirect after signing in for a review, to the review form. It has its own address because `next` carries no
 * fragment.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { searchParams } = context.url;
  const id = searchParams.get("id") ?? "";
  if (parseId(id) === null) return redirect("/");
  return redirect(`/single-product/${id}${searchParams.has("draft") ? "?draft=1" : ""}#review-form`);
}
