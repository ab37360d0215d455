import { LinkButton } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { previousOrdersWords } from "#app/words/previous-orders.ts";
import { useWords } from "#app/words/use-words.ts";
import type { PreviousOrders } from "#bff/views/previous-orders.ts";

/** The address that shows the outcome of the last submit. */
export const RESULT_PAGE = "/confirm-order/result";

/** Informs a customer about a previous order whose outcome is unknown. */
export function PreviousOrdersNotice({ previousOrders: { unresolved } }: { previousOrders: PreviousOrders }) {
  const words = useWords(previousOrdersWords);
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
