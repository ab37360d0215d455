import type { SubmissionResult } from "@conform-to/react";
import { useActionData } from "@remix-run/react";

export interface FormField {
  id: string;
  name: string;
  /** What was typed, or what the form starts with. */
  defaultValue: string;
  errors: string[] | undefined;
}

/**
 * The fields of a form, as Conform's answer to it says. Conform reads and checks forms on the server; in the browser
 * its 8 KB would only repeat the server's result, so this reads the result alone.
 * @param id the form's id, which every field's id begins with
 * @param lastResult what the action answered, if the form has been sent
 * @param start what the fields start with
 */
export function formFields<Name extends string>(
  id: string,
  lastResult: SubmissionResult<string[]> | undefined,
  start: Record<Name, string>,
): { form: { id: string; errors: string[] | undefined; answer: unknown }; fields: Record<Name, FormField> } {
  const typed = lastResult?.initialValue;
  const errors = lastResult?.error;
  const field = (name: string, known: unknown): FormField => {
    const value = typed ? typed[name] : known;
    return {
      id: `${id}-${name}`,
      name,
      defaultValue: typeof value === "string" ? value : "",
      errors: errors?.[name] ?? undefined,
    };
  };
  const fields = Object.fromEntries(Object.entries(start).map(([name, known]) => [name, field(name, known)]));
  return {
    form: { id, errors: errors?.[""] ?? undefined, answer: lastResult },
    // The names are those of `start`, one by one.
    fields: fields as Record<Name, FormField>,
  };
}

/** The props of a field that a control of `components/ui` takes. */
export function controlOf({ errors, ...control }: FormField) {
  return { ...control, error: errors };
}

/** @returns what the action answered to the page's form; undefined until then, and for a form that was not sent */
export const useFormAnswer = <Action>() => useActionData<Action>() ?? undefined;
