/**
 * The fields of a form and its errors, as Conform's answer to it says. Conform reads and checks forms on the server; in
 * the browser its 8 KB would only repeat the server's result, so this reads the result alone.
 */
import type { SubmissionResult } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { useEffect } from "react";
import { ErrorSummary, type FieldFault } from "#app/components/ui/error-summary.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";

/** The props of a field that a control of `components/ui` takes. */
export interface FormField {
  id: string;
  name: string;
  /** What was typed, or what the form starts with. */
  defaultValue: string;
  error: string[] | undefined;
}

/**
 * @param id the form's id, which every field's id begins with
 * @param lastResult what the action answered, if the form has been sent
 * @param start what the fields start with
 */
export function formFields<Name extends string>(
  id: string,
  lastResult: SubmissionResult<string[]> | undefined,
  start: Record<Name, string>,
) {
  const { initialValue: typed, error: errors, status } = lastResult ?? {};
  const field = (name: string, known: unknown): FormField => {
    const value = typed ? typed[name] : known;
    const defaultValue = typeof value === "string" ? value : "";
    return { id: `${id}-${name}`, name, defaultValue, error: errors?.[name] ?? undefined };
  };
  const fields = Object.fromEntries(Object.entries(start).map(([name, known]) => [name, field(name, known)]));
  return {
    form: { id, errors: errors?.[""] ?? [], hasFailed: status === "error", answer: lastResult as unknown },
    // The names are those of `start`, one by one.
    fields: fields as Record<Name, FormField>,
  };
}

/** @returns what the action answered to the page's form; undefined until then, and for a form that was not sent */
export const useFormAnswer = <Action,>() => useActionData<Action>() ?? undefined;

interface FormErrorsProps {
  /** What `formFields` gave. */
  form: ReturnType<typeof formFields>["form"];
  /** In the order of the page. */
  fields: readonly FormField[];
  /** By the fields' names. */
  labels: Readonly<Partial<Record<string, string>>>;
  /** Errors of fields that the form's answer does not cover. */
  beside?: readonly FieldFault[];
}

/**
 * The errors of a form, above it: those of the whole form, then a summary whose links lead to the invalid fields. If
 * fields have the same sentence, their labels distinguish its links.
 */
export function FormErrors({ form, fields, labels, beside = [] }: FormErrorsProps) {
  useErrorTitle(form.hasFailed || beside.length > 0);
  const messages = fields.map(({ error }) => error?.[0]);
  const faults = fields.flatMap(({ id, name }, index) => {
    const message = messages[index];
    if (!message) return [];
    const isShared = messages.indexOf(message) !== messages.lastIndexOf(message);
    return [{ id, message: isShared && labels[name] ? `${labels[name]}: ${message}` : message }];
  });
  return (
    <>
      {form.errors.map((message) => (
        <Notice key={message} tone="failure" live>
          <CatalogueText>{message}</CatalogueText>
        </Notice>
      ))}
      <ErrorSummary errors={[...faults, ...beside]} answer={form.answer} />
    </>
  );
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
