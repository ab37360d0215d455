import { Link } from "@remix-run/react";
import { useState } from "react";
import { Parts } from "#app/components/parts.tsx";
import { Picture } from "#app/components/picture.tsx";
import { Price } from "#app/components/price.tsx";
import { Stars } from "#app/components/stars.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { QuantityField } from "#app/components/ui/quantity-field.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { cardWords } from "#app/words/card.ts";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { productWords } from "#app/words/product.ts";
import { useWords } from "#app/words/use-words.ts";
import { InstalmentsLink } from "./instalments.tsx";
import { ProductMarks } from "./product-marks.tsx";
import { Promises } from "./promises.tsx";
import type { PrintedProduct } from "./read-product.server.ts";
import { stockText } from "./stock-text.ts";

/** Name, rating, price, colours, stock and the form that buys. */
export function PurchaseBox({ product }: { product: PrintedProduct }) {
  const words = useWords(productWords);
  const card = useWords(cardWords);
  const { brand, title, ratings, stars, unitPrice, oldPrice, discount, saving, discountEnds } = product;
  // It promises nothing that cannot be bought.
  const isSoldOut = product.maxQuantity === 0;
  return (
    <div className="purchase">
      <header className="purchase-head">
        {brand?.logo ? (
          <Picture
            className="brand-logo"
            picture={brand.logo}
            sizes="120px"
            alt={brand.name}
            width={120}
            height={45}
            loading="lazy"
          />
        ) : (
          brand && (
            <strong className="muted">
              <CatalogueText>{brand.name}</CatalogueText>
            </strong>
          )
        )}
        <h1>
          <CatalogueText>{title}</CatalogueText>
        </h1>
        <a className="purchase-rating" href="#reviews">
          {ratings.average === null ? (
            stars === null ? (
              words.notRated
            ) : (
              <Stars rating={stars} />
            )
          ) : (
            <>
              <Stars rating={ratings.average} isAverage /> {interpolate(words.rated, { count: ratings.count })}
            </>
          )}
        </a>
      </header>
      <div className="purchase-price">
        <Price unitPrice={unitPrice} oldPrice={oldPrice} large />
        {discount > 0 && <Badge tone="sale">{interpolate(card.discount, { percent: discount })}</Badge>}
        {saving && (
          <p className="small">
            <Parts>
              {interpolate(card.saving, { amount: saving })}
              {discountEnds && <span className="muted">{interpolate(words.endsAt, { date: discountEnds })}</span>}
            </Parts>
          </p>
        )}
        {!isSoldOut && product.instalments.length > 0 && <InstalmentsLink payments={product.instalments} />}
      </div>
      <Colours product={product} />
      <BuyForm product={product} />
      {!isSoldOut && <Promises product={product} />}
    </div>
  );
}

/** Each colour is a product of its own with its own address; the form posts the picked one. */
function Colours({ product: { colours, colour } }: { product: PrintedProduct }) {
  const words = useWords(productWords);
  if (colours.length === 0) return null;
  return (
    <section aria-labelledby="colours">
      <h2 className="label" id="colours">
        {words.colours}
        {colour && (
          <span className="muted">
            : <CatalogueText>{colour}</CatalogueText>
          </span>
        )}
      </h2>
      <ul className="thumbs colours">
        {colours.map(({ id, label, picture, current }) => (
          <li key={id}>
            <Link
              to={`/single-product/${id}`}
              aria-current={current ? "true" : undefined}
              preventScrollReset
              title={label}
            >
              <Picture picture={picture} sizes="55px" alt={label} width={64} height={64} loading="lazy" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BuyForm({
  product: { id, title, maxQuantity, quantity, quantityFault, remain, stock, related },
}: {
  product: PrintedProduct;
}) {
  // The value at rendering; the field owns what is typed later.
  const [begin] = useState(quantity);
  const words = useWords(productWords);
  const card = useWords(cardWords);
  const isSoldOut = maxQuantity === 0;
  return (
    <PostForm className="buy-form" action="/cart/lines" navigate={false} noValidate>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="returnTo" value={`/single-product/${id}`} />
      {isSoldOut ? (
        <>
          <Notice tone="warning" title={card.soldOut}>
            {words.soldOutHint}
          </Notice>
          {related.length > 0 && (
            <a className="button button-large" href="#similar">
              {words.seeSimilar}
            </a>
          )}
        </>
      ) : (
        <>
          <div className="buy-quantity">
            <span className="label">{words.quantity}</span>
            <QuantityField
              id="quantity"
              label={`${words.quantity}, ${title}`}
              max={maxQuantity}
              defaultValue={begin}
              fault={quantityFault}
            />
            {remain !== null && (
              <p className={stock === "low" ? "stock-line stock-low" : "stock-line"}>
                {words.stock} <strong className="num">{stockText(remain)}</strong>
              </p>
            )}
          </div>
          <div className="button-row">
            <Button name="intent" value="add" size="large">
              <Icon name="cart" />
              {card.add}
            </Button>{" "}
            <Button name="intent" value="buy" size="large" variant="secondary">
              {words.buy}
            </Button>
          </div>
        </>
      )}
      <ProductMarks id={id} />
    </PostForm>
  );
}
