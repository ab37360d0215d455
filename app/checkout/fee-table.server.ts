import type { Translate } from "#app/words/translate.server.ts";
import { FLAT_FEE, FLAT_FEE_ABOVE } from "#bff/rules/delivery.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import type { ShippingView } from "#bff/views/checkout.ts";

/** Delivery fees as they are printed: districts, each with its lines `3,000 ₮: 1–8-р хороо`. */
export interface FeeTableText {
  caption: string;
  rows: { label: string; value: string }[];
  /** The fee of orders above the limit (rule D1). */
  note: string;
}

/**
 * Delivery fees by district and khoroo (rules D1, D2).
 * @returns null for an order whose fee is the same everywhere
 */
export function feeTable(t: Translate, fees: ShippingView["fees"]): FeeTableText | null {
  if (fees.length === 0) return null;
  const limit = formatTugrik(FLAT_FEE_ABOVE);
  return {
    caption: t("checkoutAnswers.feesCaption", { limit }),
    rows: fees.map(({ district, rows }) => ({
      label: district,
      value: rows
        .map(({ fee, khoroos }) => `${formatTugrik(fee)}: ${t("delivery.khorooNumber", { number: khoroos })}`)
        .join("\n"),
    })),
    note: t("checkoutAnswers.feesOthers", { limit, fee: formatTugrik(FLAT_FEE) }),
  };
}
