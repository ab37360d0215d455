import type { Product } from "../drawing/look.ts";
import type { Kind } from "../vocabulary.ts";
import { featurePhone, foldable, phone } from "./phones.ts";
import { eReader, tablet } from "./tablets.ts";

const DRAWN: Partial<Record<Kind, Product>> = {
  phone,
  foldable,
  "feature-phone": featurePhone,
  tablet,
  "e-reader": eReader,
};

/** The drawings of a kind. */
export const productOf = (kind: Kind): Product => DRAWN[kind] ?? phone;
