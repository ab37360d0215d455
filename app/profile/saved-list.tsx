import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Picture } from "#app/components/picture.tsx";
import { Price } from "#app/components/price.tsx";
import { AddButton, ProductForm, RemoveButton } from "#app/components/product-buttons.tsx";
import { LinkButton } from "#app/components/ui/button.tsx";
import { Empty } from "#app/components/ui/empty.tsx";
import { useFocusInList } from "#app/components/use-lost-focus.ts";
import { CustomerTagField } from "#app/forms/customer-tag-field.tsx";
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
      <Empty icon="heart" heading={words.empty} hint={words.emptyHint}>
        <LinkButton to="/">{words.browse}</LinkButton>
      </Empty>
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
function Withdrawn({ product }: { product: WithdrawnProduct }) {
  const words = useWords(profileWords);
  return (
    <SavedRow product={product} title={<CatalogueText>{product.title}</CatalogueText>}>
      <p className="small">{words.withdrawn}</p>
    </SavedRow>
  );
}

function Saved({ product }: { product: SavedProduct }) {
  const { id, title, unitPrice, oldPrice, stock } = product;
  const card = useWords(cardWords);
  const link = (
    <Link to={`/single-product/${id}`}>
      <CatalogueText>{title}</CatalogueText>
    </Link>
  );
  return (
    <SavedRow product={product} title={link} button={<AddButton title={title} soldOut={stock === "soldOut"} />}>
      <Price unitPrice={unitPrice} oldPrice={oldPrice} />
      {stock && <p className={`small card-stock-${stock}`}>{card[stock]}</p>}
    </SavedRow>
  );
}

interface SavedRowProps {
  product: Pick<WithdrawnProduct, "id" | "title" | "picture" | "colour">;
  title: ReactNode;
  /** What the row says of the product. */
  children: ReactNode;
  /** Before the one that removes it. */
  button?: ReactNode;
}

function SavedRow({ product: { id, title: name, picture, colour }, title, children, button }: SavedRowProps) {
  const words = useWords(profileWords);
  return (
    <li id={`p-${id}`}>
      <Picture picture={picture} sizes="120px" alt="" width={120} height={120} loading="lazy" />
      <div className="saved-text">
        <h2>{title}</h2>
        {colour && (
          <p className="small muted">
            <CatalogueText>{colour}</CatalogueText>
          </p>
        )}
        {children}
      </div>
      <ProductForm className="saved-buttons" id={id} page="/profile?role=saved">
        <CustomerTagField />
        {button}
        <RemoveButton formAction="/saved" aria-label={interpolate(words.removeOf, { title: name })}>
          {words.remove}
        </RemoveButton>
      </ProductForm>
    </li>
  );
}
