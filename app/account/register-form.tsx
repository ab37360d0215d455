import { Link } from "@remix-run/react";
import { Button } from "#app/components/ui/button.tsx";
import { EMAIL_INPUT, Field, NEW_PASSWORD_INPUT, PHONE_INPUT } from "#app/components/ui/field.tsx";
import { ShowPasswords } from "#app/components/ui/show-passwords.tsx";
import { FormErrors, formFields, useFormAnswer } from "#app/forms/form-fields.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { registerWords } from "#app/words/register.ts";
import { useWords } from "#app/words/use-words.ts";
import { onwardQuery } from "./onward-query.ts";
import { ProviderButtons, type ProviderButtonsProps } from "./provider-buttons.tsx";
import type { registerAction } from "./register-action.server.ts";
import { TermsNote } from "./terms-note.tsx";

interface RegisterFormProps {
  /** The page to continue to after the registration. */
  next: string;
  /** New for each page: submitting one page twice is one registration. */
  formKey: string;
  providers: Pick<ProviderButtonsProps, "offered" | "failed"> & {
    /** What was typed before a sign-in at a provider that was not completed. */
    typed: { name: string; email: string; phone: string };
  };
}

/** Name, e-mail, phone and password of a new customer; above them the providers. */
export function RegisterForm({ next, formKey, providers }: RegisterFormProps) {
  const words = useWords(registerWords);
  const lastResult = useFormAnswer<typeof registerAction>()?.result;
  const start = { ...providers.typed, password: "", rePassword: "" };
  const { form, fields } = formFields("register", lastResult, start);
  return (
    <>
      <h1>{words.title}</h1>
      <FormErrors form={form} fields={Object.values(fields)} labels={words} />
      <PostForm id={form.id} action={`/register${onwardQuery(next)}`} noValidate className="stack">
        <ProviderButtons
          {...providers}
          page="/register"
          next={next}
          submit={{ name: "intent", value: "confirm", label: words.submit }}
        />
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="formKey" value={formKey} />
        <Field {...fields.name} type="text" label={words.name} autoComplete="name" aria-required="true" />
        <Field
          {...fields.email}
          {...EMAIL_INPUT}
          label={words.email}
          hint={words.emailHint}
          // The user name that password managers store with the password.
          autoComplete="username"
        />
        <Field {...fields.phone} {...PHONE_INPUT} label={words.phone} autoComplete="tel" aria-required="true" />
        <Field {...fields.password} {...NEW_PASSWORD_INPUT} label={words.password} hint={words.passwordHint} />
        <Field {...fields.rePassword} {...NEW_PASSWORD_INPUT} label={words.rePassword} />
        <ShowPasswords />
        <TermsNote sentence={words.terms} />
        <Button size="large" wide name="intent" value="confirm">
          {words.submit}
        </Button>
      </PostForm>
      <p>
        {words.hasAccount} <Link to={`/login${onwardQuery(next)}`}>{words.login}</Link>
      </p>
    </>
  );
}
