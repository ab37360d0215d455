/**
 * Handles the cart's buttons on every page that has one: add, buy, set, continue, remove, undo a removal,
 * order again.
 */
import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { refuseUnknown } from "#app/forms/form-answer.server.ts";
import {
  backTo,
  keepQuantity,
  placeText,
  refuseQuantity,
  submittedFields,
  typedQuantity,
} from "#app/forms/return-to.server.ts";
import { translator } from "#app/words/translate.server.ts";
import { ask, askOrFailure, returnPath } from "#bff/client.ts";
import { MAX_LINES } from "#bff/rules/cart.ts";
import { CUSTOMER_TAG } from "#bff/rules/customer-tag.ts";
import { idText } from "#bff/rules/fields.ts";
import { IDEMPOTENCY_FIELD, IDEMPOTENCY_KEY } from "#bff/rules/idempotency-key.ts";
import { ID_DIGITS } from "#bff/rules/ids.ts";
import { parseQuantity } from "#bff/rules/quantity.ts";
import { MAX_QUANTITY, QUANTITY_DIGITS } from "#bff/rules/stock.ts";
import { namesOf } from "./names.server.ts";
import { type TypedLine, typedLines } from "./typed-lines.ts";

/** By it a form that a script sends again counts once. */
const idempotencyKey = z.string().regex(IDEMPOTENCY_KEY).optional().catch(undefined);

const cartForm = z.object({
  intent: z.enum(["add", "buy", "remove", "restore"]),
  id: idText,
  quantity: typedQuantity,
  /** The position of a removed line, for the undo. */
  place: placeText.catch(0),
  model: z.string().max(400).catch(""),
  returnTo: z.string().optional(),
  [CUSTOMER_TAG]: z.string().optional(),
  [IDEMPOTENCY_FIELD]: idempotencyKey,
});

const orderedLine = z
  .string()
  .regex(new RegExp(`^${ID_DIGITS}x${QUANTITY_DIGITS}$`))
  .transform((text) => {
    const [id = 0, quantity = 0] = text.split("x").map(Number);
    return { id, quantity: Math.min(quantity, MAX_QUANTITY) };
  });

const againForm = z.object({
  /** An order's products, `5x2,8x1`: ids and pieces (order-again.tsx); no more than a cart holds. */
  lines: z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(orderedLine).min(1).max(MAX_LINES)),
  [IDEMPOTENCY_FIELD]: idempotencyKey,
});

const REFUSALS = { short: "notices.stockShortOf", full: "notices.cartFull", gone: "notices.productGone" } as const;

/** Handles a cart form and redirects: back to the list and card that posted it, or to the cart. */
export async function cartAction({ request, context }: ActionFunctionArgs): Promise<ReturnType<typeof redirect>> {
  // Of the cart's form, quantities typed in other lines than the button's are set too.
  const fields = await submittedFields(request);
  if (fields.intent === "accept") {
    // The shopper typed the quantity after seeing the line, so it is applied second.
    const answer = await accept(fields.shown, context);
    await setTyped(typedLines(fields), context);
    return answer;
  }
  if (fields.intent === "again") return again(fields, context);
  if (fields.intent === "set" || fields.intent === "next") return set(fields, context);
  const { success, data: form } = cartForm.safeParse(fields);
  if (!success) return refuseUnknown(context, "/cart");
  // A removed line needs no quantity.
  const staying = typedLines(fields).filter(({ id }) => form.intent !== "remove" || id !== form.id);
  await setTyped(staying, context);
  const act = { add, buy: add, remove, restore }[form.intent];
  return act(form, context);
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
    const { model, room } = answer;
    // Whoever buys at once is on the way to the cart.
    const extras = intent === "buy" ? {} : { link: { to: "/cart", key: "notices.seeCart" } };
    if (room === null) await notify("success", "notices.addedToCart", { model }, extras);
    else await notify("success", "notices.addedNearlyFull", { model, room }, extras);
    if (intent === "buy") return redirect("/cart", 303);
  }
  const back = backTo(context, returnTo, id);
  // A card has no quantity field to show the message at.
  const isShort = !failure && answer.outcome === "short" && back === `/single-product/${id}`;
  await keepQuantity(context, { id, quantity: typed, isShort });
  return redirect(isShort ? `${back}#quantity` : back, 303);
}

/**
 * The notice names what could not be added. The cart's page marks lines whose price has risen or whose stock has
 * fallen.
 */
async function again(fields: unknown, context: AppLoadContext) {
  const { bff, notify, language } = context;
  const form = againForm.safeParse(fields);
  if (!form.success) return refuseUnknown(context, "/cart");
  const { answer, failure } = await askOrFailure(bff.cart.again.$post({ json: form.data }));
  if (failure) await notify("failure", "notices.unreachable");
  else if (answer.outcome === "full") await notify("failure", "notices.cartFull");
  else if (answer.left.length === 0) await notify("success", "notices.orderedAgain");
  else {
    const left = namesOf(translator(language), answer.left);
    if (answer.put > 0) await notify("info", "notices.orderedAgainPart", { count: answer.put, left });
    else await notify("failure", "notices.orderedAgainNone", { left });
  }
  return redirect("/cart", 303);
}

/** Sets the quantities of the cart's form; `next` continues to the address unless one of them is invalid. */
async function set(fields: Record<string, unknown>, context: AppLoadContext) {
  const lines = typedLines(fields);
  const [first] = lines;
  if (fields.intent === "set" && !Object.keys(fields).some((name) => /^quantity\d/.test(name)))
    return refuseUnknown(context, "/cart");
  const { isUnknown, wrong } = await setTyped(lines, context, idempotencyKey.parse(fields[IDEMPOTENCY_FIELD]));
  if (fields.intent === "next" && !isUnknown && !wrong) {
    await keepCuts(fields.shown, context);
    return redirect("/shipping", 303);
  }
  const place = wrong ? `#quantity-${wrong}` : first ? `#p-${first.id}` : "";
  return redirect(`/cart${place}`, 303);
}

/**
 * Sets lines' quantities. An invalid quantity, or one over the stock, is kept for the cart to show its message beside
 * the line.
 * @param write the script's write: one that is sent again makes no step twice
 * @returns `wrong`, the first line that was not set; `isUnknown` when the shop's API did not answer
 */
async function setTyped(typed: readonly TypedLine[], context: AppLoadContext, write?: string) {
  const lines = typed.flatMap(
    ({ id, text, step }): ({ id: number; step: 1 | -1 } | { id: number; quantity: number })[] => {
      if (step) return [{ id, step }];
      const quantity = parseQuantity(text);
      return quantity === null ? [] : [{ id, quantity }];
    },
  );
  const { answer, failure } =
    lines.length > 0
      ? await askOrFailure(context.bff.cart.set.$post({ json: { lines, write } }))
      : { answer: { refused: [], isGone: false }, failure: undefined };
  if (failure) await context.notify("failure", "notices.unreachable");
  if (answer?.isGone) await context.notify("failure", "notices.lineGone");
  // A shopper who has left the page gets the message as well.
  for (const { model } of answer?.refused ?? [])
    await context.notify("failure", model ? "notices.stockShortOf" : "notices.stockShort", { model });
  const refused = new Set(answer?.refused.map(({ id }) => id));
  const wrong = typed.filter(({ id, text, step }) => (!step && parseQuantity(text) === null) || refused.has(id));
  if (wrong.length > 0)
    await askOrFailure(
      context.bff.cart.typed.$post({ json: { typed: wrong.map(({ id, text }) => ({ id, text, isShort: true })) } }),
    );
  return { isUnknown: failure !== undefined, wrong: wrong[0]?.id };
}

/** The fields with which a notice puts a removed line back: same quantity, same position. */
const undoOf = (line: { id: number; quantity: number; place: number }) => ({
  undo: { to: "/cart/lines", fields: { intent: "restore", ...line } },
});

async function remove({ id, model }: CartForm, context: AppLoadContext) {
  const { bff, notify } = context;
  const { answer, failure } = await askOrFailure(bff.cart.remove.$post({ json: { id } }));
  if (failure) await notify("failure", "notices.unreachable");
  else if (answer.quantity > 0)
    await notify("success", "notices.removedFromCart", { model }, undoOf({ id, ...answer }));
  return redirect("/cart", 303);
}

async function restore({ id, quantity: written, place, returnTo }: CartForm, context: AppLoadContext) {
  const { bff, notify } = context;
  const quantity = parseQuantity(written);
  // Shoppers cannot edit this field: an invalid value means that the form is not ours.
  if (quantity === null) return refuseUnknown(context, "/cart");
  const { answer, failure } = await askOrFailure(bff.cart.restore.$post({ json: { id, quantity, place } }));
  if (failure) await notify("failure", "notices.unreachable", {}, undoOf({ id, quantity, place }));
  else if (answer.outcome !== "added") await notify("failure", REFUSALS[answer.outcome], { model: answer.model });
  else await notify("success", "notices.putBack", { model: answer.model });
  const back = returnPath(context.pages, returnTo, "/cart");
  return redirect(back === "/cart" ? `/cart#p-${id}` : back, 303);
}

/**
 * The shopper goes on from a page that said which quantities were cut: what it showed is what they order, also when the
 * stock comes back meanwhile.
 * @param shown the lines as their page showed them; nothing without changes
 */
export async function keepCuts(shown: unknown, { bff }: AppLoadContext): Promise<void> {
  if (typeof shown === "string")
    await ask(bff.cart.accept.$post({ json: { shown: shown.slice(0, 2_000), only: "cuts" } }));
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
