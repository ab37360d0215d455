import { LinkButton } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { CatalogueText } from "#app/i18n/catalogue-text.tsx";
import { useWords } from "#app/i18n/use-words.tsx";
import { interpolate } from "#app/i18n/words.ts";
import type { OrderedBefore, Standing } from "#bff/views/standing.ts";

/** The address that shows the outcome of the last submit. */
export const RESULT_PAGE = "/confirm-order/result";

interface Titled {
  id: number;
  title: string;
}

/**
 * Informs a customer about a previous order: that it was placed, or that its outcome is unknown.
 * @param lines of the cart, whose titles name what was ordered
 */
export function StandingNotice({ standing, lines }: { standing: Standing; lines: readonly Titled[] }) {
  const words = useWords("standing");
  const { unresolved, ordered } = standing;
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
  return ordered.map((order) => <OrderedNotice key={order.invoiceId} order={order} lines={lines} />);
}

function OrderedNotice({ order, lines }: { order: OrderedBefore; lines: readonly Titled[] }) {
  const words = useWords("standing");
  const { invoiceId, ids, isWhole } = order;
  const repeated = lines.filter(({ id }) => ids.includes(id));
  return (
    <Notice tone="warning" title={interpolate(isWhole ? words.stands : words.standsPartly, { number: invoiceId })}>
      {!isWhole && (
        <ul>
          {repeated.map(({ id, title }) => (
            <li key={id}>
              <b>
                <CatalogueText>{title}</CatalogueText>
              </b>
            </li>
          ))}
        </ul>
      )}
      <p>{words.standsHint}</p>
      <LinkButton to={orderPage(invoiceId)} variant="secondary" size="small" className="apart">
        {words.seeStanding}
      </LinkButton>
    </Notice>
  );
}

/** The address of an order's page. */
export const orderPage = (number: string) => `/show-order/${encodeURIComponent(number)}`;
