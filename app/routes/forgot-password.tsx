import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { forgotSchema } from "#app/account/forgot-form.server.ts";
import { mailedTo } from "#app/account/mailed-to.server.ts";
import { onwardQuery } from "#app/account/onward-query.ts";
import { SentTo } from "#app/account/sent-to.tsx";
import { Button, LinkButton } from "#app/components/ui/button.tsx";
import { EMAIL_INPUT, Field } from "#app/components/ui/field.tsx";
import { formTitle, postedForm, refuseUnknown } from "#app/forms/form-answer.server.ts";
import { FormErrors, formFields, useFormAnswer } from "#app/forms/form-fields.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { ofSignIn, type PageHandle } from "#app/handles.ts";
import { ownPageMeta } from "#app/head/page-meta.ts";
import { apiSentence } from "#app/words/api-sentence.server.ts";
import { forgotWords } from "#app/words/forgot.ts";
import { translator } from "#app/words/translate.server.ts";
import { useWords } from "#app/words/use-words.ts";
import { askOrFailure, localPath } from "#bff/client.ts";

export { clientAction, shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = { ...ofSignIn, limits: ["reset"] };

/** Asking for a new password. `?sent`: it is on its way, if the address is registered. */
export async function loader({ context }: LoaderFunctionArgs) {
  const query = context.url.searchParams;
  const isSent = query.has("sent");
  return {
    isSent,
    sentTo: isSent ? await mailedTo(context) : null,
    next: localPath(context.pages, query.get("next"), "/"),
    title: formTitle(context, isSent ? "forgot.sentTitle" : "forgot.title"),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const t = translator(context.language);
  const form = await request.formData();
  if (form.get("intent") !== "confirm") return refuseUnknown(context, "/forgot-password");
  const { value, refuse, fail } = postedForm(context, form, forgotSchema(t));
  if (!value) return refuse();
  const next = localPath(context.pages, form.get("next"), "/");
  const reply = await askOrFailure(context.bff.account.forgot.$post({ json: { ...value, next } }));
  if (reply.failure) return fail(reply, "forgot.fault");
  if (reply.answer.outcome === "refused")
    return refuse({ formErrors: [apiSentence(context.language, reply.answer.message, "forgot.refused")] }, 503);
  return redirect(`/forgot-password${onwardQuery(next, "sent=1")}`, 303);
}

export const meta: MetaFunction<typeof loader> = (args) => ownPageMeta(args);

export default function ForgotPasswordPage() {
  const { isSent, sentTo, next } = useLoaderData<typeof loader>();
  return (
    <div className="wrap narrow">
      <div className="panel sign-in stack">
        {isSent ? <Sent next={next} to={sentTo} /> : <ForgotForm next={next} />}
      </div>
    </div>
  );
}

/** The same for every address: only its owner may learn whether it is registered. */
function Sent({ next, to }: { next: string; to: string | null }) {
  const words = useWords(forgotWords);
  return (
    <>
      <h1>{words.sentTitle}</h1>
      <p>{words.sent}</p>
      <SentTo label={words.sentTo} email={to} />
      <p>{words.sentNext}</p>
      <p className="muted">{words.sentNothing}</p>
      <p className="cluster">
        <LinkButton to={`/login${onwardQuery(next)}`}>{words.login}</LinkButton>
        <LinkButton to={`/forgot-password${onwardQuery(next)}`} variant="quiet">
          {words.again}
        </LinkButton>
      </p>
    </>
  );
}

function ForgotForm({ next }: { next: string }) {
  const words = useWords(forgotWords);
  const lastResult = useFormAnswer<typeof action>()?.result;
  const { form, fields } = formFields("forgot", lastResult, { email: "" });
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <FormErrors form={form} fields={[fields.email]} labels={words} />
      <PostForm id={form.id} action={`/forgot-password${onwardQuery(next)}`} noValidate className="stack">
        <input type="hidden" name="next" value={next} />
        <Field {...fields.email} {...EMAIL_INPUT} label={words.email} autoComplete="username" />
        <Button size="large" wide name="intent" value="confirm">
          {words.submit}
        </Button>
      </PostForm>
      <LinkButton to={`/login${onwardQuery(next)}`} variant="quiet" wide>
        {words.cancel}
      </LinkButton>
    </>
  );
}
