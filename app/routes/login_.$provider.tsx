import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { onwardQuery } from "#app/account/onward-query.ts";
import { providerOf } from "#app/account/provider-answer.server.ts";
import { LinkButton } from "#app/components/ui/button.tsx";
import { refuseUnknown } from "#app/forms/form-answer.server.ts";
import { ofGuests, type PageHandle } from "#app/handles.ts";
import { ownPageMeta } from "#app/head/page-meta.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { providerWords } from "#app/words/provider.ts";
import { translator } from "#app/words/translate.server.ts";
import { useWords } from "#app/words/use-words.ts";
import { ask, localPath } from "#bff/client.ts";

export { clientAction, shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = { ...ofGuests, limits: ["provider"] };

/**
 * Redirects to a sign-in provider. It is a page because Chromium does not let a form of ours lead to another origin,
 * even by a redirect (`form-action 'self'`; decision 0159).
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const provider = providerOf(params.provider);
  const next = localPath(context.pages, context.url.searchParams.get("next"), "/");
  const query = { next };
  const { address } = await ask(context.bff.providers[":provider"].authorize.$get({ param: { provider }, query }));
  const back = `/login${onwardQuery(next)}`;
  if (!address) throw redirect(back, 303);
  const name = translator(context.language)(`provider.${provider}`);
  const title = translator(context.language)("provider.leavingTitle", { provider: name });
  return { address, back, name, title };
}

/** A provider's button, pressed on a sign-in page: what was typed there is kept, but for passwords. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const provider = providerOf(params.provider);
  const form = await request.formData();
  if (form.get("intent") !== "next") return refuseUnknown(context, "/login");
  const next = localPath(context.pages, form.get("next"), "/");
  const typed = (name: string) => String(form.get(name) ?? "");
  const json = {
    page: context.url.searchParams.get("from") === "register" ? ("/register" as const) : ("/login" as const),
    typed: { name: typed("name"), email: typed("email"), phone: typed("phone") },
  };
  const { outcome } = await ask(context.bff.providers[":provider"].begin.$post({ param: { provider }, json }));
  if (outcome === "signed-in") return redirect(next === "/" ? "/home" : next, 303);
  return redirect(`/login/${provider}${onwardQuery(next)}`, 303);
}

export const meta: MetaFunction<typeof loader> = (args) => [
  ...ownPageMeta(args),
  ...(args.data ? [{ httpEquiv: "refresh", content: `0;url=${args.data.address}` }] : []),
];

export default function ProviderPage() {
  const { address, back, name, title } = useLoaderData<typeof loader>();
  const words = useWords(providerWords);
  return (
    <div className="wrap narrow">
      <div className="panel sign-in stack">
        <h1>{title}</h1>
        <p role="status">{words.leaving}</p>
        <p className="cluster">
          <a className="button" href={address}>
            {interpolate(words.goOn, { provider: name })}
          </a>
          <LinkButton to={back} variant="quiet">
            {words.back}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
