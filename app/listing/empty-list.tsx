import { Link } from "@remix-run/react";
import { LinkButton } from "#app/components/ui/button.tsx";
import { Empty } from "#app/components/ui/empty.tsx";
import { emptyListWords } from "#app/words/empty-list.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { useWords } from "#app/words/use-words.ts";
import type { PrintedList } from "./read-listing.server.ts";

/**
 * An empty list with ways onward: to its first page, to the list with one filter less, or to the front page.
 * @param props `heading`: what it says when filters left nothing, if the page has its own words for that
 */
export function EmptyList({ list, heading }: { list: PrintedList; heading?: string | undefined }) {
  const words = useWords(emptyListWords);
  const { pages, first, chosen, whole, ways } = list;
  if (pages > 0)
    return (
      <Empty heading={words.pastEnd} hint={interpolate(words.pastEndHint, { pages })}>
        <LinkButton to={first}>{words.firstPage}</LinkButton>
      </Empty>
    );
  if (chosen.length === 0) return <NothingListed heading={heading} />;
  return (
    <Empty heading={heading ?? words.empty} hint={ways ? words.emptyDrop : words.emptyFiltered}>
      {ways && (
        <ul className="empty-ways">
          {ways.map(({ text, href }) => (
            <li key={href}>
              <Link to={href}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to={whole}>{words.clearAll}</LinkButton>
    </Empty>
  );
}

/** A list that is empty at the moment. */
export function NothingListed({ heading }: { heading?: string | undefined }) {
  const words = useWords(emptyListWords);
  return (
    <Empty heading={heading ?? words.empty} hint={words.emptyHint}>
      <LinkButton to="/">{words.home}</LinkButton>
    </Empty>
  );
}
