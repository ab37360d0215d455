import type { AppLoadContext } from "@remix-run/cloudflare";
import { translator } from "#app/words/translate.server.ts";
import { formatTugrik, type Tugrik } from "#bff/rules/money.ts";
import { hasOurInstalments, paymentMethod } from "#bff/rules/payment-methods.ts";
import { instalmentPlan } from "./instalment-plan.server.ts";

/**
 * The payment methods that the shop offers, each with what choosing it means (rule O6), in the page's language.
 * @param total the amount to pay, in tugrik
 */
export function paymentChoices({ language, shop }: Pick<AppLoadContext, "language" | "shop">, total: Tugrik) {
  const t = translator(language);
  return shop.paymentMethods.map((value) => {
    const { icon, label, note, transfer } = paymentMethod(value);
    const plan = hasOurInstalments(value) ? ` ${planSentence()}` : "";
    const text = transfer && !shop.sendsCodes ? t("payment.transferNote") : `${note[language]}${plan}`;
    return { value, icon, label: label[language], text };
  });

  /** How much on which day. */
  function planSentence(): string {
    const [first, ...others] = instalmentPlan(total, Date.now());
    const sums = { first: formatTugrik(first?.amount ?? 0), each: formatTugrik(others[0]?.amount ?? 0) };
    return t("payment.instalmentPlan", { days: others.map(({ day }) => day).join(", "), ...sums });
  }
}
