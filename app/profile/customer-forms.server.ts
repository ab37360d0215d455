import { z } from "zod";
import { emailField, isPhone, nameField, phoneField, typedPhone } from "#app/forms/contact-fields.server.ts";
import type { Translate } from "#app/i18n/translate.server.ts";

/** Of a customer's other password, in UTF-16 units. */
const SHORTEST_PASSWORD = 6;
const LONGEST_PASSWORD = 60;

/** What a customer changes of themselves. */
export function infoSchema(t: Translate) {
  return z.object({
    name: nameField(t),
    email: emailField(t),
    phone: phoneField(t),
    phone2: typedPhone.refine((text) => text === "" || isPhone(text), t("checkout.phone2Digits")),
  });
}

/** Another password, entered twice. */
export function passwordSchema(t: Translate) {
  return z
    .object({
      password: z
        .string({ error: t("account.passwordRequired") })
        .min(SHORTEST_PASSWORD, t("customer.passwordLength"))
        .max(LONGEST_PASSWORD, t("customer.passwordLength")),
      rePassword: z.string().default(""),
    })
    .refine(({ password, rePassword }) => (password ?? "") === rePassword, {
      path: ["rePassword"],
      error: t("customer.passwordMismatch"),
      // Said beside the other mistake, not after it.
      when: () => true,
    });
}
