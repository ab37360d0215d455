import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { CardGrid } from "#app/components/card-grid.tsx";
import { useWords } from "#app/i18n/use-words.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { Gallery } from "#app/product/gallery.tsx";
import { PurchaseBox } from "#app/product/purchase-box.tsx";
import { readProduct } from "#app/product/read-product.server.ts";
import { Description, Reviews, SectionLinks, Specification } from "#app/product/sections.tsx";

export const loader = (args: LoaderFunctionArgs) => readProduct(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data),
  ...(data ? data.jsonLd.map((value) => ({ "script:ld+json": value })) : []),
];

export default function ProductPage() {
  const { product } = useLoaderData<typeof loader>();
  const words = useWords("product");
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={product.crumbs} />
      {/* Another product is another page: nothing of the last one's state (the quantity, the picture) stays. */}
      <div className="product" key={product.id}>
        <Gallery pictures={product.gallery} title={product.title} />
        <PurchaseBox product={product} />
      </div>
      <SectionLinks product={product} />
      <div className="product-sections">
        <div className="stack">
          <Description product={product} />
          <Reviews product={product} />
        </div>
        <Specification product={product} />
      </div>
      {product.related.length > 0 && (
        <section className="section">
          <h2 className="section-head">{words.similar}</h2>
          <CardGrid cards={product.related} className="card-grid-six" />
        </section>
      )}
    </div>
  );
}
