/** The customer's token appears only in the sealed cookie and in requests to the API. */
import { expect, test } from "vitest";
import { openPaths } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const shop = sharedFaultyShop();

/**
 * The token as it is and in the encodings in which one leaks: URL, base64 at each of three offsets, hexadecimal,
 * reversed.
 */
function disguises(token: string): string[] {
  const base64 = [0, 1, 2].map((offset) =>
    Buffer.from("-".repeat(offset) + token)
      .toString("base64")
      .slice(4, -4),
  );
  return [
    token,
    encodeURIComponent(token),
    ...base64,
    ...base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_")),
    Buffer.from(token).toString("hex"),
    [...token].reverse().join(""),
  ];
}

function expectSilence(heard: string, label: string) {
  for (const disguise of disguises(shop.api.token))
    expect(heard.includes(disguise), `${label}: ${disguise}`).toBe(false);
  // A signed cookie is readable: whatever base64url part there is must not hold the token either.
  for (const [part] of heard.matchAll(/[\w-]{40,}/g)) {
    expect(Buffer.from(part, "base64url").toString("latin1").includes(shop.api.token), `${label}: inside ${part}`).toBe(
      false,
    );
  }
}

async function customer(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/single-product/1");
  await browser.press("buy", { quantity: "2" });
  await browser.signIn(undefined, "/shipping");
  expect(browser.visit.url.pathname).toBe("/shipping");
  return browser;
}

test("no answer of any address holds the token: pages, data, API, errors, headers, other cookies", async () => {
  const browser = await customer();
  for (const [step, heard] of browser.heard.entries()) expectSilence(heard, `signing in, step ${step}`);
  const { cookie } = browser;
  expect(cookie).toContain("session=");
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${shop.origin}${path}`, {
      redirect: "manual",
      ...init,
      headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin", ...Object.fromEntries(new Headers(init.headers)) },
    });
    expectSilence(`${JSON.stringify([...response.headers])}\n${await response.text()}`, path);
  };
  for (const path of openPaths()) {
    await ask(path);
    await ask(`${path === "/" ? "/_root" : path}.data`);
    await ask(path, { method: "POST", body: new URLSearchParams({ intent: "confirm" }) });
    await ask(path, { method: "PUT" });
  }
  const json = { "Content-Type": "application/json" };
  const credentials = JSON.stringify({ email: "demo@och.mn", password: "demo-1234" });
  await ask("/api/user/login", { method: "POST", headers: json, body: credentials });
  await ask("/api/user/my-info", { method: "POST" });
  expect(
    shop.api.calls.filter(({ authorization }) => authorization === `Bearer ${shop.api.token}`).length,
  ).toBeGreaterThan(3);
});

test("no answer holds the token while the API fails, and no log line does", async () => {
  const browser = await customer();
  for (const behaviour of ["500", "html", "shape", "reset"] as const) {
    shop.api.set(behaviour, "cartShipping", "myInfo", "showOrder", "createOrder", "cartProduct");
    for (const path of ["/shipping", "/confirm-order", "/show-order/PI000001", "/cart"]) await browser.open(path);
  }
  shop.api.reset();
  for (const [step, heard] of browser.heard.entries()) expectSilence(heard, `step ${step}`);
  expect(shop.logged.length).toBeGreaterThan(5);
  for (const line of shop.logged) {
    expectSilence(line, "log");
    expect(line).not.toMatch(/session=|demo-1234|demo@och\.mn/);
  }
});

test("the API receives the token, and no other header of the browser", async () => {
  shop.api.reset();
  const browser = await customer();
  await browser.open("/shipping");
  for (const { name, headers } of shop.api.calls) {
    expect(headers.cookie, name).toBeUndefined();
    expect(headers.referer, name).toBeUndefined();
    expect(headers.origin, name).toBeUndefined();
    expect(
      Object.keys(headers).filter((header) => /^(?:sec-|x-|cf-connecting)/.test(header)),
      name,
    ).toEqual([]);
  }
});
