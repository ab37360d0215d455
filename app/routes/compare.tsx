import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import styles from "#app/compare/compare.css?url";
import { compareAction } from "#app/compare/compare-action.server.ts";
import { compareAddress } from "#app/compare/compare-address.ts";
import { type ComparePage, CompareTable } from "#app/compare/compare-table.tsx";
import { readCompare } from "#app/compare/read-compare.server.ts";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { Button, LinkButton } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { useFocusInList } from "#app/components/use-lost-focus.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { type PageHandle, page } from "#app/handles.ts";
import { ownPageMeta } from "#app/head/page-meta.ts";
import { compareWords } from "#app/words/compare.ts";
import { interpolate } from "#app/words/interpolate.ts";
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
  const page = useLoaderData<typeof loader>();
  const words = useWords(compareWords);
  useFocusInList(
    page.products.map(({ id }) => id),
    "button",
  );
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: words.crumb, href: null }]} />
      <header className="page-head">
        <h1>{words.crumb}</h1>
      </header>
      {page.products.length === 0 ? (
        <div className="empty">
          <Icon name="compare" />
          <h2>{words.empty}</h2>
          <p>{words.emptyHint}</p>
          <LinkButton to="/">{words.browse}</LinkButton>
        </div>
      ) : (
        <>
          <div className="compare-notice">
            <Situation page={page} />
          </div>
          <RowChoice page={page} />
          <CompareTable page={page} />
          {page.differences && page.rows.length === 0 && page.products.length > 1 && (
            <p className="muted">{words.noDifferences}</p>
          )}
        </>
      )}
    </div>
  );
}

/** A note about this table: it is a shared link, or it is full and another product is to be added. */
function Situation({ page: { shared, newcomer, hasOwn } }: { page: ComparePage }) {
  const words = useWords(compareWords);
  if (newcomer) {
    return (
      <Notice tone="warning" title={words.replaceTitle}>
        {interpolate(words.replaceHint, { title: newcomer.title })}{" "}
        <Link className="notice-link" to="/compare">
          {words.cancel}
        </Link>
      </Notice>
    );
  }
  if (!shared) return null;
  return (
    <Notice>
      {words.shared}
      <PostForm action="/compare" navigate={false} className="cluster">
        <input type="hidden" name="ids" value={shared.join(",")} />
        <Button variant="secondary" size="small" name="intent" value="keep">
          {words.keep}
        </Button>
        {hasOwn && (
          <LinkButton to="/compare" variant="quiet" size="small">
            {words.own}
          </LinkButton>
        )}
      </PostForm>
    </Notice>
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
