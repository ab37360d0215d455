import { Children, createElement, type ReactNode } from "react";

/**
 * Facts in a row, with a dot between any two on the same line: no line begins or ends with a dot.
 * @param children the facts, each of which breaks only where it does not fit into a line; what is empty is left out
 */
export function Parts({ children }: { children: ReactNode }) {
  const facts = Children.toArray(children).filter((fact) => fact !== "");
  // Passed as arguments, not as an array: facts of one place have no keys.
  const parts = facts.map((fact, index) => createElement("span", null, index > 0 && <i> · </i>, fact));
  return createElement("span", { className: "parts" }, ...parts);
}
