/** What the cart's buttons do, on every page that has one: add, buy, set, remove. */
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { askOrFailure, localPath } from "#bff/client.ts";

const whole = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);

const cartForm = z.object({
  intent: z.enum(["add", "buy", "set", "remove"]).default("add"),
  id: whole.pipe(z.number().positive()),
  /** An empty or odd quantity is one piece. */
  quantity: whole.catch(1),
  model: z.string().max(200).catch(""),
  returnTo: z.string().optional(),
});

const REFUSALS = { short: "notices.stockShort", full: "notices.cartFull", gone: "notices.productGone" } as const;

/** Carries out a cart form and leads on: back to the list and card it came from, or to the cart. */
export async function cartAction({ request, context }: ActionFunctionArgs): Promise<ReturnType<typeof redirect>> {
  const form = cartForm.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) return redirect("/cart", 303);
  const { intent, id, quantity, model, returnTo } = form.data;
  const { bff, notify } = context;

  if (intent === "set" || intent === "remove") {
    const { answer, failure } = await askOrFailure(
      intent === "set" ? bff.cart.set.$post({ json: { id, quantity } }) : bff.cart.remove.$post({ json: { id } }),
    );
    if (failure) await notify("failure", "notices.unreachable");
    else if (intent === "remove" && answer.quantity > 0) await notify("success", "notices.removedFromCart", { model });
    return redirect(intent === "set" ? `/cart#p-${id}` : "/cart", 303);
  }

  const back = backTo(returnTo, id);
  const { answer, failure } = await askOrFailure(bff.cart.add.$post({ json: { id, quantity } }));
  if (failure) {
    await notify("failure", "notices.unreachable");
    return redirect(back, 303);
  }
  if (answer.outcome !== "added") {
    await notify("failure", REFUSALS[answer.outcome]);
    return redirect(back, 303);
  }
  await notify("success", "notices.addedToCart", { model: answer.model });
  return redirect(intent === "buy" ? "/cart" : back, 303);
}

/** The page the form stood on; its card, when it was a card's. */
function backTo(returnTo: string | undefined, id: number): string {
  const path = localPath(returnTo, `/single-product/${id}`);
  return returnTo?.endsWith(`#p-${id}`) ? `${path}#p-${id}` : path;
}
