/**
 * A shop API of a few fixed answers over real HTTP, whose endpoints can be made to fail in every way, to test that the
 * storefront tolerates it.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { contract, type EndpointName } from "#bff/upstream/contract.ts";
import { endpointNames } from "#tests/fixtures/endpoint-names.ts";
import { listening } from "./listening.ts";

/** How an endpoint answers. `slow` comes whole, but after every deadline; `drip` never ends. */
export type Behaviour =
  | "ok"
  | "500"
  | "401"
  | "403"
  | "hang"
  | "slow"
  | "drip"
  | "reset"
  | "cut"
  | "html"
  | "shape"
  | "empty"
  | "huge"
  /** An error status with words of the server, or a text in place of the answer. */
  | `status ${number}`
  | `body ${string}`;
export const FAULTS = [
  "500",
  "hang",
  "slow",
  "drip",
  "reset",
  "cut",
  "html",
  "shape",
  "empty",
  "huge",
] as const satisfies Behaviour[];

export interface SeenCall {
  name: EndpointName;
  body: unknown;
  authorization: string | undefined;
  headers: IncomingMessage["headers"];
}

/** Longer than the longest deadline of the contract's calls. */
const SLOW = 12_000;

const product = (id: number, remain = 20) => ({
  id,
  name: `Ухаалаг утас ${id}`,
  model: `Model ${id}`,
  image: `product-${id}.png`,
  sale_price: String(100_000 + id * 1_000),
  discount: id % 3 === 0 ? 10 : null,
  bonus_percent: 3,
  remain,
  color_name: "Хар",
  brandname: "Тэнгэр",
  type: 1,
  category_name: "Утас",
  category_sub_id: 1,
  sub_category_name: "Ухаалаг утас",
  total_rate: 4.5,
  discount_end_time: null,
});

/** Coupons by code. */
const COUPONS = new Map([
  ["OCH2020", 5_000],
  ["SMALL", 10_000],
  ["BIG", 500_000],
]);

/** Every product id exists, so that each request can miss every cache. */
const MAX_PRODUCTS = 1_000;
/** The products of the lists. */
export const PRODUCTS = Array.from({ length: 8 }, (_, index) => product(index + 1));
const exists = (id: unknown): id is number => typeof id === "number" && id >= 1 && id <= MAX_PRODUCTS;
const known = (ids: unknown) => (Array.isArray(ids) ? ids.filter(exists).map((id) => product(id)) : []);
const listing = {
  result: "success",
  pagination: 1,
  product: PRODUCTS,
  max: 200_000,
  brand: [{ id: 1, brandname: "Тэнгэр", total: 8 }],
  color: [{ color_name: "Хар", total: 8 }],
  sub: [{ id: 1, sub_category_name: "Ухаалаг утас", total: 8 }],
  spcs: ["RAM"],
  specs: PRODUCTS.map(() => ({ RAM: "8GB" })),
};
const customer = {
  id: 7,
  name: "Дэмо Болд",
  email: "demo@och.mn",
  phone: "99112233",
  phone2: "",
  bonus: 2_020,
  img: null,
};
const districts = [
  { id: 1, district: "Сүхбаатар", number_of_khoroo: 20, cheap_khoroo: "1,2,3", middle_khoroo: "18,19" },
  { id: 2, district: "Баянзүрх", number_of_khoroo: 28, cheap_khoroo: "", middle_khoroo: null },
];

/** What an order is while it is being placed: the fake remembers the last one, so that its page can be shown. */
interface Memory {
  orders: { ordernumber: string; total: number }[];
  /** The number of the order that create-order began; there is one at a time. */
  draft: string | null;
  quirks: Quirks;
  /** The number of the customer who signs in next, where each sign-in is another's. */
  nextCustomer?: number;
}

/** What the contract leaves to the server. */
export interface Quirks {
  /** Orders do not say whether they are drafts (docs/api.md, section 4). */
  withoutEnableIs?: boolean;
  /** Milliseconds before submit-order answers; the order is made at once. */
  submitTakes?: number;
}

/** Fields of an answer that hold a name of the catalogue, or a value that stands beside one. */
const NAMED =
  /^(?:name|model|color_name|brandname|category_name|sub_category_name|event_name|category|title_?\d?|desc\d|RAM|district)$/;

/** Fields that differ from what the fake says by itself: of every product, and of a product's own pictures. */
export interface Outfit {
  /** Stands in the place of every name. */
  words?: string;
  product?: Record<string, unknown>;
  /** Of one product, by id, wherever its price, discount or stock is told; null takes it out of the shop. */
  products?: Record<number, Record<string, unknown> | null>;
  pictures?: Record<string, unknown>;
}

/** An answer in which every row of a product, and of a product's pictures, wears an outfit. */
function dressed(answer: object, { words, product, products = {}, pictures }: Outfit): object {
  const isGone = (row: unknown) => products[Number(idOf(row))] === null;
  return JSON.parse(JSON.stringify(answer), (key, value) => {
    if (words !== undefined && typeof value === "string" && value !== "" && NAMED.test(key)) return words;
    if (Array.isArray(value)) return value.filter((row) => !isGone(row));
    if (typeof value !== "object" || value === null) return value;
    if (idOf(value) !== undefined) {
      const own = Object.entries(products[Number(idOf(value))] ?? {}).filter(([field]) => field in value);
      return { ...value, ...("sale_price" in value ? product : {}), ...Object.fromEntries(own) };
    }
    return "big_image1" in value ? { ...value, ...pictures } : value;
  });
}

/** The id of a row that tells of a product's stock. */
function idOf(row: unknown): unknown {
  return typeof row === "object" && row !== null && "id" in row && "remain" in row ? row.id : undefined;
}

type Body = Record<string, unknown> | undefined;
/** A call that is not here is answered by `success` alone. */
type Answers = { [Name in EndpointName]?: (body: Body, memory: Memory) => object };

function orderRow({ ordernumber, total }: Memory["orders"][number]) {
  return {
    ordernumber,
    created_at: "2026-11-20T09:30:00.000Z",
    status: "pending",
    total_amount: total,
    tax: 5_000,
    discount: 0,
    add_bonus: 100,
    used_bonus: 0,
    payment: "qpay",
    QRCode: "https://pay.test/qr",
    enable_is: 1,
  };
}

function answersWith(token: string): Answers {
  return {
    homePage: () => ({
      category: [{ id: 1, category_name: "Утас", image: "phones.png", icon: "phone.svg" }],
      subCategory: [{ categoryID: 1, id: 1, sub_category_name: "Ухаалаг утас", specs: "RAM" }],
      randomCategory: [{ id: 1, category_name: "Утас", image: "phones.png" }],
      random: PRODUCTS,
      homeBanner: [
        {
          id: 1,
          product_id: 1,
          title_1: "Шинэ",
          title_2: "Утас",
          title_3: "",
          image: "b.png",
          sale_price: 101_000,
          discount: 0,
          model: "Model 1",
        },
      ],
      quickCategory: [{ id: 1, sub_category_name: "Ухаалаг утас", image: "phones.png" }],
      featuredProduct: PRODUCTS,
      discountProduct: PRODUCTS,
      topRatedProduct: PRODUCTS,
      specialProduct: [product(1)],
      topBrand: [{ id: 1, brandname: "Тэнгэр", totalQty: 3 }],
      topProduct: PRODUCTS,
      banners: [],
      events: [{ id: 1, event_name: "Наадам", image: "e.png" }],
    }),
    categories: () => ({
      category: [{ id: 1, category_name: "Утас", image: "phones.png", icon: "phone.svg" }],
      subCategory: [{ categoryID: 1, id: 1, sub_category_name: "Ухаалаг утас", specs: "RAM" }],
      events: [{ id: 1, event_name: "Наадам", image: "e.png" }],
    }),
    brands: () => ({
      brand: [{ brandname: "Тэнгэр", images: "tenger.png" }],
      featured: PRODUCTS.slice(0, 3),
      top: PRODUCTS.slice(0, 3),
      discount: PRODUCTS.slice(0, 3),
      categories: [{ id: 1, category_name: "Утас" }],
    }),
    login: (body, memory) =>
      body?.password === "demo-1234"
        ? {
            result: "success",
            data: memory.nextCustomer ? { ...customer, id: memory.nextCustomer++ } : customer,
            token,
          }
        : { result: "fail", data: "И-мэйл эсвэл нууц үг буруу байна" },
    facebookLogin: () => ({ result: "success", data: customer, token }),
    forgotPassword: () => ({ result: "success", data: "Илгээлээ" }),
    myInfo: (_, { orders, draft, quirks }) => {
      const drafts = draft === null ? [] : [{ ...orderRow({ ordernumber: draft, total: 0 }), enable_is: 0 }];
      const rows = [...drafts, ...orders.map(orderRow).reverse()];
      const order = quirks.withoutEnableIs ? rows.map(({ enable_is: _, ...row }) => row) : rows;
      return { info: [customer], save: [], order };
    },
    categoryProduct: () => ({ ...listing, category: "Утас" }),
    subCategoryProduct: () => ({
      ...listing,
      category: { id: 1, sub_category_name: "Ухаалаг утас", category_name: "Утас" },
    }),
    search: () => listing,
    newArrival: () => listing,
    allBrand: () => ({ brands: [{ id: 1, brandname: "Тэнгэр", images: "tenger.png" }] }),
    brandProduct: () => ({
      ...listing,
      category: listing.sub,
      brand: { id: 1, brandname: "Тэнгэр", images: "tenger.png", bg: null },
    }),
    event: () => ({ ...listing, event: { id: 1, event_name: "Наадам", image: "e.png" } }),
    top20: () => ({ top: PRODUCTS }),
    trend: () => ({ category: [], product: PRODUCTS }),
    compare: (body) => ({ product: known(body?.id), specs: ["RAM"], sp: [] }),
    singleProduct: (body) => {
      if (!exists(body?.id)) return { result: "failed" };
      const row = product(body.id);
      return {
        result: "success",
        single: [{ ...row, images: "tenger.png", specs: "RAM" }],
        images: [{ big_image1: "a.png", big_image2: null, title1: "Дэлгэц", desc1: "Тод" }],
        others: [{ id: 2, color_name: "Цагаан", image: "product-2.png" }],
        specs: [{ RAM: "8GB" }],
        review: [{ name: "Сараа", message: "<script>alert(1)</script>", rate: 5, user_id: 3, created_at: null }],
        my_review: 0,
        related: PRODUCTS,
        ids: 0,
      };
    },
    changeProductColor: (body) => ({ product: product(Number(body?.id)) }),
    addProductReview: () => ({ result: "failed" }),
    addFavouriteProduct: () => ({ result: "failed" }),
    removeFavourite: () => ({ result: "failed" }),
    cartProduct: (body) => ({
      product: known(body?.products).map(({ id, discount, bonus_percent, remain }) => ({
        id,
        discount,
        bonus_percent,
        remain,
      })),
    }),
    cartShipping: () => ({
      address: [
        {
          name: "Дэмо Болд",
          phone: "99112233",
          email: "demo@och.mn",
          phone2: "",
          khoroo: 1,
          more_address: "45 тоот",
          district: 1,
          bonus: 2_020,
        },
      ],
      districts,
      coupon: [],
    }),
    useCoupon: (body) => {
      const amount = COUPONS.get(String(body?.coupon));
      return amount === undefined ? { result: "failed" } : { result: "success", promo: [{ amount }] };
    },
    createOrder: (_, memory) => {
      memory.draft ??= `PI${String(memory.orders.length + 1).padStart(6, "0")}`;
      return { result: "success" };
    },
    submitOrder: (_, memory) => {
      const ordernumber = memory.draft;
      if (ordernumber === null) return { result: "failed", data: "Захиалга олдсонгүй" };
      memory.draft = null;
      memory.orders.push({ ordernumber, total: 207_000 });
      return { result: "success", invoiceId: ordernumber };
    },
    showOrder: (body, { orders }) => {
      const order = orders.find(({ ordernumber }) => ordernumber === body?.ordernumber);
      if (!order) return { result: "failed" };
      const line = {
        id: 1,
        image: "product-1.png",
        name: "Ухаалаг утас 1",
        model: "Model 1",
        color_name: "Хар",
        quantity: 2,
        amount: 101_000,
      };
      return { result: "success", order: [orderRow(order)], product: [line], coupon: 0 };
    },
    isPaidQpay: () => ({ result: "fail" }),
  };
}

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

export interface FakeUpstream {
  origin: string;
  /** The token that its sign-in gives. */
  token: string;
  calls: SeenCall[];
  /** Makes one endpoint, or all, behave this way until `reset`. */
  set(behaviour: Behaviour, ...names: EndpointName[]): void;
  /** Makes all products look so until `reset`. */
  dress(outfit: Outfit): void;
  /** Changes what endpoints answer to a request's body until `reset`. */
  alter(change: (name: EndpointName, answer: object, body: Body) => object): void;
  /** Every answer takes so long, in milliseconds, until `reset`. */
  delay(milliseconds: number): void;
  /** The highest number of concurrent calls since `reset`. */
  mostAtOnce(): number;
  /** From now on each sign-in is another customer's, who has no cart of an earlier test. */
  newCustomers(): void;
  /** Changes what the contract leaves to the server, until `reset`. */
  has(quirks: Quirks): void;
  /** All endpoints answer again. */
  heal(): void;
  /** Everything answers again as it was, and calls and orders are forgotten. */
  reset(): void;
  /** The orders that it took. */
  orders(): string[];
  /** What was posted to `/feedback`, which is no endpoint of the API but stands for the shop's own mailbox. */
  feedback: { body: unknown; headers: IncomingMessage["headers"] }[];
  /** Makes `/feedback` behave this way until `reset`. */
  setFeedback(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

/** @param token what the sign-in gives: a text that can be searched for */
export async function startFakeUpstream(token = `canary-${crypto.randomUUID()}`): Promise<FakeUpstream> {
  const byPath = new Map(endpointNames().map((name) => [String(contract[name].path), name]));
  const answers = answersWith(token);
  const behaviours = new Map<EndpointName, Behaviour>();
  const memory: Memory = { orders: [], draft: null, quirks: {} };
  const calls: SeenCall[] = [];
  let outfit: Outfit = {};
  let altered = (_: EndpointName, answer: object, _body: Body) => answer;
  let delay = 0;
  let atOnce = 0;
  let mostAtOnce = 0;
  const feedback: FakeUpstream["feedback"] = [];
  let mailbox: Behaviour = "ok";

  const { origin, stop } = await listening(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://upstream.test");
    if (pathname.startsWith("/images/")) return sendPicture(pathname, response);
    const name = byPath.get(pathname);
    const isMailbox = pathname === "/feedback";
    if (!(name || isMailbox) || request.method !== "POST") return response.writeHead(404).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const body: Body = text === "" ? undefined : JSON.parse(text);
    const { headers } = request;
    if (!name) {
      feedback.push({ body, headers });
      return behave(mailbox, response, () => ({}));
    }
    calls.push({ name, body, authorization: headers.authorization, headers });
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    response.on("close", () => atOnce--);
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    const { auth } = contract[name];
    if (auth === "token" && headers.authorization !== `Bearer ${token}`) return response.writeHead(401).end();
    const behaviour = behaviours.get(name) ?? "ok";
    const answer = () => altered(name, dressed(answers[name]?.(body, memory) ?? { result: "success" }, outfit), body);
    if (name !== "submitOrder" || !memory.quirks.submitTakes) {
      return behave(behaviour, response, answer);
    }
    const made = answer();
    setTimeout(() => behave(behaviour, response, () => made), memory.quirks.submitTakes);
  });
  return {
    origin,
    token,
    calls,
    feedback,
    setFeedback: (behaviour) => {
      mailbox = behaviour;
    },
    set: (behaviour, ...names) => {
      for (const name of names.length > 0 ? names : endpointNames()) behaviours.set(name, behaviour);
    },
    dress: (worn) => {
      outfit = worn;
    },
    alter: (change) => {
      altered = change;
    },
    delay: (milliseconds) => {
      delay = milliseconds;
    },
    mostAtOnce: () => mostAtOnce,
    newCustomers: () => {
      memory.nextCustomer ??= 1_000;
    },
    has: (quirks) => {
      memory.quirks = quirks;
    },
    heal: () => behaviours.clear(),
    orders: () => memory.orders.map(({ ordernumber }) => ordernumber),
    reset: () => {
      behaviours.clear();
      mailbox = "ok";
      feedback.length = 0;
      outfit = {};
      altered = (_, answer) => answer;
      delay = 0;
      mostAtOnce = 0;
      calls.length = 0;
      memory.orders.length = 0;
      memory.draft = null;
      memory.quirks = {};
    },
    stop,
  };
}

/** Words of server errors that a page must never show. */
export const SERVER_WORDS = "ER_PARSE_ERROR near SELECT";

/** Answers as told. @param answer what is right */
function behave(behaviour: Behaviour, response: ServerResponse, answer: () => object): void {
  const json = (status: number, body: unknown) =>
    response
      .writeHead(status, { "Content-Type": "application/json", "Set-Cookie": "api=1", "X-Powered-By": "Express" })
      .end(JSON.stringify(body));
  if (behaviour.startsWith("status ")) return void json(Number(behaviour.slice(7)), { message: SERVER_WORDS });
  if (behaviour.startsWith("body "))
    return void response.writeHead(200, { "Content-Type": "application/json" }).end(behaviour.slice(5));
  const part = (text: string) => response.writeHead(200, { "Content-Type": "application/json" }).write(text);
  switch (behaviour) {
    case "ok":
      return void json(200, answer());
    case "500":
      return void json(500, { error: "Internal Server Error", message: SERVER_WORDS });
    case "401":
    case "403":
      return void json(Number(behaviour), { message: "Forbidden" });
    case "hang":
      return;
    case "slow": {
      const whole = answer();
      const timer = setTimeout(() => json(200, whole), SLOW);
      response.on("close", () => clearTimeout(timer));
      return;
    }
    case "drip":
      return void part('{"result":');
    case "reset":
      return void response.socket?.resetAndDestroy();
    case "cut":
      return void response
        .writeHead(200, { "Content-Type": "application/json" })
        .end(JSON.stringify(answer()).slice(0, -20));
    case "html":
      return void response
        .writeHead(200, { "Content-Type": "text/html" })
        .end(`<!DOCTYPE html><title>nginx</title><p>${SERVER_WORDS}</p>`);
    case "shape":
      return void json(200, Object.fromEntries(Object.keys(answer()).map((name) => [name, { words: SERVER_WORDS }])));
    case "empty":
      return void response.writeHead(200).end();
    case "huge": {
      part('{"result":"success","padding":"');
      const mebibyte = "x".repeat(1_048_576);
      let sent = 0;
      const more = () => {
        while (sent++ < 30) if (!response.write(mebibyte)) return response.once("drain", more);
        return response.end('"}');
      };
      more();
    }
  }
}

function sendPicture(pathname: string, response: ServerResponse): void {
  if (pathname.includes("missing")) return void response.writeHead(404).end();
  if (pathname.endsWith(".svg")) {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    return void response.writeHead(200, { "Content-Type": "image/svg+xml" }).end(drawing);
  }
  response.writeHead(200, { "Content-Type": "image/png", ETag: '"v1"', "Set-Cookie": "api=1" }).end(PNG);
}
