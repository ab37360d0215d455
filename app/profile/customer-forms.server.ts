import { z } from "zod";
import {
  emailField,
  MAX_PHONE_LENGTH,
  nameField,
  notOver,
  phoneField,
  repeated,
  typedPhone,
} from "#app/forms/contact-fields.server.ts";
import type { Translate } from "#app/words/translate.server.ts";
import { isPhone } from "#bff/rules/contact.ts";
import { CHANGED_PASSWORD } from "#bff/rules/password.ts";

/** A customer's own details. */
export function infoSchema(t: Translate) {
  return z.object({
    name: nameField(t),
    email: emailField(t),
    phone: phoneField(t),
    phone2: typedPhone
      .refine(...notOver(t, MAX_PHONE_LENGTH))
      .refine((text) => text === "" || isPhone(text), t("checkoutAnswers.phone2Digits")),
  });
}

/** A new password, entered twice. */
export function passwordSchema(t: Translate) {
  return z
    .object({
      password: z
        .string({ error: t("account.passwordRequired") })
        .min(CHANGED_PASSWORD.shortest, t("customer.passwordLength"))
        .max(CHANGED_PASSWORD.longest, t("customer.passwordLength")),
      rePassword: z.string().default(""),
    })
    .refine(...repeated(t, "customer.passwordMismatch", CHANGED_PASSWORD.longest));
}
