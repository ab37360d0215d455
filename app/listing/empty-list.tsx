import { Link } from "@remix-run/react";
import { LinkButton } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
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
      <div className="empty">
        <Icon name="box" />
        <h2>{words.pastEnd}</h2>
        <p>{interpolate(words.pastEndHint, { pages })}</p>
        <LinkButton to={first}>{words.firstPage}</LinkButton>
      </div>
    );
  if (chosen.length === 0) return <NothingListed heading={heading} />;
  return (
    <div className="empty">
      <Icon name="box" />
      <h2>{heading ?? words.empty}</h2>
      <p>{ways ? words.emptyDrop : words.emptyFiltered}</p>
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
    </div>
  );
}

/** A list that is empty at the moment. */
export function NothingListed({ heading }: { heading?: string | undefined }) {
  const words = useWords(emptyListWords);
  return (
    <div className="empty">
      <Icon name="box" />
      <h2>{heading ?? words.empty}</h2>
      <p>{words.emptyHint}</p>
      <LinkButton to="/">{words.home}</LinkButton>
    </div>
  );
}
