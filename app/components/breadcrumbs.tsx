import { Link } from "@remix-run/react";
import { useWords } from "#app/i18n/use-words.tsx";
import type { Crumb } from "#bff/views/listing.ts";

/** The breadcrumb trail. It starts with the front page; the current page (`href: null`) is not a link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const words = useWords("ui");
  return (
    <nav aria-label={words.breadcrumbs}>
      <ol className="crumbs">
        <li>
          <Link to="/">{words.home}</Link>
        </li>
        {crumbs.map(({ label, href }) => (
          <li key={label}>{href ? <Link to={href}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
