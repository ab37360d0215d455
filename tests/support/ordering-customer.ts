/** A customer who is about to order at the fake API's shop, for tests that look at every page as they find it. */
import type { SignIn } from "./checkout-walk.ts";
import { PlainBrowser } from "./plain-browser.ts";
import { DEMO_CUSTOMER } from "./shop.ts";

/**
 * Signs in, fills the cart with several lines, and has the address taken, so that every page of the purchase opens.
 * @returns what their browser keeps, as Playwright takes it
 */
export async function orderingCustomer(
  shop: string,
  customer: SignIn = DEMO_CUSTOMER,
): Promise<{ name: string; value: string; url: string }[]> {
  const browser = new PlainBrowser(shop, { "Sec-Fetch-Site": "same-origin" });
  for (const id of ["1", "2", "3"]) await browser.post("/cart", { intent: "add", id, quantity: "2" });
  await browser.post("/login", { ...customer, next: "/shipping" });
  await browser.open("/shipping");
  await browser.press("confirm", {
    name: "Дэмо Болд",
    phone: "99112233",
    phone2: "88112233",
    more: "12-р байр, 3 давхар, 45 тоот",
    w3w: "нэг.хоёр.гурав",
    district: "1",
    khoroo: "1",
  });
  if (browser.visit.url.pathname !== "/confirm-order") throw new Error(`At ${browser.visit.url.pathname}`);
  return [...browser.cookies].map(([name, value]) => ({ name, value, url: shop }));
}
