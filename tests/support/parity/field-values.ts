/** What is typed into fields, by their names. */
import type { PreparedState, Values } from "./prepare.ts";

const VALUES: Values = {
  email: ({ customer }) => customer.email,
  password: ({ customer }) => customer.password,
  rePassword: ({ customer }) => customer.password,
  name: () => "Дэмо Болд",
  phone: () => "99112233",
  phone2: () => "88112233",
  register: () => "1234567",
  more: () => "12-р байр, 45 тоот",
  w3w: () => "///нэг.хоёр.гурав",
  coupon: ({ coupon }) => coupon,
  bonus: () => "1000",
  quantity: () => "3",
  message: () => "Сайн чанартай",
  p: () => "утас",
  min: () => "500000",
  max: () => "900000",
};

/** What fits a field that the table does not name. */
const OF_TYPE: Record<string, string> = {
  number: "2",
  tel: "99112233",
  email: "new@example.mn",
  url: "https://example.mn",
  password: "test-1234",
};

/** @returns what to type into a field of this name and type */
export function valueFor(state: PreparedState, name: string, type: string): string {
  const own = state.values[name];
  if (own) return own(state);
  // A line of the cart has its product's number behind the name.
  return (VALUES[name] ?? VALUES[name.replace(/\d+$/, "")])?.(state) ?? OF_TYPE[type] ?? "Туршилт";
}
