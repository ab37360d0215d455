import { SummaryList, type SummaryRow } from "#app/components/ui/summary-list.tsx";
import type { Words } from "#app/words/bilingual.ts";
import { orderWords } from "#app/words/order.ts";
import { summaryWords } from "#app/words/summary.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import type { OrderView } from "#bff/views/order.ts";
import { FactList } from "./fact-list.tsx";

/**
 * The API adds the bonus when the order is paid (rule T6): before that the row announces it, and a cancelled order has
 * none.
 */
function bonusRow({ status, bonusEarned }: OrderView, words: Words<typeof orderWords>): SummaryRow[] {
  if (status === null || status === "expired") return [];
  return [{ label: status === "pending" ? words.bonusToCome : words.bonusEarned, value: formatTugrik(bonusEarned) }];
}

/** The sums, in the order of the cart's and the confirm page's; what took nothing off is left out. */
export function OrderSums({ order }: { order: OrderView }) {
  const words = useWords(orderWords);
  const { price, discount, coupon, delivery } = useWords(summaryWords);
  return (
    <SummaryList
      rows={[
        { label: price, value: formatTugrik(order.subtotal) },
        ...(order.discountTotal > 0 ? [{ label: discount, value: formatTugrik(-order.discountTotal) }] : []),
        ...(order.coupon > 0 ? [{ label: coupon, value: formatTugrik(-order.coupon) }] : []),
        ...(order.bonusUsed > 0 ? [{ label: words.bonusUsed, value: formatTugrik(-order.bonusUsed) }] : []),
        { label: delivery, value: formatTugrik(order.delivery) },
        { label: words.total, value: formatTugrik(order.total), total: true },
        ...bonusRow(order, words),
      ]}
    />
  );
}

/** When it was placed and how it is paid. */
export function OrderFacts({ createdAt, method }: { createdAt: string | null; method: string | null }) {
  const words = useWords(orderWords);
  return (
    <FactList
      facts={[
        [words.createdAt, createdAt],
        [words.payment, method],
      ]}
    />
  );
}
