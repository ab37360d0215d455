/**
 * Every form with fields to fill in or choose from, and each of its rules: one table for the tests of all forms.
 * Sentences of the specification are written out. A route with an action that has no row here fails
 * tests/http/every-form.test.ts.
 */
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { MAX_REVIEW_LENGTH } from "#bff/rules/review.ts";
import type { EndpointName } from "#bff/upstream/contract.ts";
import { DEMO, PlainBrowser } from "./plain-browser.ts";
import { atAddress } from "./walk.ts";

const { account, checkoutAnswers, contact, customer, fields, forgot, notices, register, review, tracking } =
  SENTENCES.mn;

/** Who comes to a form: `shopper` is a customer with a cart, `payer` one who has given an address too. */
type Who = "guest" | "customer" | "shopper" | "payer";

type Values = Record<string, string>;

export interface Rule {
  what: string;
  /** In place of the good ones. */
  values: Values;
  /** The sentence at each field, by its name, in the form's order. */
  mistakes: Values;
  /** Of the page that says so. */
  status?: number;
  /** Only the API can tell: it is asked. */
  isAsked?: true;
}

export interface ShopForm {
  name: string;
  /** The route whose action, or loader, takes it. */
  route: string;
  /** The page on which it stands. */
  path: string;
  who: Who;
  /** The button that sends it, by its value or words. */
  button: string;
  /** What is taken. Names that are not here are left as the page fills them. */
  good: Values;
  /** Fields that come back empty. */
  secrets?: readonly string[];
  /** The call that a form that is taken makes; none where it changes a cookie alone. */
  sends?: EndpointName | "feedback";
  /** The sentence above it where that call fails. */
  fault?: string;
  /** Why no summary stands above it, though its field says what is wrong. */
  withoutSummary?: string;
  rules: readonly Rule[];
}

const ADDRESS = {
  ...{ personal: "person", name: "Дэмо Болд", phone: "99112233", phone2: "77112233", email: DEMO.email },
  ...{ district: "1", khoroo: "1", more: "45 тоот", w3w: "а.б.в" },
};

const rule = (what: string, values: Values, mistakes: Values, rest: Pick<Rule, "status" | "isAsked"> = {}): Rule => ({
  what,
  values,
  mistakes,
  ...rest,
});

const both = (password: string) => ({ password, rePassword: password });
const LONG = "Ө".repeat(101);
const NO_TEXT = "😀";

const contactRules = {
  name: [
    rule("no name", { name: "  " }, { name: "Нэр оруулна уу." }),
    rule("a long name", { name: LONG }, { name: checkoutAnswers.nameTooLong }),
    rule("a name of emoji", { name: NO_TEXT }, { name: fields.text }),
  ],
  email: [
    rule("no e-mail", { email: " " }, { email: checkoutAnswers.emailRequired }),
    rule("no e-mail address", { email: "bat" }, { email: checkoutAnswers.emailInvalid }),
    rule("a quotation mark in an address", { email: "o'neil@och.mn" }, { email: fields.email }),
  ],
  phone: [
    rule("no phone", { phone: "" }, { phone: checkoutAnswers.phoneRequired }),
    rule("seven digits", { phone: "9911223" }, { phone: checkoutAnswers.phoneDigits }),
    rule("nine digits", { phone: "991122334" }, { phone: checkoutAnswers.phoneDigits }),
  ],
  phone2: [rule("a second phone of seven", { phone2: "7711223" }, { phone2: checkoutAnswers.phone2Digits })],
};

const quantityRules = (field: string) =>
  ["", "0", "-1", "1.5", "хоёр"].map((typed) =>
    rule(`the quantity ${typed || "nothing"}`, { [field]: typed }, { [field]: notices.quantityWrong }, { status: 200 }),
  );

const ONE_FIELD_OF_A_LINE = "the page opens at the field, which takes the focus (decision 0173)";

export const SHOP_FORMS: readonly ShopForm[] = [
  {
    name: "register",
    route: "routes/register",
    path: "/register",
    who: "guest",
    button: "confirm",
    good: { name: "Бат-Эрдэнэ", email: "bat.erdene@example.mn", phone: "99112233", ...both("a-secret-1") },
    secrets: ["password", "rePassword"],
    sends: "register",
    fault: register.fault,
    rules: [
      ...contactRules.name,
      ...contactRules.email,
      ...contactRules.phone,
      rule("seven characters", both("1234567"), { password: register.passwordLength }),
      rule("201 characters", both("x".repeat(201)), { password: register.passwordLength }),
      rule("another password", { rePassword: "a-secret-2" }, { rePassword: "Уучлаарай. Нууц үг тохирсонгүй" }),
      rule(
        "a short password, and another one",
        { password: "short" },
        { password: register.passwordLength, rePassword: register.passwordMismatch },
      ),
      rule(
        "nothing at all",
        { name: "", email: "", phone: "", ...both("") },
        {
          name: checkoutAnswers.nameRequired,
          email: checkoutAnswers.emailRequired,
          phone: checkoutAnswers.phoneRequired,
          password: account.passwordRequired,
        },
      ),
    ],
  },
  {
    name: "login",
    route: "routes/login",
    path: "/login",
    who: "guest",
    button: account.login,
    good: DEMO,
    secrets: ["password"],
    sends: "login",
    rules: [
      rule(
        "no e-mail address, 201 characters",
        { email: "bat", password: "x".repeat(201) },
        { email: checkoutAnswers.emailInvalid, password: interpolate(notices.tooLong, { limit: 200 }) },
      ),
      rule(
        "nothing",
        { email: "", password: "" },
        { email: checkoutAnswers.emailRequired, password: account.passwordRequired },
      ),
    ],
  },
  {
    name: "forgotten password",
    route: "routes/forgot-password",
    path: "/forgot-password",
    who: "guest",
    button: "confirm",
    good: { email: "bat@example.mn" },
    sends: "forgotPassword",
    fault: forgot.fault,
    rules: [
      rule("nothing", { email: " " }, { email: forgot.emailRequired }),
      rule("no address", { email: "bat" }, { email: forgot.emailInvalid }),
      rule("a quotation mark", { email: "o'neil@example.mn" }, { email: fields.email }),
    ],
  },
  {
    name: "profile, info",
    route: "routes/profile",
    path: "/profile?role=info",
    who: "customer",
    button: "info",
    good: { name: "Дэмо Дорж", email: DEMO.email, phone: "88112233", phone2: "77112233" },
    sends: "updateInfo",
    fault: customer.fault,
    rules: [...contactRules.name, ...contactRules.email, ...contactRules.phone, ...contactRules.phone2],
  },
  {
    name: "profile, password",
    route: "routes/profile",
    path: "/profile?role=password",
    who: "customer",
    button: "password",
    good: both("another-1"),
    secrets: ["password", "rePassword"],
    sends: "changePassword",
    fault: customer.passwordFault,
    rules: [
      rule("nothing", both(""), { password: account.passwordRequired }),
      rule("five characters", both("12345"), { password: customer.passwordLength }),
      rule("sixty-one", both("x".repeat(61)), { password: customer.passwordLength }),
      rule("two that differ", { rePassword: "another-2" }, { rePassword: "Давтан нууц үг буруу" }),
    ],
  },
  {
    name: "tracking",
    route: "routes/track-order",
    path: "/track-order",
    who: "customer",
    button: tracking.track,
    good: { no: "PI000777" },
    sends: "showOrder",
    rules: [
      rule("nothing", { no: "  " }, { no: tracking.empty }),
      rule("no number", { no: "'; DROP TABLE" }, { no: tracking.wrong }, { status: 404 }),
      rule("an order that is not theirs", { no: "PI999999" }, { no: tracking.wrong }, { status: 404, isAsked: true }),
    ],
  },
  {
    name: "review",
    route: "routes/single-product.$id",
    path: "/single-product/1",
    who: "customer",
    button: review.send,
    good: { rate: "4", message: "Сайн бараа.\nБаярлалаа" },
    sends: "addProductReview",
    fault: review.fault,
    rules: [
      rule(
        "no stars, a long comment",
        { rate: "", message: "ө".repeat(MAX_REVIEW_LENGTH + 1) },
        { rate: review.rateRequired, message: interpolate(review.commentTooLong, { limit: MAX_REVIEW_LENGTH }) },
      ),
      rule("a comment of emoji", { message: NO_TEXT }, { message: fields.text }),
      rule("nothing", { rate: "", message: " \n" }, { rate: review.rateRequired, message: review.commentRequired }),
    ],
  },
  {
    name: "contact",
    route: "routes/contact",
    path: "/contact",
    who: "customer",
    button: "confirm",
    good: { subject: "Хүргэлт", message: "Маш хурдан ирлээ.\nБаярлалаа!" },
    sends: "feedback",
    fault: contact.fault,
    rules: [
      rule("no title", { subject: " " }, { subject: "Талбараа бүрэн бөглөнө үү" }),
      rule("nothing", { subject: "", message: "" }, { subject: contact.required, message: contact.required }),
      rule(
        "a title of 51, a comment of 201",
        { subject: "ө".repeat(51), message: "ө".repeat(201) },
        {
          subject: interpolate(contact.subjectTooLong, { limit: 50 }),
          message: interpolate(contact.messageTooLong, { limit: 200 }),
        },
      ),
    ],
  },
  {
    name: "address",
    route: "routes/shipping",
    path: "/shipping",
    who: "shopper",
    button: "confirm",
    good: ADDRESS,
    sends: "createOrder",
    rules: [
      ...contactRules.name,
      ...contactRules.phone,
      ...contactRules.phone2,
      ...contactRules.email.map((one) => ({
        ...one,
        values: { ...one.values, newSignIn: "yes" },
      })),
      rule(
        "another e-mail than one's own",
        { email: "other@och.mn" },
        { email: interpolate(checkoutAnswers.emailOther, { own: DEMO.email }) },
      ),
      rule(
        "an organisation without its register",
        { personal: "organisation", register: "12" },
        { register: checkoutAnswers.registerDigits },
      ),
      rule(
        "no district, no details",
        { district: "", khoroo: "", more: "" },
        { district: checkoutAnswers.districtRequired, more: checkoutAnswers.moreRequired },
      ),
      rule(
        "no khoroo, long details",
        { khoroo: "", more: LONG },
        { khoroo: checkoutAnswers.khorooRequired, more: checkoutAnswers.moreTooLong },
      ),
      rule("two of emoji", { name: NO_TEXT, more: NO_TEXT }, { name: fields.text, more: fields.text }),
      rule("two words of three", { w3w: "хоёр.үг" }, { w3w: checkoutAnswers.w3wInvalid }),
    ],
  },
  {
    name: "coupon at the address",
    route: "routes/shipping",
    path: "/shipping",
    who: "shopper",
    button: "coupon",
    good: { coupon: "OCH2020" },
    sends: "useCoupon",
    rules: [
      rule("no code", { coupon: "" }, { coupon: notices.couponEmpty }),
      rule("no such code", { coupon: "NOSUCH" }, { coupon: notices.couponBad }, { isAsked: true }),
    ],
  },
  {
    name: "bonus at the address",
    route: "routes/shipping",
    path: "/shipping",
    who: "shopper",
    button: "bonus",
    good: { bonus: "500" },
    rules: [
      rule("no number", { bonus: "хоёр" }, { bonus: notices.bonusNotNumber }),
      rule("too large", { bonus: "9".repeat(30) }, { bonus: notices.bonusTooLarge }),
    ],
  },
  {
    name: "coupon at the payment",
    route: "routes/confirm-order",
    path: "/confirm-order",
    who: "payer",
    button: "coupon",
    good: { coupon: "OCH2020" },
    sends: "useCoupon",
    rules: [
      rule("no code", { coupon: "" }, { coupon: notices.couponEmpty }),
      rule("no such code", { coupon: "NOSUCH" }, { coupon: notices.couponBad }, { isAsked: true }),
    ],
  },
  {
    name: "payment",
    route: "routes/confirm-order",
    path: "/confirm-order",
    who: "payer",
    button: "confirm",
    good: { payment: "qpay" },
    sends: "submitOrder",
    rules: [rule("none chosen", { payment: "" }, { payment: checkoutAnswers.paymentRequired })],
  },
  {
    name: "quantity of a product",
    route: "routes/cart_.lines",
    path: "/single-product/1",
    who: "guest",
    button: "add",
    good: { quantity: "2" },
    withoutSummary: ONE_FIELD_OF_A_LINE,
    rules: quantityRules("quantity"),
  },
  {
    name: "quantity in the cart",
    route: "routes/cart",
    path: "/cart",
    who: "shopper",
    button: "set",
    good: { quantity1: "3" },
    withoutSummary: ONE_FIELD_OF_A_LINE,
    rules: [
      ...quantityRules("quantity1"),
      rule(
        "more than there are",
        { quantity1: "99" },
        { quantity1: interpolate(notices.quantityShort, { max: 20 }) },
        { status: 200, isAsked: true },
      ),
    ],
  },
];

/** Actions behind buttons alone: what their forms send is not typed. */
export const BUTTONS: readonly { route: string; path: string; fields: Values }[] = [
  { route: "routes/saved", path: "/saved", fields: { intent: "save", id: "1", quantity: "1", returnTo: "/" } },
  { route: "routes/compare", path: "/compare", fields: { intent: "add", id: "1", ids: "1,2", old: "1", place: "0" } },
  { route: "routes/login_.$provider", path: "/login/facebook", fields: { intent: "next", next: "/", email: "a@b.mn" } },
  { route: "routes/error-page", path: "/error-page", fields: { intent: "confirm" } },
  { route: "routes/$", path: "/nowhere", fields: { intent: "confirm" } },
  { route: "routes/logout", path: "/logout", fields: { next: "/", everywhere: "" } },
];

/** A browser of someone who comes to a form. @throws where the way there is barred */
export async function comeAs(who: Who, origin: string): Promise<PlainBrowser> {
  const browser = new PlainBrowser(origin);
  if (who === "guest") return browser;
  if (who === "customer") return browser.signIn();
  await atAddress({ origin }, { 1: 2 }, browser);
  if (who !== "payer") return browser;
  await browser.press("confirm", ADDRESS);
  if (browser.visit.url.pathname !== "/confirm-order") throw new Error("The address was refused");
  return browser;
}
