/**
 * A form over its rate limit keeps what was typed: the page holds it, and sends it again. Tested for every form whose
 * posts are counted (bff/limits/request-limits.ts); a new one fails until it is in the table of forms.
 */

import { describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { PASSWORD_FIELDS } from "#bff/door/refused-form.ts";
import { limitsOf } from "#bff/limits/request-limits.ts";
import { BUILT_PAGES } from "#tests/support/built-pages.ts";
import { COUNTING, countedForms, exhaust, FORMS, network, SECRET } from "#tests/support/counted-forms.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";
import { atAddress } from "#tests/support/walk.ts";

const { resend } = SENTENCES.mn;
const { errors: englishErrors, resend: english } = SENTENCES.en;

const shop = sharedFaultyShop(COUNTING);

test("every counted form is here, and no other", () => {
  const counted = BUILT_PAGES.filter(({ pattern, handle }) => limitsOf(pattern, handle)[0]?.of === "posts");
  expect(Object.keys(FORMS).sort()).toEqual(counted.map(({ pattern }) => pattern));
});

/** A browser whose network can be changed. */
function browse(headers: Record<string, string> = {}): PlainBrowser {
  return new PlainBrowser(shop.origin, { "CF-Connecting-IP": network(), ...headers });
}

async function opened({ page, who }: { page: string; who: string }, headers?: Record<string, string>) {
  const browser = browse(headers);
  if (who === "customers") await atAddress(shop, { 1: 1 }, browser);
  if (page === "/confirm-order") await browser.press("place", { name: "Дорж", phone: "99112233" });
  await browser.open(page);
  expect(browser.visit.status, page).toBe(200);
  return browser;
}

describe.each(countedForms())("$pattern, of $page", ({ limit, who, page, button, typed, passwords = {}, after }) => {
  test("what was typed is in the page and in the form again, passwords in none", async () => {
    const browser = await opened({ page, who });
    const { action } = browser.filled(button);
    const form = { ...typed, ...Object.fromEntries(Object.keys(passwords).map((name) => [name, SECRET])) };
    const names = browser
      .filled(button)
      .form.querySelectorAll("input[type=password]")
      .map((input) => input.getAttribute("name") ?? "");
    for (const name of names) expect(PASSWORD_FIELDS, name).toContain(name);
    await exhaust(shop.origin, browser, action.pathname + action.search, { [limit.field ?? "nothing"]: "x" });
    const calls = shop.api.calls.length;
    await browser.press(button, form);
    expect(browser.visit.status).toBe(429);
    expect(browser.visit.headers.get("retry-after")).toBe("60");
    expect(browser.visit.headers.get("cache-control")).toBe("private, no-store");
    expect(shop.api.calls.length).toBe(calls);
    expect(browser.visit.html).not.toContain(SECRET);
    expect(browser.visit.html).not.toContain("<script>alert");
    const main = browser.visit.page.querySelector("main");
    expect(main?.textContent).toContain(resend.hint.replace("{{minutes}}", "1"));
    const asked = main?.querySelectorAll("input[type=password]").map((input) => input.getAttribute("name"));
    expect(asked).toEqual(limit.needsNoPassword ? [] : names);
    // Refused once more from the same network, it is still all there.
    await browser.press(resend.submit, passwords);
    expect(browser.visit.status).toBe(429);
    browser.headers["CF-Connecting-IP"] = network();
    await browser.press(resend.submit, passwords);
    expect(browser.visit.status).not.toBe(429);
    after(browser);
    for (const secret of Object.values(passwords)) expect(browser.visit.html).not.toContain(secret);
  }, 120_000);
});

test("in English, and in a text browser, whose form has a token", async () => {
  const browser = browse();
  await browser.open("/language/en");
  await browser.open("/contact");
  const token = browser.visit.page.querySelector("main input[name=formToken]")?.getAttribute("value");
  expect(token).toBeTruthy();
  await exhaust(shop.origin, browser, "/contact", {});
  await browser.press("confirm", { subject: "A title", message: "Words" });
  expect(browser.visit.page.querySelector("html")?.getAttribute("lang")).toBe("en");
  expect(browser.text).toContain(englishErrors.rateLimited);
  expect(browser.text).toContain(english.hint.replace("{{minutes}}", "1"));
  const { action, fields } = browser.filled(english.submit);
  expect(fields.filter(([name]) => name === "formToken")).toHaveLength(1);
  const response = await fetch(action, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: browser.cookie, "CF-Connecting-IP": network() },
    body: new URLSearchParams(fields),
  });
  expect(response.headers.get("Location")).toMatch(/^\/login\?next=%2Fcontact%3Fdraft/);
});

test("a new password, three times an hour: the page says how long, and holds the address", async () => {
  const browser = browse();
  for (let times = 0; times < 4; times++) {
    await browser.open("/forgot-password");
    await browser.press("confirm", { email: "bold@och.mn" });
  }
  expect(browser.visit.status).toBe(429);
  expect(browser.visit.page.querySelector("main")?.textContent).toMatch(/(?:59|60) минутын дараа/);
  expect(browser.visit.page.querySelector("main input[name=email]")?.getAttribute("value")).toBe("bold@och.mn");
});

test("with a script the answer holds nothing of the form, which stays on its page", async () => {
  const address = network();
  const browser = browse({ "CF-Connecting-IP": address });
  await exhaust(shop.origin, browser, "/contact", {});
  const response = await fetch(`${shop.origin}/contact.data`, {
    method: "POST",
    headers: { Origin: shop.origin, "CF-Connecting-IP": address, Cookie: "view=grid" },
    body: new URLSearchParams({ intent: "confirm", subject: "A canary title", message: "x" }),
  });
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(await response.text()).not.toContain("canary");
});
