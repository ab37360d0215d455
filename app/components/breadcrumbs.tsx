import { Link } from "@remix-run/react";
import { useLangOf } from "#app/words/catalogue-text.tsx";
import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";
import type { Crumb } from "#bff/views/listing.ts";

/** The breadcrumb trail. It starts with the front page; the current page (`href: null`) is not a link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const words = useWords(uiWords);
  const langOf = useLangOf();
  return (
    <nav aria-label={words.breadcrumbs}>
      <ol className="crumbs">
        <li>
          <Link to="/">{words.home}</Link>
        </li>
        {crumbs.map(({ label, href }) => (
          <li key={label} lang={langOf(label)}>
            {href ? <Link to={href}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
