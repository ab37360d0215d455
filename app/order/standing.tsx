import { LinkButton } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { standingWords } from "#app/words/standing.ts";
import { useWords } from "#app/words/use-words.ts";
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
  const words = useWords(standingWords);
  const { unresolved, ordered } = standing;
  if (!unresolved) return <OrderedNotice ordered={ordered} lines={lines} />;
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

/** One for all of them, as short as it can be: more would push the order itself off a phone's screen. */
function OrderedNotice({ ordered, lines }: { ordered: readonly OrderedBefore[]; lines: readonly Titled[] }) {
  const words = useWords(standingWords);
  const [first, second] = ordered;
  if (!first) return null;
  const stands = first.isWhole ? words.stands : words.standsPartly;
  return (
    <Notice tone="warning" title={second ? words.standsSeveral : interpolate(stands, { number: first.invoiceId })}>
      {!second && !first.isWhole && (
        <ul>
          {lines
            .filter(({ id }) => first.ids.includes(id))
            .map(({ id, title }) => (
              <li key={id}>
                <b>
                  <CatalogueText>{title}</CatalogueText>
                </b>
              </li>
            ))}
        </ul>
      )}
      <p>{words.standsHint}</p>
      <p className="cluster apart">
        {ordered.map(({ invoiceId }) => (
          <LinkButton key={invoiceId} to={orderPage(invoiceId)} variant="secondary" size="small">
            {second ? invoiceId : words.seeStanding}
          </LinkButton>
        ))}
      </p>
    </Notice>
  );
}

/** The address of an order's page. */
export const orderPage = (number: string) => `/show-order/${encodeURIComponent(number)}`;
