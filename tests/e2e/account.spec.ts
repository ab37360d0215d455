/**
 * An account's forms in a browser. That a customer registers, changes data and gets a new password is proved over HTTP
 * (register, profile-forms, forgot-password), and by keyboard (keyboard.spec.ts).
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { signIn } from "#tests/support/checkout-walk.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";

const { contact, notices, provider, register, ui } = SENTENCES.mn;

const SHOP = process.env.SHOP_URL ?? "";
const API = process.env.API_URL ?? "";
test.use({ ...WITHOUT_PICTURES, baseURL: SHOP });

const main = (page: Page) => page.locator("main");
const notice = (page: Page, text: string) => page.locator(".notices .notice").filter({ hasText: text });

test("a message that is sent after a refused try leaves an empty form, and is not delivered twice", async ({
  page,
}) => {
  await signIn(page, await newCustomer(API));
  await open(page, "/contact");
  const subject = main(page).locator("[name=subject]");
  const message = main(page).locator("[name=message]");
  const send = main(page).getByRole("button", { name: contact.send });
  await message.fill("Маш хурдан ирлээ.");
  await send.click();
  await expect(main(page).locator(".error-summary")).toContainText(contact.required);
  await settled(page);
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

// With the sandbox's provider in Facebook's place. Every outcome: tests/http/social-login.test.ts.
test("by Facebook from a page that needs a customer to that page, though Back from the provider came first", async ({
  page,
}) => {
  const button = main(page).locator("button[value=next]");
  const toProvider = async () => {
    await button.click();
    await page.waitForURL((url) => url.origin === API && url.pathname === "/sandbox/facebook");
  };
  await open(page, "/profile");
  await toProvider();
  await page.goBack();
  await arrived(page, "/login?next=%2Fprofile");
  await expect(button).toHaveText(provider.facebook);
  await expect(button).toBeEnabled();
  await toProvider();
  await page.getByRole("button", { name: "Ганбатын Номин" }).click();
  await arrived(page, "/profile");
  await expect(notice(page, notices.signedIn)).toBeVisible();
  // The intermediate pages are not in the history.
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toBe("/login/facebook/callback");
});
