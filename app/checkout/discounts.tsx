import { useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { useRenewed } from "#app/components/ui/use-renewed.ts";
import { useLostFocus } from "#app/components/use-lost-focus.ts";
import { cartChangesWords } from "#app/words/cart-changes.ts";
import { checkoutWords } from "#app/words/checkout.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { summaryWords } from "#app/words/summary.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import type { OrderSummary, ShippingView } from "#bff/views/checkout.ts";
import type { DiscountRefusal } from "./discount-actions.server.ts";

/** The buttons after which the bonus field shows the points in use (`discount-actions.server.ts`). */
const SENDS_BONUS = /^(bonus|confirm|enter)$/;

/**
 * Bonus and coupon. The controls belong to the form they stand in, and each has a submit button of its own, so that
 * nothing that was typed beside them is lost.
 */
export function Discounts({
  summary,
  typed,
  refused,
  bonusHint,
}: {
  summary: OrderSummary;
  /** Text in the fields that is not applied yet; it stays, whichever button submits the form. */
  typed: ShippingView["typed"];
  /** Text in one of the fields that was refused. */
  refused?: DiscountRefusal | null | undefined;
  /** What the bonus field says of its limit (`bonus-hint.server.ts`); a page without the field passes none. */
  bonusHint?: string;
}) {
  const words = useWords(checkoutWords);
  const { accept } = useWords(cartChangesWords);
  const box = useRef<HTMLDivElement>(null);
  const { coupon, couponUsed, couponGone } = summary;
  useLostFocus(`${coupon?.code} ${couponGone}`, () => box.current);
  const of = (id: DiscountRefusal["id"]) => (refused?.id === id ? refused : undefined);
  return (
    <div className="stack">
      {bonusHint && summary.bonusLimit > 0 && (
        <Bonus summary={summary} hint={bonusHint} typed={typed.bonus} refused={of("bonus")} />
      )}
      <div className="stack" ref={box} tabIndex={-1}>
        {couponGone && (
          <Notice tone="warning">
            <p>{interpolate(words.couponGone, { code: couponGone })}</p>
            <Button variant="secondary" size="small" className="apart" name="intent" value="remove-coupon">
              {accept}
            </Button>
          </Notice>
        )}
        {coupon ? (
          <p className="cluster">
            <span>
              {words.couponCode}: <b>{coupon.code}</b>
              {couponUsed < coupon.amount && (
                <small className="muted">
                  {" "}
                  {interpolate(words.couponRest, { rest: formatTugrik(coupon.amount - couponUsed) })}
                </small>
              )}
            </span>
            <Button variant="quiet" size="small" name="intent" value="remove-coupon">
              {words.couponRemove}
            </Button>
          </p>
        ) : (
          <Coupon typed={typed.coupon} refused={of("coupon")} />
        )}
      </div>
    </div>
  );
}

/** The coupon's field, in a disclosure. */
function Coupon({ typed, refused }: Pick<BonusProps, "typed" | "refused">) {
  const words = useWords(checkoutWords);
  const shown = refused?.typed ?? typed ?? "";
  return (
    <Disclosure summary={words.couponFold} open={shown || refused ? true : undefined}>
      <div className="with-button">
        <Field
          id="coupon"
          name="coupon"
          label={words.couponCode}
          placeholder={words.couponPlaceholder}
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={shown}
          error={refused?.message}
          inputRef={useRenewed(shown)}
        />
        <Button variant="secondary" name="intent" value="coupon">
          {words.apply}
        </Button>
      </div>
    </Disclosure>
  );
}

interface BonusProps {
  summary: OrderSummary;
  hint: string;
  typed: string | null | undefined;
  refused: DiscountRefusal | undefined;
}

function Bonus({ summary, hint, typed, refused }: BonusProps) {
  const words = useWords(checkoutWords);
  const { useBonus } = useWords(summaryWords);
  const { bonusUsed } = summary;
  const shown = refused?.typed ?? typed ?? bonusUsed;
  return (
    <div className="with-button">
      <input type="hidden" name="bonusShown" value={bonusUsed} />
      <Field
        id="bonus"
        name="bonus"
        label={useBonus}
        hint={hint}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={shown}
        error={refused?.message}
        // More than there is becomes what there is, also when that was in use already.
        inputRef={useRenewed(shown, { renewed: summary, sentBy: SENDS_BONUS })}
      />
      <Button variant="secondary" name="intent" value="bonus">
        {words.apply}
      </Button>
    </div>
  );
}
