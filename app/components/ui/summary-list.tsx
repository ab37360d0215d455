import type { ReactNode } from "react";

export interface SummaryRow {
  label: string;
  /** The label's language, where it is not the page's. */
  lang?: string | undefined;
  value: ReactNode;
  /** A small explanation under the label. */
  note?: ReactNode;
  /** The total: set apart and larger. */
  total?: boolean;
}

/** Names and their values in two columns: the sums of a cart or an order. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="summary-list">
      {rows.map(({ label, lang, value, note, total }) => (
        <div key={label} className={total ? "total" : undefined}>
          <dt lang={lang}>
            {label}
            {note && <small>{note}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
