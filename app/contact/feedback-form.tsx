import { Button } from "#app/components/ui/button.tsx";
import { Field, TextAreaField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { FormErrors, formFields, useFormAnswer } from "#app/forms/form-fields.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { contactWords } from "#app/words/contact.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { useWords } from "#app/words/use-words.ts";
import { MAX_FEEDBACK_LENGTH, MAX_SUBJECT_LENGTH } from "#bff/rules/feedback.ts";
import type { feedbackAction } from "./feedback-action.server.ts";
import type { ContactData } from "./read-contact.server.ts";

/** A title and a comment for the shop. Guests may write first and sign in afterwards. */
export function FeedbackForm({
  formKey,
  drafted,
  owner,
  about,
}: { formKey: string } & Pick<ContactData, "drafted" | "owner" | "about">) {
  const words = useWords(contactWords);
  const lastResult = useFormAnswer<typeof feedbackAction>()?.result;
  const start = { subject: drafted?.subject ?? about, message: drafted?.message ?? "", key: formKey };
  const { form, fields } = formFields("feedback", lastResult, start);
  return (
    <section className="panel stack" aria-labelledby="feedback-heading">
      <h2 id="feedback-heading">{words.feedback}</h2>
      <p className="muted">{words.intro}</p>
      {drafted && !lastResult && <Notice>{words.drafted}</Notice>}
      <FormErrors form={form} fields={[fields.subject, fields.message]} labels={words} />
      <PostForm id={form.id} action="/contact" className="stack" noValidate>
        <input type="hidden" name="key" value={fields.key.defaultValue} />
        <Field
          {...fields.subject}
          label={words.subject}
          hint={interpolate(words.limit, { limit: MAX_SUBJECT_LENGTH })}
          dir="auto"
          autoComplete="off"
          aria-required="true"
        />
        <TextAreaField
          {...fields.message}
          label={words.message}
          hint={interpolate(words.limit, { limit: MAX_FEEDBACK_LENGTH })}
          rows={3}
          dir="auto"
          aria-required="true"
        />
        <div className="cluster">
          <Button name="intent" value="confirm">
            {words.send}
          </Button>
          {owner === null && <p className="small muted">{words.guestHint}</p>}
        </div>
      </PostForm>
    </section>
  );
}
