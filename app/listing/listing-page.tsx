import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { CardGrid } from "#app/components/card-grid.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { Parts } from "#app/components/parts.tsx";
import { Picture } from "#app/components/picture.tsx";
import { RecentlyViewed } from "#app/components/recently-viewed.tsx";
import { FieldError } from "#app/components/ui/field.tsx";
import { MixedText } from "#app/words/catalogue-text.tsx";
import { interpolate, interpolateCount } from "#app/words/interpolate.ts";
import { listingWords } from "#app/words/listing.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatNumber } from "#bff/rules/money.ts";
import { ChosenFilters } from "./chosen-filters.tsx";
import { EmptyList } from "./empty-list.tsx";
import { Filters, hasFilters, OpenFilters } from "./filters.tsx";
import { isRefused } from "./price-filter.tsx";
import type { PrintedList } from "./read-listing.server.ts";
import { ListToolbar } from "./toolbar.tsx";

/** Two rows on a phone, one on a desktop: what is above the fold. */
const FIRST_SCREEN = 4;

export interface ListingPageProps {
  list: PrintedList;
  /** Rendered above the products: a search's own messages. */
  remark?: ReactNode;
  /** The message shown while the list is loading. */
  waiting?: string;
  /** The message when nothing is found. */
  nothing?: string;
}

/** The page of every list of products. */
export function ListingPage({ list, remark, waiting, nothing }: ListingPageProps) {
  const { heading, crumbs, banner, logo, cards, page, pages, first, chosen, shownAs } = list;
  const words = useWords(listingWords);
  const isWaiting = useIsWaiting(first);
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      {banner && (
        <Picture
          className="listing-picture"
          picture={banner}
          sizes="(min-width: 84rem) 84rem, 100vw"
          alt=""
          width={1200}
          height={400}
        />
      )}
      <header className="page-head listing-head">
        {logo && <Picture className="listing-logo" picture={logo} sizes="7rem" alt="" width={120} height={48} />}
        <h1>
          <MixedText>{heading}</MixedText>
        </h1>
        <p className="muted num" role="status">
          {isWaiting ? (waiting ?? words.loading) : <ListSize list={list} />}
        </p>
      </header>
      {remark && <div className="listing-remark">{remark}</div>}
      <div className="listing">
        {hasFilters(list) && (
          <>
            <a className="skip" href="#results">
              {words.toResults}
            </a>
            <Filters list={list} />
          </>
        )}
        <section
          id="results"
          className="listing-results"
          tabIndex={-1}
          aria-busy={isWaiting}
          aria-label={words.results}
        >
          <div className="listing-bar">
            {hasFilters(list) && <OpenFilters count={chosen.length} />}
            <ListToolbar toolbar={list.toolbar} />
          </div>
          {isRefused(list.price) && (
            // The panel with the error at its field may be closed.
            <div className="listing-remark listing-open-filters">
              <FieldError id="price-refused" message={words.priceRefused} />
            </div>
          )}
          {list.dropped && <p className="listing-remark">{list.dropped}</p>}
          <ChosenFilters list={list} />
          {cards.length === 0 ? (
            <EmptyList list={list} heading={nothing} />
          ) : (
            <CardGrid
              cards={cards}
              heading="h2"
              eager={FIRST_SCREEN}
              className={shownAs === "list" ? "card-list" : undefined}
            />
          )}
          <Pagination page={page} pages={pages} href={(number) => pageHref(first, number)} />
        </section>
      </div>
      <RecentlyViewed />
    </div>
  );
}

/** The number of products, and the current page. */
function ListSize({ list: { total, page, pages } }: { list: PrintedList }) {
  const words = useWords(listingWords);
  return (
    <Parts>
      {total.over
        ? interpolate(words.totalOver, { total: formatNumber(total.count) })
        : interpolateCount(words, "total", total.count, { total: formatNumber(total.count) })}
      {pages > 1 && page <= pages && interpolate(words.range, { page, pages })}
    </Parts>
  );
}

/** The address of a page of a list; the first has no page number. */
function pageHref(first: string, page: number): string {
  if (page === 1) return first;
  return `${first}${first.includes("?") ? "&" : "?"}page=${page}`;
}

/** Whether another page of this list is loading. */
function useIsWaiting(first: string): boolean {
  const { state, location } = useNavigation();
  return state === "loading" && location.pathname === first.split("?")[0];
}
