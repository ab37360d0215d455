/**
 * The values that texts of information pages may name as `{{shop}}`; the build refuses any other
 * (scripts/information-texts.ts), and site-values.server.ts says what each is.
 */
export const SITE_VALUES = [
  "shop",
  "phone",
  "email",
  "address",
  "welcomeBonus",
  "lowestFee",
  "highestFee",
  "flatFee",
  "flatFeeAbove",
  "instalments",
] as const;

export type SiteValues = Record<(typeof SITE_VALUES)[number], string>;
