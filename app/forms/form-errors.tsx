import { ErrorSummary, type FieldFault } from "#app/components/ui/error-summary.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { faultsOf } from "./form-faults.ts";
import type { FormField } from "./form-fields.ts";

/**
 * The errors of a form, above it: those of the whole form, then a summary whose links lead to the invalid fields.
 * @param form what `formFields` gave
 * @param title the summary's heading
 * @param fields in the order of the page
 * @param labels of the fields, by their names
 * @param beside errors of fields that the form's answer does not cover
 */
export function FormErrors({
  form,
  title,
  fields,
  labels,
  beside = [],
}: {
  form: { errors: readonly string[] | undefined; answer: unknown };
  title: string;
  fields: readonly FormField[];
  labels: Readonly<Partial<Record<string, string>>>;
  beside?: readonly FieldFault[];
}) {
  return (
    <>
      {form.errors?.map((message) => (
        <Notice key={message} tone="failure" live>
          <CatalogueText>{message}</CatalogueText>
        </Notice>
      ))}
      <ErrorSummary title={title} errors={[...faultsOf(fields, labels), ...beside]} answer={form.answer} />
    </>
  );
}
