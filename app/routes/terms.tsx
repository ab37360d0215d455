import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { pageMeta } from "#app/head/page-meta.ts";
import { translator, wordsFor } from "#app/i18n/translate.server.ts";
import { useWords } from "#app/i18n/use-words.tsx";
import { interpolate } from "#app/i18n/words.ts";

/** The terms that a customer accepts when registering. */
export async function loader({ context: { language, shop, url } }: LoaderFunctionArgs) {
  const t = translator(language);
  return {
    phone: shop.phone,
    title: t("terms.title"),
    description: t("terms.description", { shop: shop.name }),
    canonical: new URL("/terms", url).href,
    words: wordsFor(language, "terms"),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

const PARTS = ["account", "prices", "payment", "bonus", "delivery", "data"] as const;

export default function TermsPage() {
  const { title, phone } = useLoaderData<typeof loader>();
  const words = useWords("terms");
  return (
    <div className="wrap narrow">
      <Breadcrumbs crumbs={[{ label: title, href: null }]} />
      <header className="page-head">
        <h1>{title}</h1>
      </header>
      <div className="stack">
        {PARTS.map((part) => (
          <section key={part}>
            <h2>{words[part]}</h2>
            <p>{words[`${part}Text`]}</p>
          </section>
        ))}
        <p className="muted">{interpolate(words.questions, { phone })}</p>
      </div>
    </div>
  );
}
