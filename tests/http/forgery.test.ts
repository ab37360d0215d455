/** No other site can write: every form of a cross-site request is refused, and our own posts pass. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { shopRoutes } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const shop = sharedFaultyShop();
let customer: string;
beforeAll(async () => {
  customer = (await new PlainBrowser(shop.origin).signIn()).cookie;
});
beforeEach(() => shop.api.reset());

const EVIL = "https://evil.example";

const FORM = "application/x-www-form-urlencoded";
const BODIES: readonly [type: string, body: string][] = [
  [FORM, "intent=confirm&id=1&quantity=1&email=demo%40och.mn&password=demo-1234"],
  ["text/plain", '{"intent":"confirm","x":"="}'],
  ["application/json", '{"products":[1]}'],
  [
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nconfirm\r\n--x--\r\n',
  ],
];

async function post(path: string, headers: Record<string, string>, [type, body]: [string, string]) {
  return fetch(`${shop.origin}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": type, Cookie: customer, ...headers },
    body,
  });
}

/** Every address that accepts a post, in every notation that Remix understands. */
function targets(): string[] {
  const pages = shopRoutes().flatMap(({ id, path }) => [
    path,
    `${path === "/" ? "/_root" : path}.data`,
    `${path}?_data=${encodeURIComponent(id)}`,
    `${path}?index`,
  ]);
  return [
    ...new Set([...pages, "/?_data=root", "/api/user/login", "/api/product/add-favourite-product", "/__manifest"]),
  ];
}

describe("a foreign post", () => {
  // Which headers are a foreign page's: bff/door/csrf.test.ts.
  test("is refused at every address, with every type of body; nothing is asked of the API, nothing changed", async () => {
    const headers = { Origin: EVIL, "Sec-Fetch-Site": "cross-site" };
    for (const path of targets())
      for (const body of BODIES) {
        const response = await post(path, headers, body);
        expect(response.status, `${path} ${body[0]}`).toBe(403);
        expect(response.headers.getSetCookie(), path).toEqual([]);
      }
    expect(shop.api.calls.filter(({ name }) => name !== "categories" && name !== "brands")).toEqual([]);
  });
});
