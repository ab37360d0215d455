import { Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLostFocus } from "#app/components/use-lost-focus.ts";
import { MixedText } from "#app/i18n/catalogue-text.tsx";
import { useWords } from "#app/i18n/use-words.tsx";
import { interpolate } from "#app/i18n/words.ts";
import { useRootData } from "#app/shell/use-root-data.ts";
import { forgetSearch, keepSearch, PAST, pastSearches } from "./past-searches.ts";

/**
 * The past searches of this browser, each with a button that forgets it, and one that forgets all. Only a script stores
 * them, so the server renders none; the list is below the rest of the page, so that nothing shifts (decision 0192).
 */
export function PastSearches() {
  const words = useWords("search");
  const mark = useRootData()?.shell?.user?.mark;
  const [past, setPast] = useState<readonly string[]>([]);
  const section = useRef<HTMLElement>(null);
  useEffect(() => setPast(pastSearches(mark)), [mark]);
  const forget = (text: string | null) => {
    forgetSearch(text, mark);
    setPast(pastSearches(mark));
  };
  // Not when they appear: a page begins at its top, or where its fragment leads. Without them the section is empty.
  useLostFocus(past.join("\n"), (before) =>
    before ? (past.length > 0 ? section.current : document.querySelector<HTMLElement>("#content")) : null,
  );
  return (
    <section
      className="section"
      id={PAST}
      ref={section}
      tabIndex={-1}
      aria-label={past.length > 0 ? words.past : undefined}
    >
      {past.length > 0 && (
        <>
          <h2 className="section-head">{words.past}</h2>
          <div className="chips">
            <ul>
              {past.map((text) => (
                <li key={text} className="cluster">
                  <Link className="chip chip-all" to={`/search?${new URLSearchParams({ p: text })}`}>
                    <MixedText>{text}</MixedText>
                  </Link>
                  <Button
                    type="button"
                    variant="quiet"
                    size="small"
                    aria-label={interpolate(words.forget, { text })}
                    onClick={() => forget(text)}
                  >
                    <Icon name="close" />
                  </Button>
                </li>
              ))}
              <li>
                <Button type="button" variant="quiet" size="small" onClick={() => forget(null)}>
                  {words.forgetAll}
                </Button>
              </li>
            </ul>
          </div>
        </>
      )}
    </section>
  );
}

/**
 * Stores a search once its page is there.
 * @param text null for a search that is not stored, because it has found nothing
 */
export function useKeptSearch(text: string | null): void {
  const mark = useRootData()?.shell?.user?.mark;
  useEffect(() => {
    if (text) keepSearch(text, mark);
  }, [text, mark]);
}
