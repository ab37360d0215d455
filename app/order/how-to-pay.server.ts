import * as brand from "#app/brand.ts";
import { interpolate } from "#app/words/interpolate.ts";
import type { Language, Translate } from "#app/words/translate.server.ts";
import { paymentMethod } from "#bff/rules/payment-methods.ts";
import type { OrderView } from "#bff/views/order.ts";

/**
 * The instructions to pay an order, which depend on the method alone: a missing code says nothing about how the order
 * is paid.
 */
export function howToPay(
  { payment, toPay, deliverTo }: Pick<OrderView, "payment" | "toPay" | "deliverTo">,
  { t, language }: { t: Translate; language: Language },
): string {
  const method = payment && paymentMethod(payment);
  if (method?.paidBy === "phone") {
    // The API charges the phone that came with the address.
    const said = (deliverTo && method.howToPayByNumber) ?? method.howToPay;
    return interpolate(said?.[language] ?? "", { number: deliverTo?.phone ?? "" });
  }
  if (!toPay?.qr) return method?.transfer ? t("order.payByTransfer") : t("order.payByCall", { phone: brand.phone });
  return method?.howToPay?.[language] ?? t("order.payByQr");
}
