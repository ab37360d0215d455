/**
 * The request of each endpoint of the existing shop API (docs/api.md, whose sections are cited below). Built of kinds
 * alone: a field's kind says what it may hold, and `border.ts` enforces it.
 */
import { SORTS } from "../rules/listing-state.ts";
import { CHANGED_PASSWORD, REGISTERED_PASSWORD } from "../rules/password.ts";
import { PAYMENT_METHOD_NAMES } from "../rules/payment-methods.ts";
import { LONGEST_REVIEW } from "../rules/review.ts";
import {
  accountId,
  amount,
  chosenPassword,
  coordinate,
  coupon,
  email,
  fields,
  figure,
  id,
  listedName,
  listedSpecs,
  listOf,
  nothing,
  nullable,
  optional,
  orderNumber,
  ownText,
  password,
  phone,
  pictureUrl,
  priceRange,
  register as registerNumber,
  repeatingPassword,
  searched,
  secondPhone,
  text,
  whole,
  word,
} from "./kinds.ts";

// --- Home (section 2): no body at all --------------------------------------------------------------------------------

export const homePage = nothing;
export const categories = nothing;
export const brands = nothing;

// --- User (section 4) ------------------------------------------------------------------------------------------------

const name = text(100);

export const register = fields({
  user: repeatingPassword(
    fields({ name, email, password: chosenPassword(REGISTERED_PASSWORD), rePassword: password, phone }),
  ),
});
export const login = fields({ email, password });
export const facebookLogin = fields({
  user: fields({
    id: accountId,
    name,
    email: optional(email),
    picture: fields({ data: fields({ url: pictureUrl }) }),
  }),
});
export const forgotPassword = fields({ email });
export const myInfo = nothing;
export const updateInfo = fields({ info: fields({ name, phone, email, phone2: secondPhone }) });
export const changePassword = fields({ password: chosenPassword(CHANGED_PASSWORD) });

// --- Listings (section 3) --------------------------------------------------------------------------------------------

const ids = listOf(id);
const names = listOf(listedName);
const page = whole(1, 100_000);
/** Our own additions: the existing API ignores them, the reference API honours them. */
const sort = optional(word(...SORTS));
const specs_counted = optional(word(true));
/** A brand's products in parts of many rows, without facets. */
const in_parts = optional(word(true));

/**
 * Words of a search's text that may be colours or specification values, each in the ways that a catalogue may write it:
 * our addition, of which an API that can narrows the list at once (decision 0253).
 */
const words = optional(listOf(listOf(searched(100), { least: 1 })));

const wholeScope = {
  page,
  brand: ids,
  sub: ids,
  color: names,
  price: priceRange,
  specs: listedSpecs,
  sort,
  specs_counted,
  words,
};

export const categoryProduct = fields({ id, ...wholeScope });
/** The condition's field is `spec` here, in the singular, and there are no sub-categories to choose (section 3). */
export const subCategoryProduct = fields({
  id,
  page,
  brand: ids,
  color: names,
  price: priceRange,
  spec: listedSpecs,
  sort,
  specs_counted,
  words,
});
/** `terms` is our addition: the words of the text, which an API with an index of its own finds in any order. */
export const search = fields({ search: searched(100), terms: optional(listOf(searched(100))), ...wholeScope });
export const newArrival = fields({ page, brand: ids, color: names, sort });
export const allBrand = nothing;
/** `type` holds sub-category ids (section 3). */
export const brandProduct = fields({ id, page, color: names, type: ids, price: priceRange, sort, in_parts, words });
export const event = fields({ id, page, brand: ids, color: names, price: priceRange, sort });
export const top20 = nothing;
export const trend = nothing;

// --- Product (section 2) ---------------------------------------------------------------------------------------------

/** Never an empty list: the existing server builds broken SQL from it and does not answer (section 1). */
const someIds = listOf(id, { least: 1 });

export const compare = fields({ id: someIds });
/** `discount_end` is our addition, which the existing API ignores: `single` then tells when the discount ends. */
export const singleProduct = fields({ id, discount_end: optional(word(true)) });
export const changeProductColor = fields({ id });
export const addProductReview = fields({ id, rate: whole(1, 5), message: text(LONGEST_REVIEW, { lines: true }) });
export const addFavouriteProduct = fields({ id });
export const removeFavourite = fields({ id });
export const cartProduct = fields({ products: someIds });
export const cartShipping = fields({ coupon: nullable(coupon) });
export const useCoupon = fields({ coupon });

const receiver = fields({
  personal: word(true, false),
  district: id,
  khoroo: whole(1, 1_000),
  more: text(100, { lines: true }),
  name,
  phone,
  phone2: secondPhone,
  email,
  register: registerNumber,
  bonus: amount,
});
export const createOrder = fields({
  shipping: fields({ amount, user: receiver, w3w: nullable(text(60)), lat: coordinate, long: coordinate }),
});
export const showOrder = fields({ ordernumber: orderNumber });

// --- Purchase (section 5) --------------------------------------------------------------------------------------------

const cartLine = fields({
  id,
  name: ownText,
  price: amount,
  image: ownText,
  model: ownText,
  qty: whole(1, 10_000),
  color: ownText,
  discount: figure,
  bonus: figure,
});
const freshLine = fields({ id, discount: figure, bonus_percent: figure, remain: nullable(figure) });

export const submitOrder = fields({
  cart: fields({
    product: listOf(cartLine, { least: 1 }),
    real: listOf(freshLine),
    subtotal: amount,
    sale: amount,
    bonus: amount,
    useBonus: amount,
    bonusLimit: amount,
  }),
  shipping: fields({ amount }),
  coupon: fields({ code: nullable(coupon), active: word(true, false), amount }),
  payment: word(...PAYMENT_METHOD_NAMES),
});
export const isPaidQpay = fields({ invoiceId: orderNumber });
