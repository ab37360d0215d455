import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type SerializeFrom,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { onwardQuery } from "#app/account/onward-query.ts";
import { ProviderButtons } from "#app/account/provider-buttons.tsx";
import { registerSchema } from "#app/account/register-form.server.ts";
import { Button, LinkButton } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { ShowPasswords } from "#app/components/ui/show-passwords.tsx";
import { checkForm, failedForm, formTitle, refuseForm, refuseUnknown } from "#app/forms/form-answer.server.ts";
import { FormErrors } from "#app/forms/form-errors.tsx";
import { useErrorTitle } from "#app/forms/form-faults.ts";
import { controlOf, formFields } from "#app/forms/form-fields.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useKeptFields } from "#app/forms/use-kept-fields.ts";
import { translator, wordsFor } from "#app/i18n/translate.server.ts";
import { useWords } from "#app/i18n/use-words.tsx";
import { useFormAnswer } from "#app/writes/writes.tsx";
import { ask, askOrFailure, localPath } from "#bff/client.ts";

/** Becoming a customer. `?sent`: the API has sent the mail with which the address is confirmed. */
export async function loader({ context }: LoaderFunctionArgs) {
  const query = context.url.searchParams;
  const isSent = query.has("sent");
  return {
    isSent,
    next: localPath(query.get("next"), "/"),
    providers: await ask(context.bff.providers.$get()),
    title: formTitle(context, isSent ? "register.sentTitle" : "register.title"),
    words: wordsFor(context.language, "register", "provider"),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const t = translator(context.language);
  const form = await request.formData();
  if (form.get("intent") !== "confirm") return refuseUnknown(context, "/register");
  const submission = checkForm(form, registerSchema(t));
  // Passwords never come back: `reply` would print what was typed.
  const hideFields = ["password", "rePassword"];
  if (submission.status !== "success") return refuseForm(context, { result: submission.reply({ hideFields }) }, 400);
  const { rePassword: _, ...customer } = submission.value;
  const reply = await askOrFailure(context.bff.account.register.$post({ json: customer }));
  if (reply.failure) {
    const { errors, status } = failedForm(t, Object.keys(submission.value), reply, "register.fault");
    return refuseForm(context, { result: submission.reply({ ...errors, hideFields }) }, status);
  }
  if (reply.answer.outcome === "taken") {
    const fieldErrors = { email: [t("register.taken")] };
    return refuseForm(context, { result: submission.reply({ fieldErrors, hideFields }) }, 400);
  }
  if (reply.answer.outcome === "not-mailed") {
    const formErrors = [t("register.somewrong")];
    return refuseForm(context, { result: submission.reply({ formErrors, hideFields }) }, 503);
  }
  await context.notify("success", "notices.registered");
  return redirect(`/register${onwardQuery(localPath(form.get("next"), "/"), "sent=1")}`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [{ title: page?.title }];

export default function RegisterPage() {
  const { isSent, next, providers } = useLoaderData<typeof loader>();
  return (
    <div className="wrap narrow">
      <div className="panel sign-in stack">
        {isSent ? <Sent next={next} /> : <RegisterForm next={next} providers={providers} />}
      </div>
    </div>
  );
}

/** What is left to do: the account is there, and nobody signs in to it before its address is confirmed. */
function Sent({ next }: { next: string }) {
  const words = useWords("register");
  return (
    <>
      <h1>{words.sentTitle}</h1>
      <p>{words.sent}</p>
      <p className="muted">{words.sentNothing}</p>
      <LinkButton to={`/login${onwardQuery(next)}`} variant="secondary" wide>
        {words.login}
      </LinkButton>
    </>
  );
}

function RegisterForm({ next, providers }: Pick<SerializeFrom<typeof loader>, "next" | "providers">) {
  const words = useWords("register");
  const lastResult = useFormAnswer<typeof action>()?.result;
  const start = { ...providers.typed, password: "", rePassword: "" };
  const { form, fields } = formFields("register", lastResult, start);
  useErrorTitle(lastResult?.status === "error");
  const [beforeTerms, afterTerms] = words.terms.split("{{terms}}");
  return (
    <>
      <h1>{words.title}</h1>
      <FormErrors form={form} title={words.errorSummary} fields={Object.values(fields)} />
      <PostForm
        ref={useKeptFields("register", lastResult)}
        id={form.id}
        action={`/register${onwardQuery(next)}`}
        noValidate
        className="stack"
      >
        <ProviderButtons
          {...providers}
          page="/register"
          next={next}
          submit={{ name: "intent", value: "confirm", label: words.submit }}
        />
        <input type="hidden" name="next" value={next} />
        <Field {...controlOf(fields.name)} type="text" label={words.name} autoComplete="name" aria-required="true" />
        <Field
          {...controlOf(fields.email)}
          type="email"
          label={words.email}
          hint={words.emailHint}
          // What password managers keep beside the password.
          autoComplete="username"
          inputMode="email"
          aria-required="true"
        />
        <Field
          {...controlOf(fields.phone)}
          type="tel"
          label={words.phone}
          inputMode="tel"
          autoComplete="tel-national"
          aria-required="true"
        />
        <Field
          {...controlOf(fields.password)}
          type="password"
          label={words.password}
          hint={words.passwordHint}
          autoComplete="new-password"
          aria-required="true"
        />
        <Field
          {...controlOf(fields.rePassword)}
          type="password"
          label={words.rePassword}
          autoComplete="new-password"
          aria-required="true"
        />
        <ShowPasswords>{words.showPassword}</ShowPasswords>
        <p className="small">
          {beforeTerms}
          <Link to="/terms">{words.termsLink}</Link>
          {afterTerms}
        </p>
        <Button size="large" wide name="intent" value="confirm">
          {words.submit}
        </Button>
      </PostForm>
      <p className="cluster">
        {words.hasAccount}{" "}
        <LinkButton to={`/login${onwardQuery(next)}`} variant="quiet" size="small">
          {words.login}
        </LinkButton>
      </p>
    </>
  );
}
