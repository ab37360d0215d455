import { expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { returningVisitor } from "#tests/support/returning-visitor.ts";
import { ask } from "../client.ts";

const account = {
  info: [{ id: 7, name: "Бат-Эрдэнэ", email: "bat@och.mn", phone: null, phone2: null, bonus: "120.5", img: null }],
  save: [{ id: 5, name: "Утас", model: "M5", sale_price: 1_000 }],
  order: [],
};

test("reading the customer and a tab of theirs makes one call, whose reply the header uses", async () => {
  const shop = fakeShop({ myInfo: account, compare: { product: [], specs: [], sp: [] } });
  const customer = returningVisitor(shop);
  await customer.signIn();
  const seen = await customer.request(async (bff) => ({
    customer: await ask(bff.profile.$get()),
    tab: await ask(bff.favourites.$get()),
  }));
  expect(seen.customer).toEqual({ name: "Бат-Эрдэнэ", email: "bat@och.mn", picture: null, bonus: 120, savedCount: 1 });
  expect(seen.tab.withdrawn).toMatchObject([{ id: 5 }]);
  expect(shop.calls.map(({ name }) => name)).toEqual(["myInfo", "compare"]);
  const session = await customer.request((_, visitor) => visitor.shopper.session());
  expect(session).toMatchObject({ user: { name: "Бат-Эрдэнэ", bonus: 120 }, saved: [5] });
});

test("a customer whom the API no longer has is signed out, with one notice", async () => {
  const shop = fakeShop({ myInfo: { ...account, info: [] } });
  const customer = returningVisitor(shop);
  await customer.signIn();
  const reply = await customer.request((bff) => bff.profile.$get());
  expect(Number(reply.status)).toBe(401);
  expect(await customer.request((_, visitor) => visitor.shopper.session())).toBeUndefined();
});
