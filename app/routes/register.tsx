import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { mailedTo } from "#app/account/mailed-to.server.ts";
import { onwardQuery } from "#app/account/onward-query.ts";
import { registerAction } from "#app/account/register-action.server.ts";
import { RegisterForm } from "#app/account/register-form.tsx";
import { SentTo } from "#app/account/sent-to.tsx";
import { LinkButton } from "#app/components/ui/button.tsx";
import { formTitle } from "#app/forms/form-answer.server.ts";
import { wordsFor } from "#app/i18n/translate.server.ts";
import { useWords } from "#app/i18n/use-words.tsx";
import { ask, localPath } from "#bff/client.ts";

/** Becoming a customer. `?sent`: the API has sent the mail with which the address is confirmed. */
export async function loader({ context }: LoaderFunctionArgs) {
  const query = context.url.searchParams;
  const isSent = query.has("sent");
  return {
    isSent,
    sentTo: isSent ? await mailedTo(context) : null,
    next: localPath(query.get("next"), "/"),
    formKey: crypto.randomUUID(),
    providers: await ask(context.bff.providers.$get()),
    title: formTitle(context, isSent ? "register.sentTitle" : "register.title"),
    words: wordsFor(context.language, "register", "provider"),
  };
}

export const action = registerAction;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [{ title: page?.title }];

export default function RegisterPage() {
  const { isSent, sentTo, ...page } = useLoaderData<typeof loader>();
  return (
    <div className="wrap narrow">
      <div className="panel sign-in stack">
        {isSent ? <Sent next={page.next} to={sentTo} /> : <RegisterForm {...page} />}
      </div>
    </div>
  );
}

/** What is left to do: the account is there, and nobody signs in to it before its address is confirmed. */
function Sent({ next, to }: { next: string; to: string | null }) {
  const words = useWords("register");
  return (
    <>
      <h1>{words.sentTitle}</h1>
      <p>{words.sent}</p>
      <SentTo label={words.sentTo} email={to} />
      <p className="muted">{words.sentNothing}</p>
      <LinkButton to={`/login${onwardQuery(next)}`} variant="secondary" wide>
        {words.login}
      </LinkButton>
    </>
  );
}
