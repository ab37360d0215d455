/** A customer whose sessions cannot be checked; what a page learns of its customer: tests/http/order-page.test.ts. */
import { expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { fakeRegistries } from "#tests/support/fake-registries.ts";
import { returningVisitor } from "#tests/support/returning-visitor.ts";
import { ownAccount, showBalance } from "./own-account.ts";
import { forgetConfirmedSessions } from "./sessions.ts";

const INFO = { id: 7, name: "Бат", email: "bat@och.mn", phone: null, phone2: null, bonus: "2020.9", img: null };
const product = (id: number) => ({ id, name: "Утас", model: `M${id}`, sale_price: 1_000 });
const account = (save: number[] = []) => ({ info: [INFO], save: save.map(product), order: [] });

test("of a customer whose sessions cannot be checked the account is left out, and their page is no error", async () => {
  const registries = fakeRegistries();
  const shop = fakeShop({ myInfo: account() }, { SHOPPER: registries.namespace });
  const customer = returningVisitor(shop);
  await customer.signIn();
  forgetConfirmedSessions();
  registries.fail("throws");
  await customer.request(async (_, visitor) => {
    expect(await ownAccount(visitor)).toBeNull();
    await showBalance(visitor, 5);
  });
  expect(shop.calls).toEqual([]);
});
