/** Registers a customer; the shop's API sends the mail that confirms the address. */
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { postedForm, refuseUnknown } from "#app/forms/form-answer.server.ts";
import { translator } from "#app/words/translate.server.ts";
import { askOrFailure, localPath } from "#bff/client.ts";
import { onwardQuery } from "./onward-query.ts";
import { registerSchema } from "./register-form.server.ts";

/** The action of the registration page. */
export async function registerAction({ request, context }: ActionFunctionArgs) {
  const t = translator(context.language);
  const form = await request.formData();
  if (form.get("intent") !== "confirm") return refuseUnknown(context, "/register");
  const { value, refuse, fail } = postedForm(context, form, registerSchema(t));
  if (!value) return refuse();
  const { rePassword: _, ...customer } = value;
  const formKey = String(form.get("formKey") ?? "");
  const next = localPath(context.pages, form.get("next"), "/");
  const reply = await askOrFailure(context.bff.account.register.$post({ json: { ...customer, formKey, next } }));
  if (reply.failure) return fail(reply, "register.fault");
  if (reply.answer.outcome === "taken") return refuse({ fieldErrors: { email: [t("register.taken")] } });
  if (reply.answer.outcome === "not-mailed") return refuse({ formErrors: [t("register.somewrong")] }, 503);
  await context.notify("success", "notices.registered");
  return redirect(`/register${onwardQuery(next, "sent=1")}`, 303);
}
