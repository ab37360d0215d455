/**
 * Resource routes: a failure is JSON for a script and a page for a link.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { PageContext } from "#bff/client.ts";
import { errorTable, isErrorCode } from "#bff/errors.ts";
import { FEW_PAGES } from "#tests/support/few-pages.ts";
import { shopRoutes } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { ROOT } from "#tests/support/root.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const shop = sharedFaultyShop();

const read = (id: string) => readFileSync(join(ROOT, `app/${id}.tsx`), "utf8");
// The others are texts, which are pages (app/info).
const resources = shopRoutes().filter(
  ({ id }) => id.startsWith("routes/") && !/export (?:default|\{ default)/.test(read(id)),
);
/** Addresses for scripts. */
const forScripts = resources.filter(({ id }) => read(id).includes("Response.json(")).map(({ path }) => path);

const QUERIES = ["", "?p=утас", `?p=${"x".repeat(5_000)}`, "?p=%00", "?id=x&next=//evil.example", "?next=%5Cevil"];

/** A BFF whose every call fails. */
const failing: object = new Proxy(() => undefined, {
  get: () => failing,
  apply: async () => Response.json({ code: "upstream-fault" }, { status: 503 }),
});

test("the list has every resource route of the shop", () => {
  expect(resources.map(({ path }) => path)).toEqual(expect.arrayContaining(["/language/en", "/logout", "/view/1"]));
  expect(forScripts.sort()).toEqual(["/show-order/PI000001/paid", "/suggestions"]);
});

test("what the front door refuses of those for scripts is JSON for a script and a page for a link", async () => {
  for (const path of forScripts) {
    const ask = (Accept: string) =>
      fetch(shop.origin + path, { method: "POST", headers: { Origin: "https://evil.example", Accept } });
    expect(await (await ask("*/*")).json(), path).toEqual({ code: "forbidden" });
    expect(await (await ask("text/html")).text(), path).toContain("<main");
  }
});

test("where the BFF fails, each answers with its code and status, or leads on", async () => {
  let said = 0;
  for (const { id, hasLoader, hasAction } of resources) {
    const module = await import(join(ROOT, `app/${id}.tsx`));
    for (const run of [hasLoader && module.loader, hasAction && module.action]) {
      if (!run) continue;
      const request = new Request("https://shop.test/", {
        method: "POST",
        body: new URLSearchParams({ id: "1", intent: "save" }),
      });
      const context: Partial<PageContext> = {
        bff: failing as PageContext["bff"],
        url: new URL("https://shop.test/?p=a&next=/"),
        pages: FEW_PAGES,
        isSignedIn: async () => true,
        language: "mn",
        form: { failed: false },
        notify: async () => undefined,
      };
      const params = {
        invoiceId: "PI000001",
        code: "en",
        theme: "dark",
        state: "on",
        view: "grid",
        provider: "facebook",
      };
      const answer = await Promise.resolve()
        .then(() => run({ request, params, context }))
        .catch((thrown: unknown) => thrown);
      expect(answer, id).toBeInstanceOf(Response);
      if (answer.status >= 300 && answer.status < 400) continue;
      expect([answer.status, await answer.json()], id).toEqual([503, { code: "upstream-fault" }]);
      said++;
    }
  }
  expect(said).toBeGreaterThanOrEqual(5);
});

test("over HTTP: no fault of the API, and no request, makes one answer a bare error", async () => {
  const customer = (await new PlainBrowser(shop.origin).signIn()).cookie;
  const paths = [...resources.map(({ path }) => path), "/language/xx", "/view/xx"];
  for (const behaviour of ["ok", "500", "401"] as const) {
    shop.api.heal();
    if (behaviour !== "ok") shop.api.set(behaviour);
    for (const path of paths) {
      for (const query of QUERIES) await expectWhole(path, query, behaviour === "401" ? "" : customer);
    }
  }
  shop.api.heal();
});

/** A redirect; for scripts JSON; for links a page. */
async function expectWhole(path: string, query: string, Cookie: string) {
  const isForScripts = forScripts.includes(path);
  const Accept = isForScripts ? "*/*" : "text/html";
  const response = await fetch(shop.origin + path + query, { redirect: "manual", headers: { Cookie, Accept } });
  const text = await response.text();
  const what = `${path}${query.slice(0, 20)} ${response.status} ${text.slice(0, 60)}`;
  if (response.status >= 300 && response.status < 400) return;
  expect(response.status, what).not.toBe(500);
  if (!isForScripts) expect(text, what).toContain("<main");
  else if (response.status !== 200) {
    const { code } = JSON.parse(text);
    expect(isErrorCode(code) && errorTable[code].status, what).toBe(response.status);
  }
  expect(response.ok, what).toBe(isForScripts && response.status === 200);
}
