import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import styles from "#app/compare/compare.css?url";
import { compareAction } from "#app/compare/compare-action.server.ts";
import { compareAddress } from "#app/compare/compare-address.ts";
import { type ComparePage, CompareTable } from "#app/compare/compare-table.tsx";
import { readCompare } from "#app/compare/read-compare.server.ts";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { LinkButton } from "#app/components/ui/button.tsx";
import { Empty } from "#app/components/ui/empty.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { useFocusInList } from "#app/components/use-lost-focus.ts";
import { type PageHandle, page } from "#app/handles.ts";
import { ownPageMeta } from "#app/head/page-meta.ts";
import { compareWords } from "#app/words/compare.ts";
import { useWords } from "#app/words/use-words.ts";

export { clientAction, shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = page;

/** Products beside each other. */
export const loader = (args: LoaderFunctionArgs) => readCompare(args);

export const action = (args: ActionFunctionArgs) => compareAction(args);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** There is a table for every four products, so search engines may index none. */
export const meta: MetaFunction<typeof loader> = (args) => ownPageMeta(args);

export default function Compare() {
  const comparison = useLoaderData<typeof loader>();
  const words = useWords(compareWords);
  useFocusInList(
    comparison.products.map(({ id }) => id),
    "button",
  );
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: words.crumb, href: null }]} />
      <header className="page-head">
        <h1>{words.crumb}</h1>
      </header>
      {comparison.products.length === 0 ? (
        <Empty icon="compare" heading={words.empty} hint={words.emptyHint}>
          <LinkButton to="/">{words.browse}</LinkButton>
        </Empty>
      ) : (
        <>
          <div className="compare-notice">
            {comparison.shared && (
              <Notice>
                {words.shared}{" "}
                {comparison.hasOwn && (
                  <Link className="notice-link" to="/compare">
                    {words.own}
                  </Link>
                )}
              </Notice>
            )}
          </div>
          <RowChoice page={comparison} />
          <CompareTable page={comparison} />
          {comparison.differences && comparison.rows.length === 0 && comparison.products.length > 1 && (
            <p className="muted">{words.noDifferences}</p>
          )}
        </>
      )}
    </div>
  );
}

/** All rows or only those that differ, and the table's address for sharing. */
function RowChoice({ page: { shared, differences, share, products } }: { page: ComparePage }) {
  const words = useWords(compareWords);
  const address = (only: boolean) => compareAddress({ ids: shared, differences: only });
  const { pathname, search } = new URL(share);
  return (
    <div className="compare-tools">
      {products.length > 1 && (
        <nav className="tabs" aria-label={words.rows}>
          <Link to={address(false)} aria-current={differences ? undefined : "true"} preventScrollReset>
            {words.all}
          </Link>
          <Link to={address(true)} aria-current={differences ? "true" : undefined} preventScrollReset>
            {words.differences}
          </Link>
        </nav>
      )}
      <Link className="small" to={pathname + search}>
        {words.share}
      </Link>
    </div>
  );
}
