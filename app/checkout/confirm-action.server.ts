/** Handles the form that orders: applies discounts, keeps the payment method, and sends what was confirmed. */
import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { refuseForm, refuseUnknown } from "#app/forms/form-answer.server.ts";
import { orderPage, RESULT_PAGE } from "#app/order/previous-orders.tsx";
import { toPlaced } from "#app/order/to-placed.server.ts";
import { apiSentence } from "#app/words/api-sentence.server.ts";
import { type Translate, translator } from "#app/words/translate.server.ts";
import { askOrFailure } from "#bff/client.ts";
import { type PaymentMethod, parsePaymentMethod, paymentMethod } from "#bff/rules/payment-methods.ts";
import { type DiscountRefusal, discountAction, keepBeside, ordersNothing } from "./discount-actions.server.ts";
import { type ToldDifference, tellDifferences } from "./submit-answer.server.ts";

/** What the page shows of an order that was not sent. */
interface Refusal {
  paymentError: string | null;
  payment: PaymentMethod | null;
  notice: string | null;
  differences: ToldDifference[];
  discount: DiscountRefusal | null;
}

const REFUSED: Refusal = {
  paymentError: null,
  payment: null,
  notice: null,
  differences: [],
  discount: null,
};

/** The action of the page that confirms an order (rules O1 and O2). */
export async function confirmAction({ request, context }: ActionFunctionArgs) {
  const t = translator(context.language);
  const form = await request.formData();
  await keepBeside(context, form);
  const intent = form.get("intent");
  const chosen = parsePaymentMethod(String(form.get("payment") ?? ""));
  const payment = chosen && context.shop.paymentMethods.includes(chosen) ? chosen : null;
  const paymentError = intent === "confirm" && !payment ? t("checkoutAnswers.paymentRequired") : null;
  const changes = ordersNothing(form) || paymentError ? await changesSince(context, t, form) : {};
  const asSent = { ...REFUSED, payment, paymentError, ...changes };
  const discount = await discountAction(context, form, "/confirm-order");
  // A redirect would show the changed data as if they had been the confirmed ones.
  if (changes.differences && (discount instanceof Response || intent === "enter"))
    return refuseForm(context, asSent, 409);
  if (discount && "refused" in discount)
    return refuseForm(context, { ...asSent, discount: discount.refused }, discount.status);
  if (discount) return discount;
  // Enter in a field orders nothing.
  if (intent === "enter") return redirect("/confirm-order", 303);
  if (intent !== "confirm") return refuseUnknown(context, "/confirm-order");
  if (!payment) return refuseForm(context, asSent, 400);
  const submitted = await submitOrder(context, t, {
    payment,
    confirmed: String(form.get("confirmed") ?? "").slice(0, 20_000),
    again: String(form.get("again") ?? "").slice(0, 60),
  });
  if (submitted.to !== undefined) return redirect(submitted.to, 303);
  const { status, ...refusal } = submitted;
  return refuseForm(context, { ...asSent, ...refusal }, status);
}

/** What has changed since the page of a form that orders nothing, or lacks a payment method, was rendered. */
async function changesSince({ bff }: AppLoadContext, t: Translate, form: FormData): Promise<Partial<Refusal>> {
  const json = { confirmed: String(form.get("confirmed") ?? "").slice(0, 20_000) };
  const { answer } = await askOrFailure(bff.checkout.changes.$post({ json }));
  if (!answer || answer.differences.length === 0) return {};
  return { notice: t("submit.changed"), differences: tellDifferences(t, answer.differences, answer.titles) };
}

interface Submission {
  payment: PaymentMethod;
  /** The signed state that the page was rendered with. */
  confirmed: string;
  /** The lost submit that the shopper was told of and repeats; '' for none. */
  again: string;
}

/** Nothing was sent, and another page is where the shopper goes on. */
const NOT_SENT = {
  "no-address": { to: "/shipping", key: "submit.noAddress" },
  empty: { to: "/cart", key: "submit.soldMeanwhile" },
} as const;

type Submitted =
  | { to: string }
  | ({ to?: never; status: 409 | 503; notice: string } & Partial<Pick<Refusal, "differences">>);

/**
 * Sends an order.
 * @returns the page to continue to, or why nothing was sent
 */
async function submitOrder(
  { bff, language, notify }: AppLoadContext,
  t: Translate,
  json: Submission,
): Promise<Submitted> {
  const { answer, failure } = await askOrFailure(bff.checkout.submit.$post({ json }));
  if (failure) return { notice: t("checkoutAnswers.fault"), status: 503 };
  switch (answer.outcome) {
    case "placed":
      if (!answer.payment || answer.payment === json.payment) return { to: await toPlaced(notify, answer.invoiceId) };
      await notify("info", "notices.orderPlacedWith", { method: paymentMethod(answer.payment).label[language] });
      return { to: orderPage(answer.invoiceId) };
    case "elsewhere":
      await notify("info", "previousOrders.orderedSince", { number: answer.invoiceId });
      return { to: orderPage(answer.invoiceId) };
    case "unresolved":
      return { to: RESULT_PAGE };
    case "no-address":
    case "empty": {
      const { to, key } = NOT_SENT[answer.outcome];
      await notify("failure", key);
      return { to };
    }
    case "changed": {
      const differences = tellDifferences(t, answer.differences, answer.titles);
      return { notice: t("submit.changed"), differences, status: 409 };
    }
    case "outdated":
      return { notice: t("submit.outdated"), status: 409 };
    case "no-gate":
      return { notice: t("submit.noGate"), status: 503 };
    case "refused":
      return { notice: apiSentence(language, answer.message, "checkoutAnswers.fault"), status: 409 };
  }
}
