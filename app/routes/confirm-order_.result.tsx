import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  replace,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Button, LinkButton } from "#app/components/ui/button.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { ofCustomers, type PageHandle } from "#app/handles.ts";
import { ownPageMeta } from "#app/head/page-meta.ts";
import { orderPage, RESULT_PAGE } from "#app/order/standing.tsx";
import { useLookAgain } from "#app/order/use-look-again.ts";
import { WithoutScripts } from "#app/remix/document.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { orderResultWords } from "#app/words/order-result.ts";
import { standingWords } from "#app/words/standing.ts";
import { translator } from "#app/words/translate.server.ts";
import { useWords } from "#app/words/use-words.ts";
import { ask } from "#bff/client.ts";

export { clientAction, shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = ofCustomers;

/** The outcome of a confirmed order whose response was lost. The page itself only reads. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { unresolved, last } = await ask(context.bff.checkout.result.$get());
  if (!unresolved && !last) throw replace("/cart");
  return {
    unresolved,
    last,
    title: translator(context.language)("orderResult.resultTitle"),
  };
}

/** Redirects to the order that was found, and removes its goods from the cart. */
export async function action({ context }: ActionFunctionArgs) {
  const { invoiceId } = await ask(context.bff.checkout.result.$post());
  return redirect(invoiceId === null ? RESULT_PAGE : orderPage(invoiceId), 303);
}

export const meta: MetaFunction<typeof loader> = (args) => ownPageMeta(args);

export default function ResultPage() {
  const { unresolved, last } = useLoaderData<typeof loader>();
  const words = useWords(orderResultWords);
  const isWaiting = unresolved !== null && !unresolved.mayRepeat;
  useLookAgain(isWaiting);
  return (
    <div className="wrap">
      {isWaiting && (
        <WithoutScripts>
          <meta httpEquiv="refresh" content="5" />
        </WithoutScripts>
      )}
      <header className="page-head">
        <h1>{words.resultTitle}</h1>
      </header>
      <div className="stack" role="status">
        {unresolved ? <Unresolved mayRepeat={unresolved.mayRepeat} /> : <Found number={last ?? ""} />}
      </div>
    </div>
  );
}

function Unresolved({ mayRepeat }: { mayRepeat: boolean }) {
  const words = useWords(orderResultWords);
  const standing = useWords(standingWords);
  return (
    <>
      <p>
        <strong>{mayRepeat ? standing.nothingFound : words.resultWaiting}</strong>
      </p>
      <p>{mayRepeat ? standing.nothingFoundHint : words.resultWaitingHint}</p>
      {!mayRepeat && <p className="small muted">{words.resultAsking}</p>}
      <p className="cluster">
        <LinkButton to={RESULT_PAGE} variant={mayRepeat ? "quiet" : "primary"}>
          {words.resultLook}
        </LinkButton>
        {mayRepeat && <LinkButton to="/confirm-order">{words.goOrderAgain}</LinkButton>}
      </p>
    </>
  );
}

function Found({ number }: { number: string }) {
  const words = useWords(standingWords);
  return (
    <PostForm action={RESULT_PAGE} className="stack">
      <p>
        <strong>{interpolate(words.resultFound, { number })}</strong>
      </p>
      <p>
        <Button>{words.seeStanding}</Button>
      </p>
    </PostForm>
  );
}
