/**
 * Two customers and a guest at one Worker, at the same moment, over all pages and forms: no answer holds anything of
 * another's. A new page joins by being a route. For both generations of the API.
 */
import { beforeAll, expect, test } from "vitest";
import { newCustomer } from "#tests/support/customer.ts";
import { shopRoutes } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";
import { openProductInStock } from "#tests/support/walk.ts";

/** What is somebody's own, as pages print it: canary values, which nothing else in the shop holds. */
interface Own {
  name: string;
  email: string;
  phone: string;
  address: string;
  draft: string;
  bonus: string;
  order: string;
  saved: string;
}

interface Person {
  cookie: string;
  own: Own;
}

const shop = sharedShop();
let people: [Person, Person];
beforeAll(async () => {
  people = [
    await personWith({ name: "Канаричин", phone: "88110011", bonus: "7310011", saved: "21" }),
    await personWith({ name: "Булжмуурт", phone: "88220022", bonus: "6420022", saved: "34" }),
  ];
});

const AT_ONCE = 20;

/** A customer with everything that a customer can have: an order, an address, a saved product, something half-typed. */
async function personWith({ name, phone, bonus, saved }: Pick<Own, "name" | "phone" | "bonus" | "saved">) {
  const account = await newCustomer(shop.apiOrigin);
  await shop.sql(
    "UPDATE user SET name = ?, phone = ?, bonus = ? WHERE email = ?",
    name,
    phone,
    Number(bonus),
    account.email,
  );
  const browser = await new PlainBrowser(shop.origin).signIn(account);
  await browser.post("/saved", { intent: "save", id: saved });
  await browser.open("/category/1");
  await openProductInStock(browser, 5);
  const product = browser.visit.url.pathname.split("/").at(-1) ?? "";
  await browser.press("buy", { quantity: "1" });
  await browser.open("/shipping");
  const address = `${name} гудамж 12`;
  await browser.press("confirm", { name, phone, phone2: "", more: address, district: "1", khoroo: "1" });
  await browser.press("confirm", { payment: "qpay" });
  expect(browser.visit.url.pathname).toMatch(/^\/show-order\/PI\w+$/);
  const order = browser.visit.url.pathname.split("/").at(-1) ?? "";
  await browser.post("/cart", { intent: "add", id: product, quantity: "1" });
  await browser.open("/shipping");
  const draft = `${name} дутуу бичсэн`;
  await browser.press("place", { more: draft });
  expect([...browser.cookies.keys()]).toEqual(expect.arrayContaining(["session", "shopper", "shown"]));
  return { cookie: browser.cookie, own: { name, email: account.email, phone, address, draft, bonus, order, saved } };
}

interface Request {
  path: string;
  form?: Record<string, string>;
}

/** Everything that a customer can open and send: as a page and as its data; each form is one that comes back. */
function requestsOf({ own }: Person): Request[] {
  const paths = shopRoutes()
    .filter(({ path }) => path !== "/logout")
    .map(({ path }) => path.replace("PI000001", own.order));
  const pages = [
    ...paths,
    `/track-order?no=${own.order}`,
    ...["info", "saved", "orders", "password"].map((role) => `/profile?role=${role}`),
  ];
  const contact = { name: own.name, email: own.email, phone: "1", phone2: "" };
  const forms: Request[] = [
    { path: "/profile?role=info", form: { ...contact, intent: "info" } },
    { path: "/profile?role=password", form: { intent: "password", password: "1", rePassword: "2" } },
    { path: "/shipping", form: { ...contact, intent: "confirm", more: own.draft } },
    { path: "/confirm-order", form: { intent: "coupon", coupon: own.draft.slice(0, 20) } },
    { path: "/contact", form: { intent: "confirm", subject: "", message: own.draft } },
    { path: "/register", form: { ...contact, intent: "confirm" } },
    { path: "/forgot-password", form: { intent: "confirm", email: own.draft } },
    { path: "/login", form: { email: own.email, password: "" } },
    { path: "/saved", form: { intent: "save", id: own.saved } },
    { path: `/single-product/${own.saved}`, form: { intent: "review", message: own.draft } },
    { path: "/cart", form: { intent: "add", id: own.saved, quantity: "1" } },
    { path: "/compare", form: { intent: "compare", id: own.saved } },
  ];
  const dataOf = (path: string) => path.replace(/^([^?]*)/, (page) => (page === "/" ? "/_root.data" : `${page}.data`));
  return [...pages.map((path) => ({ path })), ...forms].flatMap((request) => [
    request,
    { ...request, path: dataOf(request.path) },
  ]);
}

async function answerTo({ path, form }: Request, cookie: string): Promise<string> {
  const response = await fetch(shop.origin + path, {
    redirect: "manual",
    headers: { Accept: "text/html", Origin: shop.origin, ...(cookie ? { Cookie: cookie } : {}) },
    ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
  });
  expect(response.status, path).toBeLessThan(500);
  return `${JSON.stringify([...response.headers])}\n${await response.text()}`;
}

/** Texts of a customer in an answer; a sum is printed with a separator of thousands. */
function foundIn(answer: string, { own }: Person): string[] {
  const { saved: _, ...texts } = own;
  const plain = answer.replace(/(?<=\d)[,\s\u00a0\u202f'’](?=\d{3})/g, "");
  return Object.entries(texts).flatMap(([what, text]) =>
    plain.includes(text) || plain.includes(encodeURIComponent(text)) ? [what] : [],
  );
}

test("more than 200 requests of two customers and a guest at once: each sees only their own data", async () => {
  const [first, second] = people;
  const [ofFirst, ofSecond] = [requestsOf(first), requestsOf(second)];
  // The same request of both, and of a guest, side by side: what is shared is shared then.
  const all = ofFirst.flatMap((request, index) => [
    { request, who: first, other: second },
    { request: ofSecond[index] ?? request, who: second, other: first },
    { request: { path: request.path.replace(first.own.order, "PI000001") }, who: undefined, other: first },
  ]);
  expect(all.filter(({ who }) => who).length).toBeGreaterThanOrEqual(200);
  const seen = new Map<Person, Set<string>>(people.map((person) => [person, new Set()]));
  const foreign: string[] = [];
  let next = 0;
  const worker = async () => {
    for (let turn = all[next++]; turn; turn = all[next++]) {
      const { request, who, other } = turn;
      const answer = await answerTo(request, who?.cookie ?? "");
      for (const stranger of who ? [other] : people)
        for (const what of foundIn(answer, stranger)) foreign.push(`${request.path}: ${what} of ${stranger.own.name}`);
      if (who) for (const what of foundIn(answer, who)) seen.get(who)?.add(what);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(foreign).toEqual([]);
  // What is searched for is there to be found.
  for (const person of people)
    expect([...(seen.get(person) ?? [])].sort(), person.own.name).toEqual(
      ["address", "bonus", "draft", "email", "name", "order", "phone"].sort(),
    );
});

test("saved products are their customer's, looked at by both at once", async () => {
  const lists = await Promise.all(
    Array.from({ length: 20 }, async (_, turn) => {
      const who = people[turn % 2] ?? people[0];
      const browser = new PlainBrowser(shop.origin, { Cookie: who.cookie });
      await browser.open("/profile?role=saved");
      const links = browser.visit.page.querySelectorAll("main .tab-panel a[href], main [role=tabpanel] a[href]");
      const shown = (links.length ? links : browser.visit.page.querySelectorAll("main a[href]"))
        .map((link) => link.getAttribute("href") ?? "")
        .filter((href) => href.startsWith("/single-product/"));
      return { saved: `/single-product/${who.own.saved}`, shown: [...new Set(shown)] };
    }),
  );
  for (const { saved, shown } of lists) expect(shown).toEqual([saved]);
});

test("an order is not found by another customer, at any address, while its own customer opens it", async () => {
  const [first, second] = people;
  const { order } = second.own;
  const paths = [`/show-order/${order}`, `/show-order/${order}/paid`, `/track-order?no=${order}`];
  const turns = Array.from({ length: 60 }, (_, turn) => ({
    path: paths[turn % 3] ?? "/",
    who: turn % 2 ? first : second,
  }));
  await Promise.all(
    turns.map(async ({ path, who }) => {
      const answer = await answerTo({ path }, who.cookie);
      if (who === first) expect(foundIn(answer, second).filter((what) => what !== "order")).toEqual([]);
    }),
  );
});

test("each cookie of another, beside one's own session, shows nothing of theirs", async () => {
  const [first, second] = people;
  const jarOf = ({ cookie }: Person) =>
    new Map(cookie.split("; ").map((pair) => pair.split("=", 2) as [string, string]));
  const [own, foreign] = [jarOf(first), jarOf(second)];
  expect(foreign.has("shopper")).toBe(true);
  for (const [name, value] of foreign) {
    if (name === "session") continue;
    const cookie = [...new Map([...own, [name, value] as const])].map((pair) => pair.join("=")).join("; ");
    for (const path of ["/shipping", "/confirm-order", "/cart", "/profile", "/login?next=%2Fshipping"])
      expect(foundIn(await answerTo({ path }, cookie), second), `${name} at ${path}`).toEqual([]);
  }
});
