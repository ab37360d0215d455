import { z } from "zod";
import { emailField, nameField, phoneField, repeated } from "#app/forms/contact-fields.server.ts";
import type { Translate } from "#app/words/translate.server.ts";
import { REGISTERED_PASSWORD } from "#bff/rules/password.ts";

/** The registration form. */
export function registerSchema(t: Translate) {
  return z
    .object({
      name: nameField(t),
      email: emailField(t, t("register.emailRequired")),
      phone: phoneField(t),
      password: z
        .string({ error: t("account.passwordRequired") })
        .min(REGISTERED_PASSWORD.shortest, t("register.passwordLength"))
        .max(REGISTERED_PASSWORD.longest, t("register.passwordLength")),
      rePassword: z.string().default(""),
    })
    .refine(...repeated(t, "register.passwordMismatch", REGISTERED_PASSWORD.longest));
}
