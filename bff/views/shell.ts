/** The page shell: header, menu, footer. Every piece may be missing: a page is whole without them. */

import type { PaymentMethod } from "../rules/payment-methods.ts";
import { wholeStars } from "../rules/rating.ts";
import type { Notice } from "../session/cookies.ts";
import type { ProductRow, ReplyOf } from "../upstream/contract.ts";
import { memoised } from "./memoised.ts";
import type { MiniCart } from "./mini-cart.ts";
import { brandLogo, picture } from "./picture.ts";
import { type SmallCard, smallCard } from "./product-card.ts";

/** What comes from the categories call. */
export type Menu = ReturnType<typeof menuView>;

export type MenuCategory = Menu["menu"][number];

export type Footer = ReturnType<typeof footerView>;

/** What a page has for one shopper alone: everything else of a cached page is the same for everybody. */
export interface ShopperView {
  cart: MiniCart;
  /** `customerTag`: for the forms of this page (rules/customer-tag.ts). */
  user: { name: string; bonus: number; customerTag: string } | null;
  /** What the shopper is comparing and has saved, as far as it is known: their cards say so. */
  marks: { compared: number[]; saved: number[] };
  /** What they viewed last, newest first, without the product whose page it is (rule S3); none on most pages. */
  recent: SmallCard[];
  notices: Notice[];
  /** Proof for forms of visitors whose browser sends neither Sec-Fetch-Site nor Origin; null when none is needed. */
  formToken: string | null;
}

/** What a page has, with what is the same for every shopper. */
export interface Shell extends Menu, ShopperView {
  footer: Footer | null;
  /** Ways to pay that the shop offers. */
  payments: readonly PaymentMethod[];
}

/** The menu from the categories call (docs/api.md, section 2); sub-categories without their category are left out. */
export const menuView = memoised((reply: ReplyOf<"categories">) => {
  const subCategories = new Map<number, { id: number; name: string }[]>(reply.category.map(({ id }) => [id, []]));
  for (const { categoryID, id, sub_category_name } of reply.subCategory) {
    subCategories.get(categoryID)?.push({ id, name: sub_category_name });
  }
  return {
    menu: reply.category.map(({ id, category_name, icon }) => ({
      id,
      name: category_name,
      icon: picture("menu", icon),
      subCategories: subCategories.get(id) ?? [],
    })),
    /** Hashtags. */
    events: reply.events.map(({ id, event_name }) => ({ id, name: event_name })),
  };
});

/** The names in the menu: the words that the shop itself uses. */
export const menuNames = memoised((reply: ReplyOf<"categories">): string[] => [
  ...reply.category.map(({ category_name }) => category_name),
  ...reply.subCategory.map(({ sub_category_name }) => sub_category_name),
]);

/** Products per footer list (rule G4). */
const FOOTER_LIST_LENGTH = 3;

const footerCard = (row: ProductRow) => ({ ...smallCard(row), rating: wholeStars(row.total_rate) });

/** The footer from the brands call (docs/api.md, section 2). */
export const footerView = memoised((reply: ReplyOf<"brands">) => ({
  recommended: reply.featured.slice(0, FOOTER_LIST_LENGTH).map(footerCard),
  discounted: reply.discount.slice(0, FOOTER_LIST_LENGTH).map(footerCard),
  topRated: reply.top.slice(0, FOOTER_LIST_LENGTH).map(footerCard),
  categories: reply.categories.map(({ id, category_name }) => ({ id, name: category_name })),
  /** The API gives them no id (docs/api.md, section 2), so they are no links. */
  brandLogos: reply.brand.map(({ brandname, images }) => ({ name: brandname, picture: brandLogo(images) })),
}));
