import { useLocation } from "@remix-run/react";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { CardGrid } from "#app/components/card-grid.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { LinkButton } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useWords } from "#app/i18n/use-words.tsx";
import { fill } from "#app/i18n/words.ts";
import { formatNumber } from "#bff/domain/money.ts";
import { listingAddress } from "./listing-address.ts";
import type { PrintedList } from "./read-listing.server.ts";

/** Two rows on a phone, one on a desk: what is seen before anything is scrolled. */
const FIRST_SCREEN = 4;

/** The one page behind every list of products. */
export function ListingPage({ list }: { list: PrintedList }) {
  const { title, crumbs, cards, page, pages, total } = list;
  const words = useWords("listing");
  const { pathname } = useLocation();
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <header className="page-head listing-head">
        <h1>{title}</h1>
        <p className="muted num">
          {total !== null && fill(words.total, { total: formatNumber(total) })}{" "}
          {pages > 1 && page <= pages && <span>{fill(words.range, { page, pages })}</span>}
        </p>
      </header>
      <div className="listing">
        <div className="listing-results">
          {cards.length === 0 ? (
            <EmptyList pages={pages} />
          ) : (
            <CardGrid cards={cards} heading="h2" eager={FIRST_SCREEN} />
          )}
          <Pagination page={page} pages={pages} href={(number) => listingAddress(pathname, number)} />
        </div>
      </div>
    </div>
  );
}

/** Nothing here, and the way onward: to the list's beginning when it has one. */
function EmptyList({ pages }: { pages: number }) {
  const words = useWords("listing");
  const { pathname } = useLocation();
  const isPastEnd = pages > 0;
  return (
    <div className="empty">
      <Icon name="box" />
      <h2>{isPastEnd ? words.pastEnd : words.empty}</h2>
      <p>{isPastEnd ? fill(words.pastEndHint, { pages }) : words.emptyHint}</p>
      {isPastEnd ? (
        <LinkButton to={pathname}>{words.firstPage}</LinkButton>
      ) : (
        <LinkButton to="/">{words.home}</LinkButton>
      )}
    </div>
  );
}
