import { useEffect } from "react";
import type { FieldFault } from "#app/components/ui/error-summary.tsx";
import { useWords } from "#app/i18n/use-words.tsx";

interface FieldState {
  id: string;
  errors?: string[] | undefined;
}

/** The faults of a form's fields in their order, for the summary on top of it. */
export function faultsOf(fields: readonly FieldState[]): FieldFault[] {
  return fields.flatMap(({ id, errors }) => (errors?.[0] ? [{ id, message: errors[0] }] : []));
}

/**
 * Puts "Алдаа:" before the page's title while its form has mistakes. The server does the same in the
 * answer to a form that a browser sent without JavaScript: `formTitle` in form-answer.server.ts.
 */
export function useErrorTitle(failed: boolean): void {
  const prefix = useWords("ui").errorPrefix;
  useEffect(() => {
    if (!failed || document.title.startsWith(prefix)) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix, failed]);
}
