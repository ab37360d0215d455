import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AccountBenefits } from "#app/account/account-benefits.tsx";
import { mailedTo } from "#app/account/mailed-to.server.ts";
import { onwardQuery } from "#app/account/onward-query.ts";
import { registerAction } from "#app/account/register-action.server.ts";
import { RegisterForm } from "#app/account/register-form.tsx";
import { SentTo } from "#app/account/sent-to.tsx";
import { LinkButton } from "#app/components/ui/button.tsx";
import { formTitle } from "#app/forms/form-answer.server.ts";
import { ofGuests, type PageHandle } from "#app/handles.ts";
import { canonicalOf } from "#app/head/canonical.ts";
import { ownPageMeta } from "#app/head/page-meta.ts";
import { registerWords } from "#app/words/register.ts";
import { translator } from "#app/words/translate.server.ts";
import { useWords } from "#app/words/use-words.ts";
import { ask, localPath } from "#bff/client.ts";
import { WELCOME_BONUS } from "#bff/rules/bonus.ts";
import { formatNumber } from "#bff/rules/money.ts";

export { clientAction, shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = { ...ofGuests, limits: ["register"] };

/** Becoming a customer. `?sent`: the API has sent the mail with which the address is confirmed. */
export async function loader({ context }: LoaderFunctionArgs) {
  const query = context.url.searchParams;
  const isSent = query.has("sent");
  const t = translator(context.language);
  return {
    isSent,
    sentTo: isSent ? await mailedTo(context) : null,
    next: localPath(context.pages, query.get("next"), "/"),
    formKey: crypto.randomUUID(),
    providers: await ask(context.bff.providers.$get()),
    title: formTitle(context, isSent ? "register.sentTitle" : "register.title"),
    description: t("descriptions.register", { points: formatNumber(WELCOME_BONUS) }),
    canonical: canonicalOf(context, "/register"),
  };
}

export const action = registerAction;

export const meta: MetaFunction<typeof loader> = (args) => ownPageMeta(args);

export default function RegisterPage() {
  const { isSent, sentTo, ...page } = useLoaderData<typeof loader>();
  return (
    <div className="wrap checkout sign-in">
      <div className="panel stack">{isSent ? <Sent next={page.next} to={sentTo} /> : <RegisterForm {...page} />}</div>
      <AccountBenefits />
    </div>
  );
}

/** The next step: the account exists, and its owner can sign in once the address is confirmed. */
function Sent({ next, to }: { next: string; to: string | null }) {
  const words = useWords(registerWords);
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
