import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { LinkButton } from "#app/components/ui/button.tsx";
import { ofSignIn, type PageHandle } from "#app/handles.ts";
import { ownPageMeta } from "#app/head/page-meta.ts";
import { badLinkWords } from "#app/words/bad-link.ts";
import { translator } from "#app/words/translate.server.ts";
import { useWords } from "#app/words/use-words.ts";

export { shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = ofSignIn;

/**
 * Where the API's confirmation link leads when it was used already or is not known (docs/api.md, section 4): what the
 * shopper can do. Nothing else in the shop leads here; an unknown address is the error page.
 */
export function loader({ context }: LoaderFunctionArgs) {
  return {
    title: translator(context.language)("badLink.title"),
  };
}

export const meta: MetaFunction<typeof loader> = (args) => ownPageMeta(args);

export default function BadLinkPage() {
  const words = useWords(badLinkWords);
  return (
    <div className="wrap narrow">
      <div className="panel sign-in stack">
        <h1>{words.title}</h1>
        <p>{words.used}</p>
        <p>{words.signIn}</p>
        <p>{words.newMail}</p>
        <p className="cluster">
          <LinkButton to="/login">{words.login}</LinkButton>{" "}
          <LinkButton to="/register" variant="secondary">
            {words.register}
          </LinkButton>
        </p>
        <p className="small muted">{words.elsewhere}</p>
      </div>
    </div>
  );
}
