import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readShipping } from "#app/checkout/read-shipping.server.ts";
import { shippingAction } from "#app/checkout/shipping-action.server.ts";
import { ShippingForm } from "#app/checkout/shipping-form.tsx";
import { Steps } from "#app/components/steps.tsx";
import { ofCheckout, type PageHandle } from "#app/handles.ts";
import { ownPageMeta } from "#app/head/page-meta.ts";
import { PreviousOrdersNotice } from "#app/order/previous-orders.tsx";
import { checkoutWords } from "#app/words/checkout.ts";
import { useWords } from "#app/words/use-words.ts";

export { clientAction, shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = {
  ...ofCheckout,
  keepsForm: true,
  limits: ["typed-coupon", "point"],
};

/** Step 2 of 3: recipient and address. */
export async function loader({ context }: LoaderFunctionArgs) {
  return readShipping(context);
}

export const action = shippingAction;

export const meta: MetaFunction<typeof loader> = (args) => ownPageMeta(args);

export default function ShippingPage() {
  const page = useLoaderData<typeof loader>();
  const words = useWords(checkoutWords);
  return (
    <div className="wrap">
      <Steps current={2} />
      <header className="page-head">
        <h1>{words.shippingHeading}</h1>
      </header>
      <div className="stack">
        <PreviousOrdersNotice previousOrders={page.previousOrders} />
        <ShippingForm known={page} />
      </div>
    </div>
  );
}
