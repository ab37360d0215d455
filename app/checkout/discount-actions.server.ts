/** The buttons that shipping and confirm share: coupon, bonus, and that changes of the cart have been read. */
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { accept } from "#app/cart/cart-action.server.ts";
import { askOrFailure } from "#bff/client.ts";
import { formatNumber, formatTugrik } from "#bff/domain/money.ts";

/**
 * Carries out one of them.
 * @param back the page that the form stands on
 * @returns a redirect to that page with a notice, or null when the form was sent with another button
 */
export async function discountAction(
  context: ActionFunctionArgs["context"],
  form: FormData,
  back: string,
): Promise<ReturnType<typeof redirect> | null> {
  const { bff, notify } = context;
  const text = (name: string) => String(form.get(name) ?? "").trim();
  switch (meantBy(form)) {
    case "accept":
      return accept(form.get("shown"), context, back.replace(/#.*$/, ""));
    case "coupon": {
      const { answer, failure } = await askOrFailure(bff.checkout.coupon.$post({ json: { code: text("coupon") } }));
      if (failure && failure !== "field-refused") await notify("failure", "notices.unreachable");
      else if (failure || answer.outcome === "bad") await notify("failure", "notices.couponBad");
      else if (answer.outcome === "choose") await notify("success", "notices.couponChoose");
      else await notify("success", "notices.couponUsed", { amount: formatTugrik(answer.amount) });
      break;
    }
    case "coupon-agree": {
      // Nobody types this field: a form with an odd one is none of ours.
      const worth = /^\d{1,9}$/.test(text("worth")) ? Number(text("worth")) : 0;
      const { answer, failure } = await askOrFailure(bff.checkout.coupon.agree.$post({ json: { worth } }));
      if (failure) await notify("failure", "notices.unreachable");
      else if (answer.amount === null) await notify("success", "notices.couponChoose");
      else await notify("success", "notices.couponUsed", { amount: formatTugrik(answer.amount) });
      break;
    }
    case "remove-coupon":
      await askOrFailure(bff.checkout.coupon.remove.$post());
      await notify("success", "notices.couponRemoved");
      break;
    case "bonus": {
      const typed = text("bonus").replace(/[\s,]/g, "");
      if (!/^\d{0,9}$/.test(typed)) {
        await notify("failure", "notices.bonusNotNumber");
        break;
      }
      const points = Number(typed);
      const { answer, failure } = await askOrFailure(bff.checkout.bonus.$post({ json: { points } }));
      if (failure) await notify("failure", "notices.unreachable");
      else {
        const key = answer.used < points ? "notices.bonusCut" : "notices.bonusSet";
        await notify("success", key, { points: formatNumber(answer.used) });
      }
      break;
    }
    default:
      return null;
  }
  return redirect(back, 303);
}

/**
 * The button that a form is taken to have been sent with. A coupon or a bonus that was typed and not applied is applied first, and the shopper
 * presses the last button again: it is not dropped, and nothing is ordered at sums that were not shown. Enter in those fields ends here too.
 */
function meantBy(form: FormData): string {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  if (text("intent") !== "confirm") return text("intent");
  if (text("coupon") !== "") return "coupon";
  return text("bonus") === text("bonusShown") ? "confirm" : "bonus";
}
