/** Handles the compare buttons on cards, product pages and the table: add, remove, undo. */
import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { refuseUnknown } from "#app/forms/form-answer.server.ts";
import { backTo, keepQuantity, placeText, submittedFields, typedQuantity } from "#app/forms/return-to.server.ts";
import { askOrFailure } from "#bff/client.ts";
import { idText } from "#bff/rules/fields.ts";
import { compareAddress, readCompareAddress } from "./compare-address.ts";

const compareForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("compare"), id: idText, quantity: typedQuantity, returnTo: z.string().optional() }),
  z.object({
    intent: z.literal("remove"),
    id: idText,
    ids: z.string().optional(),
    differences: z.literal("1").optional(),
  }),
  z.object({ intent: z.literal("restore"), id: idText, place: placeText }),
  z.object({ intent: z.literal("open"), ids: z.string() }),
]);
type CompareForm = z.output<typeof compareForm>;
type FormOf<Intent extends CompareForm["intent"]> = Extract<CompareForm, { intent: Intent }>;

/** Handles a form of the compare page or a compare button, and redirects. */
export async function compareAction({ request, context }: ActionFunctionArgs) {
  const form = compareForm.safeParse(await submittedFields(request));
  if (!form.success) return refuseUnknown(context, "/compare");
  return redirect(await carryOut(form.data, context), 303);
}

/** @returns the address to redirect to */
function carryOut(form: CompareForm, context: AppLoadContext): Promise<string> | string {
  switch (form.intent) {
    case "compare":
      return add(form, context);
    case "remove":
      return form.ids === undefined ? remove(form, context) : removeFromShared(form, form.ids, context);
    case "restore":
      return restore(form, context);
    case "open":
      return compareAddress({ ids: idsOf(form.ids) });
  }
}

const idsOf = (text: string) => readCompareAddress(new URLSearchParams({ ids: text })).ids ?? [];
const SEE_TABLE = { to: "/compare", key: "notices.seeCompare" };

async function add({ id, quantity, returnTo }: FormOf<"compare">, context: AppLoadContext) {
  const { bff, notify } = context;
  await keepQuantity(context, { id, quantity });
  const { answer, failure } = await askOrFailure(bff.compare.add.$post({ json: { id } }));
  if (failure) await notify("failure", "notices.unreachable");
  else if (answer.outcome === "gone") await notify("failure", "notices.productGone");
  else if (answer.outcome === "full") await notify("failure", "notices.compareFull", {}, { link: SEE_TABLE });
  else if (answer.outcome === "present") await notify("info", "notices.inCompare", {}, { link: SEE_TABLE });
  else await notify("success", "notices.addedToCompare", {}, { link: SEE_TABLE });
  return backTo(context, returnTo, id);
}

async function remove({ id, differences }: FormOf<"remove">, { bff, notify }: AppLoadContext) {
  const { answer, failure } = await askOrFailure(bff.compare.remove.$post({ json: { id } }));
  if (failure) await notify("failure", "notices.unreachable");
  else if (answer.place >= 0) {
    const undo = { to: "/compare", fields: { intent: "restore", id, place: answer.place } };
    await notify("success", "notices.removedFromCompare", {}, { undo });
  }
  return compareAddress({ differences: differences !== undefined });
}

/**
 * A shared list is its address: removing a product leads to another address and leaves the shopper's own list
 * unchanged.
 */
async function removeFromShared(form: FormOf<"remove">, ids: string, { notify }: AppLoadContext) {
  const before = idsOf(ids);
  const undo = { to: "/compare", fields: { intent: "open", ids: before.join(",") } };
  await notify("success", "notices.removedFromCompare", {}, { undo });
  const after = before.filter((id) => id !== form.id);
  return compareAddress({ ids: after, differences: form.differences !== undefined });
}

async function restore({ id, place }: FormOf<"restore">, { bff, notify }: AppLoadContext) {
  const { answer, failure } = await askOrFailure(bff.compare.restore.$post({ json: { id, place } }));
  if (failure) await notify("failure", "notices.unreachable");
  else if (answer.outcome === "full") await notify("failure", "notices.compareFull");
  else await notify("success", "notices.putBackPlain");
  return "/compare";
}
