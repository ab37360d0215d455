/** What a form refuses, the same-origin API's call of the same name refuses too: each rule stands for whoever posts. */
import { expect, test } from "vitest";
import type { z } from "zod";
import { forgotSchema } from "#app/account/forgot-form.server.ts";
import { registerSchema } from "#app/account/register-action.server.ts";
import { signInSchema } from "#app/account/sign-in-form.server.ts";
import { addressSchema } from "#app/checkout/address-form.server.ts";
import { reviewSchema } from "#app/product/review-action.server.ts";
import { infoSchema, passwordSchema } from "#app/profile/customer-forms.server.ts";
import { translator } from "#app/words/translate.server.ts";
import { guarded, RequestRefused } from "#bff/upstream/border.ts";
import type { EndpointName } from "#bff/upstream/contract.ts";
import { shippingUser } from "./samples.ts";

type Typed = Record<string, string>;
const t = translator("mn");
const INFO = { name: "Болд", phone: "99112233", phone2: "", email: "bold@example.mn" };
const ADDRESS = { ...INFO, more: "45 тоот", district: "5", khoroo: "3" };
const PASSWORDS = { password: "12345678", rePassword: "12345678" };
const shipping = (typed: Typed) => ({
  shipping: { amount: 0, user: { ...shippingUser, ...typed, district: 5, khoroo: 3 }, w3w: null, lat: 47, long: 106 },
});

const review = ({ rate, message }: Typed) => ({ id: 1, rate: Number(rate), message });

/** Form, what is right in it, and the call that its fields make. */
const FORMS: [EndpointName, z.ZodType, Typed, (typed: Typed) => object][] = [
  ["register", registerSchema(t), { ...INFO, ...PASSWORDS }, (user) => ({ user })],
  ["login", signInSchema(t), { email: INFO.email, password: "x" }, (typed) => typed],
  ["forgotPassword", forgotSchema(t), { email: INFO.email }, (typed) => typed],
  ["updateInfo", infoSchema(t), INFO, (info) => ({ info })],
  ["changePassword", passwordSchema(t), PASSWORDS, (typed) => typed],
  ["addProductReview", reviewSchema(t), { rate: "5", message: "Сайн" }, review],
  ["createOrder", addressSchema(t), ADDRESS, (typed) => shipping(typed)],
  [
    "createOrder",
    addressSchema(t),
    { ...ADDRESS, personal: "organisation", register: "1234567" },
    ({ personal: _, ...typed }) => shipping(typed),
  ],
];
const VALUES = [
  ...["", " ", "a", "12345", "123456", "1234567", "x".repeat(60), "x".repeat(61), "x".repeat(100), "x".repeat(101)],
  ...["x".repeat(200), "x".repeat(201), "x".repeat(501), "9".repeat(30), "9911 2233", "+976 9911-2233", "991122334"],
  ...["+7 999 111 22 33", "a@b", "a@b.mn", "a%b@c.mn", "o'neil@b.mn", "a..b@c.mn", `${"x".repeat(98)}@b.mn`],
  ...["😀", "Болд 😀", "null", "0", "6", "\u200b"],
];

function isRefused(name: EndpointName, request: object): boolean {
  try {
    guarded(name, request);
    return false;
  } catch (error) {
    if (error instanceof RequestRefused) return true;
    throw error;
  }
}

test.each(FORMS)("%s takes nothing that its form refuses", (name, form, good, request) => {
  // The browser's forms send no empty field to the schema (Conform).
  const accepts = (typed: Typed) =>
    form.safeParse(Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ""))).success;
  expect([accepts(good), isRefused(name, request(good))]).toEqual([true, false]);
  let refused = 0;
  for (const field of Object.keys(good).filter((name) => !["district", "khoroo", "personal"].includes(name))) {
    for (const value of VALUES) {
      // A password is typed twice; one that is repeated otherwise is the field `rePassword`.
      const both: Typed = field === "password" && "rePassword" in good ? { rePassword: value } : {};
      const typed = { ...good, [field]: value, ...both };
      // What the call does not carry: the second password, and whether a register number belongs to the receiver.
      const isOfForm = name === "changePassword" ? field === "rePassword" : field === "register" && value === "";
      if (accepts(typed) || isOfForm) continue;
      refused += 1;
      expect(isRefused(name, request(typed)), `${field}: ${JSON.stringify(value)}`).toBe(true);
    }
  }
  expect(refused).toBeGreaterThan(2);
});

test.each([
  ["sign-in", signInSchema(t), { password: "x" }],
  ["registration", registerSchema(t), { ...INFO, ...PASSWORDS }],
  ["profile", infoSchema(t), INFO],
  ["address", addressSchema(t), ADDRESS],
  ["forgotten password", forgotSchema(t), {}],
])("an e-mail address that was pasted with letters that nobody sees is taken without them: %s", (_, form, good) => {
  const pasted = "\u2068bo\u00adld\u200b@exa\u2060mple.mn\u2069\u200e";
  expect(form.safeParse({ ...good, email: pasted })).toMatchObject({
    success: true,
    data: { email: "bold@example.mn" },
  });
  expect(guarded("forgotPassword", { email: pasted })).toEqual({ email: "bold@example.mn" });
});
