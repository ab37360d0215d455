/**
 * A form that the front door refuses: with a script too the shopper is told why and what to do, what was typed stays,
 * and it can be sent again where that helps. The answers themselves are tested in tests/http/refused-forms.test.ts.
 */

import { expect, type Page, test } from "playwright/test";
import { refusalOf } from "#app/errors/refusal.server.ts";
import { SENTENCES } from "#app/words/all.server.ts";
import { type ErrorCode, errorTable } from "#bff/errors.ts";
import { REFUSAL } from "#bff/rules/refusal.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { everyNth } from "#tests/support/draws.ts";
import { open, settled } from "#tests/support/ready.ts";

const { contact, ui } = SENTENCES.mn;

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

/** Refuses the next form as the front door does; those after it pass. */
async function refuseOnce(page: Page, failure: ErrorCode): Promise<string> {
  const { status } = errorTable[failure];
  const { text, repeat } = refusalOf("mn", status, { failure, wait: 60 });
  let isRefused = false;
  await page.route("**/*.data**", (route) => {
    if (isRefused || route.request().method() !== "POST") return route.continue();
    isRefused = true;
    const headers = { [REFUSAL]: repeat, "X-Notices": encodeURIComponent(JSON.stringify([{ kind: "failure", text }])) };
    return route.fulfill({ status, contentType: "text/x-script", headers, body: "[]" });
  });
  return text;
}

const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });
const again = (page: Page) => page.locator(".notices").getByRole("button", { name: ui.sendAgain });

interface Form {
  name: string;
  path: string;
  type: (page: Page) => Promise<unknown>;
  send: (page: Page) => Promise<unknown>;
  /** What was typed is there. */
  stays: (page: Page) => Promise<unknown>;
  /** What is there once it was taken. */
  taken: (page: Page) => Promise<unknown>;
}

const FORMS: readonly Form[] = [
  {
    name: "a product's form",
    path: "/single-product/5",
    type: (page) => page.locator(".buy-form input[name=quantity]").fill("3"),
    send: (page) => page.locator(".buy-form button[value=add]").click(),
    stays: (page) => expect(page.locator(".buy-form input[name=quantity]")).toHaveValue("3"),
    taken: (page) => expect(page.locator(".cart-count")).toHaveText("3"),
  },
  {
    name: "a form of words",
    path: "/contact",
    type: (page) => page.getByLabel(contact.message).fill("Маш хурдан ирлээ"),
    send: (page) => page.locator("main form button[value=confirm]").click(),
    stays: (page) => expect(page.getByLabel(contact.message)).toHaveValue("Маш хурдан ирлээ"),
    // A guest goes on by signing in, or mends what is missing.
    taken: (page) => expect(page.locator("main [role=alert], main input[name=password]").first()).toBeVisible(),
  },
];

for (const [turn, { name, path, type, send, stays, taken }] of FORMS.entries()) {
  for (const failure of ["rate-limited", "upstream-unreachable"] as const)
    test(`${name} refused for now (${failure}) says so, and is sent again by a press @script`, async ({ page }) => {
      await open(page, path);
      await type(page);
      const text = await refuseOnce(page, failure);
      await send(page);
      await expect(alert(page, text)).toBeVisible();
      await expect(page.locator(".notices")).not.toContainText(ui.unanswered);
      await stays(page);
      await again(page).click();
      await expect(alert(page, text)).toHaveCount(0);
      await settled(page);
      await taken(page);
    });

  for (const failure of everyNth(["forbidden", "too-large", "bad-request", "other-customer"] as const, 2, turn))
    test(`${name} refused for good (${failure}) says so, and is not sent again @script`, async ({ page }) => {
      await open(page, path);
      await type(page);
      const text = await refuseOnce(page, failure);
      await send(page);
      await expect(alert(page, text)).toBeVisible();
      await stays(page);
      await expect(again(page)).toHaveCount(0);
      let posts = 0;
      page.on("request", (request) => {
        if (request.method() === "POST") posts += 1;
      });
      await open(page, "/brands");
      expect(posts).toBe(0);
    });
}
