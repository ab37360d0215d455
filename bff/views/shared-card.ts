/** The contents of a shared link's picture: formatted texts and the addresses of pictures. */

import type { CappedCount } from "../domain/number.ts";
import type { PaymentMethod } from "../domain/payment.ts";
import type { PageFacts } from "../domain/shared-picture.ts";
import { PLACEHOLDER } from "./picture.ts";

export interface SharedCard {
  layout: "product" | "list" | "page";
  shop: string;
  title: string;
  /** The text below the title; empty for none. */
  note: string;
  price: { now: string; before: string | null; discount: string | null } | null;
  /** Addresses in this shop, at most three. */
  pictures: readonly string[];
}

/** The sentences of shared pictures in one language, which only the pages know. */
export interface SharedWords {
  total(total: CappedCount): string;
  /** Null for a page that has no picture of its own. */
  page(name: string): PageFacts | null;
}

/** The shop's facts that its pages' titles name. */
export interface SharedShop {
  name: string;
  phone: string;
  email: string;
  address: string;
  paymentMethods: readonly PaymentMethod[];
}

export type WordsOf = (language: "mn" | "en", shop: SharedShop) => SharedWords;

/** The pictures of products that can be drawn, without those that stand for a missing one. */
export function drawable(pictures: readonly { src: string }[], most: number): string[] {
  return [...new Set(pictures.map(({ src }) => src))].filter((src) => src !== PLACEHOLDER).slice(0, most);
}
