import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { CardGrid } from "#app/components/card-grid.tsx";
import { RecentlyViewed } from "#app/components/recently-viewed.tsx";
import type { PrintedCard } from "#app/products/printed-card.ts";
import type { View } from "#bff/rules/listing-state.ts";
import type { Crumb } from "#bff/views/listing.ts";
import { NothingListed } from "./empty-list.tsx";
import type { Toolbar } from "./toolbar.server.ts";
import { ViewLinks } from "./toolbar.tsx";

export interface PlainListProps {
  heading: string;
  crumbs: readonly Crumb[];
  cards: readonly PrintedCard[];
  shownAs: View;
  views: Toolbar["views"];
  /** Between heading and products. */
  children?: ReactNode;
}

/** The page of a list without filters, sorts and pages. */
export function PlainList({ heading, crumbs, cards, shownAs, views, children }: PlainListProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <header className="page-head listing-head">
        <h1>{heading}</h1>
        <ViewLinks views={views} />
      </header>
      {children}
      {cards.length === 0 ? (
        <NothingListed />
      ) : (
        <CardGrid cards={cards} heading="h2" eager={5} className={shownAs === "list" ? "card-list" : undefined} />
      )}
      <RecentlyViewed />
    </div>
  );
}
