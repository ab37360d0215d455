import type { Words } from "../words.ts";

export const search: Words["search"] = {
  crumb: "Product search",
  title: "{{text}}: product search",
  heading: "Results for “{{text}}”",
  headingEmpty: "Product search",
  cut: "The text was too long: we searched for its first {{limit}} characters.",
  wait: "PLEASE WAIT",
  none: "NOTHING FOUND",
  noneHint: "Nothing matches “{{text}}”. Try a shorter word, another spelling, or choose a category.",
  unanswered: "THIS SEARCH IS NOT POSSIBLE RIGHT NOW",
  unansweredHint: "The shop's system gave no answer for “{{text}}”. Try other words, or choose a category.",
  categories: "Choose a category",
  ask: "What are you looking for?",
  askHint: "Type a name or a model above. Mongolian words may be typed in Latin letters.",
  shownFor: "Showing results for “{{shown}}”.",
  literally: "Search for exactly “{{typed}}”",
  /** Of what the text was understood as: the parts, and what a press on one does. */
  understood: "How the search was understood",
  dropPart: "Leave out of the search: {{text}}",
  /** Where nothing is found: a category or brand that the text names. */
  meant: "Look here:",
  didYouMean: "Did you mean:",
  bestSellers: "Best sellers",
  /** What a suggestion is. */
  category: "Category",
  brand: "Brand",
  product: "Product",
};
