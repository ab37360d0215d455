import type { Preparation, Values } from "./prepare.ts";

export interface State {
  /** The route's id and what is special. */
  name: string;
  route: string;
  customer?: boolean;
  /** A route as it opens: it may lead elsewhere. */
  isPlain?: boolean;
  viewport?: { width: number; height: number };
  /** Controls of the page's own are tried once for each of these. */
  variant: string;
  /** How full is what a form writes to, by its address. */
  fill?: Record<string, string>;
  /** What is typed into fields of these names in place of what `field-values.ts` says. */
  values?: Values;
  /** Makes it; returns the page's address. */
  prepare(given: Preparation): Promise<string>;
}
