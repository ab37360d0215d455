import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import type { RecentCard } from "#app/components/read-recent.server.ts";
import { RecentlyViewed } from "#app/components/recently-viewed.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useWords } from "#app/i18n/use-words.tsx";
import { fill } from "#app/i18n/words.ts";

/** A search that found nothing, or that was for nothing. */
export function NothingFound({ text, recent }: { text: string; recent: readonly RecentCard[] }) {
  const words = useWords("search");
  const crumb = { label: words.crumb, href: text ? "/search" : null };
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={text ? [crumb, { label: text, href: null }] : [crumb]} />
      <header className="page-head">
        <h1>{text ? fill(words.heading, { text }) : words.headingEmpty}</h1>
      </header>
      <div className="empty" role="status">
        <Icon name="search" />
        <h2>{text ? words.none : words.ask}</h2>
        <p>{text ? fill(words.noneHint, { text }) : words.askHint}</p>
      </div>
      <RecentlyViewed products={recent} />
    </div>
  );
}
