import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { confirmAction } from "#app/checkout/confirm-action.server.ts";
import { ConfirmForm } from "#app/checkout/confirm-form.tsx";
import { readConfirm } from "#app/checkout/read-confirm.server.ts";
import { Steps } from "#app/components/steps.tsx";
import { ofCheckout, type PageHandle } from "#app/handles.ts";
import { ownPageMeta } from "#app/head/page-meta.ts";
import { PreviousOrdersNotice } from "#app/order/previous-orders.tsx";
import { checkoutWords } from "#app/words/checkout.ts";
import { useWords } from "#app/words/use-words.ts";

export { clientAction, shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = ofCheckout;

/** Step 3 of 3: review and payment. */
export async function loader({ context }: LoaderFunctionArgs) {
  return readConfirm(context);
}

export const action = confirmAction;

export const meta: MetaFunction<typeof loader> = (args) => ownPageMeta(args);

export default function ConfirmOrderPage() {
  const page = useLoaderData<typeof loader>();
  const words = useWords(checkoutWords);
  return (
    <div className="wrap">
      <Steps current={3} />
      <header className="page-head">
        <h1>{words.confirmTitle}</h1>
      </header>
      <div className="stack">
        <PreviousOrdersNotice previousOrders={page.previousOrders} />
        <ConfirmForm known={page} />
      </div>
    </div>
  );
}
