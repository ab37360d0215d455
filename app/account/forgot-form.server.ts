import { z } from "zod";
import { emailField } from "#app/forms/contact-fields.server.ts";
import type { Translate } from "#app/words/translate.server.ts";

/** The form that asks for a new password. */
export function forgotSchema(t: Translate) {
  return z.object({ email: emailField(t, t("forgot.emailRequired"), t("forgot.emailInvalid")) });
}
