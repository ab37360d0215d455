import { Link } from "@remix-run/react";
import { Icon } from "#app/components/ui/icon.tsx";
import { MixedText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { listingWords } from "#app/words/listing.ts";
import { useWords } from "#app/words/use-words.ts";
import type { PrintedList } from "./read-listing.server.ts";

/** Every chosen value as a link that removes it, and one that removes all. */
export function ChosenFilters({ list: { chosen, whole } }: { list: PrintedList }) {
  const words = useWords(listingWords);
  if (chosen.length === 0) return null;
  return (
    <nav className="chips" aria-label={words.chosen}>
      <ul>
        {chosen.map(({ group, label, href }) => (
          <li key={href}>
            <Link
              className="chip"
              to={href}
              preventScrollReset
              aria-label={interpolate(words.removeChip, { group, label })}
            >
              <MixedText>{interpolate(words.chip, { group, label })}</MixedText>
              <Icon name="close" />
            </Link>
          </li>
        ))}
        <li>
          <Link className="chip chip-all" to={whole} preventScrollReset>
            {words.clearAll}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
