/** A whole purchase by plain HTTP: links, forms and cookies, no browser. */

import { expect, test } from "vitest";
import { newCustomer } from "#tests/support/customer.ts";
import { isSecond } from "#tests/support/generation.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";
import { openProductInStock } from "#tests/support/walk.ts";

const shop = sharedShop();

const ADDRESS = {
  name: "Дэмо Болд",
  phone: "9911 2233",
  phone2: "",
  more: "12-р байр, 3 давхар, 45 тоот",
  district: "1",
  khoroo: "1",
};

/** The sum that a page prints after a label. */
function sumOf(browser: PlainBrowser, label: string): string {
  const row = browser.visit.page.querySelectorAll("dt").find((dt) => dt.textContent.trim().startsWith(label));
  return row?.parentNode?.querySelector("dd")?.textContent.trim() ?? "";
}

test("a purchase by plain HTTP goes from the front page to a paid order", async () => {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/");
  await browser.follow(/^\/category\/\d+$/);
  await openProductInStock(browser, 30);
  await browser.press("buy", { quantity: "2" });
  expect(browser.visit.url.pathname).toBe("/cart");
  expect(browser.text).toContain("Миний сагс");
  await browser.follow("/shipping");
  expect(browser.here).toBe("/login?next=%2Fshipping");
  expect(browser.text).toContain("Сагс тань хэвээр байгаа");
  await browser.press("Нэвтрэх", { ...(await newCustomer(shop.apiOrigin)) });
  expect(browser.visit.url.pathname).toBe("/shipping");

  await browser.press("confirm", { ...ADDRESS, phone: "123", name: "" });
  expect(browser.visit.status).toBe(400);
  expect(browser.visit.page.querySelector("title")?.textContent).toMatch(/^Алдаа:/);
  expect(browser.text).toContain("Нэр оруулна уу.");
  expect(browser.visit.page.querySelector('[name="phone"]')?.getAttribute("value")).toBe("123");

  await browser.press("confirm", ADDRESS);
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  const total = sumOf(browser, "Нийт");
  expect(total).toMatch(/₮$/);

  await browser.press("confirm");
  expect(browser.visit.status).toBe(400);
  expect(browser.text).toContain("Төлбөрийн нөхцөлөө сонгоно уу");

  await browser.press("confirm", { payment: "qpay" });
  expect(browser.visit.url.pathname).toMatch(/^\/show-order\/PI\w+$/);
  expect(sumOf(browser, "Нэхэмжилсэн дүн")).toBe(total);
  expect(browser.text).toContain("Төлбөр хүлээгдэж байгаа");
  // The second generation gives its orders no code: they are paid by transfer, and nothing is said of other ways.
  if (isSecond) expect(browser.visit.page.querySelector(".payment svg.qr")).toBeNull();
  else expect(browser.visit.page.querySelector("svg.qr path")?.getAttribute("d")).toMatch(/^M\d/);
  expect(browser.text).not.toContain("Storepay аппаар");
  expect(browser.text).toMatch(/Төлбөрөө \d{4}\.\d\d\.\d\d \d\d:\d\d цагаас өмнө төлнө үү/);

  const order = browser.visit.url.pathname.split("/").at(-1) ?? "";
  await shop.pay(order);
  await browser.press("Төлбөр шалгах");
  expect(browser.text).toContain("Төлбөр төлөгдсөн");
  expect(browser.text).toContain("Төлбөр амжилттай төлөгдлөө");

  await browser.open("/cart");
  expect(browser.text).toContain("Таны сагс хоосон байна");
});
