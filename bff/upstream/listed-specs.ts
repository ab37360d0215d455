/**
 * The condition over specifications as the existing API takes it: text that it puts into its SQL (docs/api.md, section
 * 3). The one text that holds quotes by design, so it is written here, from names and values, and cannot be passed in:
 * no JSON is an instance of this class.
 */
import { isAskableName, isAskableSpec } from "../rules/sent-text.ts";

/** A specification with its chosen values. */
export interface ListedSpec {
  name: string;
  values: readonly string[];
}

/**
 * The chosen specifications as the one condition in SQL that a request holds. It consists only of names and values that
 * the API has listed: it cannot contain anybody else's text.
 */
export class ListedSpecs {
  readonly #condition: string;

  /** @param specs names and values that the API itself has listed; one that cannot be sent is left out */
  constructor(specs: readonly ListedSpec[]) {
    const clauses = specs
      .filter(({ name }) => isAskableSpec(name))
      .map(({ name, values }) => ({ name, values: values.filter(isAskableName) }))
      .filter(({ values }) => values.length > 0)
      .map(({ name, values }) => `${name} in (${values.map((value) => `'${value}'`).join(", ")})`);
    this.#condition = clauses.length === 0 ? "" : ` ${clauses.join(" AND ")}`;
  }

  /**
   * `" RAM in ('8GB', '16GB') AND Screen_size in ('15.6')"`, with one leading space; empty for none. In JSON, as a
   * cache's key, it is this.
   */
  toJSON(): string {
    return this.#condition;
  }
}
