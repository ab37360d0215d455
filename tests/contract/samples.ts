/** One well-formed request per endpoint; the compiler refuses an endpoint that has none. */
import type { EndpointName, RequestOf } from "#bff/upstream/contract.ts";

/** A product and a category that every seed has. */
export const PRODUCT = 5;
export const CATEGORY = 1;
export const SUB_CATEGORY = 1;
export const BRAND = 1;
export const EVENT = 1;
export const NOWHERE = 99_999_999;

export const DEMO = { email: "demo@och.mn", password: "demo-1234" };
export const UNCONFIRMED = { email: "saraa@och.mn", password: "saraa-1234" };

const whole = { page: 1, brand: [], color: [] };
const anyPrice: [number, number] = [0, 0];

export const shippingUser = {
  personal: true,
  district: 5,
  khoroo: 3,
  more: "Зайсангийн гудамж 12, 45 тоот",
  name: "Одгэрэл",
  phone: "99112233",
  phone2: "",
  email: "sample@example.mn",
  register: "",
  bonus: 0,
};

export const samples: { [Name in EndpointName]: RequestOf<Name> } = {
  homePage: undefined,
  categories: undefined,
  brands: undefined,
  register: {
    user: { name: "Шинэ", email: "new@example.mn", password: "12345678", rePassword: "12345678", phone: "99001122" },
  },
  login: DEMO,
  facebookLogin: { user: { id: "sample", name: "Нэр", picture: { data: { url: "https://example.mn/a.png" } } } },
  forgotPassword: { email: "bat@och.mn" },
  myInfo: undefined,
  updateInfo: { info: { name: "Нэр", phone: "99001122", email: "sample@example.mn", phone2: "" } },
  changePassword: { password: "another-1234" },
  categoryProduct: { ...whole, id: CATEGORY, sub: [], price: anyPrice, specs: "" },
  subCategoryProduct: { ...whole, id: SUB_CATEGORY, price: anyPrice, spec: "" },
  search: { ...whole, search: "утас", sub: [], price: anyPrice, specs: "" },
  newArrival: whole,
  allBrand: undefined,
  brandProduct: { id: BRAND, page: 1, color: [], type: [], price: anyPrice },
  event: { ...whole, id: EVENT, price: anyPrice },
  top20: undefined,
  trend: undefined,
  compare: { id: [PRODUCT] },
  singleProduct: { id: PRODUCT },
  changeProductColor: { id: PRODUCT },
  addProductReview: { id: PRODUCT, rate: 4, message: "Сайн" },
  addFavouriteProduct: { id: PRODUCT },
  removeFavourite: { id: PRODUCT },
  cartProduct: { products: [PRODUCT] },
  cartShipping: { coupon: null },
  useCoupon: { coupon: "OCH2020" },
  createOrder: { shipping: { amount: 3_000, user: shippingUser, w3w: null, lat: 47.919143, long: 106.917597 } },
  showOrder: { ordernumber: "PI0" },
  submitOrder: {
    cart: {
      product: [{ id: PRODUCT, name: "", price: 1, image: "", model: "", qty: 1, color: "", discount: 0, bonus: 0 }],
      real: [],
      subtotal: 1,
      sale: 0,
      bonus: 0,
      useBonus: 0,
      bonusLimit: 0,
    },
    shipping: { amount: 3_000 },
    coupon: { code: null, active: false, amount: 0 },
    payment: "qpay",
  },
  isPaidQpay: { invoiceId: "PI0" },
};
