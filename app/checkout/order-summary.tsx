import { SummaryList } from "#app/components/ui/summary-list.tsx";
import { useWords } from "#app/i18n/use-words.tsx";
import { formatNumber, formatTugrik } from "#bff/domain/money.ts";
import type { OrderSummary as Summary } from "#bff/views/checkout.ts";

/** The sums of an order that is being made; the same on every step (spec 1 §9: order total). */
export function OrderSummary({ summary }: { summary: Summary }) {
  const cart = useWords("cart");
  const words = useWords("checkout");
  return (
    <SummaryList
      rows={[
        { label: cart.price, value: formatTugrik(summary.subtotal) },
        { label: cart.discount, value: formatTugrik(-summary.sale) },
        { label: cart.delivery, value: formatTugrik(summary.delivery) },
        ...(summary.coupon
          ? [{ label: words.coupon, value: formatTugrik(-summary.couponUsed), note: summary.coupon.code }]
          : []),
        { label: words.useBonus, value: formatTugrik(-summary.bonusUsed) },
        { label: cart.bonusEarned, value: formatNumber(summary.bonusEarned) },
        { label: cart.total, value: formatTugrik(summary.total), total: true },
      ]}
    />
  );
}
