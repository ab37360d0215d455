/** Who tells a customer's object of a cart, when, and what happens when it does not answer. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { memoryCarts } from "#tests/fixtures/memory-gate.ts";
import { fakeRegistries } from "#tests/support/fake-registries.ts";
import { type ReturningVisitor, returningVisitor } from "#tests/support/returning-visitor.ts";
import { readCart } from "../checkout/cart-pricing.ts";
import { ask } from "../client.ts";
import { cookies } from "./cookies.ts";
import { forgetConfirmedSessions } from "./sessions.ts";

const product = (id: number) => ({ id, name: "Утас", model: `M${id}`, sale_price: 1_000, remain: 9 });

/** A shop whose customers have the numbers of their addresses: `7@…`; `none@…` has none. */
async function newShop() {
  const carts = memoryCarts();
  const registries = fakeRegistries();
  const shop = fakeShop(
    {
      login: (body) => {
        const { email } = JSON.parse(JSON.stringify(body));
        const id = Number.parseInt(email, 10) || null;
        return Response.json({ result: "success", token: `t.${id}`, data: { id, name: "Бат", email, bonus: 0 } });
      },
      myInfo: { info: [{ id: 7, name: "Бат", email: "7@example.mn" }], save: [], order: [] },
      singleProduct: { result: "failed" },
      compare: (body) => Response.json({ product: JSON.parse(JSON.stringify(body)).id.map(product) }),
      cartProduct: (body) =>
        Response.json({
          product: JSON.parse(JSON.stringify(body)).products.map((id: number) => ({ id, discount: 0, remain: 9 })),
        }),
    },
    { CARTS: carts.namespace, SESSIONS: registries.namespace },
  );
  return { ...carts, registries, shop, browser: () => returningVisitor(shop) };
}
type Shop = Awaited<ReturnType<typeof newShop>>;

const add = (browser: ReturningVisitor, id: number) =>
  browser.request((bff) => ask(bff.cart.add.$post({ json: { id, quantity: 1 } })));
const remove = (browser: ReturningVisitor, id: number) =>
  browser.request((bff) => ask(bff.cart.remove.$post({ json: { id } })));
const signIn = async (browser: ReturningVisitor, email = "7@example.mn") => {
  const reply = await browser.request((bff) => ask(bff.account.login.$post({ json: { email, password: "p" } })));
  return "cart" in reply ? reply.cart : undefined;
};
const signOut = (browser: ReturningVisitor) =>
  browser.request((bff) => ask(bff.account.logout.$post({ json: { everywhere: false } })));
const held = (browser: ReturningVisitor) =>
  browser.request(async (_, visitor) => (await readCart(visitor)).map(({ id }) => id));
const settled = ({ shop }: Shop) => Promise.all(shop.outliving);

let shop: Shop;
beforeEach(async () => {
  forgetConfirmedSessions();
  shop = await newShop();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what a customer adds at one browser is there after signing in at another, and is told by name", async () => {
  const [phone, laptop] = [shop.browser(), shop.browser()];
  await signIn(phone);
  await add(phone, 1);
  await add(phone, 2);
  await settled(shop);
  await add(laptop, 3);
  expect(await signIn(laptop)).toEqual({
    joined: { added: 2, models: ["M1", "M2"], changed: 0, removed: [], left: 0 },
    foreign: [],
  });
  expect(await held(laptop)).toEqual([3, 1, 2]);
  expect(await held(phone)).toEqual([1, 2]);
});

test("signing in again at the same browser changes nothing, and says nothing", async () => {
  const phone = shop.browser();
  await add(phone, 1);
  for (let count = 0; count < 3; count++) {
    expect(await signIn(phone)).toBeNull();
    expect(await held(phone)).toEqual([1]);
  }
});

test("what is removed as a guest, after signing out, does not come back; emptied whole neither", async () => {
  const phone = shop.browser();
  await signIn(phone);
  for (const id of [1, 2]) await add(phone, id);
  await settled(shop);
  await signOut(phone);
  await remove(phone, 2);
  expect(await signIn(phone)).toBeNull();
  expect(await held(phone)).toEqual([1]);
  await signOut(phone);
  await remove(phone, 1);
  expect(await signIn(phone)).toBeNull();
  expect(await held(phone)).toEqual([]);
  expect(await signIn(shop.browser())).toBeNull();
});

test("a cart cookie that was lost is no emptied cart", async () => {
  const phone = shop.browser();
  await signIn(phone);
  await add(phone, 1);
  await settled(shop);
  await phone.request(async (_, { jar }) => jar.clear(cookies.cart));
  expect(await signIn(phone)).toMatchObject({ joined: { added: 1 } });
  expect(await held(phone)).toEqual([1]);
});

test.each(["throws", "hangs"] as const)(
  "an object that %s delays no write, and a sign-in by half a second",
  async (fault) => {
    const phone = shop.browser();
    await signIn(phone);
    await add(phone, 1);
    await settled(shop);
    await signOut(phone);
    shop.platform.fault = fault;
    // From here on time passes only as it is told to: what waits for it longer never ends.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { calls } = shop.platform;
    const joined = signIn(phone);
    while (shop.platform.calls === calls) await new Promise(setImmediate);
    if (fault === "hangs") {
      await vi.advanceTimersByTimeAsync(499);
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(vi.getTimerCount()).toBe(0);
    }
    expect(await joined).toEqual({ joined: "unknown", foreign: [] });
    await add(phone, 2);
    expect(await held(phone)).toEqual([1, 2]);
    // What it did not hear it learns with the next change.
    shop.platform.fault = undefined;
    await add(phone, 3);
    await shop.shop.outliving.at(-1);
    const laptop = shop.browser();
    await signIn(laptop);
    expect(await held(laptop)).toEqual([1, 2, 3]);
  },
);

test("another customer at the same browser gets none of the first one's lines, and takes none out of their cart", async () => {
  const browser = shop.browser();
  await signIn(browser, "7@example.mn");
  for (const id of [1, 2]) await add(browser, id);
  await settled(shop);
  const elsewhere = shop.browser();
  await signIn(elsewhere, "7@example.mn");
  await add(elsewhere, 3);
  await settled(shop);
  await signOut(browser);
  // The cart stays in the browser, until another customer comes.
  expect(await held(browser)).toEqual([1, 2]);
  expect(await signIn(browser, "8@example.mn")).toEqual({
    joined: null,
    foreign: [
      { id: 1, quantity: 1, place: 0 },
      { id: 2, quantity: 1, place: 1 },
    ],
  });
  expect(await held(browser)).toEqual([]);
  await add(browser, 4);
  await settled(shop);
  await signOut(browser);
  expect(await signIn(browser, "7@example.mn")).toMatchObject({ joined: { added: 3 }, foreign: [{ id: 4 }] });
  expect((await held(browser)).toSorted()).toEqual([1, 2, 3]);
  expect([...shop.carts.keys()].toSorted()).toEqual(["customer 7", "customer 8"]);
});

test("another customer who signs in while the object is down takes nothing out of the first one's either", async () => {
  const browser = shop.browser();
  await signIn(browser, "7@example.mn");
  await add(browser, 1);
  await settled(shop);
  await signOut(browser);
  shop.platform.fault = "throws";
  expect(await signIn(browser, "8@example.mn")).toMatchObject({ joined: "unknown", foreign: [{ id: 1 }] });
  shop.platform.fault = undefined;
  await add(browser, 2);
  await settled(shop);
  await signOut(browser);
  await signIn(browser, "7@example.mn");
  expect(await held(browser)).toEqual([1]);
  expect(await signIn(shop.browser(), "8@example.mn")).toMatchObject({ joined: { added: 1, models: ["M2"] } });
});

test("what a guest adds or changes after a customer has signed out is of whoever signs in then", async () => {
  const browser = shop.browser();
  await signIn(browser, "7@example.mn");
  for (const id of [1, 2, 3]) await add(browser, id);
  await signOut(browser);
  for (const id of [4, 2, 5]) await add(browser, id);
  await remove(browser, 1);
  await remove(browser, 4);
  await settled(shop);
  expect(await signIn(browser, "8@example.mn")).toMatchObject({ foreign: [{ id: 3, place: 1 }] });
  expect(await held(browser)).toEqual([2, 5]);
  await settled(shop);
  const elsewhere = shop.browser();
  await signIn(elsewhere, "8@example.mn");
  expect((await held(elsewhere)).toSorted()).toEqual([2, 5]);
});

test("a guest's cart, and a customer's own after signing out, are theirs at the sign-in", async () => {
  const browser = shop.browser();
  await add(browser, 1);
  expect(await signIn(browser, "7@example.mn")).toBeNull();
  await signOut(browser);
  await add(browser, 2);
  expect(await signIn(browser, "7@example.mn")).toBeNull();
  expect(await held(browser)).toEqual([1, 2]);
  // Signed in again, the guest's line is the customer's as the others are.
  await signOut(browser);
  expect(await signIn(browser, "8@example.mn")).toMatchObject({ foreign: [{ id: 1 }, { id: 2 }] });
});

test("a customer who is not known by a number finds nothing of one who is", async () => {
  const browser = shop.browser();
  await signIn(browser, "7@example.mn");
  await add(browser, 1);
  await signOut(browser);
  await add(browser, 2);
  expect(await signIn(browser, "none@example.mn")).toMatchObject({ joined: null, foreign: [{ id: 1 }] });
  expect(await held(browser)).toEqual([2]);
});

test.each(["signs out", "is signed out everywhere"])(
  "what the object has missed is told when the customer %s, and waits for them",
  async (way) => {
    const browser = shop.browser();
    await add(browser, 1);
    shop.platform.fault = "throws";
    expect(await signIn(browser, "7@example.mn")).toEqual({ joined: "unknown", foreign: [] });
    shop.platform.fault = undefined;
    const json = { everywhere: way !== "signs out" };
    await browser.request((bff) => ask(bff.account.logout.$post({ json })));
    await settled(shop);
    await signIn(browser, "8@example.mn");
    expect(await held(browser)).toEqual([]);
    await signIn(browser, "7@example.mn");
    expect(await held(browser)).toEqual([1]);
  },
);

test.each([
  ["a cart of another length", "g3"],
  ["nothing", ""],
])("of %s in the mark a customer's whole cart stays theirs alone", async (_, mark) => {
  const browser = shop.browser();
  await signIn(browser, "7@example.mn");
  for (const id of [1, 2, 3]) await add(browser, id);
  await signOut(browser);
  await browser.request(async (_, { jar }) => {
    const carried = await jar.read(cookies.carried);
    if (carried) jar.write(cookies.carried, { ...carried, byGuest: mark ? [true] : [] });
  });
  expect(await signIn(browser, "8@example.mn")).toMatchObject({ foreign: [{ id: 1 }, { id: 2 }, { id: 3 }] });
});

test("a copy of a cookie whose session has ended writes nothing", async () => {
  const phone = shop.browser();
  await signIn(phone);
  await add(phone, 1);
  await settled(shop);
  shop.registries.endBehindTheBack();
  forgetConfirmedSessions();
  await add(phone, 2);
  await settled(shop);
  const laptop = shop.browser();
  await signIn(laptop);
  expect(await held(laptop)).toEqual([1]);
});

test("guests, reads and writes that change nothing ask no object", async () => {
  const phone = shop.browser();
  await add(phone, 1);
  expect(shop.platform.calls).toBe(0);
  await signIn(phone);
  expect(shop.platform.calls).toBe(1);
  await phone.request((bff) => ask(bff.shell.$get()));
  await phone.request((bff) => ask(bff.cart.set.$post({ json: { lines: [{ id: 1, quantity: 1 }] } })));
  await settled(shop);
  expect(shop.platform.calls).toBe(1);
  await add(phone, 2);
  await settled(shop);
  expect(shop.platform.calls).toBe(2);
});

test("a customer whom the API gives no number has the cart of the browser alone", async () => {
  const phone = shop.browser();
  await signIn(phone, "none@example.mn");
  await add(phone, 1);
  await settled(shop);
  expect(await signIn(shop.browser(), "none@example.mn")).toBeNull();
  expect(shop.carts.size).toBe(0);
});

test("another customer does not see what the first one looked at, who still does", async () => {
  const browser = shop.browser();
  const viewed = () => browser.request((_, { jar }) => jar.read(cookies.recent));
  await signIn(browser);
  await add(browser, 5);
  await browser.request(async (_, { jar }) => jar.write(cookies.recent, [8]));
  await signOut(browser);
  await signIn(browser);
  expect(await viewed()).toEqual([8]);
  await signOut(browser);
  await signIn(browser, "9@example.mn");
  expect(await viewed()).toBeUndefined();
});

test("an object that fails is in the log, with no word about its customer", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const phone = shop.browser();
  shop.platform.fault = "throws";
  await signIn(phone);
  const lines = said.mock.calls.map(([line]) => JSON.parse(line));
  said.mockRestore();
  expect(lines).toContainEqual({ level: "error", event: "cart-fault", requestId: "test", reason: "Error" });
});
