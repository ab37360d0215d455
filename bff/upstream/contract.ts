/**
 * Every endpoint of the existing shop API: path, who may call it, how long its answer may be cached, and the shape of
 * what goes in and comes out. docs/api.md describes it (sections below are its own);
 * nothing else in the project knows a path or a field name of that API.
 */
import { z } from "zod";
import { SORTS } from "../rules/listing-state.ts";
import { CHANGED_PASSWORD, REGISTERED_PASSWORD } from "../rules/password.ts";
import { PAYMENT_METHOD_NAMES } from "../rules/payment-methods.ts";
import { MAX_REVIEW_LENGTH } from "../rules/review.ts";
import * as kinds from "./kinds.ts";
import {
  filledList,
  id,
  idOrNull,
  keyedRow,
  label,
  list,
  listedName,
  moment,
  name,
  nameOrNull,
  num,
  numOrNull,
  numOrZero,
  pageCount,
  percent,
  price,
  priceOrNull,
  sideList,
  summaryOrNull,
  text,
  textOrNull,
  written,
  zeroIfAbsent,
} from "./wire.ts";

/**
 * Who may call: anyone; anyone, but the header must be there (`Bearer null` for a guest, section 1); only a signed-in
 * customer.
 */
export type Auth = "open" | "token-or-null" | "token";

/**
 * How long an answer for everybody may be used, in seconds: fresh, then stale while it is renewed, then stale if
 * upstream fails.
 */
export interface CachePolicy {
  fresh: number;
  staleWhileRevalidate: number;
  staleIfError: number;
}

/** The kind of a call determines its timeout. */
export type CallKind = "read" | "side" | "write";

/**
 * Whether a call is made a second time after a broken connection or a gateway's error. `never`: a write, or a read
 * whose payload may be what ended the server (docs/api.md, section 6: a search, a product with a quote in its name).
 * Such a read, when it was not answered, is not made again for a while either (`hung.ts`).
 */
export type Retry = "once" | "never";

/**
 * Whether the same-origin API offers the call to browsers. `never`: no page of ours and no old client needs it from
 * there, or it trusts its sender.
 */
export type Browser = "offered" | "never";

export interface Endpoint<Request extends kinds.Kinded, Reply extends z.ZodType> {
  path: `/api/${"home" | "user" | "product" | "purchase"}/${string}`;
  auth: Auth;
  kind: CallKind;
  retry: Retry;
  browser: Browser;
  cache?: CachePolicy;
  /** Built of kinds alone (`kinds.ts`): a schema with a field that has none does not compile. */
  request: Request;
  reply: Reply;
}

const endpoint = <Request extends kinds.Kinded, Reply extends z.ZodType>(definition: Endpoint<Request, Reply>) =>
  definition;

const SHORT: CachePolicy = { fresh: 30, staleWhileRevalidate: 120, staleIfError: 3_600 };
/** Drawn anew on each call: one draw stands for a while, and no page is followed at once by another one. */
const DRAWN: CachePolicy = { fresh: 300, staleWhileRevalidate: 0, staleIfError: 3_600 };
const LONG: CachePolicy = { fresh: 300, staleWhileRevalidate: 3_600, staleIfError: 86_400 };

/** Kinds of endpoints by who may call them and how; a row says what it has of its own. */
const READ = { auth: "open", kind: "read", retry: "once", browser: "offered" } as const;
const SIDE = { ...READ, kind: "side", cache: LONG } as const;
const LISTED = { ...READ, retry: "never", cache: SHORT } as const;
const OWN_READ = { ...READ, auth: "token" } as const;
const OPEN_WRITE = { auth: "open", kind: "write", retry: "never", browser: "offered" } as const;
const WRITE = { ...OPEN_WRITE, auth: "token" } as const;

/**
 * Most rows of each kind of list: several times what the existing server returns or such a shop has, and few enough
 * that a page full of them still works (bff/upstream/wire.test.ts).
 */
const MAX_ROWS = {
  /** Single rows. */
  one: 4,
  banners: 20,
  events: 40,
  /** Products side by side on a page, and a customer's own lists: the server gives 5 to 50. */
  shelf: 60,
  /**
   * All products of some categories, of which a page shows nine each (section 2); a reply of 2 MB has room for about as
   * many.
   */
  scope: 5_000,
  /** Rows of a list's page: the server gives 30. */
  page: 100,
  /** Lines of a cart or order: the cart holds 40. */
  cart: 100,
  categories: 60,
  subCategories: 400,
  brands: 600,
  districts: 400,
  reviews: 300,
  /** Values of one filter. */
  facet: 200,
  specNames: 150,
  /** One row per product of a whole scope, counted and never shown; a reply of 2 MB has room for no more. */
  specRows: 20_000,
} as const;

// --- Shared shapes (section 3) ---------------------------------------------------------------------------------------

/**
 * A product as lists carry it. Each list lacks some fields (section 3): a missing field is null, never invented.
 * Without an id and a valid price it is not for sale, and a row that is not for sale is in no list, cart or order.
 */
export const productRow = z.object({
  id,
  name,
  model: name,
  image: textOrNull,
  sale_price: price,
  discount: percent,
  bonus_percent: percent,
  /**
   * Stock; null = unknown (top-20 and the top-rated tab do not say), which allows an add and lets cart-product correct
   * it.
   */
  remain: numOrNull,
  color_name: nameOrNull,
  brandname: nameOrNull,
  type: idOrNull,
  category_name: nameOrNull,
  category_sub_id: idOrNull,
  sub_category_name: nameOrNull,
  total_rate: numOrNull,
  discount_end_time: moment,
});
export type ProductRow = z.output<typeof productRow>;

/** A row with what search engines and markets print beside the card. */
const describedRow = productRow.extend({ description: summaryOrNull });
export type DescribedRow = z.output<typeof describedRow>;

const bigPictures = {
  big_image1: textOrNull,
  big_image2: textOrNull,
  big_image3: textOrNull,
  big_image4: textOrNull,
};
const categoryRow = z.object({ id, category_name: label, icon: textOrNull });
const subCategoryRow = z.object({ categoryID: id, id, sub_category_name: label, specs: textOrNull });
const brandFacet = z.object({ id, brandname: label, total: numOrNull });
const subFacet = z.object({ id, sub_category_name: label, total: numOrNull });
const specialBanner = z.object({ name: text.refine((file) => file !== ""), product_id: id });
const colourFacet = z.object({ color_name: listedName, total: numOrNull });

/**
 * A business failure is HTTP 200 with a word (section 1); the words differ by endpoint and are interpreted here only.
 */
const failed = z.object({ result: z.literal(["failed", "fail", "somewrong"]), data: text });
const orFailed = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.discriminatedUnion("result", [z.object({ ...shape, result: z.literal("success") }), failed]);

/**
 * A reply whose lists are all optional: each may be missing, but a reply without any is a fault, and must not be cached
 * as an empty shop.
 */
const someOf = <Shape extends z.ZodRawShape>(shape: Shape, ...lists: (keyof Shape & string)[]) =>
  z
    .looseObject({})
    .refine((reply) => lists.some((name) => Array.isArray(reply[name])))
    .pipe(z.object(shape));

/**
 * Every listing's answer has these; `total` and `price_paid` only from an API that understands our additions. */
const listingReply = {
  pagination: pageCount,
  product: list(productRow, MAX_ROWS.page),
  max: numOrNull,
  total: numOrNull,
  /** `price` in the request, and `max`, are of what is paid; the existing API means the price before the discount. */
  price_paid: z.boolean().nullish().catch(null),
};
const specFacets = {
  spcs: sideList(listedName, MAX_ROWS.specNames),
  specs: sideList(keyedRow, MAX_ROWS.specRows),
};

const done = orFailed({});

// --- User, as login and my-info give it (section 4) ------------------------------------------------------------------

const user = z.object({
  id: idOrNull,
  name: written,
  email: text,
  phone: text,
  phone2: text,
  bonus: numOrZero,
  img: textOrNull,
});
/** A product that a customer has saved; one that cannot be sold any more still takes one of their five places. */
const savedRow = productRow.extend({ sale_price: priceOrNull, discount: numOrZero, bonus_percent: numOrZero });
const signedIn = orFailed({ data: user, token: z.string().min(1) });

// --- Orders (sections 4 and 5) ---------------------------------------------------------------------------------------

const orderRow = z.object({
  ordernumber: z.string().min(1),
  created_at: moment,
  status: text,
  total_amount: zeroIfAbsent,
  tax: zeroIfAbsent,
  discount: zeroIfAbsent,
  add_bonus: numOrZero,
  used_bonus: zeroIfAbsent,
  payment: text,
  /** Until when it can be paid; this and the next two `my-info` alone tells (section 4). */
  end_at: moment,
  /** `personal` or `company` (section 4). */
  receiver: textOrNull,
  w3w: textOrNull,
  QRCode: textOrNull,
  enable_is: numOrNull,
});
const orderLine = z.object({
  id,
  image: textOrNull,
  name,
  model: name,
  color_name: nameOrNull,
  quantity: num,
  /** The undiscounted unit price at order time (section 5). */
  amount: num,
});

const freshLine = z.object({ id, discount: percent, bonus_percent: percent, remain: numOrNull });

// --- Fields that several requests have -------------------------------------------------------------------------------

const personName = kinds.text(100);
const ids = kinds.listOf(kinds.id);
const names = kinds.listOf(kinds.listedName);
const pageNumber = kinds.whole(1, 100_000);
/** Our own additions: the existing API ignores them, the reference API honours them. */
const sort = kinds.optional(kinds.word(...SORTS));

const wholeScope = {
  page: pageNumber,
  brand: ids,
  sub: ids,
  color: names,
  price: kinds.priceRange,
  specs: kinds.listedSpecs,
  sort,
};

/** Never an empty list: the existing server builds broken SQL from it and does not answer (section 1). */
const someIds = kinds.listOf(kinds.id, { least: 1 });

const receiver = kinds.fields({
  personal: kinds.word(true, false),
  district: kinds.id,
  khoroo: kinds.whole(1, 1_000),
  more: kinds.text(100, { lines: true }),
  name: personName,
  phone: kinds.phone,
  phone2: kinds.secondPhone,
  email: kinds.email,
  register: kinds.register,
  bonus: kinds.amount,
});

const sentCartLine = kinds.fields({
  id: kinds.id,
  name: kinds.ownText,
  price: kinds.amount,
  image: kinds.ownText,
  model: kinds.ownText,
  qty: kinds.whole(1, 10_000),
  color: kinds.ownText,
  discount: kinds.figure,
  bonus: kinds.figure,
});
const sentFreshLine = kinds.fields({
  id: kinds.id,
  discount: kinds.figure,
  bonus_percent: kinds.figure,
  remain: kinds.nullable(kinds.figure),
});

/** All endpoints by the name the project uses for them. */
export const contract = {
  // Home (section 2)
  homePage: endpoint({
    path: "/api/home/home-page",
    ...READ,
    cache: DRAWN,
    request: kinds.nothing,
    /** Each part may fail alone; without a single list of products there is no front page. */
    reply: someOf(
      {
        randomCategory: sideList(z.object({ id, category_name: label }), MAX_ROWS.banners),
        random: sideList(productRow.extend(bigPictures), MAX_ROWS.scope),
        homeBanner: sideList(
          z.object({
            id,
            product_id: idOrNull,
            title_1: nameOrNull,
            title_2: nameOrNull,
            title_3: nameOrNull,
            image: textOrNull,
            sale_price: priceOrNull,
            /** Null where it cannot be read: the banner then names no price. */
            discount: percent.nullable().catch(null),
          }),
          MAX_ROWS.banners,
        ),
        quickCategory: sideList(z.object({ id, sub_category_name: label, image: textOrNull }), MAX_ROWS.banners),
        featuredProduct: sideList(productRow, MAX_ROWS.shelf),
        discountProduct: sideList(productRow, MAX_ROWS.shelf),
        topRatedProduct: sideList(productRow, MAX_ROWS.shelf),
        /**
         * A product, or a picture (its file is in the folder `special`) that links to one: the server's generation
         * decides (section 2).
         */
        specialProduct: sideList(z.union([productRow, specialBanner]), MAX_ROWS.banners),
        banners: sideList(
          z.object({ id, title: nameOrNull, description: summaryOrNull, image: textOrNull, subId: idOrNull }),
          MAX_ROWS.banners,
        ),
      },
      "featuredProduct",
      "discountProduct",
      "topRatedProduct",
      "random",
    ),
  }),
  categories: endpoint({
    path: "/api/home/categories",
    ...SIDE,
    request: kinds.nothing,
    reply: z.object({
      category: list(categoryRow, MAX_ROWS.categories),
      subCategory: sideList(subCategoryRow, MAX_ROWS.subCategories),
      events: sideList(z.object({ id, event_name: label }), MAX_ROWS.events),
    }),
  }),
  brands: endpoint({
    path: "/api/home/brands",
    ...SIDE,
    request: kinds.nothing,
    reply: someOf(
      {
        brand: sideList(z.object({ brandname: label, images: textOrNull }), MAX_ROWS.shelf),
        featured: sideList(productRow, MAX_ROWS.shelf),
        top: sideList(productRow, MAX_ROWS.shelf),
        discount: sideList(productRow, MAX_ROWS.shelf),
        categories: sideList(z.object({ id, category_name: label }), MAX_ROWS.categories),
      },
      "brand",
      "featured",
      "top",
      "discount",
      "categories",
    ),
  }),

  // User (section 4)
  register: endpoint({
    path: "/api/user/register",
    ...OPEN_WRITE,
    request: kinds.fields({
      user: kinds.repeatingPassword(
        kinds.fields({
          name: personName,
          email: kinds.email,
          password: kinds.chosenPassword(REGISTERED_PASSWORD),
          rePassword: kinds.password,
          phone: kinds.phone,
        }),
      ),
    }),
    reply: done,
  }),
  login: endpoint({
    path: "/api/user/login",
    ...OPEN_WRITE,
    request: kinds.fields({ email: kinds.email, password: kinds.password }),
    reply: signedIn,
  }),
  facebookLogin: endpoint({
    path: "/api/user/facebook-login",
    ...OPEN_WRITE,
    browser: "never",
    request: kinds.fields({
      user: kinds.fields({
        id: kinds.accountId,
        name: personName,
        email: kinds.optional(kinds.email),
        picture: kinds.fields({ data: kinds.fields({ url: kinds.pictureUrl }) }),
      }),
    }),
    reply: signedIn,
  }),
  forgotPassword: endpoint({
    path: "/api/user/forgot-password",
    ...OPEN_WRITE,
    request: kinds.fields({ email: kinds.email }),
    reply: orFailed({ data: text }),
  }),
  myInfo: endpoint({
    path: "/api/user/my-info",
    ...OWN_READ,
    request: kinds.nothing,
    reply: z.object({
      /** Empty if the customer was deleted: the session has then ended (client.ts). */
      info: list(user, MAX_ROWS.one),
      save: list(savedRow, MAX_ROWS.shelf),
      order: sideList(orderRow, MAX_ROWS.shelf),
    }),
  }),
  updateInfo: endpoint({
    path: "/api/user/update-info",
    ...WRITE,
    request: kinds.fields({
      info: kinds.fields({ name: personName, phone: kinds.phone, email: kinds.email, phone2: kinds.secondPhone }),
    }),
    reply: done,
  }),
  changePassword: endpoint({
    path: "/api/user/change-password",
    ...WRITE,
    request: kinds.fields({ password: kinds.chosenPassword(CHANGED_PASSWORD) }),
    reply: done,
  }),

  // Listings (section 3)
  categoryProduct: endpoint({
    path: "/api/product/category-product",
    ...LISTED,
    request: kinds.fields({ id: kinds.id, ...wholeScope }),
    reply: orFailed({
      ...listingReply,
      ...specFacets,
      brand: sideList(brandFacet, MAX_ROWS.facet),
      sub: sideList(subFacet, MAX_ROWS.facet),
      color: sideList(colourFacet, MAX_ROWS.facet),
      /** The category's name, as plain text (section 3). */
      category: name,
    }),
  }),
  subCategoryProduct: endpoint({
    path: "/api/product/sub-category-product",
    ...LISTED,
    /** The condition's field is `spec` here, in the singular, and there are no sub-categories to choose (section 3). */
    request: kinds.fields({
      id: kinds.id,
      page: pageNumber,
      brand: ids,
      color: names,
      price: kinds.priceRange,
      spec: kinds.listedSpecs,
      sort,
    }),
    reply: orFailed({
      ...listingReply,
      ...specFacets,
      brand: sideList(brandFacet, MAX_ROWS.facet),
      color: sideList(colourFacet, MAX_ROWS.facet),
      /** An object here: the sub-category with its category (section 3). */
      category: z
        .object({ id: idOrNull, sub_category_name: name, category_name: name })
        .catch({ id: null, sub_category_name: "", category_name: "" }),
    }),
  }),
  search: endpoint({
    path: "/api/product/search",
    ...LISTED,
    request: kinds.fields({ search: kinds.searched(100), ...wholeScope }),
    reply: orFailed({
      ...listingReply,
      ...specFacets,
      brand: sideList(brandFacet, MAX_ROWS.facet),
      sub: sideList(subFacet, MAX_ROWS.facet),
      color: sideList(colourFacet, MAX_ROWS.facet),
    }),
  }),
  newArrival: endpoint({
    path: "/api/product/new-arrival",
    ...LISTED,
    request: kinds.fields({ page: pageNumber, brand: ids, color: names, sort }),
    reply: orFailed({
      ...listingReply,
      brand: sideList(brandFacet, MAX_ROWS.facet),
      color: sideList(colourFacet, MAX_ROWS.facet),
    }),
  }),
  allBrand: endpoint({
    path: "/api/product/all-brand",
    ...READ,
    cache: LONG,
    request: kinds.nothing,
    reply: z.object({ brands: list(z.object({ id, brandname: label, images: textOrNull }), MAX_ROWS.brands) }),
  }),
  brandProduct: endpoint({
    path: "/api/product/brand-product",
    ...LISTED,
    /** `type` holds sub-category ids (section 3). */
    request: kinds.fields({
      id: kinds.id,
      page: pageNumber,
      color: names,
      type: ids,
      price: kinds.priceRange,
      sort,
    }),
    reply: orFailed({
      ...listingReply,
      product: list(describedRow, MAX_ROWS.page),
      color: sideList(colourFacet, MAX_ROWS.facet),
      category: sideList(subFacet, MAX_ROWS.facet),
      brand: z
        .object({ id: idOrNull, brandname: name, images: textOrNull, bg: textOrNull })
        .catch({ id: null, brandname: "", images: null, bg: null }),
    }),
  }),
  event: endpoint({
    path: "/api/product/event",
    ...LISTED,
    request: kinds.fields({ id: kinds.id, page: pageNumber, brand: ids, color: names, price: kinds.priceRange, sort }),
    reply: orFailed({
      ...listingReply,
      brand: sideList(brandFacet, MAX_ROWS.facet),
      color: sideList(colourFacet, MAX_ROWS.facet),
      event: z
        .object({ id: idOrNull, event_name: name, image: textOrNull })
        .catch({ id: null, event_name: "", image: null }),
    }),
  }),
  top20: endpoint({
    path: "/api/product/top20",
    ...READ,
    cache: LONG,
    request: kinds.nothing,
    reply: z.object({ top: list(productRow, MAX_ROWS.shelf) }),
  }),
  trend: endpoint({
    path: "/api/product/trend",
    ...READ,
    cache: LONG,
    request: kinds.nothing,
    reply: z.object({
      category: list(z.object({ id, sub_category_name: label }), MAX_ROWS.banners),
      product: list(productRow, MAX_ROWS.shelf),
    }),
  }),
  compare: endpoint({
    path: "/api/product/compare",
    ...READ,
    cache: SHORT,
    request: kinds.fields({ id: someIds }),
    reply: z.object({
      product: list(productRow, MAX_ROWS.cart),
      specs: sideList(listedName, MAX_ROWS.specNames),
      sp: sideList(keyedRow, MAX_ROWS.cart),
    }),
  }),

  // Product (sections 2, 4 and 5)
  singleProduct: endpoint({
    path: "/api/product/single-product",
    auth: "token-or-null",
    kind: "read",
    retry: "never",
    browser: "offered",
    cache: SHORT,
    /** `discount_end` is our addition, which the existing API ignores: `single` then tells when the discount ends. */
    request: kinds.fields({ id: kinds.id, discount_end: kinds.optional(kinds.word(true)) }),
    reply: orFailed({
      /** Empty if the product cannot be sold: its page is then a 404. */
      single: list(
        productRow.extend({
          /** The brand's logo file, not the product's pictures. */
          images: textOrNull,
          /** Names joined by '#'. */
          specs: textOrNull,
        }),
        MAX_ROWS.one,
      ),
      images: sideList(
        z.object({
          ...bigPictures,
          title1: textOrNull,
          title2: textOrNull,
          title3: textOrNull,
          title4: textOrNull,
          title5: textOrNull,
          title6: textOrNull,
          desc1: textOrNull,
          desc2: textOrNull,
          desc3: textOrNull,
          desc4: textOrNull,
          desc5: textOrNull,
          desc6: textOrNull,
        }),
        MAX_ROWS.one,
      ),
      others: sideList(z.object({ id, color_name: nameOrNull, image: textOrNull }), MAX_ROWS.shelf),
      specs: sideList(keyedRow, MAX_ROWS.one),
      review: sideList(
        z.object({ name: written, message: written, rate: zeroIfAbsent, user_id: idOrNull, created_at: moment }),
        MAX_ROWS.reviews,
      ),
      my_review: numOrZero,
      related: sideList(productRow, MAX_ROWS.shelf),
      /** Non-zero: the id that replaces the one asked for (section 2). */
      ids: numOrZero,
    }),
  }),
  changeProductColor: endpoint({
    path: "/api/product/change-product-color",
    ...READ,
    request: kinds.fields({ id: kinds.id }),
    /**
     * `id` is missing from older servers: use the one that was sent (section 2). An unknown id is answered with `{}`
     * (section 2).
     */
    reply: z.object({
      product: z
        .object({ id: idOrNull, color_name: textOrNull, remain: numOrNull, sale_price: price, discount: percent })
        .nullish()
        .catch(null)
        .transform((product) => product ?? null),
    }),
  }),
  addProductReview: endpoint({
    path: "/api/product/add-product-review",
    ...WRITE,
    request: kinds.fields({
      id: kinds.id,
      rate: kinds.whole(1, 5),
      message: kinds.text(MAX_REVIEW_LENGTH, { lines: true }),
    }),
    reply: done,
  }),
  addFavouriteProduct: endpoint({
    path: "/api/product/add-favourite-product",
    ...WRITE,
    request: kinds.fields({ id: kinds.id }),
    reply: done,
  }),
  removeFavourite: endpoint({
    path: "/api/product/remove-favourite",
    ...WRITE,
    request: kinds.fields({ id: kinds.id }),
    reply: done,
  }),
  cartProduct: endpoint({
    path: "/api/product/cart-product",
    ...READ,
    /** Not cached: prices in cart and checkout are never from stale data. */
    request: kinds.fields({ products: someIds }),
    reply: z.object({ product: list(freshLine, MAX_ROWS.cart) }),
  }),
  cartShipping: endpoint({
    path: "/api/product/cart-shipping",
    ...OWN_READ,
    retry: "never",
    request: kinds.fields({ coupon: kinds.nullable(kinds.coupon) }),
    reply: z.object({
      address: list(
        z.object({
          name: written,
          phone: text,
          email: text,
          phone2: text,
          khoroo: numOrNull,
          more_address: written,
          /** A district's id; null = unset. */
          district: idOrNull,
          bonus: numOrZero,
        }),
        MAX_ROWS.one,
      ),
      /** Without them there is no address to choose. */
      districts: filledList(
        z.object({ id, district: label, number_of_khoroo: id, cheap_khoroo: textOrNull, middle_khoroo: textOrNull }),
        MAX_ROWS.districts,
      ),
    }),
  }),
  useCoupon: endpoint({
    path: "/api/product/use-coupon",
    ...OWN_READ,
    retry: "never",
    request: kinds.fields({ coupon: kinds.coupon }),
    reply: orFailed({ promo: list(z.object({ amount: num }), MAX_ROWS.one) }),
  }),
  createOrder: endpoint({
    path: "/api/product/create-order",
    ...WRITE,
    browser: "never",
    request: kinds.fields({
      shipping: kinds.fields({
        amount: kinds.amount,
        user: receiver,
        w3w: kinds.nullable(kinds.text(60)),
        lat: kinds.coordinate,
        long: kinds.coordinate,
      }),
    }),
    reply: done,
  }),
  showOrder: endpoint({
    path: "/api/product/show-order",
    ...OWN_READ,
    request: kinds.fields({ ordernumber: kinds.orderNumber }),
    reply: orFailed({
      order: filledList(orderRow, MAX_ROWS.one),
      product: list(orderLine, { most: MAX_ROWS.cart, repeats: true }),
      coupon: numOrZero,
    }),
  }),

  // Purchase (section 5)
  submitOrder: endpoint({
    path: "/api/purchase/submit-order",
    ...WRITE,
    browser: "never",
    request: kinds.fields({
      cart: kinds.fields({
        product: kinds.listOf(sentCartLine, { least: 1 }),
        real: kinds.listOf(sentFreshLine),
        subtotal: kinds.amount,
        sale: kinds.amount,
        bonus: kinds.amount,
        useBonus: kinds.amount,
        bonusLimit: kinds.amount,
      }),
      shipping: kinds.fields({ amount: kinds.amount }),
      coupon: kinds.fields({
        code: kinds.nullable(kinds.coupon),
        active: kinds.word(true, false),
        amount: kinds.amount,
      }),
      payment: kinds.word(...PAYMENT_METHOD_NAMES),
    }),
    reply: orFailed({ invoiceId: z.string().min(1) }),
  }),
  isPaidQpay: endpoint({
    path: "/api/purchase/is-paid-qpay",
    ...OWN_READ,
    request: kinds.fields({ invoiceId: kinds.orderNumber }),
    reply: done,
  }),
} as const;

export type Contract = typeof contract;
export type EndpointName = keyof Contract;
export type RequestOf<Name extends EndpointName> = z.input<Contract[Name]["request"]>;
export type ReplyOf<Name extends EndpointName> = z.output<Contract[Name]["reply"]>;
