/**
 * Forms that are pressed twice without JavaScript: the browser breaks off the first request, or its cookies never
 * arrive, and shows what the second one says. That must be what came of the first.
 */

import { Response } from "miniflare";
import { describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";

const { notices, register, review } = SENTENCES.mn;

/** How the API answers each change of a password: by itself, so many milliseconds later, or not at all. */
const passwordCalls = { asked: 0, later: 0, failed: 0 };
const shop = sharedShop({
  between: async ({ url }) => {
    if (!url.endsWith("/change-password")) return undefined;
    passwordCalls.asked += 1;
    await new Promise((resolve) => setTimeout(resolve, passwordCalls.later));
    return passwordCalls.asked <= passwordCalls.failed ? new Response(null, { status: 500 }) : undefined;
  },
});

/** Another tab of the browser, at the same page. */
const twinOf = (browser: PlainBrowser) => browser.tab().goBackTo(browser.visit);

type Values = Record<string, string>;

/** The ways to press twice; each leaves the browser with what the second press shows. */
const WAYS: Record<string, (browser: PlainBrowser, button: string, values: Values) => Promise<unknown>> = {
  "one after the other, without the first one's cookies": async (browser, button, values) => {
    const [page, cookies] = [browser.visit, [...browser.cookies]];
    await browser.press(button, values);
    browser.cookies.clear();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    await browser.goBackTo(page).press(button, values);
  },
  "side by side": async (browser, button, values) => {
    const first = twinOf(browser).press(button, values);
    await Promise.all([browser.press(button, values), first]);
  },
  "with the first one broken off": async (browser, button, values) => {
    const { action, fields } = browser.filled(button, values);
    const cookie = browser.cookie;
    const body = new URLSearchParams(fields);
    const headers = { Origin: shop.origin, Cookie: cookie };
    await fetch(action, { method: "POST", body, headers, signal: AbortSignal.timeout(25) }).catch(() => undefined);
    await browser.press(button, values);
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
    await pressTwice(browser, form.button, form.values());
    expect(browser.text).toContain(form.says);
    expect(browser.visit.status).toBe(200);
    if (!form.isOfCustomers) return;
    await browser.open("/profile");
    expect(browser.visit.url.pathname).toBe("/profile");
  });
});

/**
 * One browser's two presses, each answered on its own: which answer's cookies it keeps is the network's choice, so that
 * the shopper must be signed in with either.
 */
describe("a password pressed twice leaves its browser signed in, whichever answer arrives last", () => {
  /** How long the API takes, in milliseconds: longer than the other press needs to reach the shop. */
  const SLOW = 400;
  type Press = () => Promise<unknown>;
  const both = async (one: Press, other: Press) => void (await Promise.all([one(), other()]));
  const meanwhile = async (one: Press, other: Press) => {
    const first = one();
    await expect.poll(() => passwordCalls.asked).toBe(1);
    await Promise.all([first, other()]);
  };
  const after = async (one: Press, other: Press) => {
    await one();
    await other();
  };

  test.each([
    { when: "as the first one begins", way: both, later: SLOW, failed: 0, asked: 1 },
    { when: "when it is done", way: after, later: 0, failed: 0, asked: 1 },
    { when: "while the API is asked, which fails", way: meanwhile, later: SLOW, failed: 1, asked: 2 },
    { when: "when it has failed", way: after, later: 0, failed: 1, asked: 2 },
  ])("the second $when", async ({ way, later, failed, asked }) => {
    const browser = await signedIn();
    await browser.open("/profile?role=password");
    const { action, fields } = browser.filled("password", { password: "another-1", rePassword: "another-1" });
    const answers = [twinOf(browser), twinOf(browser)];
    Object.assign(passwordCalls, { asked: 0, later, failed });
    const [one, other] = answers.map((answer) => () => answer.post(action.href, fields));
    if (one && other) await way(one, other);
    expect(passwordCalls.asked).toBe(asked);
    const said = answers.map(({ text }) => text.includes(notices.passwordChanged));
    expect(said.filter((isSaid) => isSaid).length).toBe(failed === 0 ? 2 : 1);
    for (const answer of answers) {
      await answer.open("/profile");
      expect(answer.visit.url.pathname).toBe("/profile");
    }
  });
});
