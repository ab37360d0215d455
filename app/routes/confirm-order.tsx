import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ChangeEvent } from "react";
import { ChangesNotice } from "#app/cart/changes.tsx";
import { DeliveryAddress } from "#app/checkout/delivery-address.tsx";
import { DifferencesNotice } from "#app/checkout/differences.tsx";
import {
  type DiscountRefusal,
  discountAction,
  keepBeside,
  refusedCoupon,
} from "#app/checkout/discount-actions.server.ts";
import { Discounts } from "#app/checkout/discounts.tsx";
import { type Instalment, instalmentPlan } from "#app/checkout/instalment-plan.server.ts";
import { OrderLines } from "#app/checkout/order-lines.tsx";
import { OrderSummary } from "#app/checkout/order-summary.tsx";
import { type ToldDifference, tellDifferences } from "#app/checkout/submit-answer.server.ts";
import { keepNow } from "#app/checkout/use-draft.ts";
import { Steps } from "#app/components/steps.tsx";
import { Button, LinkButton } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { RadioCards } from "#app/components/ui/radio-cards.tsx";
import { dayInWords } from "#app/date-in-words.server.ts";
import { formTitle, refuseForm, refuseUnknown } from "#app/forms/form-answer.server.ts";
import { useErrorTitle } from "#app/forms/form-faults.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { translator, wordsFor } from "#app/i18n/translate.server.ts";
import { useWords } from "#app/i18n/use-words.tsx";
import { interpolate, type Words } from "#app/i18n/words.ts";
import { orderPage, RESULT_PAGE, StandingNotice } from "#app/order/standing.tsx";
import { leaveWithoutGoods } from "#app/order/without-goods.server.ts";
import { useFormAnswer } from "#app/writes/writes.tsx";
import { ask, askOrFailure } from "#bff/client.ts";
import { formatTugrik } from "#bff/domain/money.ts";
import { type PaymentMethod, parsePaymentMethod } from "#bff/domain/payment.ts";
import type { ConfirmView } from "#bff/views/checkout.ts";

/** Step 3 of 3: review and payment. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { order, confirmed, cart, standing } = await ask(context.bff.checkout.confirm.$get());
  if (standing.unresolved && !standing.unresolved.mayRepeat) throw redirect(RESULT_PAGE);
  if (cart !== "sold") return leaveWithoutGoods(context, cart === "unsold" ? 1 : 0, standing);
  // The address comes first: without it there is no fee, and no draft order at the API.
  if (!order || !confirmed) {
    if (!context.isPrefetch) await context.notify("failure", "submit.noAddress");
    throw redirect("/shipping");
  }
  return {
    order,
    payments: context.shop.paymentMethods,
    deliverBy: dayInWords(translator(context.language), order.summary.deliverBy),
    instalments: instalmentPlan(order.summary.total, Date.now()),
    confirmed,
    standing,
    title: formTitle(context, "checkout.confirmTitle"),
    words: wordsFor(context.language, "cart", "checkout", "standing"),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const t = translator(context.language);
  const form = await request.formData();
  await keepBeside(context, form);
  const discount = await discountAction(context, form, "/confirm-order", (refused, status) =>
    refuseForm(context, { ...REFUSED, discount: refused }, status),
  );
  if (discount) return discount;
  // Enter in a field orders nothing; a script sends `keep` when a payment method is chosen.
  if (form.get("intent") === "enter" || form.get("intent") === "keep") return redirect("/confirm-order", 303);
  if (form.get("intent") !== "confirm") return refuseUnknown(context, "/confirm-order");
  const text = (name: string) => String(form.get(name) ?? "");
  const chosen = parsePaymentMethod(text("payment"));
  const payment = chosen && context.shop.paymentMethods.includes(chosen) ? chosen : null;
  const badCoupon = refusedCoupon(form, t("notices.couponBad")) ?? null;
  const refused = { ...REFUSED, discount: badCoupon };
  if (!payment) return refuseForm(context, { ...refused, paymentError: t("checkout.paymentRequired") }, 400);
  const refuse = (refusal: Partial<Refusal>, status: 409 | 503) =>
    refuseForm(context, { ...refused, payment, ...refusal }, status);
  const json = {
    payment,
    confirmed: text("confirmed").slice(0, 20_000),
    again: form.getAll("again").map(String).filter(Boolean).slice(0, 2),
  };
  const { answer, failure } = await askOrFailure(context.bff.checkout.submit.$post({ json }));
  if (failure) return refuse({ notice: t("checkout.fault") }, 503);
  switch (answer.outcome) {
    case "placed":
      if (badCoupon) await context.notify("info", "notices.couponLeft", { code: badCoupon.typed });
      if (answer.payment && answer.payment !== payment) {
        await context.notify("info", "notices.orderPlacedWith", { method: t(`checkout.${answer.payment}`) });
      } else await context.notify("success", "notices.orderPlaced");
      return redirect(orderPage(answer.invoiceId), 303);
    case "unresolved":
      return redirect(RESULT_PAGE, 303);
    case "no-address":
      await context.notify("failure", "submit.noAddress");
      return redirect("/shipping", 303);
    case "empty":
      await context.notify("failure", "submit.soldMeanwhile");
      return redirect("/cart", 303);
    case "changed":
      return refuse(
        { notice: t("submit.changed"), differences: tellDifferences(t, answer.differences, answer.titles) },
        409,
      );
    case "stands":
      return refuse({ notice: t("standing.stands", { number: answer.invoiceId }) }, 409);
    case "outdated":
      return refuse({ notice: t("submit.outdated") }, 409);
    case "no-gate":
      return refuse({ notice: t("submit.noGate") }, 503);
    case "refused":
      return refuse({ notice: answer.message || t("checkout.fault") }, 409);
  }
}

interface Refusal {
  paymentError: string | null;
  payment: PaymentMethod | null;
  notice: string | null;
  differences: ToldDifference[];
  discount: DiscountRefusal | null;
}
const REFUSED: Refusal = { paymentError: null, payment: null, notice: null, differences: [], discount: null };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: "robots", content: "noindex" },
];

export default function ConfirmOrderPage() {
  const { order, payments, confirmed, standing, deliverBy, instalments } = useLoaderData<typeof loader>();
  const { lines, unsold, toAccept, summary, typed, address } = order;
  const words = useWords("checkout");
  const standingWords = useWords("standing");
  const result = useFormAnswer<typeof action>();
  useErrorTitle(result !== undefined);
  const again = [standing.unresolved?.key, standing.same].flatMap((told) => told ?? []);
  return (
    <div className="wrap">
      <Steps current={3} />
      <header className="page-head">
        <h1>{words.confirmTitle}</h1>
      </header>
      <div className="stack">
        <StandingNotice standing={standing} />
        <PostForm action="/confirm-order" noValidate className="checkout" onChange={keepPayment}>
          {/* Enter in any field activates the form's first submit button: it must be one that orders nothing. */}
          <button
            type="submit"
            name="intent"
            value="enter"
            className="visually-hidden"
            tabIndex={-1}
            aria-hidden="true"
          >
            {words.apply}
          </button>
          <div className="stack checkout-main">
            {toAccept && <ChangesNotice toAccept={toAccept} />}
            <input type="hidden" name="confirmed" value={confirmed} />
            {again.map((told) => (
              <input type="hidden" name="again" value={told} key={told} />
            ))}
            {result?.notice && (
              <DifferencesNotice title={words.notSent} text={result.notice} told={result.differences} lines={lines} />
            )}
            <ErrorSummary
              title={words.errorSummary}
              errors={[
                ...(result?.paymentError ? [{ id: "payment", message: result.paymentError }] : []),
                ...(result?.discount ? [result.discount] : []),
              ]}
            />
            <RadioCards
              name="payment"
              legend={words.payment}
              choices={payments.map((method) => ({
                value: method,
                label: words[method],
                text: paymentNote(method, words, instalments),
              }))}
              defaultValue={result?.payment ?? typed.payment ?? undefined}
              error={result?.paymentError}
            />
            <DeliverTo address={address} />
          </div>
          <aside className="panel checkout-summary stack" aria-labelledby="products">
            <h2 id="products">{words.products}</h2>
            <OrderLines lines={lines} unsold={unsold} told={result?.differences} />
            <Discounts summary={summary} typed={typed} refused={result?.discount} />
            <OrderSummary summary={summary} told={result?.differences} />
            <Button size="large" wide name="intent" value="confirm">
              {interpolate(again.length > 0 ? standingWords.orderAgain : words.confirmTotal, {
                total: formatTugrik(summary.total),
              })}
            </Button>
            <p className="small muted">
              {words.deliveryNote} {interpolate(words.deliverBy, { day: deliverBy })}
            </p>
          </aside>
        </PostForm>
      </div>
    </div>
  );
}

/** What choosing a payment method means; for instalments, how much on which day. */
function paymentNote(method: PaymentMethod, words: Words["checkout"], [first, ...others]: Instalment[]): string {
  const note = words[`${method}Note`];
  if (method !== "mcredit" || !first || !others[0]) return note;
  const days = others.map(({ day }) => day).join(", ");
  const sums = { first: formatTugrik(first.amount), each: formatTugrik(others[0].amount) };
  return `${note} ${interpolate(words.mcreditPlan, { days, ...sums })}`;
}

/**
 * Stores a chosen payment method at once: on a reload the new request precedes any event of the old page.
 */
function keepPayment({ target, currentTarget }: ChangeEvent<HTMLFormElement>): void {
  if (target.name === "payment") keepNow("/confirm-order", currentTarget);
}

function DeliverTo({ address }: Pick<ConfirmView, "address">) {
  const words = useWords("checkout");
  return (
    <section className="panel deliver-to" aria-labelledby="deliver-to">
      <h2 id="deliver-to">{words.deliverTo}</h2>
      <DeliveryAddress address={address} words={words} />
      <LinkButton to="/shipping" variant="quiet" size="small">
        {words.updateAddress}
      </LinkButton>
    </section>
  );
}
