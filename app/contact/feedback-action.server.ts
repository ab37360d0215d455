/** Delivers a customer's feedback. A guest signs in first and gets the typed text back in the form. */
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { typedLine } from "#app/forms/contact-fields.server.ts";
import { postedForm, refuseUnknown } from "#app/forms/form-answer.server.ts";
import { type Translate, translator } from "#app/words/translate.server.ts";
import { askOrFailure } from "#bff/client.ts";
import { MAX_FEEDBACK_LENGTH, MAX_FEEDBACK_PER_HOUR, MAX_SUBJECT_LENGTH } from "#bff/rules/feedback.ts";
import { reviewText } from "#bff/rules/review.ts";

/** The feedback form (rule V4). `key` identifies the form, so that it is delivered once. */
export function feedbackSchema(t: Translate) {
  const required = t("contact.required");
  return z.object({
    subject: typedLine
      .refine((text) => text !== "", required)
      .refine((text) => text.length <= MAX_SUBJECT_LENGTH, t("contact.subjectTooLong", { limit: MAX_SUBJECT_LENGTH })),
    message: z
      .string()
      .optional()
      .transform((text) => reviewText(text ?? ""))
      .refine((text) => text !== "", required)
      .refine(
        (text) => text.length <= MAX_FEEDBACK_LENGTH,
        t("contact.messageTooLong", { limit: MAX_FEEDBACK_LENGTH }),
      ),
    key: z.string().default(""),
  });
}

/** The action of the contact page. */
export async function feedbackAction({ request, context }: ActionFunctionArgs) {
  const { bff, language, notify } = context;
  const t = translator(language);
  const form = await request.formData();
  if (form.get("intent") !== "confirm") return refuseUnknown(context, "/contact");
  const { value, refuse, fail } = postedForm(context, form, feedbackSchema(t));
  if (!value) return refuse();
  const reply = await askOrFailure(bff.contact.feedback.$post({ json: value }));
  if (reply.failure) return fail(reply, "contact.fault");
  const { outcome } = reply.answer;
  if (outcome === "not-sent") return refuse({ formErrors: [t("contact.fault")] }, 503);
  if (outcome === "too-many")
    return refuse({ formErrors: [t("contact.tooMany", { most: MAX_FEEDBACK_PER_HOUR })] }, 429);
  if (outcome === "sign-in") {
    await notify("failure", "errors.signInRequired");
    return redirect(`/login?next=${encodeURIComponent("/contact?draft=1")}`, 303);
  }
  await notify("success", "notices.feedbackSent");
  // Another address, so that the form is empty again even if the page stays mounted.
  return redirect(`/contact?sent=${value.key.slice(0, 6)}`, 303);
}
