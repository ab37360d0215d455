import { z } from "zod";
import { emailField, nameField, notOver, phoneField } from "#app/forms/contact-fields.server.ts";
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
      rePassword: z
        .string()
        .default("")
        .refine(...notOver(t, REGISTERED_PASSWORD.longest)),
    })
    .refine(({ password, rePassword }) => (password ?? "") === rePassword, {
      path: ["rePassword"],
      error: t("register.passwordMismatch"),
      // Reported together with the errors of the other fields.
      when: () => true,
    });
}
