/** What a page learns of its customer goes into their session, and only what has changed sets a cookie. */
import { expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { fakeRegistries } from "#tests/support/fake-registries.ts";
import { returningVisitor } from "#tests/support/returning-visitor.ts";
import { cookies } from "./cookies.ts";
import { ownAccount, showBalance } from "./own-account.ts";
import { updateSessionUser } from "./own-session.ts";
import { forgetConfirmedSessions } from "./sessions.ts";
import type { Visitor } from "./visitor.ts";

const INFO = { id: 7, name: "Бат", email: "bat@och.mn", phone: null, phone2: null, bonus: "2020.9", img: null };
const product = (id: number) => ({ id, name: "Утас", model: `M${id}`, sale_price: 1_000 });
const account = (save: number[] = []) => ({ info: [INFO], save: save.map(product), order: [] });

async function customerOf(shop: ReturnType<typeof fakeShop>) {
  const customer = returningVisitor(shop);
  await customer.signIn();
  /** Whether a request that does this sets a cookie, and the session that the next one has. */
  const after = async (work: (visitor: Visitor) => Promise<unknown>) => {
    const isSet = await customer.request(async (_, visitor) => {
      await work(visitor);
      return (await visitor.shopper.jar.headers()).length > 0;
    });
    const session = await customer.request((_, { shopper: { jar } }) => jar.read(cookies.session));
    return { isSet, user: session?.user, saved: session?.saved };
  };
  return { customer, after };
}

test("a balance or a name that is the header's sets no cookie, another one does", async () => {
  const { after } = await customerOf(fakeShop({}));
  const user = { name: "Бат", bonus: 2020 };
  expect(await after((visitor) => showBalance(visitor, 2020))).toMatchObject({ isSet: false, user });
  expect(await after((visitor) => updateSessionUser(visitor, {}))).toMatchObject({ isSet: false, user });
  expect(await after((visitor) => updateSessionUser(visitor, user))).toMatchObject({ isSet: false, user });
  expect(await after((visitor) => showBalance(visitor, 0))).toMatchObject({ isSet: true, user: { ...user, bonus: 0 } });
  const renamed = { name: "Болд", bonus: 0 };
  expect(await after((visitor) => updateSessionUser(visitor, { name: "Болд" }))).toMatchObject({ user: renamed });
});

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
