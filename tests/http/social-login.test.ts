/**
 * Signing in at a provider, by plain HTTP: the whole sign-in with the sandbox's provider, and callbacks that this
 * browser did not begin. For both generations of the API.
 */

import { describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { WELCOME_BONUS } from "#bff/rules/bonus.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";
import { openProductInStock } from "#tests/support/walk.ts";

const { account, notices, provider: words, register } = SENTENCES.mn;

const NEW = { name: "Ганбатын Номин", email: "nomin@example.mn" };
const KNOWN = "Одгэрэл";
const WITHOUT_EMAIL = "Батын Тэмүүлэн";
const WITHOUT_NAME = "Нэргүй";
const REFUSE = "Татгалзах";

const shop = sharedShop({ log: (line) => logged.push(line) });
const logged: string[] = [];

const browse = () => new PlainBrowser(shop.origin);
const fieldOf = ({ visit }: PlainBrowser, name: string) =>
  visit.page.querySelector(`main input[name=${name}]`)?.getAttribute("value") ?? "";
const goOn = words.goOn.replace("{{provider}}", words.facebook);

/** From a sign-in page to the provider's. */
async function atProvider(page = "/login", typed: Record<string, string> = {}): Promise<PlainBrowser> {
  const browser = browse();
  await browser.open(page);
  await toProvider(browser, typed);
  return browser;
}

async function toProvider(browser: PlainBrowser, typed: Record<string, string> = {}): Promise<void> {
  await browser.press(words.facebook, typed);
  expect(browser.visit.url.pathname).toBe("/login/facebook");
  await browser.follow(goOn);
  expect(browser.visit.url.origin).toBe(shop.apiOrigin);
}

/** Where a provider's answer would lead this browser, without going there. */
async function answerFor(browser: PlainBrowser, person: string): Promise<URL> {
  const { action, fields } = browser.filled(person);
  const answer = await fetch(action, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  return new URL(answer.headers.get("Location") ?? "");
}

/** The calls of facebook-login that the API has had, and the accounts that they made. */
async function accounts(): Promise<number> {
  const [row] = await shop.sql("SELECT count(*) AS n FROM user WHERE facebook_id IS NOT NULL");
  return Number(row?.n);
}

describe("the way over the provider", () => {
  test("signs a new customer in, and leads to /home when the sign-in was for nothing else", async () => {
    const browser = await atProvider();
    await browser.press(NEW.name);
    expect(browser.here).toBe("/home");
    expect(browser.cookies.has("session")).toBe(true);
    expect(browser.notices).toContain(notices.signedIn);
    expect(browser.visit.page.querySelector("header")?.textContent).toContain(NEW.name);
    const [made] = await shop.sql("SELECT name, bonus, verified FROM user WHERE email = ?", NEW.email);
    expect(made).toEqual({ name: NEW.name, bonus: WELCOME_BONUS, verified: "true" });
  });

  test("asks for a code by S256, for this shop's callback, with a state that nobody else can read", async () => {
    const browser = browse();
    await browser.open("/login?next=%2Fcart");
    await browser.press(words.facebook, { email: "secret@example.mn" });
    const address = new URL(browser.visit.page.querySelector("main a.button")?.getAttribute("href") ?? "");
    const query = Object.fromEntries(address.searchParams);
    expect(query).toMatchObject({
      response_type: "code",
      client_id: "och-sandbox",
      redirect_uri: `${shop.origin}/login/facebook/callback`,
      scope: "public_profile,email",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(query.state).toMatch(/^eyJ[\w-]+(?:\.[\w-]*){4}$/);
    expect(Buffer.from(query.state ?? "", "base64url").toString()).not.toMatch(/cart|secret/);
    const refresh = browser.visit.page.querySelector("meta[http-equiv=refresh]")?.getAttribute("content");
    expect(refresh).toBe(`0;url=${address.href}`);
  });

  test("without an e-mail address signs in, and asks for one", async () => {
    const browser = await atProvider("/login?next=%2Fbrands");
    await browser.press(WITHOUT_EMAIL);
    expect(browser.here).toBe("/brands");
    expect(browser.notices).toContain(notices.signedIn);
    expect(browser.notices).toContain(notices.providerNoEmail.replace("{{provider}}", words.facebook));
    await browser.follow(notices.addEmail);
    expect(browser.here).toBe("/profile");
    expect(fieldOf(browser, "email")).toBe("");
  });
});

describe("the act that waited", () => {
  test("checkout goes on, with the cart, the comparison and the viewed products as they were", async () => {
    const browser = browse();
    await browser.open("/category/1");
    await openProductInStock(browser, 3);
    await browser.press("add");
    await browser.press("compare");
    const inCart = () => browser.visit.page.querySelector(".cart-count")?.textContent;
    await browser.open("/category/1");
    const compared = async () =>
      (await browser.open("/compare")).page.querySelectorAll("main a").map((a) => a.getAttribute("href"));
    const kept = [await compared(), browser.cookies.get("recent"), inCart()];
    expect(kept.every(Boolean)).toBe(true);
    await browser.open("/shipping");
    expect(browser.visit.url.pathname).toBe("/login");
    await toProvider(browser);
    await browser.press(KNOWN);
    expect(browser.visit.url.pathname).toBe("/shipping");
    expect([await compared(), browser.cookies.get("recent"), inCart()]).toEqual(kept);
  });
});

describe("a sign-in that does not end well leads back to where it began, with what was typed", () => {
  const typed = { email: "bat@example.mn", password: "a-secret-password" };

  test("refused: the button is as before", async () => {
    const browser = await atProvider("/login?next=%2Fcart", typed);
    await browser.press(REFUSE);
    expect(browser.here).toBe("/login?next=%2Fcart");
    expect(browser.notices).toContain(notices.providerRefused.replace("{{provider}}", words.facebook));
    expect([fieldOf(browser, "email"), fieldOf(browser, "password")]).toEqual([typed.email, ""]);
    expect(browser.heard.join()).not.toContain(typed.password);
    expect(browser.visit.page.querySelector("button[value=next]")?.textContent).toBe(words.facebook);
    // And on from there: the same button, and the password.
    await toProvider(browser);
    await browser.press(KNOWN);
    expect(browser.here).toBe("/cart");
  });

  test("without a profile: the specification's sentence, and the button's other label", async () => {
    const browser = await atProvider("/login", typed);
    await browser.press(WITHOUT_NAME);
    expect(browser.here).toBe("/login");
    expect(browser.notices).toContain("Уучлаарай. Шаардлагатай талбарууд татагдсангүй.");
    expect(browser.visit.page.querySelector("button[value=next]")?.textContent).toBe("Facebook-ээр нэвтрэх");
    expect(fieldOf(browser, "email")).toBe(typed.email);
    expect(logged.join("\n")).toMatch(/"provider-fault".*"provider":"facebook","call":"profile","reason":"shape"/);
  });

  test("from the registration: what was typed there, but no password", async () => {
    const form = { name: "Бат-Эрдэнэ \"Б\" 'Э'", email: "b@example.mn", phone: "99112233", password: "a-secret-1" };
    const browser = await atProvider("/register?next=%2Fcart", { ...form, rePassword: form.password });
    await browser.press(REFUSE);
    expect(browser.here).toBe("/register?next=%2Fcart");
    for (const name of ["name", "email", "phone"] as const) expect(fieldOf(browser, name), name).toBe(form[name]);
    expect(browser.heard.join()).not.toContain(form.password);
  });
});

describe("the callback, without a sign-in of this browser that fits", () => {
  const callback = (query: Record<string, string> = {}) =>
    `${shop.origin}/login/facebook/callback?${new URLSearchParams(query)}`;
  const isRefused = (browser: PlainBrowser) => {
    expect(browser.visit.url.pathname).toBe("/login");
    expect(browser.notices).toContain(notices.providerForeign);
    expect(browser.cookies.has("session")).toBe(false);
  };
  /** Neither the API nor the provider is called: the code remains valid. */
  async function stillGood(answer: URL, owner: PlainBrowser) {
    await owner.open(answer.href);
    expect(owner.cookies.has("session")).toBe(true);
  }

  test("a code of somebody else in a browser that began nothing (login forgery)", async () => {
    const attacker = await atProvider();
    const answer = await answerFor(attacker, NEW.name);
    const before = await accounts();
    const victim = browse();
    await victim.open(answer.href);
    isRefused(victim);
    expect(await accounts()).toBe(before);
    await stillGood(answer, attacker);
  });

  test("a posted profile is no profile", async () => {
    const before = await accounts();
    const user = { id: "1", name: "Халдагч", email: "demo@och.mn", picture: { data: { url: "https://example.mn/a" } } };
    const browser = await atProvider();
    for (const path of [callback(), "/login/facebook", "/api/user/facebook-login"]) {
      const answer = await fetch(new URL(path, shop.origin), {
        method: "POST",
        redirect: "manual",
        headers: { Origin: shop.origin, "Content-Type": "application/json" },
        body: JSON.stringify({ user }),
      });
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(answer.headers.getSetCookie().join(), path).not.toContain("session=");
    }
    await browser.post(callback({ code: "x" }), { user: JSON.stringify(user), "user.id": "1", id: "1", name: "Х" });
    expect(browser.cookies.has("session")).toBe(false);
    expect(await accounts()).toBe(before);
  });
});

test("the specification's order: the button, then or, then the fields; Enter in a field presses the form's own button", async () => {
  for (const [path, own] of [
    ["/login", account.login],
    ["/register", register.submit],
  ] as const) {
    const browser = browse();
    await browser.open(path);
    const form = browser.visit.page.querySelector("main form");
    const [first, button] = form?.querySelectorAll("button") ?? [];
    expect([first?.textContent, first?.getAttribute("aria-hidden")]).toEqual([own, "true"]);
    expect(button?.textContent).toBe(words.facebook);
    expect(form?.textContent.indexOf(words.or)).toBeGreaterThan(form?.textContent.indexOf(words.facebook) ?? 0);
  }
});
