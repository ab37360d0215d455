/** What the cart's buttons do, on every page that has one: add, buy, set, remove, put back. */
import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { refuseUnknown } from "#app/forms/form-answer.server.ts";
import {
  backTo,
  inPlace,
  keepQuantity,
  productId,
  refuseQuantity,
  typedQuantity,
  whole,
} from "#app/forms/return-to.server.ts";
import { askOrFailure } from "#bff/client.ts";
import { parseQuantity } from "#bff/domain/quantity.ts";

const cartForm = z.object({
  intent: z.enum(["add", "buy", "set", "remove", "restore"]),
  id: productId,
  quantity: typedQuantity,
  /** Where in the cart a removed line stood. */
  place: whole.catch(0),
  model: z.string().max(400).catch(""),
  returnTo: z.string().optional(),
  /** A script's write is known again by it. */
  write: z
    .string()
    .regex(/^[a-z0-9]{5}$/)
    .optional()
    .catch(undefined),
});

const REFUSALS = { short: "notices.stockShortOf", full: "notices.cartFull", gone: "notices.productGone" } as const;

/** Carries out a cart form and leads on: back to the list and card it came from, or to the cart. */
export async function cartAction({ request, context }: ActionFunctionArgs): Promise<ReturnType<typeof redirect>> {
  const fields = Object.fromEntries(await request.formData());
  if (fields.intent === "accept") return accept(fields.shown, context);
  const form = cartForm.safeParse(fields);
  if (!form.success) return refuseUnknown(context, "/cart");
  if (form.data.intent === "set") return set(form.data, context);
  if (form.data.intent === "remove") return remove(form.data, context);
  if (form.data.intent === "restore") return restore(form.data, context);
  return add(form.data, context);
}

type CartForm = z.output<typeof cartForm>;

async function add({ intent, id, quantity: typed, returnTo, write }: CartForm, context: AppLoadContext) {
  const { bff, notify } = context;
  const quantity = parseQuantity(typed);
  if (quantity === null) return refuseQuantity(context, { id, quantity: typed, returnTo });
  const { answer, failure } = await askOrFailure(bff.cart.add.$post({ json: { id, quantity, write } }));
  if (failure) await notify("failure", "notices.unreachable");
  else if (answer.outcome !== "added") await notify("failure", REFUSALS[answer.outcome], { model: answer.model });
  else {
    await notify("success", "notices.addedToCart", { model: answer.model });
    if (intent === "buy") return redirect("/cart", 303);
  }
  const back = backTo(returnTo, id);
  // A card has no field to say it at.
  const isShort = !failure && answer.outcome === "short" && back === `/single-product/${id}`;
  await keepQuantity(context, { id, quantity: typed, isShort });
  return redirect(inPlace(context, isShort ? `${back}#quantity` : back), 303);
}

/** What is no quantity, and what is more than the stock, stays for the cart to say beside the line. */
async function set({ id, quantity: typed }: CartForm, context: AppLoadContext) {
  const quantity = parseQuantity(typed);
  const wrong = () => keepQuantity(context, { id, quantity: typed, isShort: true });
  let place = `p-${id}`;
  if (quantity === null) {
    await wrong();
    place = `quantity-${id}`;
  } else {
    const { answer, failure } = await askOrFailure(context.bff.cart.set.$post({ json: { id, quantity } }));
    if (failure) await context.notify("failure", "notices.unreachable");
    else if (answer.quantity < quantity) {
      // Who has gone on meanwhile learns of it too.
      await context.notify("failure", answer.model ? "notices.stockShortOf" : "notices.stockShort", {
        model: answer.model,
      });
      await wrong();
      place = `quantity-${id}`;
    }
  }
  return redirect(inPlace(context, `/cart#${place}`), 303);
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

async function restore({ id, quantity: written, place }: CartForm, context: AppLoadContext) {
  const { bff, notify } = context;
  const quantity = parseQuantity(written);
  // Nobody types this field: a form with an odd one is none of ours.
  if (quantity === null) return refuseUnknown(context, "/cart");
  const { answer, failure } = await askOrFailure(bff.cart.restore.$post({ json: { id, quantity, place } }));
  if (failure) await notify("failure", "notices.unreachable");
  else if (answer.outcome === "added") await notify("success", "notices.putBack", { model: answer.model });
  else await notify("failure", REFUSALS[answer.outcome], { model: answer.model });
  return redirect(`/cart#p-${id}`, 303);
}

/**
 * The shopper has read what has changed in the cart; it is not said again.
 * @param shown the lines as their page showed them
 * @param back that page
 */
export async function accept(shown: unknown, context: AppLoadContext, back = "/cart") {
  const lines = typeof shown === "string" ? shown.slice(0, 2_000) : "";
  const { failure } = await askOrFailure(context.bff.cart.accept.$post({ json: { shown: lines } }));
  if (failure) await context.notify("failure", "notices.unreachable");
  return redirect(back, 303);
}
