import { z } from "zod";
import { notOver } from "#app/forms/contact-fields.server.ts";
import type { Translate } from "#app/words/translate.server.ts";
import { isEmail } from "#bff/rules/fields.ts";
import { withoutInvisible } from "#bff/rules/sent-text.ts";

/** Longest e-mail address and password of an account, in UTF-16 units. */
const MAX_FIELD_LENGTH = 200;

/** The sign-in form. Only the API decides whether a password is right; this schema refuses empty fields alone. */
export function signInSchema(t: Translate) {
  return z.object({
    email: z
      .string({ error: t("checkoutAnswers.emailRequired") })
      .transform((text) => withoutInvisible(text).trim())
      .refine(...notOver(t, MAX_FIELD_LENGTH))
      .refine(isEmail, t("checkoutAnswers.emailInvalid")),
    password: z.string({ error: t("account.passwordRequired") }).refine(...notOver(t, MAX_FIELD_LENGTH)),
  });
}
