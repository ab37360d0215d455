import { describe, expect, test, vi } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { hang } from "#tests/support/silent-answers.ts";
import { ask } from "../client.ts";
import { cookies } from "../session/cookies.ts";

const product = (id: number) => ({ id, model: `M${id}`, sale_price: 1_000, remain: 3 });
const singleProduct = { result: "success", single: [product(40)], images: [] };

type Visit = ReturnType<ReturnType<typeof fakeShop>["visit"]>;
const get = ({ bff }: Visit, id: string, remember?: "1") =>
  bff.catalogue.products[":id"].$get({ param: { id }, query: { remember } });

/** A visit of a customer. */
function signedIn(shop: ReturnType<typeof fakeShop>): Visit {
  const customer = shop.visit();
  const session = { token: "tok", sid: "s".repeat(22), user: { name: "Бат", bonus: 0 } };
  customer.visitor.shopper.jar.write(cookies.session, session);
  return customer;
}

test("a product that is not there is 404, and nothing is remembered", async () => {
  const visit = fakeShop({ singleProduct: { result: "failed" } }).visit();
  expect(Number((await get(visit, "8", "1")).status)).toBe(404);
  expect(await visit.visitor.shopper.jar.headers()).toEqual([]);
});

describe("products", () => {
  test("it names the day of delivery, and says until when that is right", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-24T23:59:00+08:00"), toFake: ["Date"] });
    try {
      const visit = fakeShop({ singleProduct }).visit();
      const endBy = vi.spyOn(visit.visitor.request, "endBy");
      expect(await ask(get(visit, "40"))).toMatchObject({ deliverBy: "2026-11-25" });
      expect(endBy.mock.calls).toEqual([[Date.parse("2026-11-25T00:00:00+08:00")]]);
    } finally {
      vi.useRealTimers();
    }
  });

  test("a customer's own review is found by who they are; without that their stars are known at least", async () => {
    const review = [
      { name: "Сараа", message: "Минийх биш", rate: 1, user_id: 3, created_at: null },
      { name: "Бат", message: "Сайн", rate: 4, user_id: 7, created_at: null },
    ];
    const info = [{ id: 7, name: "Бат", email: "bat@och.mn" }];
    const own = async (answers: Parameters<typeof fakeShop>[0]) => {
      const shop = fakeShop({ singleProduct: { ...singleProduct, review, my_review: 4 }, ...answers });
      return (await ask(get(signedIn(shop), "40"))).ownReview;
    };
    expect(await own({ myInfo: { info, save: [] } })).toEqual({ rate: 4, message: "Сайн" });
    expect(await own({})).toEqual({ rate: 4, message: "" });
  });
});

test("a group of the front page has an address that does not depend on the draw", async () => {
  const { bff } = fakeShop({ categoryProduct: { result: "success", product: [product(1)], category: "Утас" } }).visit();
  const group = await ask(bff.catalogue.home.categories[":id"].$get({ param: { id: "2" } }));
  expect(group).toMatchObject({ id: 2, name: "Утас", cards: [{ id: 1 }], large: null });
});

describe("a customer whose token the API no longer knows", () => {
  /**
   * The existing server: no answer for a token that it does not know, 401 where it says so (docs/api.md, sections 1 and
   * 6).
   */
  const shopWith = (known: string) =>
    fakeShop({
      singleProduct: (_: unknown, request: Request) =>
        ["Bearer null", `Bearer ${known}`].includes(request.headers.get("Authorization") ?? "")
          ? Response.json(singleProduct)
          : hang(request),
      myInfo: (_: unknown, { headers }: Request) =>
        headers.get("Authorization") === `Bearer ${known}`
          ? Response.json({ info: [{ id: 7 }], save: [], order: [] })
          : new Response(null, { status: 401 }),
    });
  const open = async (shop: ReturnType<typeof shopWith>) => {
    const customer = signedIn(shop);
    const { status } = await get(customer, "40");
    return { status, session: await customer.visitor.shopper.session() };
  };

  test("sees the product as a guest does, and is signed out", async () => {
    const shop = shopWith("another");
    expect(await open(shop)).toEqual({ status: 200, session: undefined });
    const [first, ...then] = shop.calls.map(({ name, authorization }) => `${name} ${authorization}`);
    expect(first).toBe("singleProduct Bearer tok");
    expect(then.sort()).toEqual(["myInfo Bearer tok", "singleProduct Bearer null"]);
  });

  test("stays signed in where the API still knows it, whatever hung", async () => {
    let hangs = 1;
    const shop = fakeShop({
      singleProduct: (_: unknown, request: Request) => (hangs-- > 0 ? hang(request) : Response.json(singleProduct)),
      myInfo: { info: [{ id: 7 }], save: [], order: [] },
    });
    expect(await open(shop)).toMatchObject({ status: 200, session: { token: "tok" } });
  });
});
