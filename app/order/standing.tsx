import { LinkButton } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { useWords } from "#app/i18n/use-words.tsx";
import { interpolate } from "#app/i18n/words.ts";
import type { Standing } from "#bff/views/standing.ts";

/** The address that shows the outcome of the last submit. */
export const RESULT_PAGE = "/confirm-order/result";

/** Informs a customer about a previous order: that it was placed, or that its outcome is unknown. */
export function StandingNotice({ standing }: { standing: Standing }) {
  const words = useWords("standing");
  const { unresolved, same } = standing;
  if (unresolved?.mayRepeat) {
    return (
      <Notice tone="warning" title={words.nothingFound}>
        <p>{words.nothingFoundHint}</p>
      </Notice>
    );
  }
  if (unresolved) {
    return (
      <Notice tone="warning" title={words.unresolved}>
        <p>{words.unresolvedHint}</p>
        <LinkButton to={RESULT_PAGE} variant="secondary" size="small" className="apart">
          {words.seeUnresolved}
        </LinkButton>
      </Notice>
    );
  }
  if (!same) return null;
  return (
    <Notice tone="warning" title={interpolate(words.stands, { number: same })}>
      <p>{words.standsHint}</p>
      <LinkButton to={orderPage(same)} variant="secondary" size="small" className="apart">
        {words.seeStanding}
      </LinkButton>
    </Notice>
  );
}

/** The address of an order's page. */
export const orderPage = (number: string) => `/show-order/${encodeURIComponent(number)}`;
