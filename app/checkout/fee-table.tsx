import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { SummaryList } from "#app/components/ui/summary-list.tsx";
import type { FeeTableText } from "./fee-table.server.ts";

/** What delivery costs where, for who wants to know before choosing a place. */
export function FeeTable({ caption, rows, note, summary }: FeeTableText & { summary: string }) {
  return (
    <Disclosure summary={summary}>
      <div className="fee-table small">
        <p>{caption}</p>
        <SummaryList rows={rows} />
        <p className="muted">{note}</p>
      </div>
    </Disclosure>
  );
}
