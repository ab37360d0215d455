/** With whose name the next order's form begins. */
import { expect, test } from "vitest";
import { ADDRESS, newCheckout } from "#tests/fixtures/checkout.ts";
import { atGate } from "./customer-gate.ts";
import { lastReceiver } from "./last-receiver.ts";
import type { KnownAddress } from "./order-review.ts";

const LAST = { ...ADDRESS, name: "Ган Бат", district: "Сүхбаатар", khoroo: 1, w3w: "нэг.хоёр.гурав" };
const ACCOUNT: KnownAddress = {
  ...{ name: "Дэмо", phone: ADDRESS.phone, phone2: "", email: ADDRESS.email, more_address: ADDRESS.more },
  ...{ district: 1, khoroo: 1, bonus: 0 },
};
const DRAFT = { ...ADDRESS, customer: 7, orderKey: null };
const RECEIVER = { personal: true, name: "Ган Бат", register: "", w3w: "нэг.хоёр.гурав" };

/** What the form begins with, for a customer who has ordered before. */
async function receiver(known: Parameters<typeof lastReceiver>[1]) {
  const { request } = await newCheckout();
  return request(async ({ visitor }) => {
    await atGate(visitor, async (gate) => {
      await gate.addressTaken("K", 3_000, "at home");
      const goods = { lines: "1.1", known: [], draft: null, again: [], hasLooked: false, quiet: 60_000 };
      await gate.admit({ ...goods, key: "K", address: "at home", record: { lines: [], address: LAST } });
      await gate.placed("K", "PI1");
    });
    return lastReceiver(visitor, known);
  });
}

test("of an account that is reached as the last order's receiver, it is that receiver", async () => {
  expect(await receiver({ draft: undefined, address: ACCOUNT })).toEqual(RECEIVER);
  const shouted = { ...ACCOUNT, email: ADDRESS.email.toUpperCase() };
  expect(await receiver({ draft: undefined, address: shouted })).toEqual(RECEIVER);
});

test.each<[string, Parameters<typeof lastReceiver>[1]]>([
  ["of whoever has typed something since", { draft: DRAFT, address: ACCOUNT }],
  ["of an account without an address", { draft: undefined, address: undefined }],
  ["of an account with another phone", { draft: undefined, address: { ...ACCOUNT, phone: "88112233" } }],
  ["of an account with another e-mail", { draft: undefined, address: { ...ACCOUNT, email: "other@och.mn" } }],
])("%s it is nobody", async (_, known) => {
  expect(await receiver(known)).toBeNull();
});
