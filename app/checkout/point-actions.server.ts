/** Handles the buttons of the delivery address's point. */
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { ask, askOrFailure } from "#bff/client.ts";
import { parsePoint } from "#bff/rules/point.ts";

/** The page's message about a point, and its kind. */
const SAID = {
  found: ["success", "notices.pointFound"],
  marked: ["success", "notices.pointMarked"],
  wordless: ["info", "notices.pointWordless"],
  kept: ["info", "notices.pointKept"],
  abroad: ["failure", "notices.pointAbroad"],
} as const;

/**
 * Takes the posted point into the address that was just stored, or the address's point out of it.
 * @returns a redirect to the address's field with a notice; null for another button, and for a text that is no point
 */
export async function pointAction(context: ActionFunctionArgs["context"], form: FormData) {
  const back = () => redirect("/shipping#shipping-w3w", 303);
  if (form.get("intent") === "forget-point") {
    await ask(context.bff.checkout.point.forget.$post());
    await context.notify("success", "notices.pointForgotten");
    return back();
  }
  const point = form.get("intent") === "point" ? parsePoint(String(form.get("point") ?? "")) : null;
  if (!point) return null;
  const { answer, failure } = await askOrFailure(context.bff.checkout.point.$post({ json: point }));
  if (failure) await context.notify("failure", "notices.unreachable");
  else if (answer.outcome === "found" && answer.before !== "")
    await context.notify("success", "notices.pointReplaced", { before: answer.before });
  else {
    const [kind, sentence] = SAID[answer.outcome];
    await context.notify(kind, sentence);
  }
  return back();
}
