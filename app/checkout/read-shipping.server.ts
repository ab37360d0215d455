import type { AppLoadContext } from "@remix-run/cloudflare";
import { dayInWords } from "#app/date-in-words.server.ts";
import { formTitle } from "#app/forms/form-answer.server.ts";
import { leadToFound } from "#app/order/to-placed.server.ts";
import { leaveWithoutGoods } from "#app/order/without-goods.server.ts";
import { translator } from "#app/words/translate.server.ts";
import { ask } from "#bff/client.ts";
import { bonusHint } from "./bonus-hint.server.ts";

/**
 * Data of the address page.
 * @throws a redirect to a lost order that is found, and when the cart holds nothing that can be ordered (rule O9)
 */
export async function readShipping(context: AppLoadContext) {
  const page = await ask(context.bff.checkout.shipping.$get());
  await leadToFound(context, page.previousOrders);
  if (page.lines.length === 0) return leaveWithoutGoods(context, page.unsold.length, page.previousOrders);
  const t = translator(context.language);
  return {
    ...page,
    bonusHint: bonusHint(t, page.summary),
    deliverBy: t("delivery.deliverBy", { day: dayInWords(t, page.summary.deliverBy) }),
    title: formTitle(context, "checkoutAnswers.shippingTitle"),
  };
}

export type ShippingData = Awaited<ReturnType<typeof readShipping>>;
