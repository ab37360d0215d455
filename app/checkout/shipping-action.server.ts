/** Handles the address page's form: keeps what was typed, shows khoroos, applies discounts, goes on to confirming. */
import type { SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { keepCuts } from "#app/cart/cart-action.server.ts";
import { checkForm, type FailedForm, failedForm, refuseForm, refuseUnknown } from "#app/forms/form-answer.server.ts";
import { RESULT_PAGE } from "#app/order/previous-orders.tsx";
import { toPlaced } from "#app/order/to-placed.server.ts";
import { type Translate, translator } from "#app/words/translate.server.ts";
import { ask, askOrFailure } from "#bff/client.ts";
import { addressSchema, typedAddress, type ValidAddress, withoutOtherKhoroo } from "./address-form.server.ts";
import { type DiscountRefusal, discountAction, keepBeside } from "./discount-actions.server.ts";
import { pointAction } from "./point-actions.server.ts";

/** What the page shows of a refused form. */
interface Answer {
  result?: SubmissionResult<string[]>;
  discount?: DiscountRefusal;
}

/** Where each button redirects that submits no address: the typed fields are stored by then. */
const ONWARD = new Map<unknown, string>([
  ["place", "/shipping#shipping-district"],
  ["cart", "/cart"],
]);

/** The button that continues, and Enter. */
const GOING_ON = new Set<unknown>(["confirm", "enter"]);

/** The action of the address page. */
export async function shippingAction({ request, context }: ActionFunctionArgs) {
  const t = translator(context.language);
  const form = await request.formData();
  withoutOtherKhoroo(form);
  // Stored first, whichever button was clicked, so that nothing typed is lost.
  await ask(context.bff.checkout.draft.$post({ json: typedAddress(form) }));
  await keepBeside(context, form);
  const refuse = (answer: Answer, status: 400 | 503) => refuseForm(context, answer, status);
  const submission = checkForm(form, addressSchema(t));
  const intent = form.get("intent");
  const onward = ONWARD.get(intent);
  if (onward) return redirect(onward, 303);
  const pointed = await pointAction(context, form);
  if (pointed) return pointed;
  // A continue button that tries a coupon first states the address's mistakes too.
  const isInvalid = submission.status !== "success";
  const mistakes = isInvalid && intent === "confirm" ? { result: await refusedAddress(context, t, form) } : {};
  const discount = await discountAction(context, form, "/shipping#discounts");
  if (discount && "refused" in discount) return refuse({ ...mistakes, discount: discount.refused }, discount.status);
  if (discount) return discount;
  if (!GOING_ON.has(intent)) return refuseUnknown(context, "/shipping");
  if (submission.status !== "success") return refuse({ result: await refusedAddress(context, t, form) }, 400);
  await keepCuts(form.get("shown"), context);
  const { to, refused } = await submitAddress(context, t, submission.value);
  return refused ? refuse({ result: submission.reply(refused.errors) }, refused.status) : redirect(to, 303);
}

/** All errors of an address at once, including the one that only the API can find. */
async function refusedAddress({ bff }: AppLoadContext, t: Translate, form: FormData) {
  const result = checkForm(form, addressSchema(t)).reply();
  const json = { email: typedAddress(form).email.trim(), newSignIn: form.get("newSignIn") === "yes" };
  if (json.email === "" || result.error?.email) return result;
  const { answer } = await askOrFailure(bff.checkout["other-email"].$post({ json }));
  if (!answer?.own) return result;
  return { ...result, error: { ...result.error, email: [t("checkoutAnswers.emailOther", { own: answer.own })] } };
}

/** Errors of a valid address that the shop refuses: the field and its message. */
const REFUSED = {
  "no-such-place": ["district", "checkoutAnswers.placeRequired"],
  "email-taken": ["email", "checkoutAnswers.emailTaken"],
} as const;

type Submitted = { to: string; refused?: never } | { to?: never; refused: FailedForm };

/**
 * Stores a valid address, and the e-mail to sign in with where another one was typed.
 * @returns the page to go on to, or the form's errors
 */
async function submitAddress(
  { bff, notify }: AppLoadContext,
  t: Translate,
  { personal, newSignIn, ...address }: ValidAddress,
): Promise<Submitted> {
  const fields = Object.keys({ personal, newSignIn, ...address });
  const json = { ...address, personal: personal === "person", newSignIn: newSignIn === "yes" };
  const reply = await askOrFailure(bff.checkout.shipping.$post({ json }));
  if (reply.failure) return { refused: failedForm(t, fields, reply, "checkoutAnswers.fault") };
  const { answer } = reply;
  switch (answer.outcome) {
    case "accepted":
      if (answer.isNewSignIn) await notify("success", "notices.signInChanged", { email: address.email });
      return { to: "/confirm-order" };
    case "empty":
      return { to: "/cart" };
    case "found":
      return { to: await toPlaced(notify, answer.invoiceId) };
    case "unresolved":
      return { to: RESULT_PAGE };
    case "other-email":
      return atField("email", t("checkoutAnswers.emailOther", { own: answer.own }));
    default: {
      const [field, message] = REFUSED[answer.outcome];
      return atField(field, t(message));
    }
  }
}

const atField = (field: string, message: string): Submitted => ({
  refused: { errors: { fieldErrors: { [field]: [message] } }, status: 400 },
});
