import type { Words } from "../words.ts";

export const markdown: Words["markdown"] = {
  searchHint: "Put a name or a model into the parameter p of this address. Mongolian words may be in Latin letters.",
  notFoundHint: "The address may have changed, or the product is no longer sold.",
};
