/** Saves a review. A guest signs in first and gets the typed review back in the form. */
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { postedForm } from "#app/forms/form-answer.server.ts";
import { type Translate, translator } from "#app/words/translate.server.ts";
import { askOrFailure, errorPage } from "#bff/client.ts";
import { parseId } from "#bff/rules/ids.ts";
import { MAX_REVIEW_LENGTH, publishedText, reviewText } from "#bff/rules/review.ts";

/**
 * A review's form. The API checks neither stars nor comment (docs/api.md, section 4): this schema is the only check.
 */
export function reviewSchema(t: Translate) {
  return z.object({
    rate: z
      .string({ error: t("review.rateRequired") })
      .regex(/^[1-5]$/, t("review.rateRequired"))
      .transform(Number),
    message: z
      .string({ error: t("review.commentRequired") })
      .transform(reviewText)
      .refine((text) => text !== "", t("review.commentRequired"))
      .refine((text) => text.length <= MAX_REVIEW_LENGTH, t("review.commentTooLong", { limit: MAX_REVIEW_LENGTH }))
      .refine((text) => text === "" || publishedText(text) !== "", t("fields.text")),
  });
}

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
