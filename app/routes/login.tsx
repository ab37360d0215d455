import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { AccountBenefits } from "#app/account/account-benefits.tsx";
import { onwardQuery } from "#app/account/onward-query.ts";
import { ProviderButtons } from "#app/account/provider-buttons.tsx";
import { signInSchema } from "#app/account/sign-in-form.server.ts";
import { signedIn } from "#app/account/signed-in.server.ts";
import { Button } from "#app/components/ui/button.tsx";
import { EMAIL_INPUT, Field, PASSWORD_INPUT } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { ShowPasswords } from "#app/components/ui/show-passwords.tsx";
import { formTitle, postedForm } from "#app/forms/form-answer.server.ts";
import { FormErrors, formFields, useFormAnswer } from "#app/forms/form-fields.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { ofGuests, type PageHandle } from "#app/handles.ts";
import { canonicalOf } from "#app/head/canonical.ts";
import { ownPageMeta } from "#app/head/page-meta.ts";
import { useShopper } from "#app/shell/use-root-data.ts";
import { accountWords } from "#app/words/account.ts";
import { apiSentence } from "#app/words/api-sentence.server.ts";
import { translator } from "#app/words/translate.server.ts";
import { useWords } from "#app/words/use-words.ts";
import { ask, askOrFailure, localPath } from "#bff/client.ts";

export { clientAction, shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = { ...ofGuests, limits: ["sign-in"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  // The API's confirmation mail links here (docs/api.md, section 4), without a return address.
  const emailConfirmed = query.has("sms");
  const mailed = emailConfirmed ? (await ask(context.bff.account.mailed.$get())).mailed : null;
  return {
    next: localPath(context.pages, query.get("next") ?? mailed?.next, "/"),
    emailConfirmed,
    email: mailed?.email ?? "",
    providers: await ask(context.bff.providers.$get()),
    title: formTitle(context, "account.loginTitle"),
    description: translator(context.language)("descriptions.login"),
    canonical: canonicalOf(context, "/login"),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const t = translator(context.language);
  const form = await request.formData();
  const { value, refuse, fail } = postedForm(context, form, signInSchema(t));
  if (!value) return refuse();
  const reply = await askOrFailure(context.bff.account.login.$post({ json: value }));
  if (reply.failure) return fail(reply, "account.fault");
  const { answer } = reply;
  if (answer.outcome === "refused")
    return refuse({ formErrors: [apiSentence(context.language, answer.message, "account.refused")] });
  return redirect(await signedIn(context, localPath(context.pages, form.get("next"), "/"), answer.cart), 303);
}

export const meta: MetaFunction<typeof loader> = (args) => ownPageMeta(args);

export default function LoginPage() {
  const { next, emailConfirmed, email, providers } = useLoaderData<typeof loader>();
  const words = useWords(accountWords);
  const hasCart = Boolean(useShopper()?.cart.count.count);
  const lastResult = useFormAnswer<typeof action>()?.result;
  const start = { email: providers.typed.email || email, password: "" };
  const { form, fields } = formFields("login", lastResult, start);
  return (
    <div className="wrap checkout sign-in">
      <div className="panel stack">
        <h1>{words.loginTitle}</h1>
        {emailConfirmed && <Notice tone="success">{words.emailConfirmed}</Notice>}
        <FormErrors form={form} fields={[fields.email, fields.password]} labels={words} />
        <PostForm id={form.id} action={`/login${onwardQuery(next)}`} noValidate className="stack">
          <ProviderButtons {...providers} page="/login" next={next} submit={{ label: words.login }} />
          <input type="hidden" name="next" value={next} />
          <Field {...fields.email} {...EMAIL_INPUT} label={words.email} autoComplete="username" />
          <Field {...fields.password} {...PASSWORD_INPUT} label={words.password} autoComplete="current-password" />
          <ShowPasswords />
          <Button size="large" wide>
            {words.login}
          </Button>
        </PostForm>
        {next !== "/" && hasCart && <p className="small muted">{words.cartKept}</p>}
        <p>
          <Link to={`/forgot-password${onwardQuery(next)}`}>{words.forgot}</Link>
        </p>
        <p>
          {words.noAccount} <Link to={`/register${onwardQuery(next)}`}>{words.register}</Link>
        </p>
      </div>
      <AccountBenefits />
    </div>
  );
}
