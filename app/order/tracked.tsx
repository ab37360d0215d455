import * as brand from "#app/brand.ts";
import { LinkButton } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Sentence } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { ordersWords } from "#app/words/orders.ts";
import { trackingWords } from "#app/words/tracking.ts";
import { useWords } from "#app/words/use-words.ts";
import type { OrderStatus } from "#bff/rules/order.ts";
import { FactList } from "./fact-list.tsx";
import { OrderedLines } from "./ordered-lines.tsx";
import { orderPage } from "./previous-orders.tsx";
import type { TrackedOrder } from "./read-tracking.server.ts";

const PRODUCTS = "products";

interface TrackedProps {
  order: TrackedOrder;
  states: Record<OrderStatus, string>;
}

/** How far an order is: its date, number and status, the five stages, and what was ordered. */
export function Tracked({ order, states }: TrackedProps) {
  const words = useWords(trackingWords);
  const orders = useWords(ordersWords);
  const canBePaid = order.status === "pending" && !order.isOverdue;
  const { number, status, createdAt, progress, payBy, isOverdue } = order;
  return (
    <section className="panel stack" aria-labelledby="answer">
      <h2 id="answer">{words.progress}</h2>
      <FactList
        facts={[
          [words.date, createdAt],
          [words.number, number],
          [words.status, status ? states[status] : order.statusText],
        ]}
      />
      {progress && <Progress {...progress} />}
      {status === "expired" && <Notice tone="warning">{words.cancelled}</Notice>}
      {payBy && !isOverdue && <p>{interpolate(orders.payBy, { date: payBy })}</p>}
      {payBy && isOverdue && (
        <Notice tone="warning">
          <Sentence>{interpolate(orders.overdue, { date: payBy, phone: brand.phone })}</Sentence>
        </Notice>
      )}
      {status === "paid" && <p className="muted">{orders.foot}</p>}
      <p className="button-row">
        <LinkButton to={orderPage(number)} size="small" variant={canBePaid ? "primary" : "secondary"}>
          {canBePaid ? words.pay : words.seeOrder}
        </LinkButton>
        <a className="button button-secondary button-small" href={`#${PRODUCTS}`}>
          {words.seeProducts}
        </a>
      </p>
      <Dialog id={PRODUCTS} title={words.seeProducts}>
        <OrderedLines order={order} />
      </Dialog>
    </section>
  );
}

/** The stages; those that are done are as many fifths as the percentage, which only those who cannot see them need. */
function Progress({ percent, stages }: NonNullable<TrackedOrder["progress"]>) {
  const words = useWords(trackingWords);
  return (
    <>
      <p className="visually-hidden">{interpolate(words.percent, { percent })}</p>
      <ol className="steps">
        {stages.map(({ stage, state }) => (
          <li
            key={stage}
            className={state === "done" ? "done" : undefined}
            aria-current={state === "active" ? "step" : undefined}
          >
            {words[stage]}
            {state === "done" && (
              <>
                <span aria-hidden="true"> ✓</span>
                <span className="visually-hidden"> ({words.done})</span>
              </>
            )}
            {state === "active" && ` (${words.now})`}
          </li>
        ))}
      </ol>
    </>
  );
}
