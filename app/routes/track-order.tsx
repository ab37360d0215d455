import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import * as brand from "#app/brand.ts";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { Button, LinkButton } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { type PageHandle, page } from "#app/handles.ts";
import { ownPageMeta } from "#app/head/page-meta.ts";
import { OrderRows } from "#app/order/order-rows.tsx";
import { readTracking } from "#app/order/read-tracking.server.ts";
import { Tracked } from "#app/order/tracked.tsx";
import { Sentence } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { ordersWords } from "#app/words/orders.ts";
import { shellWords } from "#app/words/shell.ts";
import { trackingWords } from "#app/words/tracking.ts";
import { useWords } from "#app/words/use-words.ts";

export { shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = { ...page, limits: ["typed-order-number"] };

/** Where an order is; `no` is its number. The form is open to all, and who looks an order up must be signed in. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { status, ...answer } = await readTracking(context);
  return data(answer, { status });
}

export const meta: MetaFunction<typeof loader> = (args) => ownPageMeta(args);

export default function TrackOrderPage() {
  const answer = useLoaderData<typeof loader>();
  const { typed, fault, message, order, own, isSignedIn } = answer;
  const words = useWords(trackingWords);
  const states = { ...useWords(ordersWords), delivered: words.statusDelivered };
  const { signIn } = useWords(shellWords);
  return (
    <div className="wrap track">
      <Breadcrumbs crumbs={[{ label: words.heading, href: null }]} />
      <header className="page-head">
        <h1>{words.heading}</h1>
        <p className="muted">{words.intro}</p>
      </header>
      <div className="checkout">
        <div className="stack">
          <ErrorSummary
            errors={message ? [{ id: "no", message }] : []}
            // New with every look-up, and not with the link to the field: that is another place of the same page.
            answer={answer}
          />
          <Form className="panel stack" action="/track-order">
            <div className="with-button">
              <Field
                key={typed}
                id="no"
                name="no"
                label={words.number}
                hint={
                  fault === "wrong" ? (
                    <Sentence>{interpolate(words.wrongHint, { phone: brand.phone })}</Sentence>
                  ) : (
                    words.where
                  )
                }
                error={message}
                defaultValue={typed}
                // As much as an address can carry; a longer text is cut before the shopper's eyes.
                maxLength={1_000}
                placeholder={words.example}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                aria-required="true"
              />
              <Button>{words.track}</Button>
            </div>
          </Form>
          {order && <Tracked order={order} states={states} />}
        </div>
        {own.length > 0 && (
          <nav className="panel stack" aria-labelledby="own-orders">
            <h2 id="own-orders">{words.own}</h2>
            <OrderRows orders={own} leadTo={(number) => `/track-order?no=${number}`} states={states} />
          </nav>
        )}
        {!isSignedIn && (
          <aside className="panel stack">
            <p>{words.signInFirst}</p>
            <LinkButton to="/login?next=%2Ftrack-order" variant="secondary">
              {signIn}
            </LinkButton>
          </aside>
        )}
      </div>
    </div>
  );
}
