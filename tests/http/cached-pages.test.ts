/**
 * Documents that are cached as they are for everybody, with what is one shopper's filled in: what is delivered is what
 * would be rendered, for every cached page and every kind of shopper, and nobody gets anything of another.
 * A page joins by the `cache` of its route's handle. For both generations of the API.
 */
import { decode } from "turbo-stream";
import { beforeAll, describe, expect, test } from "vitest";
import { BUILT_PAGES } from "#tests/support/built-pages.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";

const FROM_OUTSIDE = { Accept: "text/html", "Sec-Fetch-Site": "none" };

/** Further addresses of cached pages, beside one of each. */
const FURTHER = [
  "/?tab=discounted&page=2",
  "/category/1?brand=1&view=list",
  "/category/1?page=2",
  "/single-product/4?stars=5",
  "/search?p=%D1%83%D1%82%D0%B0%D1%81",
  "/trend?view=list",
];
const addresses = [
  ...BUILT_PAGES.filter(({ handle }) => handle.cache).map(({ pattern }) => pattern.replace(":id", "4")),
  ...FURTHER,
];

const shop = sharedShop({ withoutChance: true });
const shoppers: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  const browser = new PlainBrowser(shop.origin, FROM_OUTSIDE);
  const cookie = ({ cookies } = browser) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const chosen = async (path: string) => {
    const own = new PlainBrowser(shop.origin, FROM_OUTSIDE);
    await own.open(`${path}?next=/terms`);
    expect(own.cookies.size).toBeGreaterThan(0);
    return { Cookie: cookie(own) };
  };
  const press = (path: string, fields: Record<string, string>) =>
    browser.post(path, { returnTo: "/category/4", ...fields });
  shoppers.guest = {};
  // Each preference by itself: a document that does not depend on it is then the guest's.
  shoppers["in English"] = await chosen("/language/en");
  shoppers["in dark colours"] = await chosen("/theme/dark");
  shoppers["with products in rows"] = await chosen("/view/list");
  shoppers[TOKEN] = { "Sec-Fetch-Site": "", Cookie: "" };
  for (const id of ["5", "7", "9"]) await browser.open(`/single-product/${id}`);
  for (const id of await cardsOn("/category/1")) await press("/compare", { id, quantity: "1", intent: "compare" });
  await browser.open("/single-product/4");
  await press("/compare", { id: "4", quantity: "1", intent: "compare" });
  shoppers["with a notice"] = { Cookie: cookie() };
  await browser.open("/");
  await press("/cart", { id: "4", quantity: "2", intent: "add" });
  // The quantity is told once.
  await browser.open("/single-product/4");
  shoppers["with a cart, a compare list and products viewed"] = { Cookie: cookie() };
  const { email, password } = await newCustomer(shop.apiOrigin);
  await press("/login", { email, password });
  await press("/saved", { id: (await cardsOn("/category/1"))[0] ?? "", quantity: "1", intent: "save" });
  await browser.open("/");
  shoppers["signed in"] = { Cookie: cookie() };
});

/** Two products of a list. */
async function cardsOn(path: string): Promise<string[]> {
  const html = await (await ask(path)).text();
  return [...new Set([...html.matchAll(/href="\/single-product\/(\d+)"/g)].map(([, id = ""]) => id))].slice(-2);
}

function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const sent = Object.entries({ ...FROM_OUTSIDE, ...headers }).filter(([, value]) => value !== "");
  return fetch(new URL(path, shop.origin), { headers: sent as [string, string][], redirect: "manual" });
}

const sourceOf = ({ headers }: Response) => /document;desc=(\w+)/.exec(headers.get("Server-Timing") ?? "")?.[1];

const RENEWED = new Set(["requestId", "formToken", "left", "now"]);

/** Slow machines deliver it when it is no longer fresh. */
const KEPT: ReadonlySet<unknown> = new Set(["hit", "stale"]);

/** A block of data of a document, and the document without it. */
function cut(html: string, id: string): { block: string; rest: string } {
  const [whole = "", block = "null"] =
    html.match(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, "s")) ?? [];
  return { block, rest: html.replace(whole, () => "") };
}

const withoutRenewed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, part) => (RENEWED.has(key) && part !== null ? "" : part));

/** What Remix reads of a document: none of it is one shopper's. */
async function dataIn(html: string): Promise<unknown> {
  const { block } = cut(html, "page-data");
  if (block === "null") return null;
  const { value, done } = await decode(new Response(block).body ?? new ReadableStream());
  await done;
  return withoutRenewed(value);
}

const shopperIn = (html: string) => JSON.parse(cut(html, "shopper").block);

/** A document without what is new in each: nonce, request id, form token, and the seconds that are left. */
async function shown(html: string) {
  const text = cut(cut(html, "shopper").rest, "page-data")
    .rest.replace(/nonce="[\w+/=-]*"/g, "")
    .replace(/(name="formToken" value=")[^"]+/g, "$1")
    .replace(/<dd class="num">\d+<\/dd>/g, "");
  return { text, shopper: withoutRenewed(shopperIn(html)), data: await dataIn(html) };
}

/** Its pages are rendered for it alone. */
const TOKEN = "in a browser that needs a form token";

const SHOPPERS = [
  "guest",
  "in English",
  "in dark colours",
  "with products in rows",
  TOKEN,
  "with a notice",
  "with a cart, a compare list and products viewed",
  "signed in",
];

interface Answer {
  status: number;
  /** Where the page came from; undefined where it was rendered for this request. */
  source: string | undefined;
  headers: (string | null)[];
  page: unknown;
}

const addressOf = (who: string, path: string) => `${who} ${path}`;

/** What every shopper gets of every page, with its documents' own origin taken out. */
async function answers(): Promise<Map<string, Answer>> {
  const found = new Map<string, Answer>();
  for (const who of SHOPPERS)
    for (const path of addresses) {
      const headers = shoppers[who] ?? {};
      // The first request may have to render it.
      await (await ask(path, headers)).text();
      const answer = await ask(path, headers);
      const names = ["content-type", "vary", "cache-control"];
      found.set(addressOf(who, path), {
        status: answer.status,
        source: sourceOf(answer),
        headers: names.map((name) => answer.headers.get(name)),
        page: await shown((await answer.text()).replaceAll(shop.origin, "https://shop.example")),
      });
    }
  return found;
}

describe("beside a shop that keeps no page", () => {
  let delivered: Awaited<ReturnType<typeof answers>>;
  let rendered: Awaited<ReturnType<typeof answers>>;
  beforeAll(async () => {
    delivered = await answers();
    await shop.restart({ PAGE_CACHE: "off" });
    rendered = await answers();
    await shop.restart({});
  });

  describe.each(SHOPPERS)("%s", (who) => {
    test.each(addresses)("%s is what would be rendered", (path) => {
      const [one, other] = [delivered.get(addressOf(who, path)), rendered.get(addressOf(who, path))];
      expect([one?.status, other?.status]).toEqual([200, 200]);
      expect(other?.source).toBeUndefined();
      const isOwn = who === TOKEN || (who === "signed in" && path.startsWith("/single-product/"));
      expect(KEPT.has(one?.source ?? "")).toBe(!isOwn);
      expect([one?.headers, one?.page]).toEqual([other?.headers, other?.page]);
    });
  });
});

test("what is a customer's is in the places that are filled, and the data of Remix are the same for all", async () => {
  expect(addresses.length).toBeGreaterThan(20);
  const guest = await (await ask("/category/1")).text();
  const customer = await (await ask("/category/1", shoppers["signed in"])).text();
  expect((await shown(customer)).text).not.toBe((await shown(guest)).text);
  expect([shopperIn(guest).user, shopperIn(customer).user]).toEqual([
    null,
    expect.objectContaining({ name: expect.any(String) }),
  ]);
  expect(await dataIn(customer)).toEqual(await dataIn(guest));
});

test("a thousand requests of three shoppers, mixed: each gets their own, and nothing of another", async () => {
  const people = await Promise.all(
    [
      { name: "Канаричин", bonus: 7_310_011, quantity: "2" },
      { name: "Булжмуурт", bonus: 6_420_022, quantity: "3" },
      { name: "", bonus: 0, quantity: "5" },
    ].map(async (own) => {
      const browser = new PlainBrowser(shop.origin, FROM_OUTSIDE);
      if (own.name) {
        const account = await newCustomer(shop.apiOrigin);
        await shop.sql("UPDATE user SET name = ?, bonus = ? WHERE email = ?", own.name, own.bonus, account.email);
        await browser.post("/login", { ...account });
      }
      await browser.post("/cart", { id: "4", quantity: own.quantity, intent: "add", returnTo: "/" });
      await browser.open("/");
      return { ...own, cookie: browser.cookie };
    }),
  );
  const twenty = addresses.slice(0, 20);
  const marks = people.filter(({ name }) => name).flatMap(({ name, bonus }) => [name, String(bonus)]);
  const documents = new Map<string, Set<string>>();
  const look = async (n: number) => {
    const person = people[n % 3] ?? people[0];
    const address = twenty[(n * 7) % 20] ?? "/";
    const response = await ask(address, { Cookie: person?.cookie ?? "" });
    const html = await response.text();
    const plain = html.replace(/[\s\u00a0\u202f,]/g, "");
    for (const mark of marks)
      expect(plain.includes(mark), `${mark} at ${address}`).toBe(
        mark === person?.name || mark === String(person?.bonus),
      );
    expect(html, address).toContain(
      `<span class="header-count cart-count num" aria-hidden="true">${person?.quantity}</span>`,
    );
    const data = JSON.stringify(await dataIn(html));
    if (data === "null" || sourceOf(response) === undefined) return;
    documents.set(address, (documents.get(address) ?? new Set()).add(data));
  };
  for (let n = 0; n < 1_000; n += 20) await Promise.all(Array.from({ length: 20 }, (_, step) => look(n + step)));
  expect(documents.size).toBeGreaterThan(8);
  // Two where the API's reply was renewed meanwhile.
  for (const [address, known] of documents) expect(known.size, address).toBeLessThanOrEqual(2);
});

describe("whatever a request brings, the next shopper's page has nothing of it", () => {
  const MARK = "zzq9-poison";
  test.each([
    ["a parameter", "/new-arrival", `?utm_source=${MARK}`, {}],
    ["a parameter of another page", "/new-arrival", `?tab=${MARK}&stars=${MARK}&draft=${MARK}`, {}],
    ["an encoded path", "/new-arrival", `%3f${MARK}`, {}],
    ["a host", "/top-20", "", { "X-Forwarded-Host": `${MARK}.test`, Forwarded: `host=${MARK}.test` }],
    ["an original address", "/top-20", "", { "X-Original-URL": `/${MARK}`, "X-Rewrite-URL": `/${MARK}` }],
    [
      "a language, a method, a range",
      "/trend",
      "",
      { "Accept-Language": MARK, "X-HTTP-Method-Override": "POST", Range: "bytes=0-9" },
    ],
    ["a referer, an agent", "/trend", "", { Referer: `https://${MARK}.test/`, "User-Agent": MARK }],
    ["cookies of others", "/brands", "", { Cookie: `cart=${MARK}; session=${MARK}; recent=${MARK}; view=${MARK}` }],
  ])("%s", async (_, path, query, headers) => {
    await (await ask(path + query, headers)).text();
    await (await ask(path + query, headers)).text();
    const response = await ask(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).not.toContain(MARK);
    expect(html).toContain("</html>");
    // Nothing but the browser's own id.
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^shopper=[^;]+; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test("spellings of one address share a document, and a page past the end has none", async () => {
    await (await ask("/brand/2?page=1&utm_source=a")).text();
    for (const address of ["/brand/2", "/Brand/2/", "/brand/2?fbclid=b", "/brand/2?page=1"])
      expect(KEPT, address).toContain(sourceOf(await ask(address)));
    const past = await ask("/brand/2?page=999");
    expect([past.status, sourceOf(past)]).toEqual([404, undefined]);
    expect(sourceOf(await ask("/brand/02"))).toBeUndefined();
  });
});
