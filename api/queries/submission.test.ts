import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FLAT_FEE, FLAT_FEE_ABOVE, ZONE_FEES } from "../../bff/rules/delivery.ts";
import { PAYMENT_METHOD_NAMES, paymentMethod } from "../../bff/rules/payment-methods.ts";
import { startApi, type TestApi } from "../testing/server.ts";
import { draft, newShopper, productWith, type Shopper, submission } from "../testing/shopper.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.dispose());

const submit = (shopper: Shopper, body: unknown) => api.post("/api/purchase/submit-order", body, shopper.token);
const stockOf = (id: number) => api.sql("SELECT remain FROM product WHERE id = ?", id).then(([row]) => row?.remain);
const bonusOf = ({ id }: Shopper) => api.sql("SELECT bonus FROM user WHERE id = ?", id).then(([row]) => row?.bonus);
const newCoupon = async (amount: number) => {
  const code = crypto.randomUUID();
  await api.sql("INSERT INTO coupon (code, amount) VALUES (?, ?)", code, amount);
  return code;
};
const couponStatus = (code: string) =>
  api.sql("SELECT status FROM coupon WHERE code = ?", code).then(([row]) => row?.status);
const orderCount = async ({ id }: Shopper) =>
  api.sql("SELECT count(*) AS n FROM orders WHERE user_id = ? AND enable_is = 1", id).then(([row]) => row?.n);

/** A shopper with a draft, ready to submit. */
async function ready(bonus = 0): Promise<Shopper> {
  const shopper = await newShopper(api, bonus);
  await draft(api, shopper);
  return shopper;
}

describe("a purchase", () => {
  test("stores our own sums and takes stock, coupon and points at once", async () => {
    const shopper = await ready(10_000);
    const id = await productWith(api, { remain: 7, price: 33_333, discount: 15, bonus: 7 });
    const code = await newCoupon(4_000);
    // 33,333 less 15 % is 28,333.05: 28,333; saved 5,000 a piece; 7 % of 28,333 is 1,983.31: 1,983 a piece.
    const body = submission([{ id, qty: 2, price: 33_333, discount: 15, bonus: 7 }], {
      useBonus: 9_000,
      coupon: code,
      couponAmount: 4_000,
    });
    expect(body.cart).toMatchObject({ subtotal: 66_666, sale: 10_000, bonus: 3_966 });
    const { body: answer } = await submit(shopper, body);
    expect(answer).toEqual({ result: "success", invoiceId: expect.stringMatching(/^PI\d+$/) });
    expect(await stockOf(id)).toBe(5);
    expect(await bonusOf(shopper)).toBe(1_000);
    expect(await couponStatus(code)).toBe(0);
    const shown = await api.post("/api/product/show-order", { ordernumber: answer.invoiceId }, shopper.token);
    expect(shown.body).toMatchObject({
      result: "success",
      coupon: 4_000,
      order: [
        {
          total_amount: 66_666 - 10_000 + ZONE_FEES.cheap - 4_000 - 9_000,
          tax: ZONE_FEES.cheap,
          discount: 10_000,
          add_bonus: 3_966,
          used_bonus: 9_000,
          status: "pending",
        },
      ],
      product: [{ id, quantity: 2, amount: 33_333 }],
    });
  });

  test.each([
    ["cheap khoroo", 5, 3, 60_000, ZONE_FEES.cheap],
    ["middling khoroo", 5, 4, 60_000, ZONE_FEES.middle],
    ["khoroo in neither list", 5, 25, 60_000, ZONE_FEES.other],
    ["a list that is null", 7, 1, 60_000, ZONE_FEES.middle],
    ["khoroo 2 is not 12", 6, 2, 60_000, ZONE_FEES.middle],
    ["the flat fee's limit is not above it", 5, 3, FLAT_FEE_ABOVE, ZONE_FEES.cheap],
    ["above it, whatever the khoroo", 5, 4, FLAT_FEE_ABOVE + 1, FLAT_FEE],
  ])("charges delivery: %s", async (_, district, khoroo, price, fee) => {
    const shopper = await newShopper(api);
    await draft(api, shopper, khoroo, district);
    const id = await productWith(api, { price });
    const right = submission([{ id, qty: 1, price }], { fee });
    expect(right.shipping.amount).toBe(fee);
    const wrong = { ...right, shipping: { amount: fee + 1 } };
    expect((await submit(shopper, wrong)).body).toMatchObject({
      result: "failed",
      data: expect.stringContaining("Хүргэлт"),
    });
    expect((await submit(shopper, right)).body.result).toBe("success");
  });

  test("refuses every number that is not ours, and changes nothing", async () => {
    const shopper = await ready(5_000);
    const id = await productWith(api, { price: 100_000, discount: 10, remain: 9 });
    const line = { id, qty: 2, price: 100_000, discount: 10 };
    const right = submission([line], { useBonus: 1_000 });
    const cart = (change: Partial<typeof right.cart>) => ({ ...right, cart: { ...right.cart, ...change } });
    for (const wrong of [
      cart({ subtotal: 1 }),
      cart({ sale: right.cart.sale + 1 }),
      cart({ bonus: right.cart.bonus + 50_000 }),
      cart({ useBonus: -1 }),
      cart({ useBonus: Number.NaN }),
      cart({ product: [] }),
      cart({ product: [...right.cart.product, ...submission([{ id: 999_999, qty: 1, price: 0 }]).cart.product] }),
      { ...right, coupon: { code: "NO-SUCH-CODE", active: true, amount: 5 } },
      { ...right, payment: "cash" },
    ]) {
      expect((await submit(shopper, wrong)).body).toMatchObject({
        result: "failed",
        data: expect.stringMatching(/[а-яөү]/i),
      });
    }
    expect(await stockOf(id)).toBe(9);
    expect(await bonusOf(shopper)).toBe(5_000);
    expect(await orderCount(shopper)).toBe(0);
    // The draft is still whole: the honest submission goes through, with a fraction in the bonus as the original's
    // screens send it.
    expect((await submit(shopper, cart({ bonus: right.cart.bonus + 0.9 }))).body.result).toBe("success");
  });

  test.each([
    ["as it counts, with the points that are left", 5_000, 2_500],
    ["with points that were preset to half before it", 5_000, 5_000],
    ["as its full amount, as the old client sends it", 500_000, 5_000],
  ])(
    "lets a coupon pay at most half, and points at most half of the rest: claimed %s",
    async (_, couponAmount, useBonus) => {
      const shopper = await ready(1_000_000);
      const id = await productWith(api, { price: 10_001 });
      const coupon = await newCoupon(500_000);
      const line = { id, qty: 1, price: 10_001 };
      const { body } = await submit(shopper, submission([line], { coupon, couponAmount, useBonus }));
      expect(body.result).toBe("success");
      const [order] = await api.sql(
        "SELECT coupon_amount, used_bonus, total_amount FROM orders WHERE ordernumber = ?",
        String(body.invoiceId),
      );
      expect(order).toEqual({ coupon_amount: 5_000, used_bonus: 2_500, total_amount: 5_501 });
      expect(await bonusOf(shopper)).toBe(997_500);
    },
  );

  test("takes no more points than the customer has", async () => {
    const shopper = await ready(700);
    const id = await productWith(api, { price: 10_000 });
    const { body } = await submit(shopper, submission([{ id, qty: 1, price: 10_000 }], { useBonus: 5_000 }));
    expect(body.result).toBe("success");
    expect(await bonusOf(shopper)).toBe(0);
  });

  test("merges a product named twice and sells the special offer as the real product", async () => {
    const shopper = await ready();
    const id = await productWith(api, { price: 50_000, remain: 9 });
    await api.sql("UPDATE special_offer SET product_id = ?", id);
    const line = { price: 50_000, qty: 1 };
    const lines = [1, id].map((id) => ({ ...line, id }));
    const { body } = await submit(shopper, submission(lines));
    expect(body.result).toBe("success");
    expect(await stockOf(id)).toBe(7);
    const shown = await api.post("/api/product/show-order", { ordernumber: body.invoiceId }, shopper.token);
    expect(shown.body.product).toEqual([expect.objectContaining({ id, quantity: 2 })]);
  });

  test("counts no discount whose time is over", async () => {
    const shopper = await ready();
    const id = await productWith(api, { price: 50_000, discount: 20 });
    await api.sql("UPDATE product SET discount_end_time = '2020-01-01T00:00:00.000Z' WHERE id = ?", id);
    expect((await api.post("/api/product/cart-product", { products: [id] })).body).toMatchObject({
      product: [{ discount: 0 }],
    });
    expect((await submit(shopper, submission([{ id, qty: 1, price: 50_000, discount: 20 }]))).body.result).toBe(
      "failed",
    );
    expect((await submit(shopper, submission([{ id, qty: 1, price: 50_000 }]))).body.result).toBe("success");
  });

  test.each(PAYMENT_METHOD_NAMES)("takes %s, with a QR code unless it asks the customer's phone", async (payment) => {
    const code =
      paymentMethod(payment).paidBy === "phone"
        ? /^null$/
        : new RegExp(`^och\\|PI\\d+\\|MNT\\|${100_000 + ZONE_FEES.cheap}$`);
    const shopper = await ready();
    const id = await productWith(api);
    const { body } = await submit(shopper, submission([{ id, qty: 1, price: 100_000 }], { payment }));
    const shown = await api.post("/api/product/show-order", { ordernumber: body.invoiceId }, shopper.token);
    expect(shown.body.order).toEqual([expect.objectContaining({ payment, QRCode: expect.stringMatching(code) })]);
  });
});

describe("many at once", () => {
  test("the last piece is sold once to 20 customers", async () => {
    const id = await productWith(api, { remain: 1 });
    const other = await productWith(api, { remain: 100 });
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => ready(1_000)));
    const lines = [
      { id: other, qty: 1, price: 100_000 },
      { id, qty: 1, price: 100_000 },
    ];
    const answers = await Promise.all(shoppers.map((shopper) => submit(shopper, submission(lines, { useBonus: 500 }))));
    expect(answers.filter(({ body }) => body.result === "success")).toHaveLength(1);
    expect(answers.filter(({ body }) => body.data === "Үлдэгдэл хүрэлцэхгүй байна")).toHaveLength(19);
    expect(await stockOf(id)).toBe(0);
    // Those who were refused keep everything, also what came earlier in their transaction.
    expect(await stockOf(other)).toBe(99);
    const points = await Promise.all(shoppers.map(bonusOf));
    expect(points.filter((bonus) => bonus === 1_000)).toHaveLength(19);
  });

  test("a coupon is used once by 20 customers", async () => {
    const code = await newCoupon(1_000);
    const id = await productWith(api, { remain: 50 });
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => ready()));
    const body = submission([{ id, qty: 1, price: 100_000 }], { coupon: code, couponAmount: 1_000 });
    const answers = await Promise.all(shoppers.map((shopper) => submit(shopper, body)));
    expect(answers.filter((answer) => answer.body.result === "success")).toHaveLength(1);
    expect(await stockOf(id)).toBe(49);
  });
});

describe("how an order ends", () => {
  const order = async (shopper: Shopper, id: number, coupon: string) => {
    const body = submission([{ id, qty: 2, price: 100_000, bonus: 5 }], {
      coupon,
      couponAmount: 1_000,
      useBonus: 700,
      fee: ZONE_FEES.cheap,
    });
    return String((await submit(shopper, body)).body.invoiceId);
  };
  const finish = (number: string, what: string) =>
    api.fetch(`/sandbox/bank/${number}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: `what=${what}`,
    });
  const isPaid = async (number: string, { token }: Shopper) =>
    (await api.post("/api/purchase/is-paid-qpay", { invoiceId: number }, token)).body.result;

  test("paying credits the earned bonus once and counts the sale", async () => {
    const shopper = await ready(700);
    const id = await productWith(api, { remain: 10 });
    const number = await order(shopper, id, await newCoupon(1_000));
    expect(await isPaid(number, shopper)).toBe("fail");
    expect(await bonusOf(shopper)).toBe(0);
    await Promise.all([finish(number, "pay"), finish(number, "pay"), finish(number, "expire")]);
    await finish(number, "expire");
    const status = await api
      .sql("SELECT status FROM orders WHERE ordernumber = ?", number)
      .then(([row]) => row?.status);
    expect(status).toBe("paid");
    expect(await isPaid(number, shopper)).toBe("success");
    expect(await bonusOf(shopper)).toBe(10_000);
    expect(await stockOf(id)).toBe(8);
    const sold = await api.sql("SELECT quantity FROM sales WHERE product_id = ?", id).then(([row]) => row?.quantity);
    expect(sold).toBe(2);
  });

  test("after three days the hourly job gives stock, points and coupon back, once", async () => {
    const shopper = await ready(700);
    const id = await productWith(api, { remain: 2 });
    const code = await newCoupon(1_000);
    const number = await order(shopper, id, code);
    expect(await stockOf(id)).toBe(0);
    await api.sql("UPDATE orders SET expires_at = '2020-01-01T00:00:00.000Z' WHERE ordernumber = ?", number);
    await api.runHourlyJob();
    await api.runHourlyJob();
    const shown = await api.post("/api/product/show-order", { ordernumber: number }, shopper.token);
    expect(shown.body.order).toEqual([expect.objectContaining({ status: "expired" })]);
    expect(await stockOf(id)).toBe(2);
    expect(await bonusOf(shopper)).toBe(700);
    expect(await couponStatus(code)).toBe(1);
    // Late money is not taken for an order that has given its goods back.
    await finish(number, "pay");
    expect(await isPaid(number, shopper)).toBe("fail");
    expect(await bonusOf(shopper)).toBe(700);
  });
});
