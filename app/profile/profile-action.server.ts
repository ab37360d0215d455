/** Changes what a customer says of themselves, or their password. Nothing typed is lost when the session is over. */
import type { SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { checkForm, failedForm, refuseForm, refuseUnknown } from "#app/forms/form-answer.server.ts";
import { translator } from "#app/i18n/translate.server.ts";
import { ask, askOrFailure } from "#bff/client.ts";
import { LONGEST_KEPT } from "#bff/domain/contact.ts";
import { infoSchema, passwordSchema } from "./customer-forms.server.ts";

/** What the page shows of a form that was refused. */
interface Answer {
  result: SubmissionResult<string[]>;
}

/** Carries out the form of the open tab. */
export async function profileAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (form.get("intent") === "info") return changeInfo(form, context);
  if (form.get("intent") === "password") return changePassword(form, context);
  return refuseUnknown(context, "/profile");
}

const refuse = (context: AppLoadContext, result: Answer["result"], status: 400 | 503) =>
  refuseForm<Answer>(context, { result }, status);

async function changeInfo(form: FormData, context: AppLoadContext) {
  const { bff } = context;
  const t = translator(context.language);
  const typed = (name: string) => String(form.get(name) ?? "");
  // First of all: the page that shows mistakes again is for who is signed in.
  const draft = { name: typed("name"), email: typed("email"), phone: typed("phone"), phone2: typed("phone2") };
  const before = await ask(bff.profile.draft.$post({ json: { owner: typed("owner"), ...draft } }));
  if (before.draft) {
    if (Object.values(draft).some(({ length }) => length > LONGEST_KEPT))
      await context.notify("info", "notices.typedCut", { limit: LONGEST_KEPT });
    return toSignIn(context, before.draft);
  }
  const submission = checkForm(form, infoSchema(t));
  if (submission.status !== "success") return refuse(context, submission.reply(), 400);
  const json = { owner: typed("owner"), were: typed("were"), ...submission.value };
  const reply = await askOrFailure(bff.profile.info.$post({ json }));
  if (reply.failure) {
    const { errors, status } = failedForm(t, Object.keys(submission.value), reply, "customer.fault");
    return refuse(context, submission.reply(errors), status);
  }
  const { answer } = reply;
  if (answer.outcome === "sign-in") return toSignIn(context, answer.draft);
  if (answer.outcome === "email-taken")
    return refuse(context, submission.reply({ fieldErrors: { email: [t("checkout.emailTaken")] } }), 400);
  await context.notify("success", "notices.infoChanged");
  return redirect("/profile?role=info", 303);
}

async function toSignIn({ notify }: AppLoadContext, draft: string) {
  await notify("failure", "errors.signInRequired");
  return redirect(`/login?next=${encodeURIComponent(`/profile?role=info&draft=${draft}`)}`, 303);
}

async function changePassword(form: FormData, context: AppLoadContext) {
  const t = translator(context.language);
  const submission = checkForm(form, passwordSchema(t));
  // Passwords never come back: `reply` would print what was typed.
  const hideFields = ["password", "rePassword"];
  if (submission.status !== "success") return refuse(context, submission.reply({ hideFields }), 400);
  const { password } = submission.value;
  const reply = await askOrFailure(context.bff.profile.password.$post({ json: { password } }));
  if (reply.failure) {
    const { errors, status } = failedForm(t, ["password"], reply, "customer.passwordFault");
    return refuse(context, submission.reply({ ...errors, hideFields }), status);
  }
  await context.notify("success", "notices.passwordChanged");
  return redirect("/profile?role=password", 303);
}
