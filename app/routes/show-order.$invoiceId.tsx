import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Picture } from "#app/components/picture.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { LinkButton } from "#app/components/ui/button.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { SummaryList, type SummaryRow } from "#app/components/ui/summary-list.tsx";
import { formatMoment } from "#app/date.ts";
import { translator, wordsFor } from "#app/i18n/translate.server.ts";
import { useWords } from "#app/i18n/use-words.tsx";
import { fill, type Words } from "#app/i18n/words.ts";
import { Payment } from "#app/order/payment.tsx";
import { usePaidCheck } from "#app/order/use-paid-check.ts";
import { askOrFailure, errorPage } from "#bff/client.ts";
import { formatNumber, formatTugrik } from "#bff/domain/money.ts";
import type { OrderStatus } from "#bff/domain/order.ts";
import type { OrderView } from "#bff/views/order.ts";

/** One order, and how to pay it (spec 1 §2, /show-order). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const number = params.invoiceId ?? "";
  const { answer: order, failure } = await askOrFailure(context.bff.orders[":number"].$get({ param: { number } }));
  // The specification's place for an order that is not this customer's, or is none.
  if (failure === "not-found") throw redirect("/error-page");
  if (failure) throw errorPage(failure);
  return {
    order: {
      ...order,
      createdAt: order.createdAt && formatMoment(order.createdAt),
      payBy: order.payBy && formatMoment(order.payBy),
    },
    shop: { phone: context.visitor.env.SHOP_PHONE },
    checked: new URL(request.url).searchParams.has("check"),
    title: `${translator(context.language)("order.title")} ${order.number}`,
    words: wordsFor(context.language, "order"),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: "robots", content: "noindex" },
];

const TONES = {
  pending: "warn",
  paid: "ok",
  shipping: "accent",
  delivered: "ok",
  expired: "bad",
} as const satisfies Record<OrderStatus, string>;

export default function OrderPage() {
  const { order, shop, checked } = useLoaderData<typeof loader>();
  const words = useWords("order");
  const waiting = order.toPay !== null;
  usePaidCheck(order.number, waiting);
  return (
    <div className="wrap order-page">
      {waiting && (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      )}
      <header className="page-head">
        <h1>{words.heading}</h1>
        <p className="cluster">
          <b className="num">{order.number}</b>
          <Badge tone={order.status ? TONES[order.status] : undefined}>
            {order.status ? words[order.status] : order.statusText}
          </Badge>
        </p>
      </header>
      {order.status === "paid" && <Notice tone="success">{words.paidNotice}</Notice>}
      <div className="checkout">
        <div className="stack checkout-main">
          <section className="panel stack" aria-labelledby="products">
            <h2 id="products">{words.products}</h2>
            <OrderedLines order={order} />
            <OrderSums order={order} />
          </section>
          {order.status === "expired" && <Notice tone="warning">{words.expiredNote}</Notice>}
          {(order.status === "pending" || order.status === "paid") && <p className="muted">{words.foot}</p>}
          {waiting && (
            <div className="no-print">
              <Disclosure summary={words.cancel}>
                <p>
                  {order.payBy
                    ? fill(words.cancelNoteAt, { date: order.payBy, phone: shop.phone })
                    : fill(words.cancelNote, { phone: shop.phone })}
                </p>
              </Disclosure>
            </div>
          )}
          <p className="no-print">
            <LinkButton to="/" variant="quiet">
              {words.continue}
            </LinkButton>
          </p>
        </div>
        {waiting && (
          <div className="checkout-summary payment-side">
            <Payment order={order} phone={shop.phone} notPaidYet={checked} />
          </div>
        )}
      </div>
    </div>
  );
}

function OrderedLines({ order }: { order: OrderView }) {
  const words = useWords("order");
  return (
    <ul className="order-lines">
      {order.lines.map((line) => (
        <li key={line.id}>
          <Picture picture={line.picture} sizes="56px" width={56} height={56} alt="" />
          <span>
            <Link to={line.href}>{line.title}</Link>
            <span className="small muted num order-line-count">
              {line.colour && `${line.colour} · `}
              {fill(words.lineQuantity, { quantity: line.quantity, price: formatTugrik(line.unitPrice) })}
            </span>
          </span>
          <b className="num">{formatTugrik(line.unitPrice * line.quantity)}</b>
        </li>
      ))}
    </ul>
  );
}

/** The API adds the bonus when the order is paid (wire contract §7.1): before, it is to come, and a cancelled order brings none. */
function bonusRow({ status, bonusEarned }: OrderView, words: Words["order"]): SummaryRow[] {
  if (status === null || status === "expired") return [];
  return [{ label: status === "pending" ? words.bonusToCome : words.bonusEarned, value: formatNumber(bonusEarned) }];
}

function OrderSums({ order }: { order: OrderView }) {
  const words = useWords("order");
  return (
    <SummaryList
      rows={[
        { label: words.createdAt, value: order.createdAt ?? "—" },
        { label: words.subtotal, value: formatTugrik(order.subtotal) },
        ...bonusRow(order, words),
        { label: words.bonusUsed, value: formatNumber(order.bonusUsed) },
        { label: words.delivery, value: formatTugrik(order.delivery) },
        { label: words.discount, value: formatTugrik(-order.sale) },
        ...(order.coupon > 0 ? [{ label: words.coupon, value: formatTugrik(-order.coupon) }] : []),
        { label: words.total, value: formatTugrik(order.total), total: true },
      ]}
    />
  );
}
