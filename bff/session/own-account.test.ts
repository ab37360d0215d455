/** What a page learns of its customer goes into their session, and only what has changed sets a cookie. */
import { expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { fakeRegistries } from "#tests/support/fake-registries.ts";
import { returningVisitor } from "#tests/support/returning-visitor.ts";
import { cookies } from "./cookies.ts";
import { customerAccount, ownAccount, showBalance } from "./own-account.ts";
import { rememberSaved, updateSessionUser } from "./own-session.ts";
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

test("the same favourites set no cookie; others do, none at all too, and five are kept", async () => {
  const { after } = await customerOf(fakeShop({}));
  const remember = (...ids: number[]) => after((visitor) => rememberSaved(visitor, ids));
  expect(await remember()).toMatchObject({ isSet: false });
  expect(await remember(5, 6)).toMatchObject({ isSet: true, saved: [5, 6] });
  expect(await remember(5, 6)).toMatchObject({ isSet: false, saved: [5, 6] });
  expect(await remember(6, 5)).toMatchObject({ isSet: true, saved: [6, 5] });
  expect(await remember(1, 2, 3, 4, 5, 6)).toMatchObject({ isSet: true, saved: [1, 2, 3, 4, 5] });
  expect(await remember()).toMatchObject({ isSet: true, saved: [] });
});

test("a guest has no account, no balance and no favourites, and the API is not asked", async () => {
  const shop = fakeShop({ myInfo: account() });
  await returningVisitor(shop).request(async (_, visitor) => {
    expect(await ownAccount(visitor)).toBeNull();
    await showBalance(visitor, 5);
    await rememberSaved(visitor, [5]);
    expect(await visitor.shopper.jar.headers()).toEqual([]);
  });
  expect(shop.calls).toEqual([]);
});

test("one call tells every part of a page, and the session then has its name, whole points and favourites", async () => {
  const shop = fakeShop({ myInfo: account([5]) });
  const { after } = await customerOf(shop);
  const told = await after(async (visitor) => {
    const [own, other] = await Promise.all([customerAccount(visitor, "customer-token"), ownAccount(visitor)]);
    expect(own.user).toMatchObject({ id: 7, email: "bat@och.mn" });
    expect(other).toBe(own);
  });
  expect(told).toEqual({ isSet: true, user: { name: "Бат", bonus: 2020 }, saved: [5] });
  expect(shop.calls.map(({ name, authorization }) => [name, authorization])).toEqual([
    ["myInfo", "Bearer customer-token"],
  ]);
});

test("while the API fails the page does without, and the session stays", async () => {
  const { after } = await customerOf(fakeShop({}));
  const told = await after(async (visitor) => expect(await ownAccount(visitor)).toBeNull());
  expect(told).toMatchObject({ isSet: false, user: { name: "Бат", bonus: 2020 } });
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
