import { SummaryList } from "#app/components/ui/summary-list.tsx";
import { useIsSumPending } from "#app/forms/pending-forms.ts";
import { feesWords } from "#app/words/fees.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { summaryWords } from "#app/words/summary.ts";
import { useWords } from "#app/words/use-words.ts";
import { FLAT_FEE_ABOVE } from "#bff/rules/delivery.ts";
import { formatNumber, formatTugrik } from "#bff/rules/money.ts";
import type { OrderSummary as Summary } from "#bff/views/checkout.ts";
import type { ToldDifference } from "./submit-answer.server.ts";

/**
 * The sums of an order in the checkout, the same on every step (rule T5). Without an address the delivery is an
 * estimate.
 * @param told differences from what was confirmed, each shown beside its sum
 */
export function OrderSummary({ summary, told = [] }: { summary: Summary; told?: readonly ToldDifference[] }) {
  const words = useWords(summaryWords);
  const fees = useWords(feesWords);
  const isPending = useIsSumPending();
  const estimate = summary.deliveryEstimate;
  const note = (what: ToldDifference["what"]) => {
    const text = told.find((difference) => difference.what === what)?.text;
    return text && <span className="cart-change">{text}</span>;
  };
  const delivery = useDelivery(estimate);
  const reason = { flat: fees.feeFlat, coupon: fees.feeByCoupon, place: fees.feeByPlace }[summary.feeReason];
  return (
    <SummaryList
      isPending={isPending}
      rows={[
        { label: words.price, value: formatTugrik(summary.subtotal) },
        { label: words.discount, value: formatTugrik(-summary.discountTotal) },
        ...(summary.coupon
          ? [
              {
                label: words.coupon,
                value: formatTugrik(-summary.couponUsed),
                note: note("coupon") ?? summary.coupon.code,
              },
            ]
          : []),
        { label: words.useBonus, value: formatTugrik(-summary.bonusUsed), note: note("bonus") },
        {
          label: words.delivery,
          value: delivery?.value ?? formatTugrik(summary.delivery),
          note: note("fee") ?? delivery?.note ?? interpolate(reason, { limit: formatTugrik(FLAT_FEE_ABOVE) }),
        },
        {
          label: words.total,
          value: formatTugrik(summary.total),
          note: note("total") ?? (estimate ? fees.withoutDelivery : undefined),
          total: true,
        },
        { label: words.bonusEarned, value: formatTugrik(summary.bonusEarned) },
      ]}
    />
  );
}

/**
 * The delivery row before an address is known, the same on every step: totals exclude it, and the row says so.
 * @param estimate the range of fees; null once the fee is known
 */
export function useDelivery(estimate: Summary["deliveryEstimate"]): { value: string; note: string } | null {
  const words = useWords(feesWords);
  if (!estimate) return null;
  const { min, max } = estimate;
  if (min === max) return { value: formatTugrik(min), note: words.deliveryLater };
  return {
    value: interpolate(words.deliveryRange, { from: formatNumber(min), to: formatTugrik(max) }),
    note: words.deliveryAtAddress,
  };
}
