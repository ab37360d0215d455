import { Button } from "#app/components/ui/button.tsx";
import { EMAIL_INPUT, PHONE_INPUT } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { CustomerTagField } from "#app/forms/customer-tag-field.tsx";
import { FormErrors, formFields, useFormAnswer } from "#app/forms/form-fields.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { RenewedField } from "#app/forms/renewed-field.tsx";
import { customerWords } from "#app/words/customer.ts";
import { useWords } from "#app/words/use-words.ts";
import type { profileAction } from "./profile-action.server.ts";
import type { Info } from "./read-profile.server.ts";

/** The form with a customer's own details. */
export function InfoForm({ known }: { known: Info }) {
  const words = useWords(customerWords);
  const lastResult = useFormAnswer<typeof profileAction>()?.result;
  const { name, email, phone, phone2 } = known;
  const { form, fields } = formFields("info", lastResult, { name, email, phone, phone2 });
  return (
    <div className="stack">
      {known.isDraft && !lastResult && <Notice>{words.drafted}</Notice>}
      <FormErrors form={form} fields={Object.values(fields)} labels={words} />
      <PostForm id={form.id} action="/profile?role=info" noValidate className="stack">
        <CustomerTagField />
        <input type="hidden" name="were" value={known.were} />
        <div className="form-grid">
          <RenewedField
            {...fields.name}
            type="text"
            label={words.name}
            autoComplete="name"
            aria-required="true"
            frameClassName="full"
          />
          <RenewedField
            {...fields.email}
            {...EMAIL_INPUT}
            label={words.email}
            hint={words.emailHint}
            autoComplete="email"
            frameClassName="full"
          />
          <RenewedField
            {...fields.phone}
            {...PHONE_INPUT}
            label={words.phone}
            autoComplete="tel"
            aria-required="true"
          />
          <RenewedField
            {...fields.phone2}
            {...PHONE_INPUT}
            label={words.phone2}
            mark={words.optional}
            autoComplete="off"
          />
        </div>
        <p>
          <Button name="intent" value="info">
            {words.save}
          </Button>
        </p>
      </PostForm>
    </div>
  );
}
