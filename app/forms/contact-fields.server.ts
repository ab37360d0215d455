/**
 * Contact fields, validated alike in every form: normalisation, and the message for each error.
 */
import { z } from "zod";
import type { Translate, WordKey } from "#app/words/translate.server.ts";
import { isPhone, phoneDigits } from "#bff/rules/contact.ts";
import { isEmail, MAX_EMAIL_LENGTH } from "#bff/rules/fields.ts";
import { isSendable, seenText, withoutInvisible } from "#bff/rules/sent-text.ts";

/** Longest name that the API keeps, in UTF-16 units. */
const MAX_NAME_LENGTH = 100;

/**
 * A field that is missing, or of which nothing is seen, is empty. Control characters are never meant, and JSON would
 * write each with six bytes.
 */
export const typedLine = z
  .string()
  .optional()
  .transform((text) => seenText((text ?? "").replace(/\p{Cc}+/gu, " ").trim()));

/** A phone number reduced to its digits; the form checks whether it is valid. */
export const typedPhone = typedLine.transform(phoneDigits);

/**
 * A check of a text's length, which says the limit. It stands before the other checks of its field: the first message
 * is shown.
 * @param limit in UTF-16 units
 */
export const notOver = (t: Translate, limit: number) =>
  [(text: string) => text.length <= limit, t("notices.tooLong", { limit })] as const;

/** Longest phone number as people write it, in UTF-16 units. */
export const MAX_PHONE_LENGTH = 30;

/** A person's name, as long as the API keeps it. */
export const nameField = (t: Translate) =>
  typedLine
    .refine((text) => text !== "", t("checkoutAnswers.nameRequired"))
    .refine((text) => text.length <= MAX_NAME_LENGTH, t("checkoutAnswers.nameTooLong"))
    .refine(isSendable, t("fields.text"));

/** A phone number of Mongolia: eight digits, however they are typed. */
export const phoneField = (t: Translate) =>
  typedPhone
    .refine(...notOver(t, MAX_PHONE_LENGTH))
    .refine((text) => text !== "", t("checkoutAnswers.phoneRequired"))
    .refine((text) => text === "" || isPhone(text), t("checkoutAnswers.phoneDigits"));

/**
 * @param required the message for an empty field
 * @param invalid the message for an invalid address
 */
export const emailField = (
  t: Translate,
  required = t("checkoutAnswers.emailRequired"),
  invalid = t("checkoutAnswers.emailInvalid"),
) =>
  typedLine
    .transform(withoutInvisible)
    .refine(...notOver(t, MAX_EMAIL_LENGTH))
    .refine((text) => text !== "", required)
    .refine((text) => text === "" || isEmail(text), invalid);

/**
 * A check that `rePassword` repeats `password`. It is reported together with the errors of the other fields.
 * @param mismatch the message, where it is not simply longer than a password can be
 * @param limit in UTF-16 units
 */
export const repeated = (
  t: Translate,
  mismatch: WordKey,
  limit: number,
): [check: (passwords: { password?: string; rePassword: string }) => boolean, issue: z.core.$ZodCustomParams] => [
  ({ password, rePassword }) => (password ?? "") === rePassword,
  {
    path: ["rePassword"],
    error: ({ input }) => (Object(input).rePassword?.length > limit ? t("notices.tooLong", { limit }) : t(mismatch)),
    when: () => true,
  },
];
