import { z } from "zod";
import type { Translate } from "#app/words/translate.server.ts";
import { LONGEST_REVIEW, publishedText, reviewText } from "#bff/rules/review.ts";

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
      .refine((text) => text.length <= LONGEST_REVIEW, t("review.commentTooLong", { limit: LONGEST_REVIEW }))
      .refine((text) => text === "" || publishedText(text) !== "", t("fields.text")),
  });
}
