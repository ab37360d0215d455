import { Link } from "@remix-run/react";
import { cardWords } from "#app/words/card.ts";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import type { PrintedCard } from "../products/printed-card.ts";
import { CardForm } from "./card-form.tsx";
import { Parts } from "./parts.tsx";
import { Picture } from "./picture.tsx";
import { Price } from "./price.tsx";
import { Stars } from "./stars.tsx";
import { Badge } from "./ui/badge.tsx";
import { Icon } from "./ui/icon.tsx";

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
}

/** A product in a list: everything a shopper compares by, and the buttons that do not need its page. */
export function ProductCard({ card, heading: Heading = "h3", eager, large, anchor }: ProductCardProps) {
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
          <Parts>
            {card.details.map((detail) => (
              <CatalogueText key={detail}>{detail}</CatalogueText>
            ))}
          </Parts>
        </p>
      )}
      <div className="card-facts">
        {rating !== undefined && <Stars rating={rating} />}
        {stock && <span className={`card-stock-${stock}`}>{words[stock]}</span>}
      </div>
      <div className="card-price">
        <Price unitPrice={unitPrice} oldPrice={oldPrice} />
        {oldPrice !== undefined && (
          <p className="card-saving">{interpolate(words.saving, { amount: formatTugrik(oldPrice - unitPrice) })}</p>
        )}
        {bonus !== undefined && (
          <p className="card-bonus">
            <Icon name="gift" />
            {interpolate(words.bonus, { amount: formatTugrik(bonus) })}
          </p>
        )}
      </div>
      <CardForm id={id} title={title} soldOut={stock === "soldOut"} anchor={anchor} />
    </article>
  );
}
