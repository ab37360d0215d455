import { Link } from "@remix-run/react";
import { Stars } from "#app/components/stars.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLangOf } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { productWords } from "#app/words/product.ts";
import { reviewWords } from "#app/words/review.ts";
import { useWords } from "#app/words/use-words.ts";
import type { StarCount } from "#bff/rules/rating.ts";
import type { PrintedProduct, PrintedReviews } from "./read-product.server.ts";
import { reviewAddress } from "./review-choice.ts";

/** The reviews: the average, the bars that filter, and the first reviews of the choice. */
export function Reviews({ product, reviews }: { product: PrintedProduct; reviews: PrintedReviews }) {
  const words = useWords(productWords);
  const { id, ratings } = product;
  return (
    <div className="reviews">
      <h2>{words.reviews}</h2>
      {ratings.average === null ? (
        <p className="muted">{words.notRated}</p>
      ) : (
        <div className="review-summary">
          <p>
            <span>
              <strong className="review-average num">{ratings.average.toFixed(1)}</strong> {words.average}
            </span>{" "}
            <Stars rating={ratings.average} isAverage />{" "}
            <span className="small muted">{interpolate(words.ratedPlain, { count: ratings.count })}</span>
          </p>
          <ul>
            {ratings.stars.map((row) => (
              <li key={row.star}>
                <Bar productId={id} row={row} chosen={row.star === reviews.star} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <ReviewList productId={id} reviews={reviews} />
    </div>
  );
}

/** The number of reviews with a rating; links to them if there are any. */
function Bar({
  productId,
  row: { star, count, percent },
  chosen,
}: {
  productId: number;
  row: StarCount;
  chosen: boolean;
}) {
  const words = useWords(productWords);
  const review = useWords(reviewWords);
  const content = (
    <>
      <span aria-hidden="true">{interpolate(words.starRow, { star })}</span>{" "}
      <svg className="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={percent} height="1" />
      </svg>
      <span aria-hidden="true">{count}</span>
    </>
  );
  if (count === 0) {
    return (
      <span className="bar-row num">
        {content}
        <span className="visually-hidden">{interpolate(words.starRowOf, { star, count })}</span>
      </span>
    );
  }
  return (
    <Link
      className="bar-row num"
      to={reviewAddress(productId, chosen ? {} : { star })}
      aria-current={chosen ? "true" : undefined}
      aria-label={`${interpolate(words.starRow, { star })}: ${count}. ${chosen ? review.allStars : review.filter}`}
      preventScrollReset
    >
      {content}
    </Link>
  );
}

function ReviewList({ productId, reviews }: { productId: number; reviews: PrintedReviews }) {
  const words = useWords(reviewWords);
  const langOf = useLangOf();
  const { star, shown, more, canShowFewer } = reviews;
  return (
    <>
      {star !== null && (
        <p className="review-filter">
          {interpolate(shown.length > 0 ? words.filtered : words.noneFiltered, { star })}
          <Link to={reviewAddress(productId, {})} preventScrollReset>
            <Icon name="close" />
            {words.allStars}
          </Link>
        </p>
      )}
      {shown.map(({ author, message, rate, date }) => (
        <article key={`${author} ${date} ${message}`} className="review">
          <header>
            <strong>
              <bdi lang={langOf(author)}>{author}</bdi>
            </strong>{" "}
            {rate > 0 && <Stars rating={rate} />} {date && <span className="small muted num">{date}</span>}
          </header>
          <p dir="auto" lang={langOf(message)}>
            {message}
          </p>
        </article>
      ))}
      {more > 0 && (
        <p>
          <Link className="review-more" to={reviewAddress(productId, { star, all: true })} preventScrollReset>
            {interpolate(words.more, { count: more })}
          </Link>
        </p>
      )}
      {canShowFewer && (
        <p>
          <Link className="review-more" to={reviewAddress(productId, { star })} preventScrollReset>
            {words.fewer}
          </Link>
        </p>
      )}
    </>
  );
}
