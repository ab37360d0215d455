import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type PageHandle, page } from "#app/handles.ts";
import type { ShownSuggestion } from "#app/search/suggestions.ts";
import { translator } from "#app/words/translate.server.ts";
import { ask } from "#bff/client.ts";

export const handle: PageHandle = { ...page, limits: ["suggestions"] };

/** For the search box's script: what to propose for `p`, as JSON. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { bff, language, url } = context;
  const rows = await ask(bff.lists.suggestions.$get({ query: { text: url.searchParams.get("p") ?? "" } }));
  const t = translator(language);
  const shown: ShownSuggestion[] = rows.map(({ kind, label, href }) => ({ kind: t(`search.${kind}`), label, href }));
  return Response.json(shown);
}
