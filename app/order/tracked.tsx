import { LinkButton } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { useWords } from "#app/i18n/use-words.tsx";
import { interpolate } from "#app/i18n/words.ts";
import type { OrderStatus, StageState } from "#bff/domain/order.ts";
import { FactList } from "./fact-list.tsx";
import type { TrackedOrder } from "./read-tracking.server.ts";
import { orderPage } from "./standing.tsx";
import { OrderedLines } from "./summary.tsx";

const STATUS_WORDS = {
  pending: "statusPending",
  paid: "statusPaid",
  shipping: "statusShipping",
  delivered: "statusDelivered",
  expired: "statusExpired",
} as const satisfies Record<OrderStatus, string>;

const PRODUCTS = "products";

/** How far an order is: its date, number and status, the five stages, and what was ordered. */
export function Tracked({ order }: { order: TrackedOrder }) {
  const words = useWords("tracking");
  const { number, status, createdAt, progress, payBy } = order;
  return (
    <section className="panel stack" aria-labelledby="answer">
      <h2 id="answer">{words.progress}</h2>
      <FactList
        facts={[
          [words.date, createdAt],
          [words.number, number],
          [words.status, status ? words[STATUS_WORDS[status]] : order.statusText],
        ]}
      />
      {progress && <Progress {...progress} />}
      {status === "expired" && <Notice tone="warning">{words.cancelled}</Notice>}
      {payBy && <p>{interpolate(words.payBy, { date: payBy })}</p>}
      {status === "paid" && <p className="muted">{words.foot}</p>}
      <p className="cluster">
        <LinkButton to={orderPage(number)} size="small" variant={status === "pending" ? "primary" : "secondary"}>
          {status === "pending" ? words.pay : words.seeOrder}
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

/** The specification's percentage in words, and the stages as a list that shows it. */
function Progress({ percent, stages }: NonNullable<TrackedOrder["progress"]>) {
  const words = useWords("tracking");
  return (
    <div>
      <p className="muted">{interpolate(words.percent, { percent })}</p>
      <ol className="steps">
        {stages.map(({ stage, state }) => (
          <li key={stage} className={CLASSES[state]} aria-current={state === "active" ? "step" : undefined}>
            {words[stage]}
            {state === "done" && <span className="visually-hidden"> ({words.done})</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

const CLASSES = { done: "done", active: undefined, ahead: undefined } as const satisfies Record<
  StageState,
  string | undefined
>;
