/** The address: what a browser keeps of it as it is typed, and what the API is sent of it. */

import { describe, expect, test } from "vitest";
import { readNote, writeNotes } from "#bff/shopper/own-notes.ts";
import { ADDRESS, newCheckout } from "#tests/fixtures/checkout.ts";
import { ZONE_FEES } from "../rules/delivery.ts";
import { CITY_CENTRE } from "../rules/point.ts";
import { randomKey } from "../session/random-key.ts";
import type { ShippingDraft } from "../shopper/notes.ts";
import { reviewOrder } from "./order-review.ts";
import { deliveryEmail, keepTypedAddress, sendAddress, type TypedAddress } from "./shipping-address.ts";

type Checkout = Awaited<ReturnType<typeof newCheckout>>;
const KEY = randomKey();
const BESIDE = { coupon: "SMALL", bonus: "100", payment: "qpay" as const };

const draftOf = ({ request }: Checkout) => request(({ visitor }) => readNote(visitor, "shipping"));
const store = ({ request }: Checkout, fields: Partial<ShippingDraft> = {}) =>
  request(async ({ visitor }) => writeNotes(visitor, { shipping: { ...ADDRESS, orderKey: KEY, ...fields } }));
const type = ({ request }: Checkout, fields: Partial<TypedAddress> = {}) =>
  request(({ visitor }) => keepTypedAddress(visitor, { ...ADDRESS, ...fields }));

describe("an address as it is typed", () => {
  test("as the API has it is still the one that it has, and another one is not", async () => {
    const checkout = await newCheckout();
    await store(checkout);
    await type(checkout);
    expect((await draftOf(checkout))?.orderKey).toBe(KEY);
    await type(checkout, { phone2: "88112233" });
    expect((await draftOf(checkout))?.orderKey).toBeNull();
  });

  test("keeps what was typed beside it, and its point while its three words are the same", async () => {
    const checkout = await newCheckout();
    await store(checkout, { ...BESIDE, point: { lat: 47.9, long: 106.9 } });
    await type(checkout, { more: "46 тоот" });
    expect(await draftOf(checkout)).toMatchObject({ ...BESIDE, point: { lat: 47.9, long: 106.9 }, more: "46 тоот" });
    await type(checkout, { w3w: "нэг.хоёр.гурав" });
    expect((await draftOf(checkout))?.point).toBeUndefined();
  });
});

describe("an address that is sent", () => {
  const DISTRICTS = [
    { id: 1, district: "Сүхбаатар", number_of_khoroo: 20, cheap_khoroo: "1", middle_khoroo: "18" },
    { id: 2, district: "Налайх", number_of_khoroo: 8, cheap_khoroo: null, middle_khoroo: null },
  ];

  /** @param draft null: nothing was typed */
  async function sent(checkout: Checkout, draft: Partial<ShippingDraft> | null) {
    if (draft) await store(checkout, draft);
    return checkout.request(async ({ visitor }) =>
      sendAddress(visitor, "token 7", { ...(await reviewOrder(visitor)), districts: DISTRICTS }),
    );
  }
  const requests = ({ calls }: Checkout) =>
    calls.filter(({ name }) => name === "createOrder").map(({ body }) => JSON.parse(JSON.stringify(body)).shipping);

  test.each<[string, Partial<ShippingDraft> | null]>([
    ["no address", null],
    ["no district", { district: null }],
    ["a district that the API does not list", { district: 3 }],
    ["no khoroo", { khoroo: null }],
    ["khoroo 0", { khoroo: 0 }],
    ["a khoroo that its district does not have", { district: 2, khoroo: 9 }],
  ])("is no such place with %s: the API is told nothing", async (_, to) => {
    const checkout = await newCheckout();
    await sent(checkout, {});
    await checkout.request(async ({ visitor }) => writeNotes(visitor, { shipping: null }));
    expect(await sent(checkout, to)).toBe("no-such-place");
    expect(requests(checkout)).toHaveLength(1);
  });

  test.each<[string, Partial<ShippingDraft>, object, object]>([
    [
      "a person, in the last khoroo of a district",
      { district: 2, khoroo: 8, phone2: "88112233", register: "1234567" },
      { personal: true, district: 2, khoroo: 8, phone2: "88112233", register: "" },
      { amount: ZONE_FEES.other, w3w: null, ...CITY_CENTRE },
    ],
    [
      "an organisation",
      { personal: false, phone2: "88112233", register: "1234567" },
      { personal: false, district: 1, khoroo: 1, phone2: "", register: "1234567" },
      { amount: ZONE_FEES.cheap, w3w: null, ...CITY_CENTRE },
    ],
    [
      "a point with its words",
      { point: { lat: 47.9, long: 106.8 }, w3w: "нэг.хоёр.гурав" },
      { personal: true, district: 1, khoroo: 1, phone2: "", register: "" },
      { amount: ZONE_FEES.cheap, w3w: "нэг.хоёр.гурав", lat: 47.9, long: 106.8 },
    ],
  ])("to %s is what was typed, as far as it concerns them", async (_, to, user, shipping) => {
    const checkout = await newCheckout();
    // The API lists both districts.
    const { name, phone, email, more } = ADDRESS;
    const onFile = { name, phone, email, phone2: "", district: 1, khoroo: 1, more_address: more, bonus: 2_020 };
    checkout.api.answers.cartShipping = { address: [onFile], districts: DISTRICTS, coupon: null };
    expect(await sent(checkout, to)).toBe("accepted");
    expect(requests(checkout)).toEqual([{ ...shipping, user: { name, phone, email, more, bonus: 2_020, ...user } }]);
  });
});

test.each([
  ["a@och.mn", "", false, "a@och.mn"],
  [" A@Och.mn ", "a@och.mn", false, "a@och.mn"],
  ["a@och.mn", " a@och.mn", false, " a@och.mn"],
  ["b@och.mn", "a@och.mn", false, null],
  ["b@och.mn", "a@och.mn", true, "b@och.mn"],
])("typed %j by a customer with %j, who agrees to a new sign-in: %j; sent is %j", (typed, own, wanted, sent) => {
  expect(deliveryEmail(typed, own, wanted)).toBe(sent);
});
