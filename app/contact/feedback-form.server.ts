import { z } from "zod";
import { typedLine } from "#app/forms/contact-fields.server.ts";
import type { Translate } from "#app/words/translate.server.ts";
import { LONGEST_FEEDBACK, LONGEST_SUBJECT } from "#bff/rules/feedback.ts";
import { reviewText } from "#bff/rules/review.ts";

/** The feedback form (rule V4). `key` identifies the form, so that it is delivered once. */
export function feedbackSchema(t: Translate) {
  const required = t("contact.required");
  return z.object({
    subject: typedLine
      .refine((text) => text !== "", required)
      .refine((text) => text.length <= LONGEST_SUBJECT, t("contact.subjectTooLong", { limit: LONGEST_SUBJECT })),
    message: z
      .string()
      .optional()
      .transform((text) => reviewText(text ?? ""))
      .refine((text) => text !== "", required)
      .refine((text) => text.length <= LONGEST_FEEDBACK, t("contact.messageTooLong", { limit: LONGEST_FEEDBACK })),
    key: z.string().default(""),
  });
}
