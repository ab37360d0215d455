import { Link } from "@remix-run/react";
import { memo } from "react";
import { cardWords } from "#app/words/card.ts";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import type { PrintedCard } from "../products/printed-card.ts";
import { CardButtons } from "./card-buttons.tsx";
import { Parts } from "./parts.tsx";
import { Picture } from "./picture.tsx";
import { Price } from "./price.tsx";
import { Stars } from "./stars.tsx";
import { Badge } from "./ui/badge.tsx";

export interface ProductCardProps {
  card: PrintedCard;
  /** The heading's level where the card stands. */
  heading?: "h2" | "h3";
  /** Above the fold: its picture is loaded eagerly. */
  eager?: boolean;
  /** It stands beside several others, as high as they are together. */
  large?: boolean;
  /**
   * Its id, to which its buttons redirect back, where the product does not give it: in a list that is drawn anew, the
   * place is there when the product is not, and a product may stand in two lists of a page.
   */
  anchor?: string | undefined;
  isCompared: boolean;
  isSaved: boolean;
}

/**
 * A product in a list: everything a shopper compares by, and the buttons that do not need its page. When the scripts
 * set the marks, those cards alone are rendered again that have one.
 */
export const ProductCard = memo(function ProductCard({
  card,
  heading: Heading = "h3",
  eager,
  large,
  anchor,
  isCompared,
  isSaved,
}: ProductCardProps) {
  const words = useWords(cardWords);
  const { id, title, picture, unitPrice, oldPrice, discount, bonus, rating, category, stock } = card;
  return (
    <article className="card" id={anchor ?? `p-${id}`}>
      <div className="card-picture">
        <Picture
          picture={picture}
          sizes={large ? "(min-width: 62rem) 18rem, 38vw" : "(min-width: 62rem) 12rem, (min-width: 44rem) 26vw, 38vw"}
          alt=""
          width={320}
          height={320}
          loading={eager ? undefined : "lazy"}
          decoding="async"
        />
        {discount !== undefined && <Badge tone="sale">{interpolate(words.discount, { percent: discount })}</Badge>}
      </div>
      {category && (
        <Link className="card-category" to={category.href}>
          <CatalogueText>{category.label}</CatalogueText>
        </Link>
      )}
      <Heading className="card-title">
        <Link to={`/single-product/${id}`}>
          <CatalogueText>{title}</CatalogueText>
        </Link>
      </Heading>
      {card.details && (
        <p className="card-details">
          <Details details={card.details} />
        </p>
      )}
      {rating !== undefined && stock ? (
        <div className="card-facts">
          <Stars rating={rating} />
          <span className={`card-stock-${stock}`}>{words[stock]}</span>
        </div>
      ) : rating !== undefined ? (
        <Stars rating={rating} />
      ) : (
        stock && <p className={`card-fact card-stock-${stock}`}>{words[stock]}</p>
      )}
      <div className="card-price">
        <Price unitPrice={unitPrice} oldPrice={oldPrice} />
        {oldPrice !== undefined && (
          <p className="card-saving">{interpolate(words.saving, { amount: formatTugrik(oldPrice - unitPrice) })}</p>
        )}
        {bonus !== undefined && (
          <p className="card-bonus drawn-gift">{interpolate(words.bonus, { amount: formatTugrik(bonus) })}</p>
        )}
      </div>
      <CardButtons
        id={id}
        title={title}
        soldOut={stock === "soldOut"}
        anchor={anchor}
        isCompared={isCompared}
        isSaved={isSaved}
      />
    </article>
  );
});

/** One detail, as most cards have, needs no element of its own. */
function Details({ details: [first, ...others] }: { details: readonly string[] }) {
  if (first === undefined) return null;
  if (others.length === 0) return <CatalogueText>{first}</CatalogueText>;
  return (
    <Parts>
      {[first, ...others].map((detail) => (
        <CatalogueText key={detail}>{detail}</CatalogueText>
      ))}
    </Parts>
  );
}
