import { BadRequest } from "../http/errors.ts";

/** One clause of a spec condition: the product's value of `name` is one of `values`. */
export interface SpecClause {
  name: string;
  values: string[];
}

const CLAUSE = /^([\p{L}\p{N}_]{1,64}) in \(('(?:[^'\\]|''|\\\\)*'(?:, '(?:[^'\\]|''|\\\\)*')*)\)/u;
const VALUE = /'((?:[^'\\]|''|\\\\)*)'/g;

/**
 * Parses a listing's spec condition by exactly the grammar of docs/api.md, section 3: `" RAM in ('8GB', '16GB') AND
 * Screen_size in ('15.6')"`, quotes and backslashes in values doubled. Names are only data here: they and the values
 * reach SQL as bound parameters, and {@link refuseUnknown} checks them against the scope.
 * @param text the field `specs` (or `spec`); empty = no condition
 * @throws {BadRequest} on anything else
 */
export function parseSpecCondition(text: string): SpecClause[] {
  if (text === "") return [];
  const clauses: SpecClause[] = [];
  let rest = text.startsWith(" ") ? text.slice(1) : text;
  for (;;) {
    const [whole, name, list] = CLAUSE.exec(rest) ?? [];
    if (whole === undefined || name === undefined || list === undefined) break;
    if (clauses.some((clause) => clause.name === name)) break;
    const values = [...list.matchAll(VALUE)].map(([, value = ""]) =>
      value.replaceAll("''", "'").replaceAll("\\\\", "\\"),
    );
    clauses.push({ name, values });
    rest = rest.slice(whole.length);
    if (rest === "") return clauses;
    if (!rest.startsWith(" AND ")) break;
    rest = rest.slice(" AND ".length);
  }
  throw new BadRequest("The spec condition is not understood");
}

/**
 * Refuses a condition on a spec that the scope does not have.
 * @throws {BadRequest}
 */
export function refuseUnknown(clauses: readonly SpecClause[], known: readonly string[]): void {
  if (clauses.some(({ name }) => !known.includes(name)))
    throw new BadRequest("The spec condition names an unknown spec");
}
