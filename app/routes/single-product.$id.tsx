import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { CardGrid } from "#app/components/card-grid.tsx";
import { RecentlyViewed } from "#app/components/recently-viewed.tsx";
import { type PageHandle, page } from "#app/handles.ts";
import { pageMetaWithData } from "#app/head/page-meta.ts";
import { Gallery } from "#app/product/gallery.tsx";
import { InstalmentsDialog } from "#app/product/instalments.tsx";
import { PurchaseBox } from "#app/product/purchase-box.tsx";
import { readProduct } from "#app/product/read-product.server.ts";
import { reviewAction } from "#app/product/review-action.server.ts";
import { ReviewForm } from "#app/product/review-form.tsx";
import { Reviews } from "#app/product/reviews.tsx";
import { Description, SectionLinks, Specification } from "#app/product/sections.tsx";
import type { PrintedCard } from "#app/products/printed-card.ts";
import { useDrawn } from "#app/products/use-drawn.ts";
import { productWords } from "#app/words/product.ts";
import { useWords } from "#app/words/use-words.ts";

export { clientAction, shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = {
  ...page,
  shell: { showsRecent: "but this" },
  cache: { query: "product", guestsOnly: true },
};

export const loader = (args: LoaderFunctionArgs) => readProduct(args);

export const action = (args: ActionFunctionArgs) => reviewAction(args);

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMetaWithData(args),
  ...(args.data
    ? [
        { property: "og:type", content: "product" },
        { property: "product:price:amount", content: String(args.data.product.unitPrice) },
        { property: "product:price:currency", content: "MNT" },
      ]
    : []),
];

export default function ProductPage() {
  const { product, reviews, reviewForm } = useLoaderData<typeof loader>();
  const words = useWords(productWords);
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={product.crumbs} />
      {/* Another product resets the page's state (quantity, picture). */}
      <div className="product" key={product.id}>
        <Gallery pictures={product.gallery} title={product.title} />
        <PurchaseBox product={product} />
      </div>
      <SectionLinks product={product} />
      <div className="product-sections">
        <Description product={product} />
        <Specification product={product} />
        <section id="reviews" aria-label={words.reviews}>
          <Reviews product={product} reviews={reviews} />
          <ReviewForm
            // The form resets for another customer, another product or after submitting.
            key={`${product.id} ${reviewForm.start?.rate} ${reviewForm.start?.message}`}
            productId={product.id}
            review={reviewForm}
          />
        </section>
      </div>
      <Similar key={`similar ${product.id}`} cards={product.related} />
      <RecentlyViewed />
      {product.maxQuantity > 0 && product.instalments.length > 0 && (
        <InstalmentsDialog payments={product.instalments} />
      )}
    </div>
  );
}

function Similar({ cards }: { cards: readonly PrintedCard[] }) {
  const words = useWords(productWords);
  const shown = useDrawn(cards);
  if (shown.length === 0) return null;
  return (
    <section className="section" id="similar">
      <h2 className="section-head">{words.similar}</h2>
      <CardGrid cards={shown} className="card-grid-six" anchor="similar" />
    </section>
  );
}
