import type { SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ChangesNotice } from "#app/cart/changes.tsx";
import { addressSchema, cutMistakes, typedAddress, withoutOtherKhoroo } from "#app/checkout/address-form.server.ts";
import { bonusHint } from "#app/checkout/bonus-hint.server.ts";
import {
  type DiscountRefusal,
  discountAction,
  keepBeside,
  refusedCoupon,
  waitingDiscount,
} from "#app/checkout/discount-actions.server.ts";
import { Discounts } from "#app/checkout/discounts.tsx";
import { feeTable } from "#app/checkout/fee-table.server.ts";
import { FeeTable } from "#app/checkout/fee-table.tsx";
import { OrderLines } from "#app/checkout/order-lines.tsx";
import { OrderSummary } from "#app/checkout/order-summary.tsx";
import { PlaceFields } from "#app/checkout/place-fields.tsx";
import { useDraft } from "#app/checkout/use-draft.ts";
import { Steps } from "#app/components/steps.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field, TextAreaField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { RadioCards } from "#app/components/ui/radio-cards.tsx";
import { dayInWords } from "#app/date-in-words.server.ts";
import { checkForm, failedForm, formTitle, refuseForm, refuseUnknown } from "#app/forms/form-answer.server.ts";
import { faultsOf, useErrorTitle } from "#app/forms/form-faults.ts";
import { controlOf, formFields } from "#app/forms/form-fields.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { inPlace } from "#app/forms/return-to.server.ts";
import { translator, wordsFor } from "#app/i18n/translate.server.ts";
import { useWords } from "#app/i18n/use-words.tsx";
import { RESULT_PAGE, StandingNotice } from "#app/order/standing.tsx";
import { leaveWithoutGoods } from "#app/order/without-goods.server.ts";
import { useFormAnswer } from "#app/writes/writes.tsx";
import { ask, askOrFailure } from "#bff/client.ts";

/** Step 2 of 3: recipient and address. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = await ask(context.bff.checkout.shipping.$get());
  if (page.lines.length === 0) return leaveWithoutGoods(context, page.unsold.length, page.standing);
  const t = translator(context.language);
  return {
    ...page,
    fees: feeTable(t, page.fees),
    bonusHint: bonusHint(t, page.summary),
    deliverBy: t("checkout.deliverBy", { day: dayInWords(t, page.summary.deliverBy) }),
    title: formTitle(context, "checkout.shippingTitle"),
    words: wordsFor(context.language, "cart", "checkout", "standing"),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const t = translator(context.language);
  const { bff } = context;
  const form = await request.formData();
  withoutOtherKhoroo(form);
  const address = typedAddress(form);
  // Stored first, whichever button was clicked, so that nothing typed is lost.
  await ask(bff.checkout.draft.$post({ json: address }));
  await keepBeside(context, form);
  const badCoupon = refusedCoupon(form, t("notices.couponBad"));
  const refuse = (answer: Answer, status: 400 | 503) =>
    refuseForm(context, badCoupon ? { discount: badCoupon, ...answer } : answer, status);
  const submission = checkForm(form, addressSchema(t));
  const cut = cutMistakes(form, submission.status === "success" ? null : submission.error);
  if (cut && form.get("intent") === "keep") await context.notify("info", "notices.draftCut");
  else if (cut) {
    const discount = waitingDiscount(form, t("notices.addressFirst"));
    return refuse({ result: { ...submission.reply(), error: cut }, ...(discount ? { discount } : {}) }, 400);
  }
  if (form.get("intent") === "place") return redirect(inPlace(context, "/shipping#shipping-district"), 303);
  if (form.get("intent") === "cart") return redirect("/cart", 303);
  // A script stored the fields when the page was left (`useDraft`).
  if (form.get("intent") === "keep") return redirect("/shipping", 303);
  // A continue button that tries a coupon first states the address's mistakes too.
  const mistakes =
    submission.status !== "success" && form.get("intent") === "confirm" ? { result: submission.reply() } : {};
  const discount = await discountAction(context, form, "/shipping#discounts", (refused, status) =>
    refuse({ ...mistakes, discount: refused }, status),
  );
  if (discount) return discount;
  if (form.get("intent") !== "confirm") return refuseUnknown(context, "/shipping");

  if (submission.status !== "success") return refuse({ result: submission.reply() }, 400);
  const reply = await askOrFailure(
    bff.checkout.shipping.$post({
      json: {
        ...submission.value,
        personal: submission.value.personal === "person",
        newSignIn: submission.value.newSignIn === "yes",
      },
    }),
  );
  if (reply.failure) {
    const { errors, status } = failedForm(t, Object.keys(submission.value), reply, "checkout.fault");
    return refuse({ result: submission.reply(errors) }, status);
  }
  const { answer } = reply;
  switch (answer.outcome) {
    case "accepted":
      if (badCoupon) await context.notify("info", "notices.couponLeft", { code: badCoupon.typed });
      if (answer.isNewSignIn)
        await context.notify("success", "notices.signInChanged", { email: submission.value.email });
      return redirect("/confirm-order", 303);
    case "empty":
      return redirect("/cart", 303);
    case "unresolved":
      return redirect(RESULT_PAGE, 303);
    case "no-gate":
      return refuse({ result: submission.reply({ formErrors: [t("checkout.fault")] }) }, 503);
    case "other-email": {
      const message = t("checkout.emailOther", { own: answer.own });
      return refuse({ result: submission.reply({ fieldErrors: { email: [message] } }) }, 400);
    }
    default: {
      const [field, message] = REFUSED[answer.outcome];
      return refuse({ result: submission.reply({ fieldErrors: { [field]: [t(message)] } }) }, 400);
    }
  }
}

/** Errors of a valid address that the shop refuses: the field and its message. */
const REFUSED = {
  "no-such-place": ["district", "checkout.placeRequired"],
  "email-taken": ["email", "checkout.emailTaken"],
  "too-long": ["more", "checkout.moreTooLong"],
} as const;

/** The data of a refused form that this page shows. */
interface Answer {
  result?: SubmissionResult<string[]>;
  discount?: DiscountRefusal;
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: "robots", content: "noindex" },
];

export default function ShippingPage() {
  const {
    form: known,
    districts,
    fees,
    bonusHint,
    lines,
    unsold,
    toAccept,
    summary,
    typed,
    ownEmail,
    standing,
    deliverBy,
  } = useLoaderData<typeof loader>();
  const cartWords = useWords("cart");
  const words = useWords("checkout");
  const { result: lastResult, discount } = useFormAnswer<typeof action>() ?? {};
  const { form, fields } = formFields("shipping", lastResult, {
    personal: known.personal ? "person" : "organisation",
    name: known.name,
    phone: known.phone,
    phone2: known.phone2,
    email: known.email,
    register: known.register,
    district: String(known.district ?? ""),
    khoroo: String(known.khoroo ?? ""),
    more: known.more,
    w3w: known.w3w,
    newSignIn: "",
  });
  const isOtherEmail = ownEmail !== "" && fields.email.defaultValue.trim().toLowerCase() !== ownEmail.toLowerCase();
  const draft = useDraft("/shipping");
  useErrorTitle(useWords("ui").errorPrefix, lastResult?.status === "error" || discount !== undefined);
  return (
    <div className="wrap">
      <Steps current={2} />
      <header className="page-head">
        <h1>{words.shippingHeading}</h1>
      </header>
      <div className="stack">
        <StandingNotice standing={standing} />
        <PostForm ref={draft} id={form.id} action="/shipping" noValidate className="checkout">
          {/* Enter in any field activates the form's first submit button: it must be the one that continues. */}
          <button
            type="submit"
            name="intent"
            value="confirm"
            className="visually-hidden"
            tabIndex={-1}
            aria-hidden="true"
          >
            {words.confirmOrder}
          </button>
          <div className="stack checkout-main">
            {toAccept && <ChangesNotice toAccept={toAccept} />}
            {form.errors?.map((message) => (
              <Notice key={message} tone="failure" live>
                {message}
              </Notice>
            ))}
            <ErrorSummary
              title={words.errorSummary}
              errors={[
                ...faultsOf([
                  fields.name,
                  fields.phone,
                  fields.phone2,
                  fields.register,
                  fields.email,
                  fields.district,
                  fields.khoroo,
                  fields.more,
                  fields.w3w,
                ]),
                ...(discount ? [discount] : []),
              ]}
            />
            <RadioCards
              name="personal"
              id={fields.personal.id}
              legend={words.receiver}
              row
              choices={[
                { value: "person", label: words.person },
                { value: "organisation", label: words.organisation },
              ]}
              defaultValue={fields.personal.defaultValue}
            />
            <div className="form-grid">
              <Field
                {...controlOf(fields.name)}
                type="text"
                label={words.name}
                mark="*"
                autoComplete="name"
                aria-required="true"
              />
              <Field
                {...controlOf(fields.phone)}
                type="tel"
                label={words.phone}
                mark="*"
                inputMode="tel"
                autoComplete="tel-national"
                aria-required="true"
              />
              <Field
                {...controlOf(fields.phone2)}
                type="tel"
                frameClassName="for-person"
                label={words.phone2}
                mark={words.optional}
                inputMode="tel"
                autoComplete="off"
              />
              <Field
                {...controlOf(fields.register)}
                type="text"
                frameClassName="for-organisation"
                label={words.register}
                mark="*"
                inputMode="numeric"
                autoComplete="off"
              />
              <Field
                {...controlOf(fields.email)}
                type="email"
                frameClassName="full"
                label={words.email}
                mark="*"
                inputMode="email"
                autoComplete="email"
                aria-required="true"
                hint={ownEmail === "" ? undefined : words.emailHint}
              />
              {isOtherEmail && (
                <label className="check full">
                  <input
                    type="checkbox"
                    name="newSignIn"
                    value="yes"
                    defaultChecked={fields.newSignIn.defaultValue === "yes"}
                  />
                  {words.emailYes}
                </label>
              )}
            </div>
            <PlaceFields districts={districts} district={fields.district} khoroo={fields.khoroo} />
            {fees && <FeeTable {...fees} summary={words.feesFold} />}
            <TextAreaField
              {...controlOf(fields.more)}
              label={words.more}
              mark="*"
              hint={words.moreHint}
              rows={3}
              autoComplete="street-address"
              aria-required="true"
            />
            <Field
              {...controlOf(fields.w3w)}
              type="text"
              label={words.w3w}
              mark={words.optional}
              placeholder={words.w3wPlaceholder}
              autoComplete="off"
            />
          </div>
          <aside className="panel checkout-summary stack" aria-labelledby="summary" id="discounts">
            <h2 id="summary">{cartWords.summary}</h2>
            <OrderLines lines={lines} unsold={unsold} />
            <Discounts summary={summary} typed={typed} refused={discount} bonusHint={bonusHint} />
            <OrderSummary summary={summary} />
            <Button size="large" wide name="intent" value="confirm">
              {words.confirmOrder}
            </Button>
            <p className="small muted">
              {words.deliveryNote} {deliverBy}
            </p>
            {/* A button, so that the fields are posted and kept. */}
            <Button variant="quiet" wide name="intent" value="cart">
              {words.backToCart}
            </Button>
          </aside>
        </PostForm>
      </div>
    </div>
  );
}
