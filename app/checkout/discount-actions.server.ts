/** Handles the buttons that the shipping and confirm pages share: coupon, bonus, and accepting changes of the cart. */
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { accept } from "#app/cart/cart-action.server.ts";
import { translator } from "#app/words/translate.server.ts";
import { ask, askOrFailure } from "#bff/client.ts";
import { MAX_POINTS_LENGTH, parsePoints } from "#bff/rules/bonus.ts";
import { formatNumber, formatTugrik } from "#bff/rules/money.ts";
import { parsePaymentMethod } from "#bff/rules/payment-methods.ts";
import { withoutInvisible } from "#bff/rules/sent-text.ts";

/** A refused coupon or bonus: its field, the text as typed, and the error. */
export interface DiscountRefusal {
  /** The field's name and id. */
  id: "coupon" | "bonus";
  typed: string;
  message: string;
}

type Wrong = `notices.${"unreachable" | "couponEmpty" | "couponBad" | "bonusNotNumber" | "bonusTooLarge" | "tooLong"}`;

/** The longest coupon code that may be sent to the API (bff/upstream/kinds.ts), in UTF-16 units. */
const MAX_COUPON_LENGTH = 40;

/** How much of a refused text the field shows again, in UTF-16 units. */
const MAX_SHOWN_LENGTH = 100;

/**
 * Keeps what was typed in the fields of coupon and bonus, and the chosen payment, whichever button submitted the form.
 * Values that the summary already counts are not kept; a field that the form lacks keeps its value.
 */
export async function keepBeside({ bff }: ActionFunctionArgs["context"], form: FormData): Promise<void> {
  const typed = (name: string, longest: number) =>
    form.has(name)
      ? typedIn(form, name)
          .replace(/\p{Cc}+/gu, " ")
          .slice(0, longest) || null
      : undefined;
  const bonus = typed("bonus", 12);
  const json = {
    coupon: typed("coupon", 40),
    bonus: bonus === typed("bonusShown", 12) ? null : bonus,
    payment: parsePaymentMethod(String(form.get("payment") ?? "")) ?? undefined,
  };
  await ask(bff.checkout.beside.$post({ json }));
}

/** Whether a form of the confirm page orders nothing although its page is rendered again. */
export const ordersNothing = (form: FormData): boolean => meantBy(form) !== "confirm";

/** Renders the page of the form with an error at its field. */
type Refuse<Refused> = (refusal: DiscountRefusal, status: 400 | 503) => Refused;

/** One of these buttons, pressed: what its handler needs, and two sentences that several handlers use. */
interface Pressed<Refused> {
  context: ActionFunctionArgs["context"];
  /** A field's text, trimmed. */
  text: (name: string) => string;
  /** @param limit that the sentence names */
  refuseTyped: (id: DiscountRefusal["id"], key: Wrong, status: 400 | 503, limit?: number) => Refused;
  /** The form was to confirm the order, which is not sent with a discount that was not shown. */
  askToSubmitAgain: () => Promise<void>;
}

/** Resolves to an answer in place of the redirect to the form's page; usually to nothing. */
type Handler = <Refused>(pressed: Pressed<Refused>) => Promise<Refused | undefined>;

/**
 * Handles one of these buttons.
 * @param back the page of the form
 * @param refuse renders that page with the error at its field
 * @returns a redirect to that page, mostly with a notice; what `refuse` gives; or null when the form was sent with
 *   another button
 */
export async function discountAction<Refused>(
  context: ActionFunctionArgs["context"],
  form: FormData,
  back: string,
  refuse: Refuse<Refused>,
): Promise<ReturnType<typeof redirect> | Refused | null> {
  const intent = meantBy(form);
  if (intent === "accept") return accept(form.get("shown"), context, back.replace(/#.*$/, ""));
  const handler = HANDLERS.get(intent);
  if (!handler) return null;
  const t = translator(context.language);
  const text = (name: string) => typedIn(form, name);
  const refused = await handler<Refused>({
    context,
    text,
    refuseTyped: (id, key, status, limit) =>
      refuse({ id, typed: text(id).slice(0, MAX_SHOWN_LENGTH), message: t(key, limit ? { limit } : {}) }, status),
    askToSubmitAgain: async () => {
      if (text("intent") === "confirm") await context.notify("info", "notices.pressAgain");
    },
  });
  return refused ?? redirect(back, 303);
}

const useCoupon: Handler = async ({ context: { bff, notify }, text, refuseTyped, askToSubmitAgain: sayPressAgain }) => {
  if (text("coupon") === "") return refuseTyped("coupon", "notices.couponEmpty", 400);
  if (text("coupon").length > MAX_COUPON_LENGTH)
    return refuseTyped("coupon", "notices.tooLong", 400, MAX_COUPON_LENGTH);
  const { answer, failure } = await askOrFailure(bff.checkout.coupon.$post({ json: { code: text("coupon") } }));
  if (failure && failure !== "field-refused") return refuseTyped("coupon", "notices.unreachable", 503);
  if (failure || answer.outcome === "bad") {
    await ask(bff.checkout.beside.$post({ json: { coupon: null } }));
    return refuseTyped("coupon", "notices.couponBad", 400);
  }
  const values = { amount: formatTugrik(answer.amount), rest: formatTugrik(answer.rest) };
  await notify("success", answer.rest > 0 ? "notices.couponUsedInPart" : "notices.couponUsed", values);
  await sayPressAgain();
};

const removeCoupon: Handler = async ({ context: { bff, notify } }) => {
  await askOrFailure(bff.checkout.coupon.remove.$post());
  await notify("success", "notices.couponRemoved");
  return undefined;
};

const setBonus: Handler = async ({ context: { bff, notify }, text, refuseTyped, askToSubmitAgain: sayPressAgain }) => {
  const points = parsePoints(text("bonus"));
  if (points === "too-large") return refuseTyped("bonus", "notices.bonusTooLarge", 400);
  if (points === null && text("bonus").length > MAX_POINTS_LENGTH)
    return refuseTyped("bonus", "notices.tooLong", 400, MAX_POINTS_LENGTH);
  if (points === null) return refuseTyped("bonus", "notices.bonusNotNumber", 400);
  const { answer, failure } = await askOrFailure(bff.checkout.bonus.$post({ json: { points } }));
  if (failure) return refuseTyped("bonus", "notices.unreachable", 503);
  const values = { points: formatNumber(answer.used) };
  if (answer.used < points) await notify("info", "notices.bonusCut", values);
  else if (points === 0) await notify("info", "notices.bonusNone");
  else await notify("success", "notices.bonusSet", values);
  await sayPressAgain();
};

/** By the button's `intent`. */
const HANDLERS = new Map<string, Handler>([
  ["coupon", useCoupon],
  ["remove-coupon", removeCoupon],
  ["bonus", setBonus],
]);

const typedIn = (form: FormData, name: string) => withoutInvisible(String(form.get(name) ?? "")).trim();

/**
 * The effective button of a form. A coupon or bonus that was typed but not applied is applied first, and the shopper
 * submits again: it is not dropped, and no order has sums that were not shown. Enter in those fields does the same.
 */
function meantBy(form: FormData): string {
  const text = (name: string) => typedIn(form, name);
  if (!["confirm", "enter"].includes(text("intent"))) return text("intent");
  const isNewBonus = text("bonus") !== text("bonusShown");
  // Enter names no field: points first, since a code that was refused may still stand beside them.
  if (text("intent") === "enter" && isNewBonus && /^\d{1,9}$/.test(text("bonus"))) return "bonus";
  if (text("coupon") !== "") return "coupon";
  return isNewBonus ? "bonus" : text("intent");
}
