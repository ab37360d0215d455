import { PAYMENT_ICONS } from "#app/components/payment-icons.ts";
import { RadioCards } from "#app/components/ui/radio-cards.tsx";
import type { Words } from "#app/words/bilingual.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { paymentWords } from "#app/words/payment.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatTugrik } from "#bff/domain/money.ts";
import type { PaymentMethod } from "#bff/domain/payment.ts";
import type { Instalment } from "./instalment-plan.server.ts";
import type { ConfirmData } from "./read-confirm.server.ts";

/** The payment methods, each with what choosing it means (rule O6). */
export function PaymentChoice({
  payments,
  hasQpayCodes,
  instalments,
  chosen,
  error,
}: Pick<ConfirmData, "payments" | "hasQpayCodes" | "instalments"> & {
  chosen: PaymentMethod | undefined;
  error: string | null | undefined;
}) {
  const words = useWords(paymentWords);
  return (
    <RadioCards
      name="payment"
      legend={words.payment}
      choices={payments.map((method) => ({
        value: method,
        icon: PAYMENT_ICONS[method],
        label: words[method],
        text: method === "qpay" && !hasQpayCodes ? words.transferNote : paymentNote(method, words, instalments),
      }))}
      defaultValue={chosen}
      error={error}
    />
  );
}

/** What choosing a payment method means; for instalments, how much on which day. */
function paymentNote(
  method: PaymentMethod,
  words: Words<typeof paymentWords>,
  [first, ...others]: Instalment[],
): string {
  const note = words[`${method}Note`];
  if (method !== "mcredit" || !first || !others[0]) return note;
  const days = others.map(({ day }) => day).join(", ");
  const sums = { first: formatTugrik(first.amount), each: formatTugrik(others[0].amount) };
  return `${note} ${interpolate(words.mcreditPlan, { days, ...sums })}`;
}
