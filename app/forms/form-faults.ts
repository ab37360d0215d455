import { useEffect } from "react";
import type { FieldFault } from "#app/components/ui/error-summary.tsx";
import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";

interface FieldState {
  id: string;
  name: string;
  errors?: string[] | undefined;
}

/**
 * The errors of a form's fields in their order, for the summary above it. If fields have the same sentence, their
 * labels distinguish its links.
 * @param labels by the fields' names
 */
export function faultsOf(
  fields: readonly FieldState[],
  labels: Readonly<Partial<Record<string, string>>> = {},
): FieldFault[] {
  const messages = fields.map(({ errors }) => errors?.[0]);
  return fields.flatMap(({ id, name }, index) => {
    const message = messages[index];
    if (!message) return [];
    const isShared = messages.indexOf(message) !== messages.lastIndexOf(message);
    return [{ id, message: isShared && labels[name] ? `${labels[name]}: ${message}` : message }];
  });
}

/**
 * Prefixes the page's title with "Алдаа:" while its form has errors. The server does the same for a form that a browser
 * sent without JavaScript: `formTitle` in form-answer.server.ts.
 */
export function useErrorTitle(failed: boolean): void {
  const prefix = useWords(uiWords).errorPrefix;
  useEffect(() => {
    if (!failed || document.title.startsWith(prefix)) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix, failed]);
}
