import type { ReactNode } from "react";

/**
 * The button that Enter in a field activates: browsers take the form's first submit button, wherever it is drawn. It
 * is the form's first child, invisible, and not reached by Tab.
 */
export function DefaultButton({ children, ...intent }: { name?: string; value?: string; children: ReactNode }) {
  return (
    <button type="submit" {...intent} className="visually-hidden" tabIndex={-1} aria-hidden="true">
      {children}
    </button>
  );
}
