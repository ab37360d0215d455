import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { cartAction } from "#app/cart/cart-action.server.ts";
import { CART_FORM, EnterButton } from "#app/cart/cart-form.tsx";
import { CartLine, IdleLine } from "#app/cart/cart-line.tsx";
import { ChangesNotice } from "#app/cart/changes.tsx";
import { quantityMistake } from "#app/cart/quantity-mistake.server.ts";
import { submitOnChange } from "#app/cart/submit-on-change.ts";
import { quantityWith } from "#app/cart/typed-lines.ts";
import { useShownAgain } from "#app/cart/use-shown-again.ts";
import { useDelivery } from "#app/checkout/order-summary.tsx";
import { ProductRow } from "#app/components/recently-viewed.tsx";
import { Steps } from "#app/components/steps.tsx";
import { Button, LinkButton } from "#app/components/ui/button.tsx";
import { Empty } from "#app/components/ui/empty.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { SummaryList } from "#app/components/ui/summary-list.tsx";
import { useFocusInList, useLostFocus } from "#app/components/use-lost-focus.ts";
import { CustomerTagField } from "#app/forms/customer-tag-field.tsx";
import { useIsSumPending, usePendingForms } from "#app/forms/pending-forms.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { type PageHandle, page } from "#app/handles.ts";
import { ownPageMeta } from "#app/head/page-meta.ts";
import { orderPage, PreviousOrdersNotice } from "#app/order/previous-orders.tsx";
import { leadToFound } from "#app/order/to-placed.server.ts";
import { useDrawn } from "#app/products/use-drawn.ts";
import { cartWords } from "#app/words/cart.ts";
import { feesWords } from "#app/words/fees.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { previousOrdersWords } from "#app/words/previous-orders.ts";
import { summaryWords } from "#app/words/summary.ts";
import { translator } from "#app/words/translate.server.ts";
import { useWords } from "#app/words/use-words.ts";
import { ask, askOrNull } from "#bff/client.ts";
import { roomLeft } from "#bff/rules/cart.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import type { CartLines, CartView } from "#bff/views/cart.ts";

export { clientAction, shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = { ...page, shell: { pricesCart: true } };

/** Step 1 of 3: the lines to order. */
export async function loader({ context }: LoaderFunctionArgs) {
  const query = { seen: context.isPrefetch ? undefined : "1" };
  const [{ cart, known, previousOrders }, fitting] = await Promise.all([
    ask(context.bff.cart.$get({ query })),
    askOrNull(context.bff.cart.fitting.$get()),
  ]);
  await leadToFound(context, previousOrders);
  const t = translator(context.language);
  const signedIn = await context.isSignedIn();
  const answer = {
    cart,
    known,
    previousOrders,
    signedIn,
    /** Without prices there is nothing to go with. */
    fitting: (cart && fitting) ?? [],
    /** Invalid texts in lines' quantity fields. */
    wrong: cart?.wrong.map(({ id, text, most }) => ({
      id,
      text,
      message: most === null ? quantityMistake(t, text) : t("notices.quantityShort", { max: most }),
    })),
    title: cart?.wrong.length ? `${t("ui.errorPrefix")}${t("cart.title")}` : t("cart.title"),
    description: t("descriptions.cart"),
  };
  // Without prices the page is a 503, but nothing in the cart is lost.
  return data(answer, { status: cart ? 200 : 503 });
}

export const action = (args: ActionFunctionArgs) => cartAction(args);

export const meta: MetaFunction<typeof loader> = (args) => ownPageMeta(args);

export default function CartPage() {
  const { cart, known, previousOrders, signedIn, wrong, fitting } = useLoaderData<typeof loader>();
  useShownAgain();
  const words = useWords(cartWords);
  const drawn = useDrawn(fitting);
  const shownFitting = fitting.length > 0 ? drawn.filter(({ id }) => cart?.lines.every((line) => line.id !== id)) : [];
  return (
    <div className="wrap">
      <Steps current={1} />
      <header className="page-head">
        <h1>{words.heading}</h1>
      </header>
      <div className="stack">
        <PreviousOrdersNotice previousOrders={previousOrders} />
        {cart ? (
          <PricedLines cart={cart} wrong={wrong} signedIn={signedIn} last={previousOrders.last} />
        ) : (
          <KnownLines lines={known ?? []} />
        )}
      </div>
      <ProductRow id="fitting" heading={words.fitting} products={shownFitting} />
    </div>
  );
}

interface PricedLinesProps {
  cart: CartView;
  wrong: { id: number; text: string; message: string }[] | undefined;
  signedIn: boolean;
  /** The number of an order that was placed a short while ago. */
  last: string | null;
}

function PricedLines({ cart, wrong, signedIn, last }: PricedLinesProps) {
  const words = useWords(cartWords);
  const pending = usePendingForms();
  const lines = cart.lines.map((line) => ({ line, quantity: quantityWith(line, pending) }));
  const ids = [...cart.lines, ...cart.unsold].map(({ id }) => id);
  const room = roomLeft(ids);
  useFocusInList(ids, "h2 a");
  useLostFocus(cart.toAccept ?? "", () => document.getElementById("content"));
  if (ids.length === 0) return <EmptyCart last={last} />;
  return (
    <>
      {cart.toAccept !== null && (
        <div>
          <EnterButton />
          <ChangesNotice toAccept={cart.toAccept} form={CART_FORM} />
        </div>
      )}
      <PostForm ref={submitOnChange} id={CART_FORM} action="/cart" navigate={false} className="checkout" noValidate>
        <EnterButton />
        <CustomerTagField />
        <input
          type="hidden"
          name="were"
          value={lines.map(({ line, quantity }) => `${line.id}.${quantity}`).join("_")}
        />
        <ul className="cart-lines">
          {room !== null && <li className="small muted">{interpolate(words.roomLeft, { room })}</li>}
          {lines.map(({ line, quantity }) => (
            <CartLine key={line.id} line={line} quantity={quantity} wrong={wrong?.find(({ id }) => id === line.id)} />
          ))}
          {cart.unsold.map((line) => (
            <IdleLine key={line.id} line={line} />
          ))}
        </ul>
        {cart.lines.length > 0 && <CartSummary summary={cart.summary} signedIn={signedIn} />}
      </PostForm>
    </>
  );
}

/** A customer who left while their order was being placed finds it here. */
function EmptyCart({ last }: { last: string | null }) {
  const words = useWords(cartWords);
  const previousOrders = useWords(previousOrdersWords);
  return (
    <Empty
      icon="cart"
      heading={words.empty}
      hint={last ? interpolate(previousOrders.resultFound, { number: last }) : words.emptyHint}
    >
      {last && <LinkButton to={orderPage(last)}>{previousOrders.seeOrder}</LinkButton>}
      <LinkButton to="/" variant={last ? "secondary" : "primary"}>
        {words.startShopping}
      </LinkButton>
    </Empty>
  );
}

/** The cart while the API does not answer: its lines, without sums. */
function KnownLines({ lines }: { lines: CartLines["unsold"] }) {
  const words = useWords(cartWords);
  return (
    <>
      <Notice tone="failure" title={words.knownOnly} live>
        <p>{words.knownOnlyHint}</p>
        <LinkButton to="/cart" reloadDocument variant="secondary" size="small" className="apart">
          {words.retry}
        </LinkButton>
      </Notice>
      <PostForm id={CART_FORM} action="/cart" navigate={false}>
        <ul className="cart-lines">
          {lines.map((line) => (
            <IdleLine key={line.id} line={line} />
          ))}
        </ul>
      </PostForm>
    </>
  );
}

function CartSummary({ summary, signedIn }: { summary: CartView["summary"]; signedIn: boolean }) {
  const words = useWords(summaryWords);
  const { withoutDelivery } = useWords(feesWords);
  const { confirmAddress, signInFirst } = useWords(cartWords);
  const delivery = useDelivery(summary.delivery);
  const isPending = useIsSumPending();
  return (
    <aside className="panel checkout-summary stack" aria-labelledby="summary">
      <h2 id="summary">{words.summary}</h2>
      <SummaryList
        isPending={isPending}
        rows={[
          { label: words.price, value: formatTugrik(summary.subtotal) },
          { label: words.discount, value: formatTugrik(-summary.discountTotal) },
          { label: words.delivery, value: delivery?.value, note: delivery?.note },
          { label: words.total, value: formatTugrik(summary.total), note: withoutDelivery, total: true },
          { label: words.bonusEarned, value: formatTugrik(summary.bonusEarned) },
        ]}
      />
      <Button name="intent" value="next" size="large" wide>
        {confirmAddress}
      </Button>
      {!signedIn && <p className="small muted">{signInFirst}</p>}
    </aside>
  );
}
