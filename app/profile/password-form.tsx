import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { ShowPasswords } from "#app/components/ui/show-passwords.tsx";
import { faultsOf, useErrorTitle } from "#app/forms/form-faults.ts";
import { controlOf, formFields } from "#app/forms/form-fields.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { RenewedField } from "#app/forms/renewed-field.tsx";
import { useWords } from "#app/i18n/use-words.tsx";
import { useFormAnswer } from "#app/writes/writes.tsx";
import type { profileAction } from "./profile-action.server.ts";
import type { Password } from "./read-customer.server.ts";

/** Another password. The API asks for no present one. */
export function PasswordForm({ known }: { known: Password }) {
  const words = useWords("customer");
  const lastResult = useFormAnswer<typeof profileAction>()?.result;
  const { form, fields } = formFields("password", lastResult, { password: "", rePassword: "" });
  useErrorTitle(useWords("ui").errorPrefix, lastResult?.status === "error");
  return (
    <div className="stack">
      {form.errors?.map((message) => (
        <Notice key={message} tone="failure" live>
          {message}
        </Notice>
      ))}
      <ErrorSummary title={words.errorSummary} errors={faultsOf(Object.values(fields))} />
      <PostForm id={form.id} action="/profile?role=password" noValidate className="stack">
        {/* For password managers: whose password it is. It is not sent. */}
        <input type="email" autoComplete="username" value={known.email} readOnly hidden />
        <RenewedField
          {...controlOf(fields.password)}
          renewed={known.mark}
          type="password"
          label={words.password}
          hint={words.passwordHint}
          autoComplete="new-password"
          aria-required="true"
        />
        <RenewedField
          {...controlOf(fields.rePassword)}
          renewed={known.mark}
          type="password"
          label={words.rePassword}
          autoComplete="new-password"
          aria-required="true"
        />
        <ShowPasswords>{words.showPassword}</ShowPasswords>
        <p>
          <Button name="intent" value="password">
            {words.save}
          </Button>
        </p>
      </PostForm>
    </div>
  );
}
