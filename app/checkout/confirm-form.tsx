import { ChangesNotice } from "#app/cart/changes.tsx";
import { LinkButton } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { RadioCards } from "#app/components/ui/radio-cards.tsx";
import { DefaultButton } from "#app/forms/default-button.tsx";
import { useErrorTitle, useFormAnswer } from "#app/forms/form-fields.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { checkoutWords } from "#app/words/checkout.ts";
import { deliveryWords } from "#app/words/delivery.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { previousOrdersWords } from "#app/words/previous-orders.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import type { ConfirmView } from "#bff/views/checkout.ts";
import type { confirmAction } from "./confirm-action.server.ts";
import { DeliveryAddress } from "./delivery-address.tsx";
import { DifferencesNotice } from "./differences.tsx";
import { OrderPanel } from "./order-panel.tsx";
import type { ConfirmData } from "./read-confirm.server.ts";

/** The order as it will be sent: payment method, address, lines and sums. Posts the signed state that it shows. */
export function ConfirmForm({ known }: { known: ConfirmData }) {
  const { order, confirmed, previousOrders, payments, deliverBy } = known;
  const words = useWords(checkoutWords);
  const { orderAgain } = useWords(previousOrdersWords);
  const result = useFormAnswer<typeof confirmAction>();
  useErrorTitle(result !== undefined);
  return (
    <PostForm action="/confirm-order" noValidate className="checkout">
      {/* The default button orders nothing. */}
      <DefaultButton name="intent" value="enter">
        {words.apply}
      </DefaultButton>
      <div className="stack checkout-main">
        {order.toAccept !== null && <ChangesNotice toAccept={order.toAccept} />}
        <input type="hidden" name="confirmed" value={confirmed} />
        {previousOrders.unresolved && <input type="hidden" name="again" value={previousOrders.unresolved.key} />}
        {result?.notice && (
          <DifferencesNotice title={words.notSent} text={result.notice} told={result.differences} lines={order.lines} />
        )}
        <ErrorSummary
          answer={result}
          errors={[
            ...(result?.paymentError ? [{ id: "payment", message: result.paymentError }] : []),
            ...(result?.discount ? [result.discount] : []),
          ]}
        />
        <RadioCards
          name="payment"
          legend={words.payment}
          choices={payments}
          defaultValue={result?.payment ?? order.typed.payment ?? undefined}
          error={result?.paymentError}
        />
        <AddressPanel address={order.address} />
      </div>
      <OrderPanel
        {...order}
        heading={{ id: "products", text: words.products }}
        refused={result?.discount}
        told={result?.differences}
        submit={interpolate(previousOrders.unresolved ? orderAgain : words.confirmTotal, {
          total: formatTugrik(order.summary.total),
        })}
        deliverBy={deliverBy}
      />
    </PostForm>
  );
}

function AddressPanel({ address }: Pick<ConfirmView, "address">) {
  const words = useWords(checkoutWords);
  const { deliverTo } = useWords(deliveryWords);
  return (
    <section className="panel deliver-to" aria-labelledby="deliver-to">
      <h2 id="deliver-to">{deliverTo}</h2>
      <DeliveryAddress address={address} />
      <LinkButton to="/shipping" variant="quiet" size="small">
        {words.updateAddress}
      </LinkButton>
    </section>
  );
}
