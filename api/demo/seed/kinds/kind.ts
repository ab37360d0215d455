/**
 * A kind of product (phone, kettle …): everything that the seed needs to generate any number of believable models.
 * Texts may name a spec in braces: `{RAM}` becomes that model's value.
 */
export interface Kind {
  /** Names the pictures: `/images/product/{slug}-…` and `/images/category/{slug}.svg`. */
  slug: string;
  /** The sub-category's name. */
  name: string;
  /** How many models the standard catalogue of 600 products has. */
  models: number;
  /** Colour slugs this kind is sold in (colours.ts). */
  colours: readonly string[];
  /** The spec columns, in the order of the product page. One underscore at most: screens print it as a space. */
  specs: readonly string[];
  /** Product lines: brand slug and line name. A model is "Brand Line Generation Suffix". */
  lines: readonly (readonly [brand: string, line: string])[];
  /** From the plain to the best: price in tugrik, suffix of the model, one value per spec ('-' = does not apply). */
  tiers: readonly (readonly [price: number, suffix: string, ...values: string[]])[];
  /** The product's name: a short description of what it is. */
  title: string;
  /** One sentence for lists and search; each model takes one of them. */
  descriptions: readonly string[];
  /** Up to six title and text pairs of the product page. */
  story: readonly (readonly [title: string, text: string])[];
}

/** One category of the menu: its kinds are its sub-categories. */
export interface Category {
  slug: string;
  name: string;
  kinds: readonly Kind[];
}
