import { useState } from "react";

/**
 * Products that the API draws anew on each call, as the open page showed them first: what a shopper sees does not
 * change under their hand when the page's data are read again. The page's next opening may show others.
 */
export function useDrawn<Card>(cards: readonly Card[]): readonly Card[] {
  const [shown, show] = useState(cards);
  if (shown.length === 0 && cards.length > 0) show(cards);
  return shown;
}
