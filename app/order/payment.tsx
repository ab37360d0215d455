import { Form } from "@remix-run/react";
import type { FormEvent } from "react";
import { bankAccount, company } from "#app/brand.ts";
import { Button } from "#app/components/ui/button.tsx";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { addUnsent, takeUnsentKey } from "#app/forms/unsent-forms.ts";
import { WithoutScripts } from "#app/remix/document.tsx";
import { MixedText, Sentence, useLangOf } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { orderWords } from "#app/words/order.ts";
import { ordersWords } from "#app/words/orders.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import type { OrderView } from "#bff/views/order.ts";

/**
 * How to pay, while the order waits for it. It is part of the page, not a dialog, which would hide the order without JavaScript.
 */
export function Payment({
  order,
  icon,
  howTo,
  firstOf,
  notPaidYet,
  stop,
}: {
  order: OrderView;
  /** The method's. */
  icon: IconName | null;
  /** The instructions, of the method too. */
  howTo: string;
  /** The first instalment in tugrik, which is all that is due now; null where the whole total is. */
  firstOf: number | null;
  notPaidYet: boolean;
  /** The link that stops a page without JavaScript from reloading; undefined once it has stopped. */
  stop: string | undefined;
}) {
  const words = useWords(orderWords);
  const { payBy } = useWords(ordersWords);
  const { toPay, number, total } = order;
  if (!toPay) return null;
  const label = interpolate(words.qrLabel, { number, total: formatTugrik(total) });
  return (
    <section className="panel payment stack" id="payment" aria-labelledby="payment-heading">
      <h2 id="payment-heading" className="cluster">
        {icon && <Icon name={icon} />} {words.payHeading}
      </h2>
      <dl className="facts">
        <div className="total">
          <dt>{firstOf === null ? words.toPay : words.firstToPay}</dt>
          <dd>{formatTugrik(firstOf ?? total)}</dd>
        </div>
      </dl>
      {order.payBy && <p>{interpolate(payBy, { date: order.payBy })}</p>}
      <p>
        <Sentence>{howTo}</Sentence>
      </p>
      {toPay.qr && (
        <div className="stack pay-code">
          <svg className="qr" role="img" aria-label={label} viewBox={`0 0 ${toPay.qr.size} ${toPay.qr.size}`}>
            <rect width="100%" height="100%" fill="#fff" />
            <path d={toPay.qr.path} fill="#000" shapeRendering="crispEdges" />
          </svg>
          {toPay.link && (
            <a className="button button-secondary no-print" href={toPay.link} rel="noreferrer">
              {words.openPayment}
            </a>
          )}
        </div>
      )}
      {toPay.transfer && <Transfer number={number} total={total} />}
      {notPaidYet && <Notice live>{words.notPaidYet}</Notice>}
      <Form method="get" action="#payment" preventScrollReset className="no-print" onSubmit={keepOffline}>
        <Button name="check" value="1" wide variant={toPay.link ? "secondary" : "primary"}>
          {words.check}
        </Button>
      </Form>
      <p className="small muted needs-script no-print">{words.checking}</p>
      <WithoutScripts>
        <p className="small muted no-print">
          {stop ? words.refreshing : words.checkByHand} {stop && <a href={stop}>{words.stopChecking}</a>}
        </p>
      </WithoutScripts>
    </section>
  );
}

/** Remix would put its error page in the place of how to pay. */
function keepOffline(event: FormEvent<HTMLFormElement>): void {
  const look = { action: location.pathname, fields: new FormData() };
  takeUnsentKey(look.action, look.fields);
  if (navigator.onLine) return;
  event.preventDefault();
  addUnsent(look);
}

/** The bank account, and the other data that a transfer needs: each can be copied by itself. */
function Transfer({ number, total }: Pick<OrderView, "number" | "total">) {
  const words = useWords(orderWords);
  const langOf = useLangOf();
  const { bank, account } = bankAccount;
  const facts = [
    { name: words.transferReference, shown: number, copied: number },
    { name: words.transferAmount, shown: formatTugrik(total), copied: String(total) },
    { name: interpolate(words.transferAccount, { bank }), shown: account, copied: account.replace(/\s/g, "") },
    { name: words.receiver, shown: company, copied: company },
  ];
  return (
    <div className="transfer">
      <h3 className="cluster">
        <Icon name="bank" /> {words.transfer}
      </h3>
      <dl className="facts">
        {facts.map(({ name, shown, copied }) => (
          <div key={name}>
            <dt>
              <MixedText>{name}</MixedText>
            </dt>
            <dd>
              <span lang={langOf(shown)}>{shown}</span>{" "}
              <CopyButton text={copied} name={name} copy={words.copy} copied={words.copied} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="small">
        <b>{words.warning}:</b> {words.transferNote}
      </p>
    </div>
  );
}
