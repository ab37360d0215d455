import type { ReactNode } from "react";
import { PendingNote } from "./pending-note.tsx";

export interface SummaryRow {
  label: string;
  value: ReactNode;
  /** A small explanation under the label. */
  note?: ReactNode;
  /** The total: set apart and larger. */
  total?: boolean;
}

export interface SummaryListProps {
  rows: readonly SummaryRow[];
  /** Whether the sums are being worked out again; undefined where no press changes them. */
  isPending?: boolean | undefined;
}

/** Names and their values in two columns: the sums of a cart or an order. */
export function SummaryList({ rows, isPending }: SummaryListProps) {
  return (
    <dl className="summary-list" aria-busy={isPending || undefined}>
      {rows.map(({ label, value, note, total }) => (
        <div
          key={label}
          className={total ? "total" : undefined}
          // A total that a press may change is said when it has.
          {...(total && isPending !== undefined ? { "aria-live": "polite", "aria-atomic": true } : {})}
        >
          <dt>
            {label}
            {/* In the place of the total's own note, as nothing else may move or be covered. */}
            {total && note && <PendingNote isPending={isPending} />}
            {note && <small>{note}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
