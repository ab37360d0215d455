/** Changes what a customer says of themselves, or their password. Nothing typed is lost if the session has ended. */
import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { postedForm, refuseUnknown } from "#app/forms/form-answer.server.ts";
import { translator } from "#app/words/translate.server.ts";
import { ask, askOrFailure } from "#bff/client.ts";
import { MAX_NOTED_LENGTH } from "#bff/rules/contact.ts";
import { CUSTOMER_TAG } from "#bff/rules/customer-tag.ts";
import { infoSchema, passwordSchema } from "./customer-forms.server.ts";

/** Carries out the form of the open tab. */
export async function profileAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (form.get("intent") === "info") return changeInfo(form, context);
  if (form.get("intent") === "password") return changePassword(form, context);
  return refuseUnknown(context, "/profile");
}

async function changeInfo(form: FormData, context: AppLoadContext) {
  const { bff } = context;
  const t = translator(context.language);
  const typed = (name: string) => String(form.get(name) ?? "");
  // Checked first: the page that shows errors requires a session.
  const draft = { name: typed("name"), email: typed("email"), phone: typed("phone"), phone2: typed("phone2") };
  const before = await ask(bff.profile.draft.$post({ json: { owner: typed(CUSTOMER_TAG), ...draft } }));
  if (before.isNoted) {
    if (Object.values(draft).some(({ length }) => length > MAX_NOTED_LENGTH))
      await context.notify("info", "notices.typedCut", { limit: MAX_NOTED_LENGTH });
    return toSignIn(context);
  }
  const { value, refuse, fail } = postedForm(context, form, infoSchema(t));
  if (!value) return refuse();
  const json = { owner: typed(CUSTOMER_TAG), were: typed("were"), ...value };
  const reply = await askOrFailure(bff.profile.info.$post({ json }));
  if (reply.failure) return fail(reply, "customer.fault");
  const { answer } = reply;
  if (answer.outcome === "sign-in") return toSignIn(context);
  if (answer.outcome === "email-taken") return refuse({ fieldErrors: { email: [t("checkoutAnswers.emailTaken")] } });
  await context.notify("success", "notices.infoChanged");
  return redirect("/profile?role=info", 303);
}

async function toSignIn({ notify }: AppLoadContext) {
  await notify("failure", "errors.signInRequired");
  return redirect(`/login?next=${encodeURIComponent(`/profile?role=info&draft=1`)}`, 303);
}

async function changePassword(form: FormData, context: AppLoadContext) {
  const { value, refuse, fail } = postedForm(context, form, passwordSchema(translator(context.language)));
  if (!value) return refuse();
  const json = { password: value.password, formKey: String(form.get("formKey") ?? "") };
  const reply = await askOrFailure(context.bff.profile.password.$post({ json }));
  if (reply.failure) return fail(reply, "customer.passwordFault");
  if (reply.answer.outcome === "sign-in") {
    await context.notify("failure", "notices.passwordNotChanged");
    return redirect(`/login?next=${encodeURIComponent("/profile?role=password")}`, 303);
  }
  await context.notify("success", "notices.passwordChanged");
  return redirect("/profile?role=password", 303);
}
