import { Link } from "@remix-run/react";
import { Picture } from "#app/components/picture.tsx";
import { Price } from "#app/components/price.tsx";
import { AddButton, ProductForm, RemoveButton } from "#app/components/product-buttons.tsx";
import { LinkButton } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useFocusInList } from "#app/components/use-lost-focus.ts";
import { PressedBy } from "#app/forms/pressed-by.tsx";
import { cardWords } from "#app/words/card.ts";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { profileWords } from "#app/words/profile.ts";
import { useWords } from "#app/words/use-words.ts";
import type { SavedProduct, WithdrawnProduct } from "./read-profile.server.ts";

/** The customer's favourites, each with buttons to add it to the cart or remove it. */
export function SavedList({
  products,
  withdrawn,
}: {
  products: readonly SavedProduct[];
  withdrawn: readonly WithdrawnProduct[];
}) {
  const words = useWords(profileWords);
  useFocusInList(
    [...products, ...withdrawn].map(({ id }) => id),
    "[value=remove]",
  );
  if (products.length + withdrawn.length === 0) {
    return (
      <div className="empty">
        <Icon name="heart" />
        <h2>{words.empty}</h2>
        <p>{words.emptyHint}</p>
        <LinkButton to="/">{words.browse}</LinkButton>
      </div>
    );
  }
  return (
    <>
      <ul className="saved-list">
        {products.map((product) => (
          <Saved key={product.id} product={product} />
        ))}
        {withdrawn.map((product) => (
          <Withdrawn key={product.id} product={product} />
        ))}
      </ul>
      <p className="small muted">{words.limit}</p>
    </>
  );
}

/** A favourite that is not for sale now: states it, and can be removed. */
function Withdrawn({ product: { id, title, picture, colour } }: { product: WithdrawnProduct }) {
  const words = useWords(profileWords);
  return (
    <li id={`p-${id}`}>
      <Picture picture={picture} sizes="120px" alt="" width={120} height={120} loading="lazy" />
      <div className="saved-text">
        <h2>
          <CatalogueText>{title}</CatalogueText>
        </h2>
        {colour && (
          <p className="small muted">
            <CatalogueText>{colour}</CatalogueText>
          </p>
        )}
        <p className="small">{words.withdrawn}</p>
      </div>
      <ProductForm className="saved-buttons" id={id} page="/profile?role=saved">
        <PressedBy />
        <RemoveButton formAction="/saved" aria-label={interpolate(words.removeOf, { title })}>
          {words.remove}
        </RemoveButton>
      </ProductForm>
    </li>
  );
}

function Saved({ product: { id, title, picture, colour, unitPrice, oldPrice, stock } }: { product: SavedProduct }) {
  const words = useWords(profileWords);
  const card = useWords(cardWords);
  return (
    <li id={`p-${id}`}>
      <Picture picture={picture} sizes="120px" alt="" width={120} height={120} loading="lazy" />
      <div className="saved-text">
        <h2>
          <Link to={`/single-product/${id}`}>
            <CatalogueText>{title}</CatalogueText>
          </Link>
        </h2>
        {colour && (
          <p className="small muted">
            <CatalogueText>{colour}</CatalogueText>
          </p>
        )}
        <Price unitPrice={unitPrice} oldPrice={oldPrice} />
        {stock && <p className={`small card-stock-${stock}`}>{card[stock]}</p>}
      </div>
      <ProductForm className="saved-buttons" id={id} page="/profile?role=saved">
        <PressedBy />
        <AddButton title={title} soldOut={stock === "soldOut"} />
        <RemoveButton formAction="/saved" aria-label={interpolate(words.removeOf, { title })}>
          {words.remove}
        </RemoveButton>
      </ProductForm>
    </li>
  );
}
