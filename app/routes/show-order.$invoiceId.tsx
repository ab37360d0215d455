import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { name, phone } from "#app/brand.ts";
import { DeliveryAddress } from "#app/checkout/delivery-address.tsx";
import { type Instalment, instalmentPlan } from "#app/checkout/instalment-plan.server.ts";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button, LinkButton } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { formatMoment } from "#app/date.ts";
import { dayInWords } from "#app/date-in-words.server.ts";
import { ofCustomers, type PageHandle } from "#app/handles.ts";
import { ownPageMeta } from "#app/head/page-meta.ts";
import { FactList } from "#app/order/fact-list.tsx";
import { howToPay } from "#app/order/how-to-pay.server.ts";
import { Letterhead } from "#app/order/letterhead.tsx";
import { OrderNotFound } from "#app/order/not-found.tsx";
import { OrderAgain } from "#app/order/order-again.tsx";
import { TONES } from "#app/order/order-row.ts";
import { OrderedLines } from "#app/order/ordered-lines.tsx";
import { Payment } from "#app/order/payment.tsx";
import printStyles from "#app/order/print.css?url";
import { nextLook } from "#app/order/refresh.server.ts";
import { OrderFacts, OrderSums } from "#app/order/summary.tsx";
import { ORDER_NEWS, usePaidCheck } from "#app/order/use-paid-check.ts";
import { WithoutScripts } from "#app/remix/document.tsx";
import { CatalogueText, Sentence } from "#app/words/catalogue-text.tsx";
import { deliveryWords } from "#app/words/delivery.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { orderWords } from "#app/words/order.ts";
import { ordersWords } from "#app/words/orders.ts";
import { translator } from "#app/words/translate.server.ts";
import { useWords } from "#app/words/use-words.ts";
import { askOrFailure, errorPage } from "#bff/client.ts";
import { newIdempotencyKey } from "#bff/rules/idempotency-key.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import { hasOurInstalments, paymentMethod } from "#bff/rules/payment-methods.ts";
import type { OrderView } from "#bff/views/order.ts";

export { shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = { ...ofCustomers, shell: { asksBalance: true } };

/** The page prints as an invoice, once paid as a receipt, on A4 or on an 80 mm roll. */
export const links: LinksFunction = () => [{ rel: "stylesheet", href: printStyles, media: "print" }];

/** An order and its payment; a 404 with an explanation when the customer has no such order. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const number = params.invoiceId ?? "";
  const { answer: order, failure } = await askOrFailure(context.bff.orders[":number"].$get({ param: { number } }));
  if (failure && failure !== "not-found") throw errorPage(failure);
  const { url, shop, language } = context;
  const t = translator(language);
  const method = order?.payment ? paymentMethod(order.payment) : null;
  return data(
    {
      order: order
        ? {
            ...order,
            createdAt: order.createdAt && formatMoment(order.createdAt),
            payBy: order.payBy && formatMoment(order.payBy),
            deliverBy: order.deliverBy && dayInWords(t, order.deliverBy),
            deliveredBy: order.deliveredBy && dayInWords(t, order.deliveredBy),
          }
        : null,
      plan: order && planOf(order),
      payment: order && {
        label: method?.label[language] ?? null,
        icon: method?.icon ?? null,
        howTo: howToPay(order, { t, language }),
      },
      hasOtherWays: shop.paymentMethods.length > 1,
      number,
      path: url.pathname,
      checked: url.searchParams.has("check"),
      look: nextLook(url),
      idempotencyKey: newIdempotencyKey(),
      title: order ? `${t("order.title")} ${order.number}` : t("order.notFound"),
    },
    { status: order ? 200 : 404 },
  );
}

/**
 * The instalments of an order that is not cancelled: from today while it waits for payment, from the order's day
 * afterwards.
 */
function planOf({ payment, status, total, createdAt, isOverdue }: OrderView): Instalment[] | null {
  const from = status === "pending" ? Date.now() : Date.parse(createdAt ?? "");
  const stands = status !== null && status !== "expired" && !isOverdue;
  return hasOurInstalments(payment) && stands && !Number.isNaN(from) ? instalmentPlan(total, from) : null;
}

export const meta: MetaFunction<typeof loader> = (args) => ownPageMeta(args);

export default function OrderPage() {
  const { order, ...page } = useLoaderData<typeof loader>();
  if (!order) return <OrderNotFound number={page.number} path={page.path} />;
  return <Order order={order} {...page} />;
}

type PageData = ReturnType<typeof useLoaderData<typeof loader>>;

/** The order used a coupon or points. */
const isUsedUp = ({ coupon, bonusUsed }: OrderView) => coupon > 0 || bonusUsed > 0;

function Order({
  order,
  checked,
  look,
  plan,
  payment,
  hasOtherWays,
  idempotencyKey,
}: Omit<PageData, "order"> & { order: OrderView }) {
  const words = useWords(orderWords);
  const { products } = useWords(ordersWords);
  const waiting = order.toPay !== null;
  // A payment made in time may still arrive.
  usePaidCheck(order.number, order.status === "pending");
  return (
    <div className="wrap order-page">
      {waiting && look && (
        <WithoutScripts>
          <meta httpEquiv="refresh" content={look.content} />
        </WithoutScripts>
      )}
      <Letterhead status={order.status} />
      <Breadcrumbs
        crumbs={[
          { label: words.mine, href: "/profile?role=orders" },
          { label: words.heading, href: null },
        ]}
      />
      <OrderHead order={order} />
      <div className="checkout">
        <div className="stack checkout-main">
          <section className="panel stack" aria-labelledby="products">
            <h2 id="products">{products}</h2>
            <OrderFacts createdAt={order.createdAt} method={payment?.label ?? null} />
            <OrderedLines order={order} />
            <OrderSums order={order} />
            {plan && <InstalmentPlan plan={plan} note={waiting ? words.planIfNow : words.planAsOrdered} />}
          </section>
          {waiting && (
            <>
              <DeliverTo order={order} />
              <HowToCancel order={order} />
              {hasOtherWays && <OtherWay order={order} idempotencyKey={idempotencyKey} />}
              <Onward />
            </>
          )}
        </div>
        {waiting ? (
          <div className="checkout-summary payment-side">
            <Payment
              order={order}
              icon={payment?.icon ?? null}
              howTo={payment?.howTo ?? ""}
              firstOf={plan?.[0]?.amount ?? null}
              notPaidYet={checked}
              stop={look?.stop}
            />
          </div>
        ) : (
          <div className="checkout-summary stack">
            <DeliverTo order={order} />
            <OrderAgain lines={order.lines} idempotencyKey={idempotencyKey} />
            <Onward />
          </div>
        )}
      </div>
    </div>
  );
}

/** Whom to ask, and what else one can do with the page. */
function Onward() {
  const words = useWords(orderWords);
  return (
    <>
      <div className="button-row no-print">
        <PrintButton />
        <LinkButton to="/" variant="secondary">
          {words.continue}
        </LinkButton>
      </div>
      <p className="muted no-print">
        <Sentence>{interpolate(words.shop, { shop: name, phone })}</Sentence>
      </p>
    </>
  );
}

interface OrderPartProps {
  order: OrderView;
}

/** Number and status, and what has just happened. */
function OrderHead({ order }: OrderPartProps) {
  const words = useWords(orderWords);
  const common = useWords(ordersWords);
  return (
    <header className="page-head">
      <h1>{words.heading}</h1>
      <p className="cluster">
        <b className="num">{order.number}</b>
        <Badge tone={order.status ? TONES[order.status] : undefined}>
          {order.status ? common[order.status] : <CatalogueText>{order.statusText}</CatalogueText>}
        </Badge>
      </p>
      {/* Rendered empty first, as screen readers require of a live region. */}
      <div id={ORDER_NEWS} role="status" tabIndex={-1} className="apart">
        {order.status === "paid" && <Notice tone="success">{words.paidNotice}</Notice>}
        {order.status === "expired" && (
          <Notice tone="warning">
            <Sentence>{interpolate(words.expiredNote, { phone })}</Sentence>{" "}
            {isUsedUp(order) && <Sentence>{interpolate(words.expiredAsk, { phone })}</Sentence>}
          </Notice>
        )}
        {order.isOverdue && (
          <Notice tone="warning">
            <Sentence>{interpolate(common.overdue, { date: order.payBy ?? "", phone })}</Sentence>
          </Notice>
        )}
      </div>
    </header>
  );
}

/** The API has no call that cancels: the shop does it, asked by telephone or by a message that names the order. */
function HowToCancel({ order: { number, payBy } }: OrderPartProps) {
  const words = useWords(orderWords);
  return (
    <section className="no-print stack" aria-labelledby="cancel">
      <h2 id="cancel">{words.cancel}</h2>
      <p>{payBy ? interpolate(words.cancelNoteAt, { date: payBy }) : words.cancelNote}</p>
      <div className="button-row">
        <a className="button button-secondary" href={`tel:${phone}`}>
          <Sentence>{interpolate(words.cancelCall, { phone })}</Sentence>
        </a>
        <LinkButton to={`/contact?order=${encodeURIComponent(number)}`} variant="secondary">
          {words.cancelWrite}
        </LinkButton>
      </div>
    </section>
  );
}

/** Paying another way is ordering again. */
function OtherWay({ order, idempotencyKey }: OrderPartProps & Pick<PageData, "idempotencyKey">) {
  const words = useWords(orderWords);
  return (
    <section className="no-print stack" aria-labelledby="other-way">
      <h2 id="other-way">{words.otherWay}</h2>
      <p>
        {words.otherWayNote} {isUsedUp(order) && <Sentence>{interpolate(words.otherWayAsk, { phone })}</Sentence>}
      </p>
      <OrderAgain lines={order.lines} idempotencyKey={idempotencyKey} />
    </section>
  );
}

/** The delivery day, while it lies ahead. */
function Delivery({ order: { status, deliverBy, deliveredBy } }: { order: OrderView }) {
  const words = useWords(orderWords);
  const { foot } = useWords(ordersWords);
  const delivery = useWords(deliveryWords);
  const said = [
    status === "pending" || status === "paid" ? foot : "",
    deliverBy ? interpolate(delivery.deliverBy, { day: deliverBy }) : "",
    deliveredBy ? interpolate(words.deliveredBy, { day: deliveredBy }) : "",
  ].filter(Boolean);
  return (
    said.length > 0 && (
      <ul className="promises">
        <li>
          <Icon name="truck" /> <span>{said.join(" ")}</span>
        </li>
      </ul>
    )
  );
}

/** What is paid on which day of an order that is paid in instalments (rule T7). */
function InstalmentPlan({ plan, note }: { plan: Instalment[]; note: string }) {
  const words = useWords(orderWords);
  return (
    <div className="stack">
      <h3>{words.plan}</h3>
      <FactList facts={plan.map(({ day, amount }) => [day, formatTugrik(amount)])} />
      <p className="small muted">{note}</p>
    </div>
  );
}

/** Where the order goes, as far as it is known (that it goes to a person alone says nothing), and until when. */
function DeliverTo({ order }: { order: OrderView }) {
  const words = useWords(deliveryWords);
  const { deliverTo, receiver } = order;
  const day = <Delivery order={order} />;
  if (!deliverTo && !receiver?.w3w && receiver?.personal !== false) return day;
  return (
    <section className="panel deliver-to" aria-labelledby="deliver-to">
      <h2 id="deliver-to" className="cluster">
        <Icon name="pin" /> {words.deliverTo}
      </h2>
      {deliverTo && <DeliveryAddress address={deliverTo} />}
      {receiver && receiver.personal !== null && (
        <p>
          {words.receiver}: {receiver.personal ? words.person : words.organisation}
        </p>
      )}
      {receiver?.w3w && (
        <p>
          {words.w3w}: <CatalogueText>{receiver.w3w}</CatalogueText>
        </p>
      )}
      {day}
    </section>
  );
}

/** Opens the browser's print dialog. Without JavaScript the browser's own menu does. */
function PrintButton() {
  const { print } = useWords(orderWords);
  return (
    <Button type="button" variant="secondary" className="needs-script" onClick={() => window.print()}>
      {print}
    </Button>
  );
}
