import type { Product } from "../drawing/look.ts";
import type { Kind } from "../vocabulary.ts";
import { earbuds } from "./earbuds.ts";
import { headphones } from "./headphones.ts";
import { gamingLaptop, laptop } from "./laptops.ts";
import { soundbar, speaker } from "./loudspeakers.ts";
import { monitor, tv } from "./monitors.ts";
import { featurePhone, foldable, phone } from "./phones.ts";
import { eReader, tablet } from "./tablets.ts";

const DRAWN: Partial<Record<Kind, Product>> = {
  phone,
  foldable,
  "feature-phone": featurePhone,
  tablet,
  "e-reader": eReader,
  earbuds,
  headphones,
  "gaming-laptop": gamingLaptop,
  laptop,
  soundbar,
  speaker,
  monitor,
  tv,
};

/** The drawings of a kind. */
export const productOf = (kind: Kind): Product => DRAWN[kind] ?? phone;
