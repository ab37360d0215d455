/** What the cart's buttons do, on every page that has one: add, buy, set, remove, put back. */
import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { backTo, inPlace, keepQuantity, pieces, productId, whole } from "#app/return-to.server.ts";
import { askOrFailure } from "#bff/client.ts";

const cartForm = z.object({
  intent: z.enum(["add", "buy", "set", "remove", "restore"]).default("add"),
  id: productId,
  quantity: pieces,
  /** Where in the cart a removed line stood. */
  place: whole.catch(0),
  model: z.string().max(400).catch(""),
  returnTo: z.string().optional(),
});

const REFUSALS = { short: "notices.stockShort", full: "notices.cartFull", gone: "notices.productGone" } as const;

/** Carries out a cart form and leads on: back to the list and card it came from, or to the cart. */
export async function cartAction({ request, context }: ActionFunctionArgs): Promise<ReturnType<typeof redirect>> {
  const form = cartForm.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) return redirect("/cart", 303);
  if (form.data.intent === "set") return set(form.data, context);
  if (form.data.intent === "remove") return remove(form.data, context);
  if (form.data.intent === "restore") return restore(form.data, context);
  return add(form.data, context);
}

type CartForm = z.output<typeof cartForm>;

async function add({ intent, id, quantity, returnTo }: CartForm, context: AppLoadContext) {
  const { bff, notify } = context;
  const { answer, failure } = await askOrFailure(bff.cart.add.$post({ json: { id, quantity } }));
  if (failure) await notify("failure", "notices.unreachable");
  else if (answer.outcome !== "added") await notify("failure", REFUSALS[answer.outcome]);
  else {
    await notify("success", "notices.addedToCart", { model: answer.model });
    if (intent === "buy") return redirect("/cart", 303);
  }
  await keepQuantity(context, { id, quantity });
  return redirect(inPlace(context, backTo(returnTo, id)), 303);
}

async function set({ id, quantity }: CartForm, context: AppLoadContext) {
  const { failure } = await askOrFailure(context.bff.cart.set.$post({ json: { id, quantity } }));
  if (failure) await context.notify("failure", "notices.unreachable");
  return redirect(inPlace(context, `/cart#p-${id}`), 303);
}

/** What was taken out can be put back as it was: as many pieces, in the same place. */
async function remove({ id, model }: CartForm, { bff, notify }: AppLoadContext) {
  const { answer, failure } = await askOrFailure(bff.cart.remove.$post({ json: { id } }));
  if (failure) await notify("failure", "notices.unreachable");
  else if (answer.quantity > 0) {
    const undo = { to: "/cart", fields: { intent: "restore", id, ...answer } };
    await notify("success", "notices.removedFromCart", { model }, { undo });
  }
  return redirect("/cart", 303);
}

async function restore({ id, quantity, place }: CartForm, { bff, notify }: AppLoadContext) {
  const { answer, failure } = await askOrFailure(bff.cart.restore.$post({ json: { id, quantity, place } }));
  if (failure) await notify("failure", "notices.unreachable");
  else if (answer.outcome === "added") await notify("success", "notices.putBack", { model: answer.model });
  else await notify("failure", REFUSALS[answer.outcome]);
  return redirect(`/cart#p-${id}`, 303);
}
