import { account } from "./account.ts";
import { badLink } from "./bad-link.ts";
import { benefits } from "./benefits.ts";
import { brands } from "./brands.ts";
import { card } from "./card.ts";
import { cart } from "./cart.ts";
import { cartLink } from "./cart-link.ts";
import { checkout } from "./checkout.ts";
import { compare } from "./compare.ts";
import { contact } from "./contact.ts";
import { customer } from "./customer.ts";
import { dates } from "./dates.ts";
import { descriptions } from "./descriptions.ts";
import { emptyList } from "./empty-list.ts";
import { errors } from "./errors.ts";
import { fields } from "./fields.ts";
import { footer } from "./footer.ts";
import { forgot } from "./forgot.ts";
import { home } from "./home.ts";
import { information } from "./information.ts";
import { listing } from "./listing.ts";
import { lists } from "./lists.ts";
import { notices } from "./notices.ts";
import { order } from "./order.ts";
import { place } from "./place.ts";
import { product } from "./product.ts";
import { profile } from "./profile.ts";
import { provider } from "./provider.ts";
import { refusals } from "./refusals.ts";
import { register } from "./register.ts";
import { resend } from "./resend.ts";
import { review } from "./review.ts";
import { search } from "./search.ts";
import { shell } from "./shell.ts";
import { standing } from "./standing.ts";
import { submit } from "./submit.ts";
import { tracking } from "./tracking.ts";
import { ui } from "./ui.ts";

/** Every sentence a shopper reads, by subject. Mongolian is the default, and its keys are the catalogue's type. */
export const mn = {
  account,
  badLink,
  benefits,
  brands,
  card,
  cart,
  cartLink,
  checkout,
  compare,
  contact,
  customer,
  dates,
  descriptions,
  emptyList,
  errors,
  fields,
  footer,
  forgot,
  home,
  information,
  listing,
  lists,
  notices,
  order,
  place,
  product,
  profile,
  provider,
  refusals,
  register,
  resend,
  review,
  search,
  shell,
  standing,
  submit,
  tracking,
  ui,
};
