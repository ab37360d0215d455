import { Link } from "@remix-run/react";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { listingWords } from "#app/words/listing.ts";
import { useWords } from "#app/words/use-words.ts";
import type { View } from "#bff/rules/listing-state.ts";
import type { Toolbar } from "./toolbar.server.ts";

const ICONS: Record<View, IconName> = { grid: "grid", list: "list" };

/** The list's order and layout. */
export function ListToolbar({ toolbar: { sorts, views } }: { toolbar: Toolbar }) {
  const words = useWords(listingWords);
  const current = sorts.find((sort) => sort.current);
  return (
    <div className="listing-tools">
      {current && (
        <details className="popup listing-sort" data-popup>
          <summary>
            <span className="visually-hidden">{words.sort}: </span>
            {current.label}
            <Icon name="down" />
          </summary>
          <ul className="popup-panel">
            {sorts.map(({ label, href, current }) => (
              <li key={href}>
                <Link to={href} preventScrollReset aria-current={current || undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      <ViewLinks views={views} />
    </div>
  );
}

/** Grid or list; the link stores the choice. */
export function ViewLinks({ views }: { views: Toolbar["views"] }) {
  const words = useWords(listingWords);
  return (
    <ul className="listing-views" aria-label={words.view}>
      {views.map(({ view, href, current }) => (
        <li key={view}>
          <Link
            className="icon-button"
            to={href}
            rel="nofollow"
            preventScrollReset
            aria-current={current || undefined}
            title={words[view]}
          >
            <Icon name={ICONS[view]} />
            <span className="visually-hidden">{words[view]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
