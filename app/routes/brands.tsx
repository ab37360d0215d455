import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { Picture } from "#app/components/picture.tsx";
import { Button, LinkButton } from "#app/components/ui/button.tsx";
import { Empty } from "#app/components/ui/empty.tsx";
import { type PageHandle, publicPage } from "#app/handles.ts";
import { canonicalOf } from "#app/head/canonical.ts";
import { listMeta } from "#app/listing/list-meta.ts";
import { brandsWords } from "#app/words/brands.ts";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { interpolate, interpolateCount } from "#app/words/interpolate.ts";
import { translator } from "#app/words/translate.server.ts";
import { useWords } from "#app/words/use-words.ts";
import { ask } from "#bff/client.ts";

export { shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = { ...publicPage, cache: { query: "brands" } };

/** All brands; `q` narrows them by name (rule L9). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { bff, language, url } = context;
  const { text, brands } = await ask(bff.lists.brands.$get({ query: { text: url.searchParams.get("q") ?? "" } }));
  const t = translator(language);
  const title = t("lists.brandsTitle");
  return {
    ...{ text, brands },
    title,
    description: t("lists.description", { title }),
    canonical: canonicalOf(context, "/brands"),
  };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  listMeta(args, ({ text, title, brands }) => ({
    crumbs: [{ label: title, href: null }],
    items: text ? [] : brands.map(({ id }) => `/brand/${id}`),
  }));

export default function BrandsPage() {
  const { text, brands, title } = useLoaderData<typeof loader>();
  const words = useWords(brandsWords);
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: title, href: null }]} />
      <header className="page-head listing-head">
        <h1>{title}</h1>
        <p className="muted num" role="status">
          {interpolateCount(words, "brandsFound", brands.length)}
        </p>
      </header>
      <search>
        <Form className="brand-search" action="/brands">
          <input
            key={text}
            className="input"
            type="search"
            name="q"
            defaultValue={text}
            pattern=".{0,100}"
            title={words.findLong}
            placeholder={words.findBrand}
            aria-label={words.findBrand}
          />
          <Button>{words.find}</Button>
        </Form>
      </search>
      {brands.length === 0 ? (
        <Empty icon="search" heading={interpolate(words.noBrand, { text })}>
          <LinkButton to="/brands">{words.allBrands}</LinkButton>
        </Empty>
      ) : (
        <ul className="brand-cards">
          {brands.map(({ id, name, logo }) => (
            <li key={id} className="brand-card">
              {logo ? (
                <Picture picture={logo} sizes="10rem" alt="" width={160} height={64} loading="lazy" />
              ) : (
                <strong aria-hidden="true">{name}</strong>
              )}
              <h2>
                <CatalogueText>{name}</CatalogueText>
              </h2>
              <Link
                className="button button-soft button-small"
                to={`/brand/${id}`}
                aria-label={interpolate(words.seeBrandOf, { name })}
              >
                {words.seeBrand}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
