import type { PrintedCard } from "../products/printed-card.ts";
import { ProductCard, type ProductCardProps } from "./product-card.tsx";
import { classNames } from "./ui/class-names.ts";

export interface CardGridProps extends Pick<ProductCardProps, "heading"> {
  cards: readonly PrintedCard[];
  /** The number of cards above the fold. */
  eager?: number;
  className?: string;
  /** Of a list that is drawn anew: its cards' ids are this and their places. */
  anchor?: string;
}

/** Cards in columns: two on a phone, up to five, by the width of the grid's container. */
export function CardGrid({ cards, heading, eager = 0, className, anchor }: CardGridProps) {
  return (
    <div className="grid-frame">
      <ul className={classNames("card-grid", className)}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <ProductCard
              card={card}
              heading={heading}
              eager={index < eager}
              anchor={anchor && `${anchor}-${index + 1}`}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
