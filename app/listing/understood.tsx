import { Link } from "@remix-run/react";
import { Icon } from "#app/components/ui/icon.tsx";
import { MixedText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { listingWords } from "#app/words/listing.ts";
import { searchWords } from "#app/words/search.ts";
import { useWords } from "#app/words/use-words.ts";
import type { UnderstoodParts } from "./read-search.server.ts";

/**
 * How a search's text was interpreted: each part is a link that removes it or opens its page, and there is a link to
 * the literal search.
 */
export function Understood({ typed, literal, parts }: UnderstoodParts) {
  const [words, listing] = [useWords(searchWords), useWords(listingWords)];
  return (
    <nav className="chips" aria-label={words.understood}>
      <ul>
        {parts.map(({ group, label: value, href, isDropped }) => {
          const text = group === null ? value : interpolate(listing.chip, { group, label: value });
          // One item of the chip, whose items have a gap between them.
          const label = (
            <span>
              <MixedText>{text}</MixedText>
            </span>
          );
          return (
            <li key={text}>
              {href === null ? (
                <span className="chip chip-all">{label}</span>
              ) : (
                <Link
                  className={isDropped ? "chip" : "chip chip-all"}
                  to={href}
                  aria-label={isDropped ? interpolate(words.dropPart, { text }) : undefined}
                >
                  {label}
                  {isDropped && <Icon name="close" />}
                </Link>
              )}
            </li>
          );
        })}
        <li>
          <Link className="chip chip-all" to={literal}>
            <span>
              <MixedText>{interpolate(words.literally, { typed })}</MixedText>
            </span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
