/**
 * The cookies of before decision 0264 that a shopper would miss: cart, compare list, coupon and address draft. They are
 * read once, moved to the shopper's object and cleared. Delete this file and its uses after 1 February 2027.
 */
import type { Cart } from "../rules/cart.ts";
import type { CookieDefinition, CookieJar } from "../session/cookie-jar.ts";
import type { Session } from "../session/cookies.ts";
import type { ShippingDraft } from "./notes.ts";

const DAY_SECONDS = 86_400;
const old = (name: string, maxAge: number, protection: "signed" | "sealed" = "signed"): CookieDefinition<string> => ({
  ...{ name, maxAge, protection },
  encode: String,
  decode: (text) => text,
});

export const oldCookies = {
  cart: old("cart", 60 * DAY_SECONDS),
  compare: old("compare", 60 * DAY_SECONDS),
  coupon: old("coupon", 7 * DAY_SECONDS),
  shipping: old("shipping", DAY_SECONDS, "sealed"),
};

/** `~id.quantity.price_…`, in base 36. */
export async function oldCart(jar: CookieJar): Promise<Cart | undefined> {
  const text = await jar.read(oldCookies.cart);
  const numbers = text?.match(/^~(.+)$/)?.[1]?.split("_");
  return numbers?.flatMap((line) => {
    const [id = 0, quantity = 0] = line.split(/[.-]/).map((number) => Number.parseInt(number, 36));
    return id > 0 && quantity > 0 ? [{ id, quantity }] : [];
  });
}

/** `1_22_333` */
export async function oldCompared(jar: CookieJar): Promise<number[] | undefined> {
  return (await jar.read(oldCookies.compare))?.split("_").map(Number).filter(Number.isInteger);
}

/** `code.owner`, and what is no longer asked. @param tag the customer's (`shortTag`) */
export async function oldCoupon(jar: CookieJar, tag: string): Promise<{ code: string } | undefined> {
  const [code = "", owner] = (await jar.read(oldCookies.coupon))?.split(".") ?? [];
  return owner === tag ? { code } : undefined;
}

const FIELDS =
  "customer personal name phone phone2 email register district khoroo more w3w orderKey coupon bonus payment";

/** A JSON list of its fields. */
export async function oldDraft(jar: CookieJar, { customer }: Session): Promise<ShippingDraft | undefined> {
  const text = await jar.read(oldCookies.shipping);
  const values: unknown = text && JSON.parse(text);
  if (!Array.isArray(values)) return undefined;
  const named = Object.fromEntries([...FIELDS.split(" "), "point", "by"].map((name, at) => [name, values[at]]));
  const { customer: owner, point, ...draft } = named;
  if (owner !== customer || draft.by) return undefined;
  return { ...draft, point: point && { lat: point[0], long: point[1] } } as unknown as ShippingDraft;
}
