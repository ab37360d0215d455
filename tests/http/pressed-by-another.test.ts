/**
 * What one customer of a browser has pressed never takes effect in the account of another (decision 0170), whether a
 * script could not send it or the page stayed open. Every pair of the customer who pressed and the one signed in.
 */

import { beforeAll, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { CUSTOMER_TAG } from "#bff/rules/customer-tag.ts";
import { type Customer, newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { refusalIn } from "#tests/support/refused-data.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";

const { errors, notices } = SENTENCES.mn;

type Who = "guest" | "A" | "A, signed in anew" | "B";

const shop = sharedShop();
let customers: Record<"A" | "B", Customer>;
let marks: Record<"A" | "B", string>;
beforeAll(async () => {
  customers = { A: await newCustomer(shop.apiOrigin), B: await newCustomer(shop.apiOrigin) };
  marks = { A: markOn(await browserOf("A")), B: markOn(await browserOf("B")) };
});

const signIn = (browser: PlainBrowser, who: "A" | "B") => browser.signIn(customers[who], "/brands");

async function browserOf(who: Who): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "same-origin" });
  // A script's form follows a page.
  await browser.open("/brands");
  if (who === "guest") return browser;
  if (who === "A, signed in anew") {
    await signIn(browser, "A");
    await browser.post("/logout", {});
    return signIn(browser, "A");
  }
  return signIn(browser, who);
}

/** The mark with which a page's script names its customer. */
function markOn({ visit: { page } }: PlainBrowser): string {
  return JSON.parse(page.querySelector("#shopper")?.textContent ?? "{}").user?.customerTag ?? "";
}

/** Sends a form as the script of a page that was rendered for A. */
async function sendAsA(browser: PlainBrowser, path: string, fields: Record<string, string>) {
  const response = await fetch(shop.origin + path.replace(/(?=\?|$)/, ".data"), {
    method: "POST",
    headers: {
      "Sec-Fetch-Site": "same-origin",
      Cookie: browser.cookie,
    },
    body: new URLSearchParams({ ...fields, [CUSTOMER_TAG]: marks.A }),
  });
  for (const header of response.headers.getSetCookie()) {
    const [, name = "", value = ""] = header.match(/^([^=]+)=([^;]*)/) ?? [];
    if (value === "") browser.cookies.delete(name);
    else browser.cookies.set(name, value);
  }
  const body = await response.text();
  return { status: response.status, ...refusalIn(body), body };
}

interface Press {
  path: string;
  fields: Record<string, string>;
  /** The form as the page of who is there has it, where that holds more. */
  own?: (browser: PlainBrowser) => Record<string, string>;
  /** The page that shows what it did, and what it shows. */
  shows: [page: string, pattern: RegExp];
  needsSession?: true;
}

const PRESSES: Readonly<Record<string, Press>> = {
  "an add": { path: "/cart", fields: { intent: "add", id: "5", quantity: "1" }, shows: ["/cart", /id="p-5"/] },
  "a comparison": { path: "/compare", fields: { intent: "compare", id: "6" }, shows: ["/compare", /id="p-6"/] },
  "a favourite": {
    path: "/saved",
    fields: { intent: "save", id: "8" },
    shows: ["/profile?role=saved", /id="p-8"/],
    needsSession: true,
  },
  "the customer's data": {
    path: "/profile?role=info",
    fields: { intent: "info", name: "Шинэ Нэр" },
    own: (browser) => Object.fromEntries(browser.filled("info", { name: "Шинэ Нэр" }).fields),
    shows: ["/profile?role=info", /value="Шинэ Нэр"/],
    needsSession: true,
  },
};

/** Undoes what an earlier row has done. */
async function forget(browser: PlainBrowser, who: Who): Promise<void> {
  await browser.post("/cart", { intent: "remove", id: "5" });
  if (who === "guest") return;
  await browser.post("/saved", { intent: "remove", id: "8" });
  await shop.sql("UPDATE user SET name = ? WHERE email = ?", "Туршилт", customers[who === "B" ? "B" : "A"].email);
}

describe.each(Object.entries(PRESSES))("%s", (_, { path, fields, own, shows: [page, pattern], needsSession }) => {
  describe("pressed by A", () => {
    test.each<Who>(["guest", "A, signed in anew", "B"])("and sent while %s is there", async (now) => {
      const browser = await browserOf(now);
      await forget(browser, now);
      await browser.open(page);
      const sent = await sendAsA(browser, path, now === "guest" ? fields : (own?.(browser) ?? fields));
      const isOther = now === "B";
      if (isOther) expect(sent).toMatchObject({ status: 403, text: notices.ofOther });
      else expect(sent.text).toBeUndefined();
      await browser.open(page);
      const isDone = pattern.test(browser.visit.page.querySelector("main")?.outerHTML ?? "");
      expect(isDone).toBe(!isOther && !(needsSession && now === "guest"));
    });
  });
});

test("a favourite of a customer whose session has ended waits for them, and is given to no other", async () => {
  const save = { intent: "save", id: "8" };
  for (const [next, isTheirs] of [
    ["B", false],
    ["A", true],
  ] as const) {
    const browser = await browserOf("guest");
    expect((await sendAsA(browser, "/saved", save)).body).toContain("/login");
    await forget(await browserOf(next), next);
    await signIn(browser, next);
    const said = browser.notices;
    expect(said.includes(notices.ofOther)).toBe(!isTheirs);
    await browser.open("/profile?role=saved");
    expect(/id="p-8"/.test(browser.visit.html)).toBe(isTheirs);
  }
});

const PASSWORD = "anybody-77";
test.each([
  ["a password", "/profile?role=password", "[value=password]", { password: PASSWORD, rePassword: PASSWORD }],
  ["a review", "/single-product/8", ".review-form button", { rate: "1", message: "Анхных" }],
])(
  "%s, sent by the browser itself from a page that stayed open, changes nothing of the next customer's",
  async (_, page, button, typed) => {
    const browser = await browserOf("A");
    const left = await browser.open(page);
    await browser.post("/logout", {});
    await signIn(browser, "B");
    browser.goBackTo(left);
    const pressed = left.page.querySelector(button);
    if (!pressed) throw new Error(`${page} has no ${button}`);
    await browser.press(pressed, typed);
    expect(browser.visit.status).toBe(403);
    expect(browser.visit.page.querySelector("h1")?.textContent).toBe(notices.ofOther);
    // It is no missing page.
    expect(browser.visit.html).not.toContain(errors.notFoundCode);
    // By their own password.
    const next = await browserOf("B");
    expect((await next.open(page)).html).not.toContain("Анхных");
  },
);

test("an address typed on a page that stayed open after signing out is its customer's, and not shown to the next one", async () => {
  const browser = await browserOf("A");
  await browser.post("/cart", { intent: "add", id: "5", quantity: "1" });
  const left = await browser.open("/shipping");
  for (const next of ["B", "A"] as const) {
    await browser.post("/logout", {});
    browser.goBackTo(left);
    await browser.press("confirm", { name: "Анхны Хүн", phone: "99112233", more: "45 тоот" });
    expect(browser.visit.url.pathname).toBe("/login");
    await signIn(browser, next);
    await browser.post("/cart", { intent: "add", id: "6", quantity: "1" });
    await browser.open("/shipping");
    expect(browser.visit.url.pathname).toBe("/shipping");
    expect(browser.visit.html.includes("Анхны Хүн")).toBe(next === "A");
    expect(browser.visit.html.includes("45 тоот")).toBe(next === "A");
  }
});
