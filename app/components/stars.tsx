import { interpolate } from "#app/words/interpolate.ts";
import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatAverage } from "#bff/rules/rating.ts";

/** Five stars, filled as far as the rating goes; beside an average the figure itself. */
export function Stars({ rating, isAverage }: { rating: number; isAverage?: boolean }) {
  const words = useWords(uiWords);
  const figure = isAverage ? formatAverage(rating) : rating;
  // Whole ones, of which a list has many, are drawn over their own words by the stylesheet.
  if (!isAverage && Number.isInteger(rating))
    return <span className={`rating stars stars-${rating}`}>{interpolate(words.ratingOf, { rating })}</span>;
  return (
    <span className="rating">
      <svg className="stars" viewBox="0 0 5 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={rating} height="1" />
      </svg>
      <span className="visually-hidden">{interpolate(words.ratingOf, { rating: figure })}</span>
      {isAverage && (
        <>
          {" "}
          <span className="num" aria-hidden="true">
            {figure}
          </span>
        </>
      )}
    </span>
  );
}
