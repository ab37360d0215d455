import { ChangesNotice } from "#app/cart/changes.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CustomerTagField } from "#app/forms/customer-tag-field.tsx";
import { DefaultButton } from "#app/forms/default-button.tsx";
import { FormErrors, formFields, useFormAnswer } from "#app/forms/form-fields.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { checkoutWords } from "#app/words/checkout.ts";
import { deliveryWords } from "#app/words/delivery.ts";
import { summaryWords } from "#app/words/summary.ts";
import { useWords } from "#app/words/use-words.ts";
import { addressStart, checkedFields, DestinationFields, RecipientFields } from "./address-fields.tsx";
import { OrderPanel } from "./order-panel.tsx";
import type { ShippingData } from "./read-shipping.server.ts";
import type { shippingAction } from "./shipping-action.server.ts";

/** The address, and beside it the order with its discounts: one form, so that every button posts what was typed. */
export function ShippingForm({ known }: { known: ShippingData }) {
  const { summary } = useWords(summaryWords);
  const delivery = useWords(deliveryWords);
  const words = useWords(checkoutWords);
  const { result, discount } = useFormAnswer<typeof shippingAction>() ?? {};
  const { form, fields } = formFields("shipping", result, addressStart(known.form));
  return (
    <PostForm id={form.id} action="/shipping" noValidate className="checkout">
      <CustomerTagField />
      {/* Where a coupon or bonus was typed it applies that, else it continues. */}
      <DefaultButton name="intent" value="enter">
        {words.confirmOrder}
      </DefaultButton>
      <div className="stack checkout-main">
        {known.toAccept !== null && <ChangesNotice toAccept={known.toAccept} />}
        <FormErrors
          form={{ ...form, answer: result ?? discount }}
          fields={checkedFields(fields)}
          labels={{ ...delivery, ...words }}
          beside={discount ? [discount] : []}
        />
        <RecipientFields fields={fields} ownEmail={known.ownEmail} />
        <DestinationFields {...known} fields={fields} />
      </div>
      <OrderPanel
        {...known}
        id="discounts"
        heading={{ id: "summary", text: summary }}
        refused={discount}
        submit={words.confirmOrder}
      >
        {/* A button, so that the fields are posted and kept. */}
        <Button variant="quiet" wide name="intent" value="cart">
          {words.backToCart}
        </Button>
      </OrderPanel>
    </PostForm>
  );
}
