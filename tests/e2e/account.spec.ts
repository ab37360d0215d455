/**
 * An account's forms in a browser. That a customer registers, changes data and gets a new password is proved over HTTP
 * (register, profile-forms, forgot-password), and by keyboard (keyboard.spec.ts).
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";

const { account, contact, notices, register, ui } = SENTENCES.mn;

const SHOP = process.env.SHOP_URL ?? "";
const API = process.env.API_URL ?? "";
test.use({ ...WITHOUT_PICTURES, baseURL: SHOP });

const main = (page: Page) => page.locator("main");
const notice = (page: Page, text: string) => page.locator(".notices .notice-success").filter({ hasText: text });

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel(account.email, { exact: true }).fill(email);
  await page.getByLabel(account.password, { exact: true }).fill(password);
  await main(page).getByRole("button", { name: account.login, exact: true }).click();
}

test("a message that is sent after a refused try leaves an empty form, and is not delivered twice", async ({
  page,
}) => {
  await open(page, "/login?next=%2Fcontact");
  const customer = await newCustomer(API);
  await signIn(page, customer);
  await arrived(page, "/contact");
  await settled(page);
  const subject = main(page).locator("[name=subject]");
  const message = main(page).locator("[name=message]");
  const send = main(page).getByRole("button", { name: contact.send });
  await message.fill("Маш хурдан ирлээ.");
  await send.click();
  await expect(main(page).locator(".error-summary")).toContainText(contact.required);
  await subject.fill("Хүргэлт");
  await send.click();
  await expect(notice(page, notices.feedbackSent)).toBeVisible();
  await settled(page);
  await expect(subject).toHaveValue("");
  await expect(message).toHaveValue("");
  // Nor later.
  await open(page, "/brands");
  await open(page, "/contact");
  await expect(subject).toHaveValue("");
  await expect(message).toHaveValue("");
});

test("sees what is typed into the passwords for as long as they want to", async ({ page }) => {
  await page.goto("/register");
  const password = main(page).getByLabel(register.password, { exact: true });
  const again = main(page).getByLabel(register.rePassword, { exact: true });
  await password.fill("secret-12");
  await expect(password).toHaveAttribute("type", "password");
  const show = main(page).getByRole("button", { name: ui.showPassword });
  await show.click();
  for (const field of [password, again]) await expect(field).toHaveAttribute("type", "text");
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await expect(password).toHaveValue("secret-12");
  await show.click();
  for (const field of [password, again]) await expect(field).toHaveAttribute("type", "password");
  await show.click();
  await main(page).getByRole("button", { name: register.submit }).click();
  await expect(main(page).locator(".error-summary")).toBeVisible();
  for (const field of [password, again]) await expect(field).toHaveAttribute("type", "password");
});
