import { Link } from "@remix-run/react";
import { useShopper } from "#app/shell/use-root-data.ts";
import { cardWords } from "#app/words/card.ts";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { useWords } from "#app/words/use-words.ts";
import type { SmallCard } from "#bff/views/product-card.ts";
import { Picture } from "./picture.tsx";
import { Price } from "./price.tsx";

/** Recently viewed products, on the front page, lists and product pages; nothing when there are none. */
export function RecentlyViewed() {
  const words = useWords(cardWords);
  const products = useShopper()?.recent ?? [];
  return (
    <div data-slot="recent">
      <ProductRow id="recently-viewed" heading={words.recentlyViewed} products={products} />
    </div>
  );
}

interface ProductRowProps {
  /** Of its heading. */
  id: string;
  heading: string;
  products: readonly SmallCard[];
}

/** Products as small links in a row, below what a page is about; nothing when there are none. */
export function ProductRow({ id, heading, products }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <section className="section recent" aria-labelledby={id}>
      <h2 className="section-head" id={id}>
        {heading}
      </h2>
      <ul className="recent-row">
        {products.map(({ id, title, picture, unitPrice, oldPrice }) => (
          <li key={id}>
            <Picture picture={picture} sizes="4rem" alt="" width={96} height={96} loading="lazy" />
            <div>
              <Link to={`/single-product/${id}`}>
                <CatalogueText>{title}</CatalogueText>
              </Link>
              <Price unitPrice={unitPrice} oldPrice={oldPrice} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
