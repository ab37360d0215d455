/** Registers a customer; the shop's API sends the mail that confirms the address. */
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { emailField, nameField, phoneField, repeated } from "#app/forms/contact-fields.server.ts";
import { postedForm, refuseUnknown } from "#app/forms/form-answer.server.ts";
import { type Translate, translator } from "#app/words/translate.server.ts";
import { askOrFailure, localPath } from "#bff/client.ts";
import { REGISTERED_PASSWORD } from "#bff/rules/password.ts";
import { onwardQuery } from "./onward-query.ts";

/** The registration form. */
export function registerSchema(t: Translate) {
  return z
    .object({
      name: nameField(t),
      email: emailField(t),
      phone: phoneField(t),
      password: z
        .string({ error: t("account.passwordRequired") })
        .min(REGISTERED_PASSWORD.shortest, t("register.passwordLength"))
        .max(REGISTERED_PASSWORD.longest, t("register.passwordLength")),
      rePassword: z.string().default(""),
    })
    .refine(...repeated(t, "register.passwordMismatch", REGISTERED_PASSWORD.longest));
}

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
