import { Link } from "@remix-run/react";
import { interpolate } from "#app/words/interpolate.ts";
import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";
import { shownPages } from "./shown-pages.ts";
import { Icon } from "./ui/icon.tsx";

export interface PaginationProps {
  page: number;
  pages: number;
  /** The address of a page of the list; page 1 has no number in it. */
  href: (page: number) => string;
}

/** The pages of a list, as links; nothing when there is only one. */
export function Pagination({ page, pages, href }: PaginationProps) {
  const words = useWords(uiWords);
  if (pages <= 1) return null;
  return (
    <nav aria-label={words.pages}>
      <ul className="pages">
        {page > 1 && (
          <li>
            <Link to={href(Math.min(page - 1, pages))} rel="prev" title={words.previousPage}>
              <Icon name="left" />
              <span className="visually-hidden">{words.previousPage}</span>
            </Link>
          </li>
        )}
        {shownPages(page, pages).map((shown, index, all) => (
          <li key={shown ?? `gap after ${all[index - 1]}`}>
            {shown === null ? (
              <span>…</span>
            ) : (
              <Link
                to={href(shown)}
                aria-current={shown === page ? "page" : undefined}
                aria-label={interpolate(words.pageNumber, { page: shown })}
              >
                {shown}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link to={href(page + 1)} rel="next" title={words.nextPage}>
              <Icon name="right" />
              <span className="visually-hidden">{words.nextPage}</span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
