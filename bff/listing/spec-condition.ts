/** The condition over specifications as the existing API takes it: text that it puts into its SQL (wire contract §3.1). */
import type { ChosenSpec } from "../domain/listing-state.ts";

/** A name that is one word of SQL; no other can be asked for, whoever listed it. */
const NAME = /^[\p{L}_][\p{L}\p{N}_]{0,63}$/u;

/** Whether the existing API can be asked for a specification of this name. */
function isAskable(name: string): boolean {
  return NAME.test(name);
}

/**
 * Writes the condition: `" RAM in ('8GB', '16GB') AND Screen_size in ('15.6')"`, with one leading space; empty for none.
 * @param specs names and values that the API itself has listed; quotes and backslashes in values are doubled
 */
export function specCondition(specs: readonly ChosenSpec[]): string {
  const clauses = specs
    .filter(({ name, values }) => isAskable(name) && values.length > 0)
    .map(({ name, values }) => `${name} in (${values.map(quoted).join(", ")})`);
  return clauses.length === 0 ? "" : ` ${clauses.join(" AND ")}`;
}

function quoted(value: string): string {
  return `'${value.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
