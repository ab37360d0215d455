/** Accounts: the results that a client must distinguish, and what no reply may hold (docs/api.md, section 4). */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TokenRefused } from "#bff/upstream/client.ts";
import { isSecond } from "#tests/support/generation.ts";
import { good, type ReferenceApi, startReferenceApi } from "./reference-api.ts";
import { DEMO, PRODUCT, samples } from "./samples.ts";

let api: ReferenceApi;
beforeAll(async () => {
  api = await startReferenceApi();
});
afterAll(() => api.dispose());

test("signing in returns a token and one object of the customer, without credentials", async () => {
  const { data, token } = good(await api.call("login", DEMO));
  expect(data).toMatchObject({ email: DEMO.email, bonus: expect.any(Number) });
  expect(token.length).toBeGreaterThan(20);
  const fields = ["bonus", "district", "email", "id", "img", "khoroo", "more_address", "name", "phone", "phone2"];
  expect(Object.keys(Object(api.wire("login").data)).sort()).toEqual(fields);
});

test("registering signs nobody in: the address is confirmed first, and a second account is 'failed'", async () => {
  const { user } = samples.register;
  expect(await api.call("register", { user })).toEqual({ result: "success" });
  expect(api.wire("register")).toEqual({ result: "success" });
  expect(await api.call("login", user)).toMatchObject({ result: "fail" });
  expect(await api.call("register", { user })).toMatchObject({ result: "failed" });
});

describe("a customer's own data", () => {
  test("info is a list of one; saved products have no discount", async () => {
    const { token, email } = await api.newCustomer();
    await api.call("addFavouriteProduct", { id: PRODUCT }, token);
    const { info, save, order } = await api.call("myInfo", undefined, token);
    expect(info).toMatchObject([{ email }]);
    expect(save.map(({ id }) => id)).toEqual([PRODUCT]);
    expect(Object.keys(Object(api.wire("myInfo").save)[0])).not.toContain("discount");
    expect(order).toEqual([]);
  });

  test("is changed", async () => {
    const { token, email } = await api.newCustomer();
    const info = { name: "Шинэ нэр", phone: "99887766", email, phone2: "88776655" };
    expect(await api.call("updateInfo", { info }, token)).toMatchObject({ result: "success" });
    expect((await api.call("myInfo", undefined, token)).info).toMatchObject([info]);
  });

  test("with another customer's e-mail address: refused, or answered with success and not stored", async () => {
    const { token, email } = await api.newCustomer();
    const info = { name: "Шинэ нэр", phone: "99887766", email: DEMO.email, phone2: "" };
    expect(await api.call("updateInfo", { info }, token)).toMatchObject({ result: isSecond ? "success" : "failed" });
    expect((await api.call("myInfo", undefined, token)).info).toMatchObject([{ email }]);
  });

  test("the second generation answers success for a product that another customer has saved, and stores nothing", async () => {
    const [first, second] = [await api.newCustomer(), await api.newCustomer()];
    for (const { token } of [first, second])
      expect(await api.call("addFavouriteProduct", { id: 30 }, token)).toMatchObject({ result: "success" });
    const saved = (await api.call("myInfo", undefined, second.token)).save.map(({ id }) => id);
    expect(saved).toEqual(isSecond ? [] : [30]);
  });

  test.runIf(isSecond)("a deleted customer's info is empty, which ends the session", async () => {
    const { token, email } = await api.newCustomer();
    await api.sql("DELETE FROM user WHERE email = ?", email);
    await expect(api.call("myInfo", undefined, token)).rejects.toBeInstanceOf(TokenRefused);
    expect(api.wire("myInfo")).toMatchObject({ info: [] });
  });

  test("a new password signs in", async () => {
    const { token, email } = await api.newCustomer();
    const password = "a-new-one-1234";
    expect(await api.call("changePassword", { password }, token)).toMatchObject({ result: "success" });
    expect(await api.call("login", { email, password })).toMatchObject({ result: "success" });
  });

  test("one review per customer and product: the second replaces the first", async () => {
    const { token } = await api.newCustomer();
    const before = good(await api.call("singleProduct", { id: PRODUCT }, token));
    for (const rate of [2, 4]) await api.call("addProductReview", { id: PRODUCT, rate, message: `${rate} од` }, token);
    const after = good(await api.call("singleProduct", { id: PRODUCT }, token));
    expect([before.my_review, after.my_review]).toEqual([0, 4]);
    expect(after.review.length).toBe(before.review.length + 1);
    expect(after.review.map(({ message }) => message)).toContain("4 од");
    expect(good(await api.call("singleProduct", { id: PRODUCT })).my_review).toBe(0);
  });
});
