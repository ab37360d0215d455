import { useLocation } from "@remix-run/react";
import { PostForm } from "../forms/post-form.tsx";
import type { PrintedCard } from "../products/printed-card.ts";
import { useSavedAndCompared } from "../products/use-saved-and-compared.ts";
import { ProductCard, type ProductCardProps } from "./product-card.tsx";
import { classNames } from "./ui/class-names.ts";

export interface CardGridProps extends Pick<ProductCardProps, "heading"> {
  cards: readonly PrintedCard[];
  /** A card that stands first, as high as several others together. */
  large?: PrintedCard | null | undefined;
  /** The number of cards above the fold. */
  eager?: number;
  className?: string;
  /** Of a list that is drawn anew: its cards' ids are this and their places. */
  anchor?: string;
}

/**
 * Cards in columns: two on a phone, up to five, by the width of the grid's container. They are one form, whose buttons
 * name their products.
 */
export function CardGrid({ cards, large, heading, eager = 0, className, anchor }: CardGridProps) {
  const { pathname, search } = useLocation();
  const { compared, saved } = useSavedAndCompared();
  const cardOf = (card: PrintedCard, place: number) => (
    <ProductCard
      card={card}
      heading={heading}
      eager={place <= eager && card !== large}
      large={card === large}
      anchor={anchor && `${anchor}-${place}`}
      isCompared={compared.includes(card.id)}
      isSaved={saved.includes(card.id)}
    />
  );
  return (
    <PostForm className="grid-frame" action="/cart/lines" navigate={false}>
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <ul className={classNames("card-grid", className)}>
        {large && <li className="group-large">{cardOf(large, 0)}</li>}
        {cards.map((card, index) => (
          <li key={card.id}>{cardOf(card, index + 1)}</li>
        ))}
      </ul>
    </PostForm>
  );
}
