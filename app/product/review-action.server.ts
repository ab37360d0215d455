/** Saves a review. A guest signs in first and gets the typed review back in the form. */
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { postedForm } from "#app/forms/form-answer.server.ts";
import { translator } from "#app/words/translate.server.ts";
import { askOrFailure, errorPage } from "#bff/client.ts";
import { parseId } from "#bff/rules/ids.ts";
import { reviewSchema } from "./review-form.server.ts";

/** The product page's action; the review is its only form (the others post to their own routes). */
export async function reviewAction({ request, params, context }: ActionFunctionArgs) {
  const { bff, language, notify } = context;
  const id = parseId(params.id ?? "");
  if (id === null) throw errorPage("not-found");
  const { value, refuse, fail } = postedForm(context, await request.formData(), reviewSchema(translator(language)));
  if (!value) return refuse();
  const reply = await askOrFailure(bff.reviews.$post({ json: { id, ...value } }));
  if (reply.failure) return fail(reply, "review.fault");
  const { answer } = reply;
  if (answer.outcome === "sign-in") {
    await notify("failure", "errors.signInRequired");
    throw redirect(`/login?next=${encodeURIComponent(`/review?id=${id}&draft=1`)}`, 303);
  }
  if (answer.outcome === "gone") await notify("failure", "notices.productGone");
  else if (answer.outcome === "given-in-part") await notify("success", "notices.reviewGivenWithoutEmoji");
  else await notify("success", "notices.reviewGiven");
  throw redirect(`/single-product/${id}#reviews`, 303);
}
