import { type LoaderFunctionArgs, type MetaFunction, replace } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Steps } from "#app/components/steps.tsx";
import { LinkButton } from "#app/components/ui/button.tsx";
import { ofCustomers, type PageHandle } from "#app/handles.ts";
import { ownPageMeta } from "#app/head/page-meta.ts";
import { RESULT_PAGE } from "#app/order/previous-orders.tsx";
import { leadToFound } from "#app/order/to-placed.server.ts";
import { useLookAgain } from "#app/order/use-look-again.ts";
import { WithoutScripts } from "#app/remix/document.tsx";
import { orderResultWords } from "#app/words/order-result.ts";
import { previousOrdersWords } from "#app/words/previous-orders.ts";
import { translator } from "#app/words/translate.server.ts";
import { useWords } from "#app/words/use-words.ts";
import { ask } from "#bff/client.ts";

export { shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = ofCustomers;

/**
 * Waits for the outcome of a confirmed order whose response was lost.
 * @throws a redirect to the order, once it is found, and to the cart when nothing is waited for
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { unresolved, found } = await ask(context.bff.checkout.result.$get());
  await leadToFound(context, { found });
  // The newest order may be an earlier one: the cart says what there is.
  if (!unresolved) throw replace("/cart");
  return {
    mayRepeat: unresolved.mayRepeat,
    title: translator(context.language)("orderResult.resultTitle"),
  };
}

export const meta: MetaFunction<typeof loader> = (args) => ownPageMeta(args);

export default function ResultPage() {
  const { mayRepeat } = useLoaderData<typeof loader>();
  const words = useWords(orderResultWords);
  const previousOrders = useWords(previousOrdersWords);
  // Also while the order may be repeated: it may still be found.
  useLookAgain();
  return (
    <div className="wrap">
      {!mayRepeat && (
        <WithoutScripts>
          <meta httpEquiv="refresh" content="5" />
        </WithoutScripts>
      )}
      <Steps current={3} />
      <header className="page-head">
        <h1>{words.resultTitle}</h1>
      </header>
      <div className="stack" role="status">
        <p>
          <strong>{mayRepeat ? previousOrders.nothingFound : words.resultWaiting}</strong>
        </p>
        <p>{mayRepeat ? previousOrders.nothingFoundHint : words.resultWaitingHint}</p>
        {!mayRepeat && <p className="small muted">{words.resultAsking}</p>}
        <p className="cluster">
          <LinkButton to={RESULT_PAGE} variant={mayRepeat ? "secondary" : "primary"}>
            {words.resultLook}
          </LinkButton>
          {mayRepeat && <LinkButton to="/confirm-order">{words.goOrderAgain}</LinkButton>}
        </p>
      </div>
    </div>
  );
}
