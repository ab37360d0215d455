/**
 * Attacks to which the existing server was vulnerable, against a reference API that splices text into its SQL as that
 * server does: posted to the API itself each of them works; through the shop's forms and its own API none changes
 * anything.
 */
import { beforeEach, describe, expect, test } from "vitest";
import { contract, type EndpointName } from "#bff/upstream/contract.ts";
import { samples, shippingUser } from "#tests/contract/samples.ts";
import { type Customer, newCustomer } from "#tests/support/customer.ts";
import { idsOf } from "#tests/support/list-model.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";

const shop = sharedShop({ apiVars: { SQL_SPLICING: "on" } });
let attacker: Customer;
beforeEach(async () => {
  attacker = await newCustomer(shop.apiOrigin);
});

const VICTIM = "demo@och.mn";
const FIELDS = "name, email, phone, phone2, bonus, img, district, khoroo, more_address";
/** What the attacker's own password is compared with, whosever row it stands in. */
const ownHash = () => `(SELECT password FROM user WHERE email = '${attacker.email}')`;

const ATTACKS = {
  address: "x', bonus = 888888, phone2='",
  takeover: () => `x', password = ${ownHash()} WHERE email = '${VICTIM}' -- `,
  login: () => `nobody' UNION SELECT id, ${FIELDS}, ${ownHash()} FROM user WHERE email = '${VICTIM}`,
  search: "zz') OR p.id IN(1,40) OR (p.name LIKE 'q",
  coupon: "' OR '1'='1",
  order: "' OR 1=1 -- ",
  review: "x' WHERE 1=1 -- ",
};

/** Everything that an attack could change: points, credentials, orders, coupons and reviews of all customers. */
const everything = async () => ({
  users: await shop.sql("SELECT id, email, password, bonus, verified FROM user ORDER BY id"),
  orders: await shop.sql(
    "SELECT ordernumber, user_id, status, total_amount FROM orders WHERE enable_is = 1 ORDER BY id",
  ),
  coupons: await shop.sql("SELECT * FROM coupon ORDER BY id"),
  reviews: await shop.sql(
    "SELECT product_id, user_id, message FROM review WHERE user_id <> (SELECT max(id) FROM user) ORDER BY 1, 2",
  ),
});

const own = async (column: string) =>
  (await shop.sql(`SELECT ${column} AS value FROM user WHERE email = ?`, attacker.email))[0]?.value;

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

async function post(url: string, body: unknown, headers: Record<string, string>, patience = 10_000): Promise<Answer> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
  return { status: response.status, body: Object(await response.json()) };
}

/** Posts to the API itself, as the customer. */
async function direct(name: EndpointName, body: unknown): Promise<Answer> {
  const { body: session } = await post(shop.apiOrigin + contract.login.path, attacker, {});
  return post(shop.apiOrigin + contract[name].path, body, { Authorization: `Bearer ${session.token}` });
}

const signedIn = (next?: string) => new PlainBrowser(shop.origin).signIn(attacker, next);

/** Posts to the shop's same-origin API, as the customer. */
async function throughApi(name: EndpointName, body: unknown): Promise<Answer> {
  const { cookie } = await signedIn();
  return post(shop.origin + contract[name].path, body, { Cookie: cookie, Origin: shop.origin });
}

const withAddress = (more: string) => ({
  shipping: {
    ...samples.createOrder.shipping,
    user: { ...shippingUser, email: attacker.email, district: 1, khoroo: 1, more },
  },
});
const info = (name: string) => ({ info: { name, phone: "99001122", email: attacker.email, phone2: "" } });
const searchFor = (search: string) => ({ ...samples.search, search });
const review = (message: string) => ({ id: 5, rate: 4, message });

describe("posted to the API itself", () => {
  test("an address gives the customer 888,888 points", async () => {
    await direct("createOrder", withAddress(ATTACKS.address));
    expect(await own("bonus")).toBe(888_888);
  });

  test("a name takes over another customer's account", async () => {
    const before = await everything();
    await direct("updateInfo", info(ATTACKS.takeover()));
    expect(await everything()).not.toEqual(before);
  });

  test("an e-mail address signs in as somebody else", async () => {
    const { body } = await direct("login", { email: ATTACKS.login(), password: attacker.password });
    expect(body).toMatchObject({ result: "success", data: { email: VICTIM } });
  });

  test("a search chooses products", async () => {
    const { body } = await direct("search", searchFor(ATTACKS.search));
    expect(body.product).toContainEqual(expect.objectContaining({ id: 40 }));
    expect((await direct("search", searchFor("zz"))).body).toEqual({ result: "failed" });
  });

  test("every coupon is valid, and an order number shows the orders of others", async () => {
    expect((await direct("useCoupon", { coupon: ATTACKS.coupon })).body.result).toBe("success");
    expect((await direct("showOrder", { ordernumber: ATTACKS.order })).body.result).toBe("success");
  });

  test("a review rewrites everybody's", async () => {
    await direct("addProductReview", review(ATTACKS.review));
    const [rewritten] = await shop.sql("SELECT count(*) AS count FROM review WHERE message = 'x'");
    expect(rewritten?.count).toBeGreaterThan(100);
  });

  test("a lone quote is never answered", async () => {
    await expect(post(shop.apiOrigin + contract.search.path, searchFor("'"), {}, 1_500)).rejects.toThrow(
      /timeout|aborted/i,
    );
  });
});

describe("through the shop", () => {
  const moves = async (attack: () => Promise<unknown>) => {
    const before = await everything();
    await attack();
    expect(await everything()).toEqual(before);
  };

  test("an address is an address, and is shown as it was typed", async () => {
    const browser = await signedIn("/shipping");
    await browser.open("/single-product/5");
    await browser.press("buy", { quantity: "1" });
    await browser.open("/shipping");
    await moves(() =>
      browser.press("confirm", {
        name: "Д'Артаньян",
        phone: "99112233",
        email: attacker.email,
        more: ATTACKS.address,
        district: "1",
        khoroo: "1",
      }),
    );
    expect(browser.visit.url.pathname).toBe("/confirm-order");
    expect(browser.text).toContain("Д'Артаньян");
    expect(browser.text).toContain(ATTACKS.address);
    expect(await own("more_address")).toBe("x’, bonus = 888888, phone2=’");
    // What the API gives back of it reads the same.
    await browser.open("/shipping");
    expect(browser.visit.status).toBe(200);
  });

  test("a profile is a profile: update-info takes over nobody", async () => {
    await moves(async () => {
      const { status } = await throughApi("updateInfo", info(ATTACKS.takeover().slice(0, 100)));
      expect(status).toBeLessThan(500);
      expect((await throughApi("updateInfo", info(ATTACKS.address))).body.result).toBe("success");
    });
    expect(await own("name")).toBe("x’, bonus = 888888, phone2=’");
  });

  test("nobody signs in as somebody else, by the form or by the API", async () => {
    const browser = new PlainBrowser(shop.origin);
    for (const email of [ATTACKS.login(), "'@och.mn", "o'neil@och.mn", "demo@och.mn' -- "]) {
      await moves(async () => {
        await browser.open("/login");
        await browser.press("Нэвтрэх", { email, password: attacker.password });
      });
      expect([browser.visit.status, browser.cookies.has("session")], email).toEqual([400, false]);
      expect(browser.visit.page.querySelector("#login-email")?.getAttribute("aria-invalid")).toBe("true");
      const answer = await post(
        shop.origin + contract.login.path,
        { email, password: attacker.password },
        { Origin: shop.origin },
      );
      expect(answer).toEqual({ status: 400, body: { code: "field-refused", field: "email" } });
    }
  });

  test("a search finds what holds its letters, and a lone quote is answered", async () => {
    const browser = new PlainBrowser(shop.origin);
    for (const text of [ATTACKS.search, "'", '"', "\\", "%' OR '%'='"]) {
      // A search that is not answered is 503.
      await browser.open(`/search?p=${encodeURIComponent(text)}`);
      expect([browser.visit.status, idsOf(browser.visit.html)], text).toEqual([200, []]);
      expect(browser.visit.page.querySelector('input[name="p"]')?.getAttribute("value")).toBe(text);
      expect((await throughApi("search", searchFor(text))).body).not.toHaveProperty("product");
      expect(await (await fetch(`${shop.origin}/suggestions?p=${encodeURIComponent(text)}`)).json()).toEqual([]);
    }
  });

  test("a coupon is one or none, an order is one's own", async () => {
    const browser = await signedIn();
    await browser.open("/single-product/5");
    await browser.press("buy", { quantity: "1" });
    await browser.open("/shipping");
    await moves(() => browser.press("coupon", { coupon: ATTACKS.coupon }));
    await browser.open("/shipping");
    expect(browser.visit.page.querySelector("button[value=remove-coupon]")).toBeNull();
    expect(await throughApi("useCoupon", { coupon: ATTACKS.coupon })).toMatchObject({ status: 400 });
    await browser.open(`/show-order/${encodeURIComponent(ATTACKS.order)}`);
    expect(browser.visit.status).toBe(404);
    expect(await throughApi("showOrder", { ordernumber: ATTACKS.order })).toMatchObject({ status: 400 });
  });

  test("a review is the customer's own, by the form and by the API", async () => {
    const browser = await signedIn();
    await browser.open("/single-product/5");
    await moves(() => browser.press("Илгээх", { rate: "4", message: ATTACKS.review }));
    await moves(() => throughApi("addProductReview", review(ATTACKS.review)));
    const [given] = await shop.sql(
      "SELECT message FROM review WHERE product_id = 5 AND user_id = (SELECT id FROM user WHERE email = ?)",
      attacker.email,
    );
    expect(given?.message).toBe("x’ WHERE 1=1 --");
  });
});
