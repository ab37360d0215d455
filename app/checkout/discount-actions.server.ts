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
export const ordersNothing = (form: FormData): boolean => effectiveIntent(form) !== "confirm";

/** Why a coupon or bonus was not applied. */
interface Fault {
  id: DiscountRefusal["id"];
  key: Wrong;
  status: 400 | 503;
  /** That the sentence names, where it names one. */
  limit?: number;
}

/**
 * Handles one of these buttons.
 * @param back the page of the form
 * @returns a redirect to that page, mostly with a notice; what its field shows of a refused discount, with the page's
 *   status; or null when the form was sent with another button
 */
export async function discountAction(
  context: ActionFunctionArgs["context"],
  form: FormData,
  back: string,
): Promise<ReturnType<typeof redirect> | { refused: DiscountRefusal; status: Fault["status"] } | null> {
  const intent = effectiveIntent(form);
  if (intent === "accept") return accept(form.get("shown"), context, back.replace(/#.*$/, ""));
  const handler = HANDLERS.get(intent);
  if (!handler) return null;
  const fault = await handler(context, form);
  if (fault) {
    const { id, key, status, limit } = fault;
    const message = translator(context.language)(key, limit ? { limit } : {});
    return { refused: { id, typed: typedIn(form, id).slice(0, MAX_SHOWN_LENGTH), message }, status };
  }
  // The form was to confirm the order, which is not sent with a discount that was not shown.
  if (typedIn(form, "intent") === "confirm") await context.notify("info", "notices.pressAgain");
  return redirect(back, 303);
}

/** Applies what one button is for, and says so in a notice. */
type Handler = (context: ActionFunctionArgs["context"], form: FormData) => Promise<Fault | undefined>;

const useCoupon: Handler = async ({ bff, notify }, form) => {
  const id = "coupon";
  const code = typedIn(form, id);
  if (code === "") return { id, key: "notices.couponEmpty", status: 400 };
  if (code.length > MAX_COUPON_LENGTH) return { id, key: "notices.tooLong", status: 400, limit: MAX_COUPON_LENGTH };
  const { answer, failure } = await askOrFailure(bff.checkout.coupon.$post({ json: { code } }));
  if (failure && failure !== "field-refused") return { id, key: "notices.unreachable", status: 503 };
  if (failure || answer.outcome === "bad") {
    await ask(bff.checkout.beside.$post({ json: { coupon: null } }));
    return { id, key: "notices.couponBad", status: 400 };
  }
  const values = { amount: formatTugrik(answer.amount), rest: formatTugrik(answer.rest) };
  await notify("success", answer.rest > 0 ? "notices.couponUsedInPart" : "notices.couponUsed", values);
};

const removeCoupon: Handler = async ({ bff, notify }) => {
  await askOrFailure(bff.checkout.coupon.remove.$post());
  await notify("success", "notices.couponRemoved");
  return undefined;
};

const setBonus: Handler = async ({ bff, notify }, form) => {
  const id = "bonus";
  const text = typedIn(form, id);
  const points = parsePoints(text);
  if (points === "too-large") return { id, key: "notices.bonusTooLarge", status: 400 };
  if (points === null && text.length > MAX_POINTS_LENGTH)
    return { id, key: "notices.tooLong", status: 400, limit: MAX_POINTS_LENGTH };
  if (points === null) return { id, key: "notices.bonusNotNumber", status: 400 };
  const { answer, failure } = await askOrFailure(bff.checkout.bonus.$post({ json: { points } }));
  if (failure) return { id, key: "notices.unreachable", status: 503 };
  const values = { points: formatNumber(answer.used) };
  if (answer.used < points) await notify("info", "notices.bonusCut", values);
  else if (points === 0) await notify("info", "notices.bonusNone");
  else await notify("success", "notices.bonusSet", values);
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
function effectiveIntent(form: FormData): string {
  const text = (name: string) => typedIn(form, name);
  if (!["confirm", "enter"].includes(text("intent"))) return text("intent");
  const isNewBonus = text("bonus") !== text("bonusShown");
  // Enter names no field: points first, since a code that was refused may still stand beside them.
  if (text("intent") === "enter" && isNewBonus && /^\d{1,9}$/.test(text("bonus"))) return "bonus";
  if (text("coupon") !== "") return "coupon";
  return isNewBonus ? "bonus" : text("intent");
}
