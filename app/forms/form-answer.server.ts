/**
 * Reads a posted form, and answers a refused one with its page: values, errors and the right status.
 */
import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { FormFailure } from "#bff/client.ts";
import type { WordKey } from "../words/translate.server.ts";
import { type Translate, translator } from "../words/translate.server.ts";

/**
 * Checks a posted form; the only use of Conform's parser. It receives the schema's own fields only, the first value of
 * each: Conform reads any other name as a path, and allocates a million elements for `email[1000000]`.
 * @returns Conform's submission: the value, or what `reply()` prints
 */
export function checkForm<Schema extends z.ZodObject>(form: FormData, schema: Schema) {
  const declared = new FormData();
  for (const name of Object.keys(schema.shape)) {
    const value = form.get(name);
    if (typeof value === "string") declared.set(name, value);
  }
  return parseWithZod(declared, { schema });
}

/** Fields that are never rendered again: Conform's `reply()` contains what was typed. */
const isSecret = (name: string) => /password/i.test(name);

type FieldErrors = { fieldErrors: Record<string, string[]> } | { formErrors: string[] };

/**
 * Checks a posted form, and refuses it in one way, whatever is wrong: its page, with what was typed except for
 * passwords.
 * @returns `value`, undefined while a field is invalid; `refuse`, the answer with the errors of the fields, or with
 *   others that are found later; `fail`, the answer to a failure, `otherwise` its sentence as in `failedForm`
 */
export function postedForm<Schema extends z.ZodObject>(context: AppLoadContext, form: FormData, schema: Schema) {
  const submission = checkForm(form, schema);
  const names = Object.keys(schema.shape);
  const refuse = (errors?: FieldErrors, status: 400 | 429 | 503 = 400) =>
    refuseForm(context, { result: submission.reply({ ...errors, hideFields: names.filter(isSecret) }) }, status);
  const fail = (failure: FormFailure, otherwise: WordKey) => {
    const { errors, status } = failedForm(translator(context.language), names, failure, otherwise);
    return refuse(errors, status);
  };
  return { value: submission.status === "success" ? submission.value : undefined, refuse, fail };
}

/**
 * @param answer what the page's component reads as its action data
 * @param status 400 for invalid fields, 409 for a conflict, 429 for too many, 503 for a fault
 */
export function refuseForm<Answer>(context: AppLoadContext, answer: Answer, status: 400 | 409 | 429 | 503) {
  context.form.failed = true;
  return data(answer, { status });
}

/** Conform's reply for a failure, and the status of its page. */
export interface FailedForm {
  errors: FieldErrors;
  status: 400 | 503;
}

/**
 * Form errors of a failure: at the field for a value that may not be sent to the API, above the form for anything else.
 * @param fields the names of the form's fields
 * @param otherwise the sentence for a fault
 */
export function failedForm(
  t: Translate,
  fields: readonly string[],
  { refused }: FormFailure,
  otherwise: WordKey,
): FailedForm {
  if (!refused) return { errors: { formErrors: [t(otherwise)] }, status: 503 };
  const sentence = t(`fields.${refused.kind}`);
  if (!fields.includes(refused.field)) return { errors: { formErrors: [sentence] }, status: 400 };
  return { errors: { fieldErrors: { [refused.field]: [sentence] } }, status: 400 };
}

/** The title of a page with a form, prefixed with "Алдаа:" if this request's form had errors. */
export function formTitle({ language, form }: AppLoadContext, title: WordKey): string {
  const t = translator(language);
  return form.failed ? `${t("ui.errorPrefix")}${t(title)}` : t(title);
}

/**
 * Refuses a form without a known button, or without the fields that the button needs. Nothing is guessed or changed.
 * @param back the page to redirect to, with a notice
 */
export async function refuseUnknown(context: AppLoadContext, back: string) {
  await context.notify("failure", "notices.notUnderstood");
  return redirect(back, 303);
}
