/**
 * Forms that are pressed twice without JavaScript: the browser breaks off the first request, or its cookies never
 * arrive, and shows what the second one says. That must be what came of the first.
 */

import { describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";

const { notices, register, review } = SENTENCES.mn;

/** How often the API was asked to change a password; it takes longer than another press needs to reach the shop. */
let changes = 0;
const shop = sharedShop({
  between: async ({ url }) => {
    if (!url.endsWith("/change-password")) return undefined;
    changes += 1;
    await new Promise((resolve) => setTimeout(resolve, 400));
    return undefined;
  },
});

type Values = Record<string, string>;

/**
 * The ways to press twice.
 * @returns the browser with what the second press shows; also with what the first one shows, where the network chooses
 *   which answer's cookies it keeps
 */
const WAYS: Record<string, (browser: PlainBrowser, button: string, values: Values) => Promise<PlainBrowser[]>> = {
  "one after the other, without the first one's cookies": async (browser, button, values) => {
    const [page, cookies] = [browser.visit, [...browser.cookies]];
    await browser.press(button, values);
    browser.cookies.clear();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    await browser.goBackTo(page).press(button, values);
    return [browser];
  },
  "side by side": async (browser, button, values) => {
    const answers = [browser, browser.tab().goBackTo(browser.visit)];
    await Promise.all(answers.map((answer) => answer.press(button, values)));
    return answers;
  },
  "with the first one broken off": async (browser, button, values) => {
    const { action, fields } = browser.filled(button, values);
    const cookie = browser.cookie;
    const body = new URLSearchParams(fields);
    const headers = { Origin: shop.origin, Cookie: cookie };
    await fetch(action, { method: "POST", body, headers, signal: AbortSignal.timeout(25) }).catch(() => undefined);
    await browser.press(button, values);
    return [browser];
  },
};

const signedIn = async () => new PlainBrowser(shop.origin).signIn(await newCustomer(shop.apiOrigin));

let count = 0;
/** What is filled in, different each time. */
const newPerson = () => {
  count += 1;
  return { name: "Бат", email: `twice.${count}.${Date.now()}@example.mn`, phone: "99112233" };
};
const both = (password: string) => ({ password, rePassword: password });

interface PressedForm {
  page: string;
  isOfCustomers: boolean;
  button: string;
  values: () => Values;
  /** What a success says. */
  says: string;
}

const FORMS: Record<string, PressedForm> = {
  registration: {
    page: "/register?next=%2Fcart",
    isOfCustomers: false,
    button: "confirm",
    values: () => ({ ...newPerson(), ...both("a-secret-1") }),
    says: register.sent,
  },
  "the customer's data": {
    page: "/profile?role=info",
    isOfCustomers: true,
    button: "info",
    values: () => ({ ...newPerson(), phone2: "" }),
    says: notices.infoChanged,
  },
  password: {
    page: "/profile?role=password",
    isOfCustomers: true,
    button: "password",
    values: () => both("another-1"),
    says: notices.passwordChanged,
  },
  review: {
    page: "/single-product/5",
    isOfCustomers: true,
    button: review.send,
    values: () => ({ rate: "4", message: "Сайн байна" }),
    says: notices.reviewGiven,
  },
};

const rows = Object.entries(FORMS).flatMap(([name, form]) =>
  Object.entries(WAYS).map(([way, pressTwice]) => ({ name, way, form, pressTwice })),
);

describe("two presses end as one does", () => {
  test.each(rows)("$name: $way", async ({ form, pressTwice }) => {
    const browser = form.isOfCustomers ? await signedIn() : new PlainBrowser(shop.origin);
    await browser.open(form.page);
    changes = 0;
    for (const answer of await pressTwice(browser, form.button, form.values())) {
      expect(answer.text).toContain(form.says);
      expect(answer.visit.status).toBe(200);
      if (form.isOfCustomers) expect((await answer.open("/profile")).url.pathname).toBe("/profile");
    }
    expect(changes).toBe(form.button === "password" ? 1 : 0);
  });
});
