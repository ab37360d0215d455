/** One well-formed request per endpoint. */
import { z } from "zod";
import type { FieldKind } from "#bff/rules/field-kind.ts";
import { contract, type EndpointName, type RequestOf } from "#bff/upstream/contract.ts";
import { type Kinded, kindOf } from "#bff/upstream/kinds.ts";
import { endpointNames } from "#tests/fixtures/endpoint-names.ts";

/** A product and a category that every seed has. */
export const PRODUCT = 5;
export const CATEGORY = 1;
export const SUB_CATEGORY = 1;
export const BRAND = 1;
export const EVENT = 1;
export const NOWHERE = 99_999_999;

export const DEMO = { email: "demo@och.mn", password: "demo-1234" };

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

/** Requests for which a value of each field's kind is not enough. */
const OWN = {
  login: DEMO,
  facebookLogin: { user: { id: "sample", name: "Нэр", picture: { data: { url: "https://example.mn/a.png" } } } },
  categoryProduct: { ...whole, id: CATEGORY, sub: [], price: anyPrice, specs: "" },
  subCategoryProduct: { ...whole, id: SUB_CATEGORY, price: anyPrice, spec: "" },
  search: { ...whole, search: "утас", sub: [], price: anyPrice, specs: "" },
  newArrival: whole,
  brandProduct: { id: BRAND, page: 1, color: [], type: [], price: anyPrice },
  event: { ...whole, id: EVENT, price: anyPrice },
  cartShipping: { coupon: null },
  createOrder: { shipping: { amount: 3_000, user: shippingUser, w3w: null, lat: 47.919143, long: 106.917597 } },
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
} satisfies { [Name in EndpointName]?: RequestOf<Name> };

const OF_KIND: { [Kind in FieldKind]?: string | number } & Record<string, string | number | undefined> = {
  id: PRODUCT,
  number: 1,
  email: "sample@example.mn",
  phone: "99001122",
  orderNumber: "PI0",
  coupon: "OCH2020",
  password: "another-1234",
  text: "Сайн",
};

/** A value that a schema of kinds takes. @throws for a kind that has none here: its request is a row of `OWN` */
function sampleOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape)
        .filter(([, field]) => !(field instanceof z.ZodOptional))
        .map(([name, field]) => [name, sampleOf(field)]),
    );
  if (schema instanceof z.ZodArray) return [sampleOf(schema.element)];
  if (schema instanceof z.ZodUndefined) return undefined;
  const value = OF_KIND[kindOf(schema as Kinded)];
  if (value === undefined) throw new Error("a kind without a value: the request is a row of OWN");
  return value;
}

type Samples = { [Name in EndpointName]: RequestOf<Name> };

const OF_KINDS = Object.fromEntries(
  endpointNames()
    .filter((name) => !(name in OWN))
    .map((name) => [name, sampleOf(contract[name].request)]),
) as Omit<Samples, keyof typeof OWN>;

/** The contract's own tests send each of them, so that one that does not fit fails. */
export const samples: Samples = { ...OF_KINDS, ...OWN };
