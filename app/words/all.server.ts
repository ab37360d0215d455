import type { Language } from "#bff/rules/language.ts";
import { accountWords } from "./account.ts";
import { badLinkWords } from "./bad-link.ts";
import { benefitsWords } from "./benefits.ts";
import type { Words } from "./bilingual.ts";
import { brandsWords } from "./brands.ts";
import { cardWords } from "./card.ts";
import { cartWords } from "./cart.ts";
import { cartChangesWords } from "./cart-changes.ts";
import { checkoutWords } from "./checkout.ts";
import { checkoutAnswersWords } from "./checkout-answers.server.ts";
import { compareWords } from "./compare.ts";
import { contactWords } from "./contact.ts";
import { customerWords } from "./customer.ts";
import { datesWords } from "./dates.server.ts";
import { deliveryWords } from "./delivery.ts";
import { descriptionsWords } from "./descriptions.server.ts";
import { emptyListWords } from "./empty-list.ts";
import { errorsWords } from "./errors.ts";
import { feesWords } from "./fees.ts";
import { fieldsWords } from "./fields.server.ts";
import { footerWords } from "./footer.ts";
import { forgotWords } from "./forgot.ts";
import { homeWords } from "./home.ts";
import { infoWords } from "./info.ts";
import { listingWords } from "./listing.ts";
import { listsWords } from "./lists.server.ts";
import { noticesWords } from "./notices.server.ts";
import { orderWords } from "./order.ts";
import { orderResultWords } from "./order-result.ts";
import { ordersWords } from "./orders.ts";
import { paymentWords } from "./payment.server.ts";
import { placeWords } from "./place.ts";
import { placeMapWords } from "./place-map.ts";
import { productWords } from "./product.ts";
import { profileWords } from "./profile.ts";
import { providerWords } from "./provider.ts";
import { refusalsWords } from "./refusals.server.ts";
import { registerWords } from "./register.ts";
import { resendWords } from "./resend.server.ts";
import { reviewWords } from "./review.ts";
import { searchWords } from "./search.ts";
import { shellWords } from "./shell.ts";
import { standingWords } from "./standing.ts";
import { submitWords } from "./submit.server.ts";
import { summaryWords } from "./summary.ts";
import { trackingWords } from "./tracking.ts";
import { uiWords } from "./ui.ts";

/** Every subject, by the name that the server's keys have for it (`subject.key`). */
export const SUBJECTS = {
  account: accountWords,
  badLink: badLinkWords,
  benefits: benefitsWords,
  brands: brandsWords,
  card: cardWords,
  cart: cartWords,
  cartChanges: cartChangesWords,
  checkout: checkoutWords,
  checkoutAnswers: checkoutAnswersWords,
  compare: compareWords,
  contact: contactWords,
  customer: customerWords,
  dates: datesWords,
  delivery: deliveryWords,
  descriptions: descriptionsWords,
  emptyList: emptyListWords,
  errors: errorsWords,
  fees: feesWords,
  fields: fieldsWords,
  footer: footerWords,
  forgot: forgotWords,
  home: homeWords,
  info: infoWords,
  listing: listingWords,
  lists: listsWords,
  notices: noticesWords,
  order: orderWords,
  payment: paymentWords,
  orderResult: orderResultWords,
  orders: ordersWords,
  place: placeWords,
  placeMap: placeMapWords,
  product: productWords,
  profile: profileWords,
  provider: providerWords,
  refusals: refusalsWords,
  register: registerWords,
  resend: resendWords,
  review: reviewWords,
  search: searchWords,
  shell: shellWords,
  standing: standingWords,
  submit: submitWords,
  summary: summaryWords,
  tracking: trackingWords,
  ui: uiWords,
};

export type Subject = keyof typeof SUBJECTS;
/** The sentences of every subject in one language. */
export type Sentences = { readonly [S in Subject]: Words<(typeof SUBJECTS)[S]> };

const sentencesIn = (language: Language) =>
  Object.fromEntries(Object.entries(SUBJECTS).map(([subject, words]) => [subject, words[language]])) as Sentences;

export const SENTENCES: Readonly<Record<Language, Sentences>> = { mn: sentencesIn("mn"), en: sentencesIn("en") };
