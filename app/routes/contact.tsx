import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import * as brand from "#app/brand.ts";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { feedbackAction } from "#app/contact/feedback-action.server.ts";
import { FeedbackForm } from "#app/contact/feedback-form.tsx";
import { readContact } from "#app/contact/read-contact.server.ts";
import { ShopMap } from "#app/contact/shop-map.tsx";
import { type PageHandle, publicPage } from "#app/handles.ts";
import { pageMeta } from "#app/head/page-meta.ts";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { contactWords } from "#app/words/contact.ts";
import { useWords } from "#app/words/use-words.ts";

export { clientAction, shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = { ...publicPage, limits: ["feedback"] };

/** Where the shop is, when it is open, and a form for what customers have to say. */
export async function loader({ context }: LoaderFunctionArgs) {
  return readContact(context);
}

export const action = feedbackAction;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args);

export default function ContactPage() {
  const { hours, point, tiles, map, ...page } = useLoaderData<typeof loader>();
  const { formKey, form, drafted, owner, about } = page;
  const words = useWords(contactWords);
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: words.heading, href: null }]} />
      <header className="page-head">
        <h1>{words.heading}</h1>
      </header>
      <div className="product">
        <section className="panel stack" aria-labelledby="place-heading">
          <h2 id="place-heading">{words.place}</h2>
          <dl className="form-grid">
            <Fact name={words.address} className="full">
              <CatalogueText>{brand.address}</CatalogueText>
              <br />
              <a href={map} rel="external noreferrer">
                {words.map}
              </a>
            </Fact>
            <Fact name={words.phone}>
              <a className="num" href={`tel:${brand.phone}`}>
                {brand.phone}
              </a>
            </Fact>
            <Fact name={words.email}>
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </Fact>
            <Fact name={words.hours}>
              <span className="num">{hours.weekdays}</span>
              <br />
              {hours.weekend}
            </Fact>
            <Fact name={words.jobs}>
              <a href={`mailto:${brand.jobsEmail}`}>{brand.jobsEmail}</a>
            </Fact>
          </dl>
          {point && <ShopMap name={brand.name} {...{ point, tiles }} />}
        </section>
        {formKey ? (
          // A new form is remounted: otherwise parts of a draft would stay that the address no longer has.
          <FeedbackForm key={`${form} ${drafted !== null} ${about}`} {...{ formKey, drafted, owner, about }} />
        ) : (
          <section className="panel stack" aria-labelledby="feedback-heading">
            <h2 id="feedback-heading">{words.feedback}</h2>
            <p>
              {words.byMail} <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </p>
          </section>
        )}
      </div>
    </div>
  );
}

function Fact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="small muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
