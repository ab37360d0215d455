import { DEMO_CUSTOMERS } from "./customers.ts";
import type { SeedModel } from "./models.ts";
import { CUSTOMERS } from "./people.ts";
import type { Chance } from "./random.ts";
import { daysFrom, type Table } from "./table.ts";

type Status = "paid" | "shipping" | "delivered" | "expired";

const DEMO_ORDERS: readonly (readonly [status: Status, daysAgo: number])[] = [
  ["delivered", 64],
  ["expired", 21],
  ["shipping", 2],
  ["paid", 0.2],
];

/**
 * Orders of the past: four of the demo customer's, one per later status, and a few hundred of others, from which best
 * sellers and trend follow. They were sold at full price with 5,000 of delivery, without coupon or bonus, so that their
 * sums are plain.
 */
export function orderTables(models: readonly SeedModel[], luck: Chance, now: Date): Table[] {
  const orders: Table["rows"] = [];
  const lines: Table["rows"] = [];
  const popular = luck.sample(models, 90);
  const favourites = popular.slice(0, 25);
  const place = (userId: number, status: Status, daysAgo: number) => {
    const id = orders.length + 1;
    const basket = luck.sample(luck.happens(0.6) ? favourites : popular, luck.pick([1, 1, 1, 2, 3]));
    let subtotal = 0;
    let bonus = 0;
    for (const { products } of basket) {
      const product = luck.pick(products);
      const quantity = luck.pick([1, 1, 1, 1, 2]);
      subtotal += product.price * quantity;
      bonus += Math.floor((product.price * 3) / 100) * quantity;
      lines.push([id, product.id, quantity, product.price, 0, 3]);
    }
    const created = daysFrom(now, -daysAgo);
    const user = DEMO_CUSTOMERS[userId - 1];
    orders.push([
      id,
      `PI${new Date(created).getTime()}${userId}`,
      userId,
      1,
      status,
      subtotal,
      5_000,
      bonus,
      subtotal + 5_000,
      luck.pick(["qpay", "qpay", "storepay", "mcredit"]),
      user?.name ?? "Харилцагч",
      user?.phone ?? "99000000",
      user?.email ?? "",
      luck.whole(1, 6),
      luck.whole(1, 15),
      "Төв зам дагуу, 3-р орц",
      created,
      daysFrom(now, 3 - daysAgo),
    ]);
  };
  for (const [status, daysAgo] of DEMO_ORDERS) place(1, status, daysAgo);
  for (let index = 0; index < 320; index += 1) {
    const status = luck.pick<Status>([
      "delivered",
      "delivered",
      "delivered",
      "delivered",
      "shipping",
      "paid",
      "expired",
    ]);
    place(
      DEMO_CUSTOMERS.length + 1 + luck.whole(0, CUSTOMERS.length - 1),
      status,
      4 + luck.whole(0, 150) + luck.next(),
    );
  }
  const demoSaves = luck.sample(models, 3).flatMap(({ products }) => products.slice(0, 1));
  return [
    {
      name: "orders",
      columns: [
        "id",
        "ordernumber",
        "user_id",
        "enable_is",
        "status",
        "subtotal",
        "tax",
        "add_bonus",
        "total_amount",
        "payment",
        "name",
        "phone",
        "email",
        "district",
        "khoroo",
        "more_address",
        "created_at",
        "expires_at",
      ],
      rows: orders,
    },
    {
      name: "order_line",
      columns: ["order_id", "product_id", "quantity", "amount", "discount", "bonus_percent"],
      rows: lines,
    },
    { name: "favourite", columns: ["user_id", "product_id"], rows: demoSaves.map(({ id }) => [1, id]) },
  ];
}
