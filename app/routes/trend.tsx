import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { list, type PageHandle } from "#app/handles.ts";
import { canonicalOf } from "#app/head/canonical.ts";
import { cardPaths, listMeta } from "#app/listing/list-meta.ts";
import { PlainList } from "#app/listing/plain-list.tsx";
import { viewLinks } from "#app/listing/toolbar.server.ts";
import { detailedCard } from "#app/products/printed-card.ts";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { translator } from "#app/words/translate.server.ts";
import { ask } from "#bff/client.ts";

export { shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = { ...list, indexable: true, cache: { query: "trend", varyByLayout: true } };

/** What is in demand, one sub-category at a time: each tab is an address (`?tab=`), the first has none. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { bff, language, url } = context;
  const { search, searchParams } = url;
  const { groups, shownAs } = await ask(bff.lists.trend.$get({ query: { search } }));
  const wanted = Number(searchParams.get("tab"));
  const shown = groups.find(({ id }) => id === wanted) ?? groups[0];
  const href = (id: number) => (id === groups[0]?.id ? "/trend" : `/trend?tab=${id}`);
  const here = shown ? href(shown.id) : "/trend";
  const t = translator(language);
  const title = t("lists.trendTitle");
  return {
    shownAs,
    heading: title,
    crumbs: [{ label: title, href: null }],
    tabsLabel: t("lists.subCategories"),
    tabs: groups.map(({ id, name }) => ({ name, href: href(id), current: id === shown?.id })),
    cards: (shown?.cards ?? []).map(detailedCard),
    views: viewLinks(shownAs, here),
    title: shown && here !== "/trend" ? `${title}: ${shown.name}` : title,
    description: t("lists.description", { title }),
    canonical: canonicalOf(context, here),
  };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  listMeta(args, ({ crumbs, cards }) => ({ crumbs, items: cardPaths(cards) }));

export default function TrendPage() {
  const { tabsLabel, tabs, ...shown } = useLoaderData<typeof loader>();
  return (
    <PlainList {...shown}>
      {tabs.length > 0 && (
        <nav className="tabs" aria-label={tabsLabel}>
          {tabs.map(({ name, href, current }) => (
            <Fragment key={href}>
              <Link to={href} preventScrollReset aria-current={current ? "page" : undefined}>
                <CatalogueText>{name}</CatalogueText>
              </Link>{" "}
            </Fragment>
          ))}
        </nav>
      )}
    </PlainList>
  );
}
