import type { Translate } from "#app/words/translate.server.ts";
import { formatNumber, formatTugrik } from "#bff/rules/money.ts";
import type { OrderSummary } from "#bff/views/checkout.ts";

/** Why no more bonus can be used than the limit (rule T4), and what remains of it. */
export function bonusHint(t: Translate, { bonusLimit, bonusUsed, balance, payable }: OrderSummary): string {
  const limit = formatTugrik(bonusLimit);
  const reason =
    bonusLimit < balance
      ? t("checkoutAnswers.bonusByHalf", { limit, payable: formatTugrik(payable), balance: formatNumber(balance) })
      : t("checkoutAnswers.bonusByBalance", { limit });
  return bonusUsed === 0
    ? reason
    : `${reason} ${t("checkoutAnswers.bonusLeft", { left: formatNumber(balance - bonusUsed) })}`;
}
