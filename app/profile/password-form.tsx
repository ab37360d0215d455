import { Button } from "#app/components/ui/button.tsx";
import { NEW_PASSWORD_INPUT } from "#app/components/ui/field.tsx";
import { ShowPasswords } from "#app/components/ui/show-passwords.tsx";
import { CustomerTagField } from "#app/forms/customer-tag-field.tsx";
import { FormErrors, formFields, useFormAnswer } from "#app/forms/form-fields.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { RenewedField } from "#app/forms/renewed-field.tsx";
import { customerWords } from "#app/words/customer.ts";
import { useWords } from "#app/words/use-words.ts";
import type { profileAction } from "./profile-action.server.ts";
import type { Password } from "./read-profile.server.ts";

/** The form for a new password. The API does not ask for the current one. */
export function PasswordForm({ known }: { known: Password }) {
  const words = useWords(customerWords);
  const lastResult = useFormAnswer<typeof profileAction>()?.result;
  const { form, fields } = formFields("password", lastResult, { password: "", rePassword: "" });
  return (
    <div className="stack">
      <FormErrors form={form} fields={Object.values(fields)} labels={words} />
      <PostForm id={form.id} action="/profile?role=password" noValidate className="stack">
        {/* For password managers: whose password it is. It is not sent. */}
        <input type="email" autoComplete="username" value={known.email} readOnly hidden />
        <CustomerTagField />
        <input type="hidden" name="formKey" value={known.formKey} />
        <RenewedField
          {...fields.password}
          {...NEW_PASSWORD_INPUT}
          renewed={known.version}
          label={words.password}
          hint={words.passwordHint}
        />
        <RenewedField {...fields.rePassword} {...NEW_PASSWORD_INPUT} renewed={known.version} label={words.rePassword} />
        <ShowPasswords />
        <p>
          <Button name="intent" value="password">
            {words.save}
          </Button>
        </p>
      </PostForm>
    </div>
  );
}
