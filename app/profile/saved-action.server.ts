/**
 * Handles the favourite buttons: save, remove, undo. Guests sign in first and return with the product saved.
 */
import { type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { refuseUnknown } from "#app/forms/form-answer.server.ts";
import {
  backTo,
  keepQuantity,
  pageBefore,
  placeIn,
  submittedFields,
  typedQuantity,
} from "#app/forms/return-to.server.ts";
import { askOrFailure, localPath } from "#bff/client.ts";
import { CUSTOMER_TAG } from "#bff/rules/customer-tag.ts";
import { idText } from "#bff/rules/fields.ts";

const LIST = "/profile?role=saved";

const savedForm = z.object({
  intent: z.enum(["save", "remove", "restore"]),
  id: idText,
  quantity: typedQuantity,
  returnTo: z.string().optional(),
  [CUSTOMER_TAG]: z.string().optional(),
});
type SavedForm = z.output<typeof savedForm>;

/** Handles a favourite button's form and redirects back to it. */
export async function savedAction({ request, context }: ActionFunctionArgs): Promise<ReturnType<typeof redirect>> {
  const form = savedForm.safeParse(await submittedFields(request));
  if (!form.success) return refuseUnknown(context, "/");
  if (form.data.intent === "remove") return remove(form.data, context);
  // The notice that takes a removal back has no room for the page that it stands on.
  const ofNotice = pageBefore(context, request) ?? LIST;
  return save(
    form.data,
    context,
    form.data.intent === "restore" ? ofNotice : backTo(context, form.data.returnTo, form.data.id),
  );
}

async function save({ intent, id, quantity, by }: SavedForm, context: AppLoadContext, back: string) {
  await keepQuantity(context, { id, quantity });
  const { answer, failure } = await askOrFailure(context.bff.favourites.add.$post({ json: { id, by } }));
  if (failure) await context.notify("failure", "notices.unreachable");
  else if (answer.outcome === "sign-in") {
    await context.notify("failure", "errors.signInRequired");
    const here = `/saved?back=${encodeURIComponent(back)}`;
    return redirect(`/login?next=${encodeURIComponent(localPath(context.pages, here, "/saved"))}`, 303);
  } else await tellOfSaving(context, answer.outcome, intent === "restore");
  return redirect(back, 303);
}

/**
 * The redirect after signing in, to the card whose button was clicked. It writes nothing: signing in has saved the
 * product.
 */
export function backFromSignIn({ context }: LoaderFunctionArgs): ReturnType<typeof redirect> {
  const asked = context.url.searchParams.get("back") ?? LIST;
  return redirect(localPath(context.pages, asked, LIST) + placeIn(asked), 303);
}

/**
 * Saves the product that this browser chose as a guest. For the action of the sign-in form.
 */
export async function savePendingFavourite(context: AppLoadContext): Promise<void> {
  const { answer, failure } = await askOrFailure(context.bff.favourites.grant.$post());
  if (failure) await context.notify("failure", "notices.unreachable");
  else if (answer.outcome === "other") await context.notify("info", "notices.ofOther");
  else if (answer.outcome !== "none" && answer.outcome !== "sign-in")
    await tellOfSaving(context, answer.outcome, false);
}

/** Removes from the list, or by pressing the heart again, which redirects back to its place. */
async function remove({ id, quantity, returnTo }: SavedForm, context: AppLoadContext) {
  const { failure } = await askOrFailure(context.bff.favourites.remove.$post({ json: { id } }));
  const back = returnTo?.startsWith(LIST) ? LIST : backTo(context, returnTo ?? LIST, id);
  if (back !== LIST) await keepQuantity(context, { id, quantity });
  if (failure) await context.notify("failure", "notices.unreachable");
  else {
    const undo = { to: "/saved", fields: { intent: "restore", id } };
    await context.notify("success", "notices.removedFromSaved", {}, { undo });
  }
  return redirect(back, 303);
}

/** The specification's sentences, with a link to the list, to view it or to make room. */
async function tellOfSaving(
  { notify }: AppLoadContext,
  outcome: "saved" | "full" | "not-kept",
  restored: boolean,
): Promise<void> {
  if (outcome === "full") {
    await notify("failure", "notices.favouritesFull", {}, { link: { to: LIST, key: "notices.chooseRemoved" } });
  } else if (outcome === "not-kept") await notify("failure", "notices.favouriteNotKept");
  else if (restored) await notify("success", "notices.putBackPlain");
  else await notify("success", "notices.favouriteSaved", {}, { link: { to: LIST, key: "notices.seeSaved" } });
}
