/** Handles the cart's buttons on every page that has one: add, buy, set, remove, undo a removal, order again. */
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
import { orderedLines } from "./ordered-lines.server.ts";

/** Identifies a script's write when it is sent again. */
const writeId = z
  .string()
  .regex(/^[a-z0-9]{5}$/)
  .optional()
  .catch(undefined);

const cartForm = z.object({
  intent: z.enum(["add", "buy", "set", "remove", "restore"]),
  id: productId,
  quantity: typedQuantity,
  /** The position of a removed line, for the undo. */
  place: whole.catch(0),
  model: z.string().max(400).catch(""),
  returnTo: z.string().optional(),
  write: writeId,
});

const againForm = z.object({ lines: orderedLines, write: writeId });

const REFUSALS = { short: "notices.stockShortOf", full: "notices.cartFull", gone: "notices.productGone" } as const;

/** Handles a cart form and redirects: back to the list and card that posted it, or to the cart. */
export async function cartAction({ request, context }: ActionFunctionArgs): Promise<ReturnType<typeof redirect>> {
  const fields = Object.fromEntries(await request.formData());
  if (fields.intent === "accept") return accept(fields.shown, context);
  if (fields.intent === "again") return again(fields, context);
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
  // A card has no quantity field to show the message at.
  const isShort = !failure && answer.outcome === "short" && back === `/single-product/${id}`;
  await keepQuantity(context, { id, quantity: typed, isShort });
  return redirect(inPlace(context, isShort ? `${back}#quantity` : back), 303);
}

/** Lines that cost more now, or of which fewer are in stock, are marked by the cart's page. */
async function again(fields: unknown, context: AppLoadContext) {
  const form = againForm.safeParse(fields);
  if (!form.success) return refuseUnknown(context, "/cart");
  const { answer, failure } = await askOrFailure(context.bff.cart.again.$post({ json: form.data }));
  if (failure) await context.notify("failure", "notices.unreachable");
  else if (answer.outcome === "full") await context.notify("failure", "notices.cartFull");
  else await context.notify("success", "notices.orderedAgain");
  return redirect("/cart", 303);
}

/** An invalid quantity, or one over the stock, is kept for the cart to show its message beside the line. */
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
      // A shopper who has left the page gets the message too.
      await context.notify("failure", answer.model ? "notices.stockShortOf" : "notices.stockShort", {
        model: answer.model,
      });
      await wrong();
      place = `quantity-${id}`;
    }
  }
  return redirect(inPlace(context, `/cart#${place}`), 303);
}

/** The notice offers to restore the line: same quantity, same position. */
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
  // Shoppers cannot edit this field: an invalid value means that the form is not ours.
  if (quantity === null) return refuseUnknown(context, "/cart");
  const { answer, failure } = await askOrFailure(bff.cart.restore.$post({ json: { id, quantity, place } }));
  if (failure) await notify("failure", "notices.unreachable");
  else if (answer.outcome === "added") await notify("success", "notices.putBack", { model: answer.model });
  else await notify("failure", REFUSALS[answer.outcome], { model: answer.model });
  return redirect(`/cart#p-${id}`, 303);
}

/**
 * Accepts the changes of the cart that the shopper has seen, so that they are not shown again.
 * @param shown the lines as their page showed them
 * @param back that page
 */
export async function accept(shown: unknown, context: AppLoadContext, back = "/cart") {
  const lines = typeof shown === "string" ? shown.slice(0, 2_000) : "";
  const { failure } = await askOrFailure(context.bff.cart.accept.$post({ json: { shown: lines } }));
  if (failure) await context.notify("failure", "notices.unreachable");
  return redirect(back, 303);
}
