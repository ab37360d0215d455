import { useNavigation } from "@remix-run/react";
import { onwardQuery } from "#app/account/onward-query.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { DefaultButton } from "#app/forms/default-button.tsx";
import { providerWords } from "#app/words/provider.ts";
import { useWords } from "#app/words/use-words.ts";
import type { ProviderName, SignInPage } from "#bff/rules/provider.ts";
import { TermsNote } from "./terms-note.tsx";

export interface ProviderButtonsProps {
  offered: readonly ProviderName[];
  /** The provider whose profile could not be read. */
  failed: ProviderName | null;
  page: SignInPage;
  next: string;
  /** The form's own button, which Enter in a field presses. */
  submit: { name?: string; value?: string; label: string };
}

/**
 * The buttons of the providers, first in the form of a sign-in page (specification): they post what was typed, so that
 * it is restored if the sign-in fails. Renders nothing when the shop offers no provider.
 */
export function ProviderButtons({ offered, failed, page, next, submit: { label, ...intent } }: ProviderButtonsProps) {
  const words = useWords(providerWords);
  if (offered.length === 0) return null;
  return (
    <>
      <DefaultButton {...intent}>{label}</DefaultButton>
      {offered.map((provider) => (
        <ProviderButton
          key={provider}
          provider={provider}
          action={`/login/${provider}${onwardQuery(next, page === "/register" ? "from=register" : "")}`}
          label={failed === provider ? words[`${provider}Again`] : words[provider]}
        />
      ))}
      {page === "/login" && <TermsNote sentence={words.terms} />}
      <p className="or small muted">{words.or}</p>
    </>
  );
}

/** Busy from the click until the provider's page has loaded. */
function ProviderButton({ provider, action, label }: { provider: ProviderName; action: string; label: string }) {
  const words = useWords(providerWords);
  const { location, formAction } = useNavigation();
  const isWaiting = location?.pathname === `/login/${provider}` || formAction === action;
  return (
    <Button
      variant="secondary"
      size="large"
      wide
      name="intent"
      value="next"
      formAction={action}
      aria-disabled={isWaiting || undefined}
    >
      <Icon name={provider} />
      {isWaiting ? words.waiting : label}
    </Button>
  );
}
