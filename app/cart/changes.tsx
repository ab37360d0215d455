import { Button } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { cartChangesWords } from "#app/words/cart-changes.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import type { CartLines } from "#bff/views/cart.ts";

type Change = CartLines["lines"][number]["changes"][number];

const OF_PRICE = ["priceUp", "priceDown", "discountEnded"];

/** What has changed in a line since the shopper last saw it, with the old and the new number. */
export function LineChanges({ changes }: { changes: readonly Change[] }) {
  const words = useWords(cartChangesWords);
  return changes.map(({ reason, from, to }) => {
    const print = OF_PRICE.includes(reason) ? formatTugrik : String;
    return (
      <span className="cart-change" role="alert" key={reason}>
        {interpolate(words[reason], { from: print(from), to: print(to) })}
      </span>
    );
  });
}

/**
 * States that lines have changed, with the button that accepts the changes; where there is nothing to accept, that some
 * lines cannot be ordered. It stands in a form that posts to the cart or to a step of the checkout.
 * @param toAccept what the page shows, for the form to name; '' where there is nothing to accept
 * @param form the id of the form, where the notice stands outside
 */
export function ChangesNotice({ toAccept, form }: { toAccept: string; form?: string }) {
  const words = useWords(cartChangesWords);
  return (
    <Notice
      tone="warning"
      title={toAccept ? words.changed : words.unsold}
      live
      close={
        toAccept && (
          <Button variant="secondary" size="small" name="intent" value="accept" form={form}>
            {words.accept}
          </Button>
        )
      }
    >
      <p>{toAccept ? words.changedHint : words.unsoldHint}</p>
      {toAccept && <input type="hidden" name="shown" value={toAccept} form={form} />}
    </Notice>
  );
}
