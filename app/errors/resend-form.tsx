import type { SerializeFrom } from "@remix-run/cloudflare";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { readRoot } from "#app/shell/read-root.server.ts";

export type ResendFormProps = NonNullable<SerializeFrom<typeof readRoot>["resend"]>;

/**
 * Resends a form that was refused for now: it contains what was typed, except for passwords, which are typed again. The
 * page has no scripts.
 */
export function ResendForm({ action, fields, passwords, words }: ResendFormProps) {
  const asksPassword = passwords.length > 0;
  return (
    <PostForm action={action} navigate={false} className="stack">
      <p className="muted">{words.hint}</p>
      {fields.map(([name, value]) =>
        name === "email" && asksPassword ? (
          // For password managers: whose password it is.
          <input
            key={`${name}=${value}`}
            type="email"
            name={name}
            value={value}
            autoComplete="username"
            readOnly
            hidden
          />
        ) : (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ),
      )}
      {passwords.map((name, index) => (
        <Field
          key={name}
          name={name}
          type="password"
          label={name === "rePassword" ? words.rePassword : words.password}
          hint={index === 0 && words.passwordHint}
          // A form that asks for it twice sets a new one.
          autoComplete={passwords.length > 1 ? "new-password" : "current-password"}
          aria-required="true"
        />
      ))}
      <p>
        <Button>{words.submit}</Button>
      </p>
    </PostForm>
  );
}
