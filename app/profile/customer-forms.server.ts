import { z } from "zod";
import {
  emailField,
  isPhone,
  LONGEST_PHONE,
  nameField,
  notOver,
  phoneField,
  repeatMistake,
  typedPhone,
} from "#app/forms/contact-fields.server.ts";
import type { Translate } from "#app/i18n/translate.server.ts";

/** Length of a new password, in UTF-16 units (rule F4). */
const SHORTEST_PASSWORD = 6;
const LONGEST_PASSWORD = 60;

/** A customer's own details. */
export function infoSchema(t: Translate) {
  return z.object({
    name: nameField(t),
    email: emailField(t),
    phone: phoneField(t),
    phone2: typedPhone
      .refine(...notOver(t, LONGEST_PHONE))
      .refine((text) => text === "" || isPhone(text), t("checkout.phone2Digits")),
  });
}

/** A new password, entered twice. */
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
      error: repeatMistake(t, "customer.passwordMismatch", LONGEST_PASSWORD),
      // Reported together with the other error, not after it.
      when: () => true,
    });
}
