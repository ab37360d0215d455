import { SummaryList } from "#app/components/ui/summary-list.tsx";
import { useWords } from "#app/i18n/use-words.tsx";
import { fill } from "#app/i18n/words.ts";
import { formatNumber, formatTugrik } from "#bff/domain/money.ts";
import type { OrderSummary as Summary } from "#bff/views/checkout.ts";
import type { ToldDifference } from "./submit-answer.server.ts";

/**
 * The sums of an order that is being made; the same on every step (spec 1 §9: order total). Without an address the delivery is an estimate.
 * @param told what is not as it was confirmed; each stands beside the sum that it is about
 */
export function OrderSummary({ summary, told = [] }: { summary: Summary; told?: readonly ToldDifference[] }) {
  const cart = useWords("cart");
  const words = useWords("checkout");
  const estimate = summary.deliveryEstimate;
  const note = (what: ToldDifference["what"]) => {
    const text = told.find((difference) => difference.what === what)?.text;
    return text && <span className="cart-change">{text}</span>;
  };
  const range =
    estimate && fill(cart.deliveryRange, { from: formatNumber(estimate.min), to: formatTugrik(estimate.max) });
  const fee = estimate && estimate.min === estimate.max ? formatTugrik(estimate.min) : range;
  return (
    <SummaryList
      rows={[
        { label: cart.price, value: formatTugrik(summary.subtotal) },
        { label: cart.discount, value: formatTugrik(-summary.sale) },
        {
          label: cart.delivery,
          value: fee ?? formatTugrik(summary.delivery),
          note: note("fee") ?? (estimate ? cart.deliveryAtAddress : undefined),
        },
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
        { label: cart.bonusEarned, value: formatNumber(summary.bonusEarned) },
        {
          label: cart.total,
          value: formatTugrik(summary.total),
          note: note("total") ?? (estimate ? cart.withoutDelivery : undefined),
          total: true,
        },
      ]}
    />
  );
}
