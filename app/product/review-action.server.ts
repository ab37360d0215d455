/** Saves a review. A guest signs in first and gets the typed review back in the form. */
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { checkForm, failedForm, refuseForm } from "#app/forms/form-answer.server.ts";
import { translator } from "#app/i18n/translate.server.ts";
import { askOrFailure, errorPage } from "#bff/client.ts";
import { reviewSchema } from "./review-form.server.ts";

/** The product page's action: its one form of its own is the review. */
export async function reviewAction({ request, params, context }: ActionFunctionArgs) {
  const { bff, language, notify } = context;
  if (!/^\d{1,10}$/.test(params.id ?? "")) throw errorPage("not-found");
  const id = Number(params.id);
  const t = translator(language);
  const submission = checkForm(await request.formData(), reviewSchema(t));
  if (submission.status !== "success") return refuseForm(context, { result: submission.reply() }, 400);
  const reply = await askOrFailure(bff.reviews.$post({ json: { id, ...submission.value } }));
  if (reply.failure) {
    const { errors, status } = failedForm(t, Object.keys(submission.value), reply, "review.fault");
    return refuseForm(context, { result: submission.reply(errors) }, status);
  }
  const { answer } = reply;
  if (answer.outcome === "sign-in") {
    await notify("failure", "errors.signInRequired");
    throw redirect(`/login?next=${encodeURIComponent(`/review?id=${id}&draft=${answer.draft}`)}`, 303);
  }
  if (answer.outcome === "gone") await notify("failure", "notices.productGone");
  else if (answer.outcome === "given-in-part") await notify("success", "notices.reviewGivenWithoutEmoji");
  else await notify("success", "notices.reviewGiven");
  throw redirect(`/single-product/${id}#reviews`, 303);
}
