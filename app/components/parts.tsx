import { Children, createElement, type ReactNode } from "react";

/**
 * Facts in a row, with a dot between any two on the same line: no line begins or ends with a dot.
 * @param children the facts, each of which breaks only where it does not fit into a line; what is empty is left out
 */
export function Parts({ children }: { children: ReactNode }) {
  const facts = Children.toArray(children).filter((fact) => fact !== "");
  // A text that changes is an element of its own: a translator puts others in place of React's text nodes.
  const keyOf = (fact: ReactNode, index: number) => (typeof fact === "string" ? `${index} ${fact}` : index);
  const parts = facts.map((fact, index) =>
    createElement("span", { key: keyOf(fact, index) }, index > 0 && <i> · </i>, fact),
  );
  return createElement("span", { className: "parts" }, ...parts);
}
