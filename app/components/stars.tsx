import { useWords } from "#app/i18n/use-words.tsx";
import { fill } from "#app/i18n/words.ts";

/** Five stars, filled as far as the rating goes, and the number itself. */
export function Stars({ rating, count }: { rating: number; count?: number }) {
  const words = useWords("ui");
  return (
    <span className="rating">
      <svg className="stars" viewBox="0 0 5 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="5" height="1" />
        <rect width={rating} height="1" />
      </svg>
      <span className="visually-hidden">{fill(words.ratingOf, { rating })}</span>{" "}
      <span className="num" aria-hidden="true">
        {rating.toFixed(1)}
      </span>
      {count !== undefined && <span>({count})</span>}
    </span>
  );
}
