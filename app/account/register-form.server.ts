import { z } from "zod";
import { emailField, nameField, phoneField, repeatMistake } from "#app/forms/contact-fields.server.ts";
import type { Translate } from "#app/i18n/translate.server.ts";

/** Length of a new customer's password, in UTF-16 units. */
const SHORTEST_PASSWORD = 8;
/** The longest password that may be sent to the API (bff/upstream/kinds.ts). */
export const LONGEST_PASSWORD = 200;

/** The registration form. */
export function registerSchema(t: Translate) {
  return z
    .object({
      name: nameField(t),
      email: emailField(t, t("register.emailRequired")),
      phone: phoneField(t),
      password: z
        .string({ error: t("account.passwordRequired") })
        .min(SHORTEST_PASSWORD, t("register.passwordLength"))
        .max(LONGEST_PASSWORD, t("register.passwordLength")),
      rePassword: z.string().default(""),
    })
    .refine(({ password, rePassword }) => (password ?? "") === rePassword, {
      path: ["rePassword"],
      error: repeatMistake(t, "register.passwordMismatch", LONGEST_PASSWORD),
      // Reported together with the errors of the other fields.
      when: () => true,
    });
}
