/** The scale of a review, best first: the order in which the bars are drawn. */
export const STARS = [5, 4, 3, 2, 1] as const;
export type Star = (typeof STARS)[number];

/** The number of reviews with a rating, and their share of all in whole percent (0 without reviews). */
export type StarCount = ReturnType<typeof summariseRatings>["stars"][number];

/**
 * Sums up the ratings of a product. The average is the true one: the first client divided by a formatted length and
 * said 5 when there were no reviews (rule V2), and invented ratings cost a shop its credibility.
 * @param rates what reviews gave; anything off the scale is no rating and is left out
 */
export function summariseRatings(rates: readonly number[]) {
  const given = STARS.map((star) => ({ star, count: rates.filter((rate) => rate === star).length }));
  const count = given.reduce((total, { count }) => total + count, 0);
  const sum = given.reduce((total, { star, count }) => total + star * count, 0);
  return {
    /** Reviews that carry a rating. */
    count,
    /** To one decimal; `null` without reviews. */
    average: count === 0 ? null : Math.round((10 * sum) / count) / 10,
    stars: given.map((row) => ({ ...row, percent: count === 0 ? 0 : Math.round((100 * row.count) / count) })),
  };
}

/**
 * A product's rating as every list prints it: stars, whole, and no figure. A list has only `total_rate`, which is
 * rounded to whole stars; a figure could contradict the product's own page.
 * @returns null where nobody has rated: the scale begins at 1, so 0 says the same as null
 */
export function wholeStars(totalRate: number | null): number | null {
  return totalRate === null || totalRate <= 0 ? null : Math.min(Math.max(Math.round(totalRate), 1), 5);
}

/** Formats an average. */
export function formatAverage(average: number): string {
  return average.toFixed(1);
}
