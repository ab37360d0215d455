import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { list, type PageHandle } from "#app/handles.ts";
import { canonicalOf } from "#app/head/canonical.ts";
import { cardPaths, listMeta } from "#app/listing/list-meta.ts";
import { PlainList } from "#app/listing/plain-list.tsx";
import { viewLinks } from "#app/listing/toolbar.server.ts";
import { detailedCard } from "#app/products/printed-card.ts";
import { translator } from "#app/words/translate.server.ts";
import { ask } from "#bff/client.ts";

export { shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = {
  ...list,
  indexable: true,
  cache: { query: "top-products", varyByLayout: true },
};

/** The twenty products that sell best. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { bff, language, url } = context;
  const { search } = url;
  const { cards, shownAs } = await ask(bff.lists["top-20"].$get({ query: { search } }));
  const t = translator(language);
  const title = t("lists.topTitle");
  return {
    ...{ shownAs, title },
    crumbs: [{ label: t("lists.topCrumb"), href: null }],
    cards: cards.map(detailedCard),
    views: viewLinks(shownAs, "/top-20"),
    description: t("lists.description", { title }),
    canonical: canonicalOf(context, "/top-20"),
  };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  listMeta(args, ({ crumbs, cards }) => ({ crumbs, items: cardPaths(cards) }));

export default function TopPage() {
  const { title, ...shown } = useLoaderData<typeof loader>();
  return <PlainList {...shown} heading={title} />;
}
