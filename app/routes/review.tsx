import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

/**
 * Where the sign-in page leads those who wrote a review before it: on to that very form. An address of its own because
 * `next` carries no fragment.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { searchParams } = context.url;
  const id = searchParams.get("id") ?? "";
  const draft = searchParams.get("draft") ?? "";
  if (!/^\d{1,10}$/.test(id)) return redirect("/");
  return redirect(`/single-product/${id}${/^[\w.-]+$/.test(draft) ? `?draft=${draft}` : ""}#review-form`);
}
