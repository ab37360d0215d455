/** The address form: its fields, and the message for each mistake (rules F1 to F3). */
import { z } from "zod";
import {
  emailField,
  MAX_PHONE_LENGTH,
  nameField,
  notOver,
  phoneField,
  typedLine,
  typedPhone,
} from "#app/forms/contact-fields.server.ts";
import type { Translate } from "#app/words/translate.server.ts";
import { isPhone, threeWords } from "#bff/rules/contact.ts";
import { CUSTOMER_TAG } from "#bff/rules/customer-tag.ts";
import { MAX_DETAILS_LENGTH, MAX_DRAFT_LENGTHS, MAX_WORDS_LENGTH } from "#bff/rules/delivery-address.ts";
import { isSendable, seenText, withoutInvisible } from "#bff/rules/sent-text.ts";

/** A field that is missing is empty. */
const field = z.string().optional();

/** Longest register number as people write it, in UTF-16 units. */
const MAX_REGISTER_LENGTH = 20;

/** The detailed address may have several lines. */
const typedText = field.transform((text) =>
  seenText(
    (text ?? "")
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n]+/gu, " ")
      .trim(),
  ),
);

/** Spaces and hyphens that people put into numbers. */
const digits = typedLine.transform((text) => withoutInvisible(text).replace(/[\s-]/g, ""));

const wholeNumber = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

/** @param t gives each message in the page's language */
export function addressSchema(t: Translate) {
  const fields = z.object({
    personal: z.enum(["person", "organisation"]).default("person"),
    name: nameField(t),
    phone: phoneField(t),
    phone2: typedPhone,
    email: emailField(t),
    /** Consent to sign in with the typed e-mail. */
    newSignIn: field.transform((text) => text ?? ""),
    register: digits,
    district: wholeNumber.catch(0),
    khoroo: wholeNumber.catch(0),
    more: typedText
      .refine((text) => text !== "", t("checkoutAnswers.moreRequired"))
      .refine((text) => text.length <= MAX_DETAILS_LENGTH, t("checkoutAnswers.moreTooLong"))
      .refine(isSendable, t("fields.text")),
    w3w: typedLine
      .transform(threeWords)
      .refine(...notOver(t, MAX_WORDS_LENGTH))
      .refine((text) => /^$|^[^\s./]+\.[^\s./]+\.[^\s./]+$/.test(text), t("checkoutAnswers.w3wInvalid"))
      .refine(isSendable, t("fields.text")),
  });
  return fields.superRefine((form, context) => {
    const lengthMistake = (text: string, limit: number) =>
      text.length > limit ? t("notices.tooLong", { limit }) : undefined;
    const mistake = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    const { personal, phone2, register } = form;
    // The other kind of receiver's field is not shown.
    if (personal === "person" && phone2 !== "" && !isPhone(phone2))
      mistake("phone2", lengthMistake(phone2, MAX_PHONE_LENGTH) ?? t("checkoutAnswers.phone2Digits"));
    if (personal === "organisation" && !/^\d{7}$/.test(register))
      mistake("register", lengthMistake(register, MAX_REGISTER_LENGTH) ?? t("checkoutAnswers.registerDigits"));
    // Without a district there are no khoroos to choose from.
    if (form.district === 0) mistake("district", t("checkoutAnswers.districtRequired"));
    else if (form.khoroo === 0) mistake("khoroo", t("checkoutAnswers.khorooRequired"));
  });
}

export type ValidAddress = z.output<ReturnType<typeof addressSchema>>;

/**
 * Drops a khoroo that was chosen for another district, where the same number is another place. Mutates the form.
 */
export function withoutOtherKhoroo(form: FormData): void {
  const offered = form.get("khorooOf");
  if (offered && offered !== form.get("district")) form.set("khoroo", "");
}

/** The fields as typed, as far as the draft can store them, valid or not. */
export function typedAddress(form: FormData) {
  const text = (name: keyof typeof MAX_DRAFT_LENGTHS) => {
    const value = form.get(name);
    return (typeof value === "string" ? value : "")
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n]+/gu, " ")
      .slice(0, MAX_DRAFT_LENGTHS[name]);
  };
  const number = (name: string) => wholeNumber.safeParse(form.get(name)).data ?? null;
  return {
    personal: form.get("personal") !== "organisation",
    name: text("name"),
    phone: text("phone"),
    phone2: text("phone2"),
    email: withoutInvisible(text("email")),
    register: text("register"),
    district: number("district"),
    khoroo: number("khoroo"),
    more: text("more"),
    w3w: threeWords(text("w3w")),
    by: form.get(CUSTOMER_TAG)?.toString().slice(0, 8) || null,
  };
}
