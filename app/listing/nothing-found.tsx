import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { ProductRow, RecentlyViewed } from "#app/components/recently-viewed.tsx";
import { LinkButton } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { CatalogueText, MixedText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { searchWords } from "#app/words/search.ts";
import { useWords } from "#app/words/use-words.ts";
import type { FoundNothing } from "./read-search.server.ts";

/** A search without results, without a text, or that the API could not answer. */
export function NothingFound(found: FoundNothing) {
  const { text, cut, page, isAnswered, nearest, categories, corrections, bestSellers } = found;
  const words = useWords(searchWords);
  const hint = isAnswered ? words.noneHint : words.unansweredHint;
  const crumb = { label: words.crumb, href: text ? "/search" : null };
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={text ? [crumb, { label: text, href: null }] : [crumb]} />
      <header className="page-head">
        <h1>
          <MixedText>{text ? interpolate(words.heading, { text }) : words.crumb}</MixedText>
        </h1>
      </header>
      {cut && <Notice>{cut}</Notice>}
      <div className="empty" role="status">
        <Icon name="search" />
        <h2>{page ? words.pageFound : isAnswered ? (text ? words.none : words.ask) : words.unanswered}</h2>
        <p>
          {page ? (
            <LinkButton to={page.href}>{page.label}</LinkButton>
          ) : (
            <MixedText>{text ? interpolate(hint, { text }) : words.askHint}</MixedText>
          )}
        </p>
        <Ways label={words.didYouMean} ways={corrections} />
        <Ways label={words.meant} ways={nearest} />
        {categories.length > 0 && (
          <nav aria-label={words.categories}>
            {categories.map(({ name, href }) => (
              <Fragment key={href}>
                <LinkButton to={href} variant="quiet" size="small">
                  <CatalogueText>{name}</CatalogueText>
                </LinkButton>{" "}
              </Fragment>
            ))}
          </nav>
        )}
      </div>
      <ProductRow id="best-sellers" heading={words.bestSellers} products={bestSellers} />
      <RecentlyViewed />
    </div>
  );
}

/** Links with a heading; nothing without links. */
function Ways({ label, ways }: { label: string; ways: FoundNothing["corrections"] }) {
  if (ways.length === 0) return null;
  return (
    <p>
      {label}{" "}
      {ways.map(({ name, href }, nth) => (
        <Fragment key={href}>
          {nth > 0 && " · "}
          <Link to={href}>
            <CatalogueText>{name}</CatalogueText>
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
