import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { CardGrid } from "#app/components/card-grid.tsx";
import { RecentlyViewed } from "#app/components/recently-viewed.tsx";
import { list, type PageHandle } from "#app/handles.ts";
import { canonicalOf } from "#app/head/canonical.ts";
import { NothingListed } from "#app/listing/empty-list.tsx";
import { cardPaths, listMeta } from "#app/listing/list-meta.ts";
import { viewLinks } from "#app/listing/toolbar.server.ts";
import { ViewLinks } from "#app/listing/toolbar.tsx";
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
  listMeta(args, ({ heading, cards }) => ({ crumbs: [{ label: heading, href: null }], items: cardPaths(cards) }));

export default function TrendPage() {
  const { heading, tabsLabel, tabs, cards, shownAs, views } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: heading, href: null }]} />
      <header className="page-head listing-head">
        <h1>{heading}</h1>
        <ViewLinks views={views} />
      </header>
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
      {cards.length === 0 ? (
        <NothingListed />
      ) : (
        <CardGrid cards={cards} heading="h2" eager={5} className={shownAs === "list" ? "card-list" : undefined} />
      )}
      <RecentlyViewed />
    </div>
  );
}
