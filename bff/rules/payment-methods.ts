import type { InEachLanguage } from "./language.ts";

/** The two generations of the existing server (docs/api.md). */
export const API_GENERATIONS = ["first", "second"] as const;
export type ApiGeneration = (typeof API_GENERATIONS)[number];

interface PaymentMethodRow {
  /** As its owner spells it; the footer prints it beside the method's mark (app/shell/payment-marks.server.ts). */
  brand: string;
  /** Its name where an order is placed and shown. */
  label: InEachLanguage;
  /** What choosing it means. */
  note: InEachLanguage;
  /** A drawing of app/components/ui/icons.ts. */
  icon: string;
  /** `code`: a QR code on the page of the order. `phone`: the API asks the phone that came with the address. */
  paidBy: "code" | "phone";
  /** How to pay, on the order's page; without it, that the code is to be scanned. */
  howToPay?: InEachLanguage;
  /** The same where the phone is known: `{{number}}`. */
  howToPayByNumber?: InEachLanguage;
  /** The customer can also transfer the sum to the shop's account. */
  transfer?: true;
  /** Paid in parts: in those of rule T7 (instalments.ts), or as its provider agrees with the customer. */
  instalments?: "ours" | "theirs";
  /** The generations of the API that accept it. */
  generations: readonly ApiGeneration[];
  /** Whether a shop offers it without being told to (the setting PAYMENT_METHODS). */
  isOffered: boolean;
}

/**
 * The payment methods that the existing API knows (rule O6), by the name that goes to it, in the order in which they
 * are offered. All else reads these rows: checkout, order page, footer, both APIs. Which of them a shop offers is its
 * configuration, since servers accept different ones; an order placed with any of them is shown correctly.
 */
export const PAYMENT_METHODS = {
  qpay: {
    brand: "QPay",
    label: { mn: "QPay эсвэл дансанд шилжүүлэх", en: "QPay or bank transfer" },
    note: {
      mn: "Банкныхаа аппаар QR код уншуулж, эсвэл дансаар шилжүүлж төлнө.",
      en: "Scan a QR code with your bank's app, or transfer to our account.",
    },
    icon: "qr",
    paidBy: "code",
    transfer: true,
    generations: ["first", "second"],
    isOffered: true,
  },
  storepay: {
    brand: "storepay",
    label: { mn: "storepay", en: "storepay" },
    note: {
      mn: "Хүүгүй, шимтгэлгүй хуваан төлнө. Нэхэмжлэх таны утасны дугаарт очно.",
      en: "Instalments with no interest or fee. The request goes to your phone number.",
    },
    icon: "parts",
    paidBy: "phone",
    howToPay: {
      mn: "Төлбөрийн нэхэмжлэх таны утсанд очсон. storepay аппаар баталгаажуулна уу.",
      en: "The payment request was sent to your phone. Confirm it in the storepay app.",
    },
    howToPayByNumber: {
      mn: "Төлбөрийн нэхэмжлэх {{number}} дугаарын утсанд очсон. storepay аппаар баталгаажуулна уу.",
      en: "The payment request was sent to the phone {{number}}. Confirm it in the storepay app.",
    },
    instalments: "theirs",
    generations: ["first"],
    isOffered: true,
  },
  mcredit: {
    brand: "M-Credit",
    label: { mn: "M-Credit", en: "M-Credit" },
    note: {
      mn: "4 хувааж, хүү шимтгэлгүй төлнө. QR кодыг аппаараа уншуулна.",
      en: "Four payments with no interest or fee. Scan the QR code with the app.",
    },
    icon: "calendar",
    paidBy: "code",
    instalments: "ours",
    generations: ["first"],
    isOffered: true,
  },
  mongolchat: {
    brand: "Mongol Chat",
    label: { mn: "Mongol Chat", en: "Mongol Chat" },
    note: {
      mn: "Mongol Chat аппаар QR код уншуулж төлнө.",
      en: "Scan a QR code with the Mongol Chat app.",
    },
    icon: "qr",
    paidBy: "code",
    howToPay: {
      mn: "Та төлбөрөө Mongol Chat аппаар доорх QR кодыг уншуулж төлнө үү!",
      en: "Scan the QR code below with the Mongol Chat app to pay.",
    },
    generations: ["first"],
    isOffered: false,
  },
} as const satisfies Record<string, PaymentMethodRow>;

export type PaymentMethod = keyof typeof PAYMENT_METHODS;

/** The names of all methods, in the order in which they are offered. */
export const PAYMENT_METHOD_NAMES = Object.keys(PAYMENT_METHODS) as PaymentMethod[];

/** A method's row, with what other rows have and it has not. */
export const paymentMethod = (name: PaymentMethod): PaymentMethodRow & { icon: PaymentIcon } => PAYMENT_METHODS[name];
type PaymentIcon = (typeof PAYMENT_METHODS)[PaymentMethod]["icon"];

/** Reads a method's name as a form or an order carries it; `null` for an unknown one. */
export function parsePaymentMethod(text: string | null): PaymentMethod | null {
  return PAYMENT_METHOD_NAMES.find((method) => method === text) ?? null;
}

/** Whether this generation of the API accepts orders paid so. */
export const isAccepted = (method: PaymentMethod, generation: ApiGeneration): boolean =>
  paymentMethod(method).generations.includes(generation);

/** What a shop offers if its configuration names no methods. */
export const usualMethods = (generation: ApiGeneration): PaymentMethod[] =>
  PAYMENT_METHOD_NAMES.filter((method) => paymentMethod(method).isOffered && isAccepted(method, generation));

/** Whether the method splits a total into the payments of rule T7 (instalments.ts). */
export const hasOurInstalments = (method: PaymentMethod | null): boolean =>
  method !== null && paymentMethod(method).instalments === "ours";

/** Whether a shop with these payment methods sells by instalments, ours or others. */
export const paysInParts = (methods: readonly PaymentMethod[]): boolean =>
  methods.some((method) => paymentMethod(method).instalments !== undefined);
