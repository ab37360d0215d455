import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { SummaryList } from "#app/components/ui/summary-list.tsx";
import { useLangOf } from "#app/words/catalogue-text.tsx";
import type { FeeTableText } from "./fee-table.server.ts";

/** Delivery fees of all districts, for shoppers who want to know them before choosing an address. */
export function FeeTable({ caption, rows, note, summary }: FeeTableText & { summary: string }) {
  const langOf = useLangOf();
  return (
    <Disclosure summary={summary}>
      <div className="fee-table small">
        <p>{caption}</p>
        <SummaryList rows={rows.map((row) => ({ ...row, lang: langOf(row.label) }))} />
        <p className="muted">{note}</p>
      </div>
    </Disclosure>
  );
}
