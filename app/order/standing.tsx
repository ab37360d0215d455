import { LinkButton } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { standingWords } from "#app/words/standing.ts";
import { useWords } from "#app/words/use-words.ts";
import type { Standing } from "#bff/views/standing.ts";

/** The address that shows the outcome of the last submit. */
export const RESULT_PAGE = "/confirm-order/result";

/** Informs a customer about a previous order whose outcome is unknown. */
export function StandingNotice({ standing: { unresolved } }: { standing: Standing }) {
  const words = useWords(standingWords);
  if (!unresolved) return null;
  const { mayRepeat } = unresolved;
  return (
    <Notice tone="warning" title={mayRepeat ? words.nothingFound : words.unresolved}>
      <p>{mayRepeat ? words.nothingFoundHint : words.unresolvedHint}</p>
      {!mayRepeat && (
        <LinkButton to={RESULT_PAGE} variant="secondary" size="small" className="apart">
          {words.seeUnresolved}
        </LinkButton>
      )}
    </Notice>
  );
}

/** The address of an order's page. */
export const orderPage = (number: string) => `/show-order/${encodeURIComponent(number)}`;
