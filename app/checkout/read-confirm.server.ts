import { type AppLoadContext, replace } from "@remix-run/cloudflare";
import { dayInWords } from "#app/date-in-words.server.ts";
import { formTitle } from "#app/forms/form-answer.server.ts";
import { RESULT_PAGE } from "#app/order/previous-orders.tsx";
import { leadToFound } from "#app/order/to-placed.server.ts";
import { leaveWithoutGoods } from "#app/order/without-goods.server.ts";
import { translator } from "#app/words/translate.server.ts";
import { ask } from "#bff/client.ts";
import { paymentChoices } from "./payment-choices.server.ts";

/**
 * Data of the page that confirms an order.
 * @throws a redirect to a lost order that is found, to the result page while an order's outcome is unknown, to
 *   `/shipping` without an address, and as rule O9 says when the cart holds nothing that can be ordered
 */
export async function readConfirm(context: AppLoadContext) {
  const { order, confirmed, cart, previousOrders } = await ask(context.bff.checkout.confirm.$get());
  await leadToFound(context, previousOrders);
  if (previousOrders.unresolved && !previousOrders.unresolved.mayRepeat) throw replace(RESULT_PAGE);
  if (cart !== "sold") return leaveWithoutGoods(context, cart === "unsold" ? 1 : 0, previousOrders);
  // The address comes first: without it there is no fee, and no draft order at the API.
  if (!order || !confirmed) {
    if (!context.isPrefetch) await context.notify("failure", "submit.noAddress");
    throw replace("/shipping");
  }
  const t = translator(context.language);
  return {
    order,
    payments: paymentChoices(context, order.summary.total),
    deliverBy: t("delivery.deliverBy", { day: dayInWords(t, order.summary.deliverBy) }),
    confirmed,
    previousOrders,
    title: formTitle(context, "checkout.confirmTitle"),
  };
}

export type ConfirmData = Awaited<ReturnType<typeof readConfirm>>;
