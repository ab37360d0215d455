import { useIsSumPending } from "#app/forms/pending-forms.ts";
import { interpolateCount } from "#app/words/interpolate.ts";
import { shellWords } from "#app/words/shell.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import { LinkButton } from "../components/ui/button.tsx";
import { Icon } from "../components/ui/icon.tsx";
import { PendingNote } from "../components/ui/pending-note.tsx";
import { MiniLines } from "./mini-lines.tsx";
import type { ShopperData } from "./shell-data.ts";
import { useShopper } from "./use-root-data.ts";

/** Where it could not be read. */
const NO_CART: ShopperData["cart"] = { lines: [], count: { count: 0, over: false }, total: null };

/** The header's cart: its number of pieces, and its lines once opened. */
export function CartMenu() {
  const words = useWords(shellWords);
  const { lines, count, total } = useShopper()?.cart ?? NO_CART;
  const shown = `${count.count}${count.over ? "+" : ""}`;
  const isPending = useIsSumPending();
  const isEmpty = count.count === 0;
  return (
    <details className="popup cart-menu" data-popup data-slot="cart">
      <summary title={words.cart}>
        <span className="cart-icon">
          <Icon name="cart" />
          {!isEmpty && (
            <span className="header-count cart-count num" aria-hidden="true">
              {shown}
            </span>
          )}
        </span>
        <span className="visually-hidden">
          {`${words.cart}: ${interpolateCount(words, "cartCount", count.count, { count: shown })}`}
        </span>{" "}
        {total !== null && (
          <span className="cart-total num nowrap" aria-busy={isPending || undefined}>
            {formatTugrik(total)}
          </span>
        )}
      </summary>
      <div className="popup-panel">
        {isEmpty ? (
          <p className="muted">{words.cartEmpty}</p>
        ) : (
          <>
            <MiniLines lines={lines} />
            {total === null ? (
              <p className="small muted">{words.cartTotalUnknown}</p>
            ) : (
              <p className="mini-total" aria-live="polite" aria-atomic aria-busy={isPending || undefined}>
                <span>
                  {words.cartTotal} <PendingNote isPending={isPending} />
                </span>
                <strong className="num">{formatTugrik(total)}</strong>
              </p>
            )}
            <p className="mini-buttons">
              <LinkButton to="/cart" variant="secondary">
                {words.view}
              </LinkButton>
              <LinkButton to="/shipping">{words.buy}</LinkButton>
            </p>
          </>
        )}
      </div>
    </details>
  );
}
