import { hashPassword } from "../../security/password.ts";
import type { SeedModel } from "./models.ts";
import { COUPONS, CUSTOMERS, DISTRICTS, REVIEWS } from "./people.ts";
import type { Chance } from "./random.ts";
import { KIND_REVIEWS } from "./reviews.ts";
import { daysFrom, type Table } from "./table.ts";

/** The customers who can sign in after seeding; the others have no password. */
export const DEMO_CUSTOMERS = [
  { name: "Одгэрэл", email: "demo@och.mn", password: "demo-1234", phone: "99112233", bonus: 120_000, verified: "true" },
  { name: "Бат", email: "bat@och.mn", password: "bat-12345", phone: "88114455", bonus: 2_020, verified: "true" },
  { name: "Сараа", email: "saraa@och.mn", password: "saraa-1234", phone: "95667788", bonus: 2_020, verified: "false" },
] as const;

const FIRST_REVIEWER = DEMO_CUSTOMERS.length + 1;

/** Users, districts and coupons. Passwords are hashed as registration hashes them. */
export async function customerTables(now: Date): Promise<Table[]> {
  const created = daysFrom(now, -200);
  const signIns = await Promise.all(
    DEMO_CUSTOMERS.map(async ({ name, email, password, phone, bonus, verified }, index) => {
      const address = index === 0 ? [5, 3, "Зайсангийн гудамж 12, 45 тоот"] : [null, null, ""];
      return [index + 1, name, email, await hashPassword(password), phone, bonus, verified, ...address, created];
    }),
  );
  const others = CUSTOMERS.map((name, index) => [
    FIRST_REVIEWER + index,
    name,
    `customer-${index + 1}@example.com`,
    null,
    String(80_000_000 + index * 137_731),
    2_020,
    "true",
    null,
    null,
    "",
    created,
  ]);
  return [
    {
      name: "district",
      columns: ["id", "district", "number_of_khoroo", "cheap_khoroo", "middle_khoroo"],
      rows: DISTRICTS.map((row, index) => [index + 1, ...row]),
    },
    {
      name: "user",
      columns: [
        "id",
        "name",
        "email",
        "password",
        "phone",
        "bonus",
        "verified",
        "district",
        "khoroo",
        "more_address",
        "created_at",
      ],
      rows: [...signIns, ...others],
    },
    {
      name: "coupon",
      columns: ["code", "amount", "status"],
      rows: COUPONS.map(([code, amount, unused]) => [code, amount, unused ? 1 : 0]),
    },
  ];
}

/**
 * Reviews of up to half of the products (at most some thousands of them), and each reviewed product's rounded average.
 */
export function buildReviews(models: readonly SeedModel[], products: number, luck: Chance, now: Date) {
  const share = Math.min(0.55, 4_000 / products);
  const stars = [5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 1];
  const reviewers = CUSTOMERS.map((_, index) => FIRST_REVIEWER + index);
  const rows: Table["rows"] = [];
  const rates = new Map<number, number>();
  for (const model of models) {
    const own = KIND_REVIEWS[model.kind.slug] ?? [];
    const known = [...own, ...own, ...own, ...REVIEWS];
    for (const product of model.products) {
      if (!luck.happens(share)) continue;
      const said = new Set<string>();
      let sum = 0;
      for (const userId of luck.sample(reviewers, luck.pick([1, 1, 2, 2, 3, 4, 5, 7, 9]))) {
        const wanted = luck.pick(stars);
        const [rate, message] = luck.pick(known.filter(([given]) => given === wanted));
        if (said.has(message)) continue;
        said.add(message);
        sum += rate;
        rows.push([product.id, userId, rate, message, daysFrom(now, -luck.whole(1, 240) - luck.next())]);
      }
      rates.set(product.id, Math.round(sum / said.size));
    }
  }
  return {
    rates,
    table: { name: "review", columns: ["product_id", "user_id", "rate", "message", "created_at"], rows },
  };
}
